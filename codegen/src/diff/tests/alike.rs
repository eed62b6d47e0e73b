//! What is no change, and where one row ends and the next begins.

use super::super::rule::Kind;
use super::changes;

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
        [(Kind::NameMoved, "cuLampOn", Some("cuLampOnWithFlags"))]
    );
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
