//! Sets the soname that programs load the runtime by.

fn main() {
    println!("cargo:rustc-cdylib-link-arg=-Wl,-soname,libcudart.so.13");
    println!("cargo:rerun-if-changed=build.rs");
}
