# Pages that cannot be distilled.
cuspec distill nowhere.txt

touch empty.txt
cuspec distill empty.txt

printf 'a\000b' > binary.txt
cuspec distill binary.txt

printf 'a\n\351\n' > latin.txt
cuspec distill latin.txt

printf '###### Parameters\n\n###### Returns\n' > none.txt
cuspec distill none.txt

echo 'Just some words.' > words.txt
cuspec distill words.txt
