# Toolkits, libraries and names that the registry does not have.
cp -r "$HERE/../diff/spec" spec
cuspec show cuLampOn --toolkit newest

cuspec show cuLampOn --toolkit 13.5.99

cuspec show cuLampOnn

cuspec show zebra

cuspec show cuLampSwing --toolkit 2.0.0

cuspec show cuLampSwing --history --toolkit 2.0.0

cuspec show cuLampOn_v2 --toolkit 1.0.0

cuspec show cuLampDimm --history

cuspec show zebra --history

cuspec diff

cuspec diff 1.0.0 13.9.9

cuspec diff 1.0.0

cuspec diff 1.0.0 spec

cuspec diff spec nowhere

cuspec diff --library cudart 1.0.0 1.0.1

mkdir empty
cuspec --spec empty show cuLampOpen

cuspec --spec empty check --library lamp.so

cuspec --spec empty diff 12.0.1 12.0.2

cuspec --spec empty distill --check "$HERE/../distill/pdf_driver.txt"

cuspec --spec empty coverage

# Registries without a common toolkit.
mkdir -p other/declared/driver other/declared/runtime
cp spec/declared/toolkits.rs other/declared
printf '#[group(CUDA_PUMP)]\n#[toolkits("1.0.0"..)]\nfn cuPumpOn() -> c_int;\n' > other/declared/driver/pump.rs
cuspec diff spec other

# Folders without a readable registry.
cp -r spec broken
echo 'fn cuLampBreak(' >> broken/declared/driver/lamp.rs
cuspec diff spec broken

for number in 1 2 3; do echo "#[toolkit]
fn cuBroken$number() -> CUresult;" > broken/declared/driver/broken$number.rs; done
cuspec diff spec broken

cuspec --spec broken show cuLampOpen

cuspec --spec broken check

cuspec --spec broken distill --check "$HERE/../distill/pdf_driver.txt"

mkdir -p bare/declared/driver bare/declared/runtime && echo 'toolkits! {}' > bare/declared/toolkits.rs
cuspec diff spec bare

cuspec --spec bare distill --check "$HERE/../distill/pdf_driver.txt"

# Revisions of a repository.
cuspec diff --against HEAD 2>&1 | head -1 >&2

git init -q . && git -c user.name=a -c user.email=a@b commit -q --allow-empty -m empty
cuspec diff --against lamp

cuspec diff --against HEAD

TMPDIR="$PWD/nowhere" cuspec diff --against HEAD 2>&1 | sed 's/ at path.*//' >&2

cp -r broken old && git add old && git -c user.name=a -c user.email=a@b commit -q -m old
rm -r old && cp -r spec old
cuspec --spec old diff --against HEAD 2>&1 | sed -n '1,3p;$p' >&2

mkdir bin && ln -s "$(command -v cuspec)" bin/cuspec
PATH="$PWD/bin" cuspec diff --against HEAD

# Output to a full device.
cuspec show cuLampOn > /dev/full
