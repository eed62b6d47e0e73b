//! No two modules of a crate need each other.
//!
//! In every folder the modules, and what stands in the folder's own file, can be put in an order in
//! which each uses only those before it. What a module uses is told from the paths it writes; what
//! it reaches through the methods of a value is not seen.

mod circles;
mod modules;
mod paths;

use crate::root;
use circles::{circles, out_of_order};
use modules::Crate;

/// Roots of the crates whose modules are held to an order.
const CRATES: &[&str] = &[
    "spec/case/src/lib.rs",
    "spec/diagnostic/src/lib.rs",
    "spec/src/lib.rs",
    "codegen/src/main.rs",
    "codegen/site/src/lib.rs",
    "codegen/bench/src/main.rs",
    "conformance/harness/src/lib.rs",
    "conformance/src/lib.rs",
    "conformance/bench/src/main.rs",
    "emulator/ptx/src/lib.rs",
    "emulator/ptx/table/src/lib.rs",
    "emulator/driver/src/lib.rs",
    "emulator/runtime/src/lib.rs",
];

/// Crates that declare their modules in an order: each uses only those declared before it.
const ORDERED: &[&str] = &[
    "spec/src/lib.rs",
    "conformance/src/lib.rs",
    "emulator/ptx/src/lib.rs",
    "emulator/ptx/table/src/lib.rs",
    "emulator/driver/src/lib.rs",
    "emulator/runtime/src/lib.rs",
];

#[test]
fn no_modules_need_each_other() {
    let mut found = Vec::new();
    for path in CRATES {
        let modules = Crate::read(&root(), path).expect("a crate that can be read");
        found.extend(circles(&modules));
    }
    assert!(
        found.is_empty(),
        "these modules need each other; move what both need to a third one:\n\n{}",
        found.join("\n")
    );
}

#[test]
fn modules_are_declared_after_what_they_use() {
    let crates = ORDERED.iter().map(|path| Crate::read(&root(), path));
    let found: Vec<String> = crates
        .flat_map(|modules| out_of_order(&modules.expect("a crate that can be read")))
        .collect();
    assert!(
        found.is_empty(),
        "these modules use one that is declared after them:\n{}",
        found.join("\n")
    );
}

#[test]
fn two_modules_that_need_each_other_are_found() {
    let folder = root().join("tidy/tests/layers");
    let modules = Crate::read(&folder, "circle/lib.rs").expect("a crate that can be read");
    let found = circles(&modules);
    assert_eq!(
        found,
        ["circle/lib.rs: left <-> right\n  circle/left.rs:3: right\n  circle/right.rs:3: left\n"]
    );
    assert_eq!(
        out_of_order(&modules),
        ["circle/left.rs:3: left uses right"]
    );
}
