use std::path::Path;

use cuspec_spec::declared;

use super::*;

const OLD: Toolkit = Toolkit([11, 7, 99]);
const MIDDLE: Toolkit = Toolkit([12, 0, 1]);
const NEW: Toolkit = Toolkit([13, 0, 96]);

fn facts(toolkit: &Toolkit, items: &str) -> Declared {
    let mut found = Declared::default();
    let source = items.replace('@', &format!("#[toolkits(\"{toolkit}\"..)] "));
    declared::parse(Path::new("x.rs"), Api::Driver, &source, &mut found).expect("it reads");
    found
}

fn all(order: &[(&Toolkit, &str)]) -> Declared {
    order
        .iter()
        .fold(Declared::default(), |layer, (toolkit, items)| {
            merge(&layer, release(toolkit), facts(toolkit, items))
        })
}

fn release(toolkit: &Toolkit) -> Release {
    Release {
        toolkit: toolkit.clone(),
        packages: Vec::new(),
    }
}

fn types(layer: &Declared) -> String {
    declared::write(layer)["driver/types.rs"].clone()
}

const A: &str = "@type A = c_int; @type B = c_int;";
const B: &str = "@type B = c_int; @type C = c_int;";
const C: &str = "@type B = c_uint; @type C = c_int;";

#[test]
fn the_order_of_imports_does_not_matter() {
    let forward = all(&[(&OLD, A), (&MIDDLE, B), (&NEW, C)]);
    let backward = all(&[(&NEW, C), (&OLD, A), (&MIDDLE, B)]);
    assert_eq!(types(&forward), types(&backward));
}

#[test]
fn a_toolkit_read_again_changes_nothing() {
    let once = all(&[(&OLD, A), (&MIDDLE, B), (&NEW, C)]);
    let twice = merge(&once, release(&MIDDLE), facts(&MIDDLE, B));
    assert_eq!(once, twice);
}

#[test]
fn missing_facts_end_and_changed_facts_open_a_new_interval() {
    let text = types(&all(&[(&OLD, A), (&MIDDLE, B), (&NEW, C)]));
    for part in [
        "#[toolkits(\"11.7.99\"..\"12.0.1\")]\ntype A = c_int;",
        "#[toolkits(\"11.7.99\"..\"13.0.96\")]\ntype B = c_int;",
        "#[toolkits(\"13.0.96\"..)]\ntype B = c_uint;",
        "#[toolkits(\"12.0.1\"..)]\ntype C = c_int;",
    ] {
        assert!(text.contains(part), "{part} is missing from\n{text}");
    }
}

#[test]
fn an_enumerator_has_an_interval_of_its_own() {
    let layer = all(&[
        (&OLD, "@#[repr(u32)] enum E { A = 0, B = 1 }"),
        (&NEW, "@#[repr(u32)] enum E { A = 0, C = 2 }"),
    ]);
    let text = &declared::write(&layer)["driver/enums.rs"];
    let members = "    A = 0,\n    #[toolkits(\"11.7.99\"..\"13.0.96\")]\n    B = 1,\n    \
                   #[toolkits(\"13.0.96\"..)]\n    C = 2,\n";
    assert!(text.contains(members), "{text}");
}

#[test]
fn a_return_set_has_an_interval_of_its_own() {
    let old = "@#[group(G)] #[returns(\"11.7.99\".., SUCCESS)] fn f() -> CUresult;";
    let new = "@#[group(G)] #[returns(\"13.0.96\".., SUCCESS, UNKNOWN)] fn f() -> CUresult;";
    let layer = all(&[(&OLD, old), (&NEW, new)]);
    let function = &layer.functions[0];
    assert_eq!(layer.functions.len(), 1);
    assert_eq!(function.returns[0].toolkits.end, Some(NEW));
    assert_eq!(
        function.returns[1].codes,
        ["CUDA_SUCCESS", "CUDA_ERROR_UNKNOWN"]
    );
}
