//! The forms of changed items, and their names.

use std::path::Path;

use cuspec_spec::declared::{Api, Declared, Release, Toolkit, parse};

use super::{Form, History, merge};

/// Returns a declared layer of the toolkits 11.0.0, 12.0.0 and 13.0.0.
fn declared(source: &str) -> Declared {
    let toolkits = [11, 12, 13].map(|major| Release {
        toolkit: Toolkit([major, 0, 0]),
        packages: Vec::new(),
    });
    let mut declared = Declared {
        toolkits: toolkits.into(),
        ..Declared::default()
    };
    parse(Path::new("test.rs"), Api::Runtime, source, &mut declared).expect("a declared file");
    declared
}

/// Returns the suffix of each form of `cudaLamp`, and the type of its first parameter.
fn forms(source: &str) -> Vec<String> {
    let declared = declared(source);
    let merged = merge(&declared);
    let history = History::index(&declared, &merged, None);
    let forms = history.forms(Api::Runtime, "cudaLamp");
    let first = |form: &Form| {
        let ty = &form.function.params.first().expect("a parameter").ty;
        let ty = history.at(Api::Runtime, ty, Some(form.last));
        format!("{} {}", form.suffix, cuspec_spec::declared::rust_type(&ty))
    };
    forms.iter().map(first).collect()
}

const BULB: &str = "
#[toolkits(\"11.0.0\"..\"12.0.0\")]
#[layout(size = 4, align = 4)]
struct Bulb {
    #[offset(0)]
    watts: c_int,
}

#[toolkits(\"12.0.0\"..\"13.0.0\")]
#[layout(size = 8, align = 4)]
struct Bulb {
    #[offset(0)]
    watts: c_int,
    #[offset(4)]
    volts: c_int,
}
";

const LIGHT: &str = "
#[group(LAMP)]
#[toolkits(\"11.0.0\"..)]
fn cudaLamp(bulb: *mut Bulb) -> c_int;
";

#[test]
fn a_record_that_only_grew_makes_no_new_form() {
    let newest = BULB.replace("..\"13.0.0\"", "..");
    assert_eq!(forms(&format!("{newest}{LIGHT}")), [" *mut Bulb"]);
}

#[test]
fn a_record_whose_fields_moved_makes_a_new_form() {
    let newest = "
#[toolkits(\"13.0.0\"..)]
#[layout(size = 8, align = 4)]
struct Bulb {
    #[offset(0)]
    volts: c_int,
    #[offset(4)]
    watts: c_int,
}
";
    assert_eq!(
        forms(&format!("{BULB}{newest}{LIGHT}")),
        ["_before_13000 *mut Bulb_before_13000", " *mut Bulb"]
    );
}

#[test]
fn what_was_spare_and_got_a_name_makes_no_new_layout() {
    let source = "
#[toolkits(\"11.0.0\"..\"12.0.0\")]
#[layout(size = 8, align = 4)]
struct Bulb {
    #[offset(0)]
    reserved: [c_int; 2],
}

#[toolkits(\"12.0.0\"..)]
#[layout(size = 8, align = 4)]
struct Bulb {
    #[offset(0)]
    watts: c_int,
    #[offset(4)]
    reserved: [c_int; 1],
}
";
    let declared = declared(source);
    let merged = merge(&declared);
    let history = History::index(&declared, &merged, None);
    let layouts = history.layouts(Api::Runtime, "Bulb");
    let names: Vec<&str> = layouts.iter().map(|layout| &*layout.name).collect();
    assert_eq!(names, ["Bulb"]);
}

/// Returns the forms of two declarations of `cudaLamp`, of which the second is the newest.
fn two(old: &str, new: &str) -> Vec<String> {
    forms(&format!(
        "
#[group(LAMP)]
#[toolkits(\"11.0.0\"..\"13.0.0\")]
fn cudaLamp({old}) -> c_int;

#[group(LAMP)]
#[toolkits(\"13.0.0\"..)]
fn cudaLamp({new}) -> c_int;
"
    ))
}

#[test]
fn a_parameter_more_makes_a_new_form() {
    assert_eq!(
        two("lamp: c_int", "lamp: c_int, flags: c_uint"),
        ["_before_13000 c_int", " c_int"]
    );
}

#[test]
fn another_name_for_a_parameter_makes_no_new_form() {
    assert_eq!(two("lamp: c_int", "light: c_int"), [" c_int"]);
}

#[test]
fn a_wider_number_makes_a_new_form() {
    assert_eq!(
        two("lamp: c_int", "lamp: usize"),
        ["_before_13000 c_int", " usize"]
    );
}

#[test]
fn members_of_all_toolkits_stand_in_one_enumeration() {
    let source = "
#[toolkits(\"11.0.0\"..)]
#[repr(c_uint)]
enum Mood {
    #[toolkits(\"11.0.0\"..\"12.0.0\")]
    DIM = 1,
    #[toolkits(\"12.0.0\"..)]
    BRIGHT = 1,
}
";
    let merged = merge(&declared(source));
    let members = merged.enums.first().map(|item| item.members.as_slice());
    let names: Vec<&str> = members
        .unwrap_or_default()
        .iter()
        .map(|member| &*member.name)
        .collect();
    assert_eq!(names, ["DIM", "BRIGHT"]);
}

#[test]
fn two_forms_that_ended_in_one_version_have_different_names() {
    let source = "
#[toolkits(\"11.0.0\"..\"12.2.81\")]
#[layout(size = 4, align = 4)]
struct Bulb {
    #[offset(0)]
    watts: c_int,
}

#[toolkits(\"12.2.81\"..\"12.2.140\")]
#[layout(size = 8, align = 4)]
struct Bulb {
    #[offset(0)]
    watts: c_int,
    #[offset(4)]
    volts: c_int,
}

#[toolkits(\"12.2.140\"..)]
#[layout(size = 2, align = 2)]
struct Bulb {
    #[offset(0)]
    watts: c_short,
}
";
    let declared = declared(source);
    let merged = merge(&declared);
    let history = History::index(&declared, &merged, None);
    let layouts = history.layouts(Api::Runtime, "Bulb").iter();
    let names: Vec<&str> = layouts.map(|layout| &*layout.name).collect();
    let expected = ["Bulb_before_12020_81", "Bulb_before_12020_140", "Bulb"];
    assert_eq!(names, expected);
}
