//! Tests of the values of arguments, for a small registry.

use std::path::Path;

use super::*;

/// The name of the class of zero in a call with another fault.
const BESIDE: &str = "zero with another fault";

/// The arguments of a registry of two functions.
fn dials() -> Vec<Argument> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/arguments/spec");
    list(&Registry::load(&root).expect("a registry"))
}

/// Returns the values of an argument with a status, by name.
fn named(argument: &str, status: Status) -> Vec<String> {
    let dials = dials();
    let argument = dials.iter().find(|one| one.argument == argument);
    let classes = argument.expect("the argument").classes.iter();
    let classes = classes.filter(|class| class.status == status);
    classes.map(|class| class.name.clone()).collect()
}

#[test]
fn an_enumeration_has_its_enumerators_and_the_numbers_next_to_them() {
    let asked = ["CU_DIAL_SLOW", "CU_DIAL_FAST", "past the last"];
    assert_eq!(named("mode", Status::Asked), asked);
    let not_asked = ["CU_DIAL_MODE_MAX", "first unknown", "all ones"];
    assert_eq!(named("mode", Status::NotAsked), not_asked);
}

#[test]
fn each_bit_of_flags_is_a_value_of_its_own() {
    let asked = named("flags", Status::Asked);
    // 32 bits, two of which are enumerators, and zero.
    assert_eq!(asked.len(), 33);
    assert!(asked.contains(&"unknown bit 1".to_owned()), "{asked:?}");
    assert_eq!(named("flags", Status::NotAsked), ["all ones"]);
}

#[test]
fn a_value_that_the_contract_leaves_undefined_is_not_asked() {
    assert_eq!(named("reserved", Status::Undefined), ["one"]);
}

#[test]
fn numbers_next_to_a_limit_are_asked_or_represented() {
    assert_eq!(
        named("level", Status::Asked),
        ["zero", "largest", "100", BESIDE]
    );
    assert_eq!(named("level", Status::Represented), ["101"]);
    assert_eq!(named("level", Status::NotAsked), ["one", "99"]);
}

#[test]
fn the_limits_of_rules_are_limits_of_a_field() {
    let not_asked = ["one", "largest", "minus one", "5", "6"];
    assert_eq!(named("scale.steps", Status::NotAsked), not_asked);
    assert_eq!(named("scale.steps", Status::Asked), ["zero", "7", BESIDE]);
}

#[test]
fn the_number_behind_a_pointer_is_a_value() {
    assert_eq!(
        named("peak", Status::Asked),
        ["zero", "largest", "100", BESIDE]
    );
    assert_eq!(named("peak", Status::Represented), ["101"]);
}

#[test]
fn a_zero_amount_is_asked_with_another_fault() {
    assert_eq!(named("marks", Status::Asked), ["zero"]);
    // The plain call passes four, and each fault is alone.
    assert_eq!(named("marks", Status::NotAsked), ["one", "largest", BESIDE]);
}

#[test]
fn a_number_that_no_check_reads_is_ignored_on_the_basis_of_success() {
    assert_eq!(named("tint", Status::Ignored), ["one", "largest"]);
    let dials = dials();
    let classes = dials.iter().flat_map(|argument| &argument.classes);
    let mut ignored = classes.filter(|class| class.status == Status::Ignored);
    assert!(ignored.all(|class| {
        class
            .basis
            .as_ref()
            .is_some_and(|basis| basis.on == ["1.0"])
    }));
}

#[test]
fn a_field_that_the_contract_does_not_list_is_not_asked() {
    let unlisted = dials();
    let unlisted = unlisted.iter().filter(|one| one.kind == Kind::Unlisted);
    let names = Vec::from_iter(unlisted.map(|one| one.argument.as_str()));
    assert_eq!(names, ["scale.reserved"]);
    assert_eq!(
        named("scale.reserved", Status::NotAsked),
        ["other than zero"]
    );
}

#[test]
fn a_list_with_a_value_that_is_not_asked_is_incomplete() {
    let mut dials = dials();
    assert!(!are_complete(&dials));
    dials.retain(|argument| argument.argument == "tint");
    assert!(are_complete(&dials));
}
