//! Differences that are no change, and the borders between rows.

use cuspec_spec::declared::Toolkit;

use super::super::report::{self, Report};
use super::super::rule::Kind;
use super::super::sides::{Name, Side};
use super::{NEW, OLD, changes, history};

fn kinds(source: &str) -> Vec<Kind> {
    changes(source).iter().map(|one| one.change).collect()
}

#[test]
fn another_spelling_of_the_same_type_is_no_change() {
    let source = r#"
        #[toolkits("1.0.0"..)] type CUwatts = c_int;
        #[group(CUDA_LAMP)] #[toolkits("1.0.0".."2.0.0")] fn cuLampOn(watts: CUwatts);
        #[group(CUDA_LAMP)] #[toolkits("2.0.0"..)] fn cuLampOn(watts: c_int);
    "#;
    assert_eq!(kinds(source), []);
}

#[test]
fn codes_in_another_order_are_no_change() {
    let source = r#"
        #[group(CUDA_LAMP)] #[toolkits("1.0.0"..)]
        #[returns("1.0.0".."2.0.0", DARK, SUCCESS)] #[returns("2.0.0".., SUCCESS, DARK)] fn cuLampOn();
    "#;
    assert_eq!(kinds(source), []);
}

#[test]
fn a_type_that_widens_breaks_the_symbols_that_take_it() {
    let source = r#"
        #[toolkits("1.0.0".."2.0.0")] type CUwatts = c_int;
        #[toolkits("2.0.0"..)] type CUwatts = usize;
        #[group(CUDA_LAMP)] #[toolkits("1.0.0"..)] fn cuLampOn(watts: *mut CUwatts);
    "#;
    assert_eq!(kinds(source), [Kind::ParameterReshaped, Kind::TypeReshaped]);
}

#[test]
fn a_record_that_grows_is_no_change_of_the_functions_that_take_it() {
    let source = r#"
        #[toolkits("1.0.0".."2.0.0")] #[layout(size = 4, align = 4)] struct CUlamp { #[offset(0)] watts: c_int }
        #[toolkits("2.0.0"..)] #[layout(size = 8, align = 4)] struct CUlamp { #[offset(0)] watts: c_int }
        #[group(CUDA_LAMP)] #[toolkits("1.0.0"..)] fn cuLampOn(lamp: *mut CUlamp);
    "#;
    assert_eq!(kinds(source), [Kind::RecordResized]);
}

#[test]
fn a_pointer_to_a_wider_number_breaks_programs() {
    let source = r#"
        #[group(CUDA_LAMP)] #[toolkits("1.0.0".."2.0.0")] fn cuLampGet(watts: *mut c_uint);
        #[group(CUDA_LAMP)] #[toolkits("2.0.0"..)] fn cuLampGet(watts: *mut usize);
    "#;
    assert_eq!(kinds(source), [Kind::ParameterReshaped]);
}

#[test]
fn a_pointer_that_becomes_untyped_breaks_sources_alone() {
    let source = r#"
        #[group(CUDA_LAMP)] #[toolkits("1.0.0".."2.0.0")] fn cuLampGet(watts: *mut c_uint);
        #[group(CUDA_LAMP)] #[toolkits("2.0.0"..)] fn cuLampGet(watts: *mut c_void);
    "#;
    assert_eq!(kinds(source), [Kind::ParameterRetyped]);
}

#[test]
fn a_parameter_that_loses_const_breaks_sources() {
    let source = r#"
        #[group(CUDA_LAMP)] #[toolkits("1.0.0".."2.0.0")] fn cuLampOn(watts: *const c_uint);
        #[group(CUDA_LAMP)] #[toolkits("2.0.0"..)] fn cuLampOn(watts: *mut c_uint);
    "#;
    assert_eq!(kinds(source), [Kind::ParameterRetyped]);
}

#[test]
fn const_behind_a_second_pointer_breaks_sources() {
    let source = r#"
        #[group(CUDA_LAMP)] #[toolkits("1.0.0".."2.0.0")] fn cuLampOn(watts: *mut *mut c_uint);
        #[group(CUDA_LAMP)] #[toolkits("2.0.0"..)] fn cuLampOn(watts: *mut *const c_uint);
    "#;
    assert_eq!(kinds(source), [Kind::ParameterRetyped]);
}

#[test]
fn a_name_that_goes_with_its_symbol_is_said_once() {
    let source = r#"
        #[group(CUDA_LAMP)] #[toolkits("1.0.0".."2.0.0")] #[base(cuLampOn)] fn cuLampOn_v2();
    "#;
    assert_eq!(kinds(source), [Kind::FunctionRemoved]);
}

#[test]
fn a_macro_moves_a_name_as_well() {
    let source = r#"
        #[group(CUDA_LAMP)] #[toolkits("1.0.0"..)] #[default("1.0.0".."2.0.0")] fn cuLampOn(lamp: c_int);
        #[group(CUDA_LAMP)] #[toolkits("1.0.0"..)] fn cuLampOnWithFlags(flags: c_int, lamp: c_int);
        #[toolkits("2.0.0"..)] #[alias] const cuLampOn: _ = cuLampOnWithFlags;
    "#;
    let found = changes(source);
    let moves: Vec<_> = found
        .iter()
        .map(|one| (one.change, &*one.name, one.new.as_deref()))
        .collect();
    assert_eq!(
        moves,
        [(
            Kind::NameMoved,
            "cuLampOn",
            Some("void cuLampOnWithFlags(int flags, int lamp);")
        )]
    );
}

#[test]
fn codes_are_compared_by_the_name_that_programs_write() {
    let source = r#"
        #[group(CUDA_LAMP)] #[toolkits("1.0.0"..)] #[default("1.0.0".."2.0.0")]
        #[returns("1.0.0".., SUCCESS, NOT_FOUND)] fn cuLampOn() -> CUresult;
        #[group(CUDA_LAMP)] #[toolkits("2.0.0"..)] #[base(cuLampOn)]
        #[returns("2.0.0".., SUCCESS, NOT_READY)] fn cuLampOn_v2() -> CUresult;
    "#;
    let found = changes(source);
    let change = found.iter().find(|one| one.change == Kind::ReturnsChanged);
    let change = change.expect("the codes differ");
    assert_eq!(change.name, "cuLampOn");
    assert_eq!(change.old.as_deref(), Some("CUDA_ERROR_NOT_FOUND"));
    assert_eq!(change.new.as_deref(), Some("CUDA_ERROR_NOT_READY"));
}

#[test]
fn the_reason_is_given_where_the_spelling_of_a_parameter_is_unchanged() {
    let source = r#"
        #[group(CUDA_LAMP)] #[toolkits("1.0.0"..)] fn cuLampGet(lamp: *mut CUlamp);
        #[toolkits("1.0.0".."2.0.0")] type CUlamp = CUlamp_v1;
        #[toolkits("2.0.0"..)] type CUlamp = CUlamp_v2;
        #[toolkits("1.0.0"..)] #[layout(size = 4, align = 4)] struct CUlamp_v1 { #[offset(0)] watts: c_int }
        #[toolkits("1.0.0"..)] #[layout(size = 8, align = 4)]
        struct CUlamp_v2 { #[offset(0)] watts: c_int, #[offset(4)] volts: c_int }
    "#;
    let found = changes(source);
    let change = found
        .iter()
        .find(|one| one.change == Kind::ParameterReshaped);
    let is = change.and_then(|one| one.new.as_deref());
    let is = is.expect("the parameter is another");
    assert!(is.contains("CUlamp_v1") && is.contains("CUlamp_v2"), "{is}");
}

#[test]
fn markdown_never_exceeds_the_limit_of_a_comment() {
    let functions = |count: usize| -> String {
        let function = |number| {
            format!(
                "#[group(CUDA_LAMP)] #[toolkits(\"2.0.0\"..)] fn cuLampWithAVeryLongName{number}(watts: c_int, volts: c_int);\n"
            )
        };
        (0..count).map(function).collect()
    };
    for (count, is_whole) in [(3, true), (2000, false), (20_000, false)] {
        // Something has to be common to both.
        let common = "#[toolkits(\"1.0.0\"..)] const CU_ONE: c_int = 1;\n";
        let history = history(&(common.to_owned() + &functions(count)));
        let side = |toolkit: &Toolkit| Side {
            name: Name::Toolkit(toolkit.to_string()),
            declared: history.at(toolkit),
        };
        let report = Report::new(side(&OLD), side(&NEW)).expect("they have something in common");
        let text = report::markdown(&report);
        assert!(text.chars().count() <= 60_000, "{}", text.len());
        assert_eq!(text.contains("watts"), is_whole);
        assert!(text.contains(&format!("({count})")), "{text}");
        assert_eq!(
            text.contains("The complete report: `cuspec diff 1.0.0 2.0.0`"),
            !is_whole
        );
    }
}

#[test]
fn an_end_of_the_enumerators_that_moves_is_behaviour() {
    let source = r#"
        #[toolkits("1.0.0".."2.0.0")] #[repr(u32)] enum CUlamp { CU_LAMP_OFF = 0, CU_LAMP_MAX = 1 }
        #[toolkits("2.0.0"..)] #[repr(u32)] enum CUlamp { CU_LAMP_OFF = 0, CU_LAMP_ON = 1, CU_LAMP_MAX = 2 }
    "#;
    assert_eq!(
        kinds(source),
        [Kind::EnumeratorEndMoved, Kind::EnumeratorAdded]
    );
}

#[test]
fn the_last_enumerator_is_not_an_end_unless_it_is_called_so() {
    let source = r#"
        #[toolkits("1.0.0".."2.0.0")] #[repr(u32)] enum CUlamp { CU_LAMP_OFF = 0, CU_LAMP_BLUE = 1 }
        #[toolkits("2.0.0"..)] #[repr(u32)] enum CUlamp { CU_LAMP_OFF = 0, CU_LAMP_RED = 1, CU_LAMP_BLUE = 2 }
    "#;
    assert_eq!(
        kinds(source),
        [Kind::EnumeratorValue, Kind::EnumeratorAdded]
    );
}

#[test]
fn a_field_that_only_begins_like_reserved_room_breaks_programs_when_it_moves() {
    let source = r#"
        #[toolkits("1.0.0".."2.0.0")] #[layout(size = 8, align = 4)] struct CUlamp { #[offset(0)] reservedWatts: c_int }
        #[toolkits("2.0.0"..)] #[layout(size = 8, align = 4)] struct CUlamp { #[offset(4)] reservedWatts: c_int }
    "#;
    assert_eq!(kinds(source), [Kind::FieldMoved]);
}

#[test]
fn a_new_union_in_a_structure_concerns_rust() {
    let source = r#"
        #[toolkits("1.0.0".."2.0.0")] #[layout(size = 8, align = 4)] struct CUlamp { #[offset(0)] watts: c_int }
        #[toolkits("2.0.0"..)] #[layout(size = 8, align = 4)]
        struct CUlamp { #[offset(0)] watts: c_int, #[offset(4)] #[anonymous] _1: CUlamp_anonymous1 }
        #[toolkits("2.0.0"..)] #[anonymous] #[layout(size = 4, align = 4)]
        union CUlamp_anonymous1 { #[offset(0)] volts: c_int }
    "#;
    assert_eq!(kinds(source), [Kind::FieldAdded]);
}

#[test]
fn enumerators_of_an_enumeration_that_is_gone_and_live_on_only_move() {
    let source = r#"
        #[toolkits("1.0.0".."2.0.0")] #[repr(u32)] enum CUlamp { CU_LAMP_OFF = 0 }
        #[toolkits("2.0.0"..)] #[repr(u32)] enum CUbulb { CU_LAMP_OFF = 0 }
    "#;
    let found = kinds(source);
    assert_eq!(
        found,
        [Kind::EnumRemoved, Kind::EnumeratorRehomed, Kind::EnumAdded]
    );
}
