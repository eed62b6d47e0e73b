# Exemplars that no case uses: the enumerators have no gap, and no contract names the other domain.
cp -r "$HERE/../generate/spec" spec
sed -i 's/    UnknownBit = unknown_bit(E),/&\n    #[accepted]\n    GapBit = gap_bit(E),/' spec/vocabulary/domains.rs
printf '\n/// A lamp.\n#[domain]\nenum LampKind {\n    #[accepted]\n    First = 0,\n}\n' >> spec/vocabulary/domains.rs
cuspec check
