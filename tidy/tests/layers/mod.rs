//! The modules of a crate form no dependency cycle.
//!
//! The modules of every folder, and the items in the file of the folder itself, have an order in
//! which each uses only earlier ones. Uses are found from paths in the source; calls of methods are
//! not seen.

mod circles;
mod modules;
mod paths;

use crate::root;
use circles::{circles, out_of_order};
use modules::Crate;

/// Roots of the crates that are checked for cycles.
const CRATES: &[&str] = &[
    "spec/case/src/lib.rs",
    "spec/diagnostic/src/lib.rs",
    "spec/src/lib.rs",
    "codegen/src/main.rs",
    "codegen/site/src/lib.rs",
    "codegen/bench/src/main.rs",
    "codegen/core/src/lib.rs",
    "conformance/harness/src/lib.rs",
    "conformance/src/lib.rs",
    "conformance/bench/src/main.rs",
    "emulator/ptx/src/lib.rs",
    "emulator/ptx/table/src/lib.rs",
    "emulator/driver/src/lib.rs",
    "emulator/runtime/src/lib.rs",
    "emulator/support/src/lib.rs",
];

/// Crates whose modules use only modules that are declared before them.
const ORDERED: &[&str] = &[
    "spec/src/lib.rs",
    "codegen/core/src/lib.rs",
    "conformance/src/lib.rs",
    "emulator/ptx/src/lib.rs",
    "emulator/ptx/table/src/lib.rs",
    "emulator/driver/src/lib.rs",
    "emulator/runtime/src/lib.rs",
    "emulator/support/src/lib.rs",
];

#[test]
fn no_modules_form_a_cycle() {
    let mut found = Vec::new();
    for path in CRATES {
        let modules = Crate::read(&root(), path).expect("a crate that can be read");
        found.extend(circles(&modules));
    }
    assert!(
        found.is_empty(),
        "these modules form a cycle; move the shared items to a third module:\n\n{}",
        found.join("\n")
    );
}

#[test]
fn modules_are_declared_after_the_modules_that_they_use() {
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
fn a_cycle_of_two_modules_is_found() {
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
