//! Names the shared object as programs look for it.

fn main() {
    println!("cargo:rustc-cdylib-link-arg=-Wl,-soname,libcudart.so.13");
    println!("cargo:rerun-if-changed=build.rs");
}
