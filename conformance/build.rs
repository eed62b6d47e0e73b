//! The evidence and the corpora are built into the program, so a new file there requires a rebuild.

fn main() {
    println!("cargo:rerun-if-changed=evidence");
    println!("cargo:rerun-if-changed=corpora");
    println!("cargo:rerun-if-changed=build.rs");
}
