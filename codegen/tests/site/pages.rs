//! Contents of pages for the registry of lamps.

use super::made::lamps;

#[test]
fn see_also_links_to_the_current_form() {
    let page = lamps().read("f/cuLampDim.html");
    let (_, see) = page.split_once("<h2 id=see>").expect("a section");
    assert!(
        see.contains("<a href=cuLampOpen_v2.html>cuLampOpen</a>"),
        "{see}"
    );
    assert!(!see.contains("href=cuLampOpen.html"), "{see}");
}

#[test]
fn an_obsolete_form_names_the_current_one() {
    let page = lamps().read("f/cuLampOpen.html");
    assert!(
        page.contains("built today call <a class=c href=cuLampOpen_v2.html>"),
        "{page}"
    );
}

#[test]
fn codes_of_an_ended_form_are_kept() {
    let page = lamps().read("f/cuLampDim.html");
    assert!(page.contains("<tr id=CUDA_ERROR_INVALID_HANDLE"), "{page}");
    assert!(page.contains("The form of 12.0.0 only"), "{page}");
    assert!(page.contains("Light can be dimmed."), "{page}");
}

#[test]
fn a_badge_says_one_thing() {
    let page = lamps().read("f/cuLampOpen_v2.html");
    let badge = |id: &str| {
        let (_, check) = page.split_once(&format!("<li id={id}>")).expect("a check");
        let (_, badge) = check.split_once("<b class=").expect("a badge");
        let (_, text) = badge.split_once('>').expect("a text");
        text.split('<').next().unwrap_or_default().to_owned()
    };
    assert_eq!(badge("lamp.null"), "confirmed on 1.2");
    assert_eq!(badge("initialized"), "observed only on 1.2");
    assert_eq!(badge("type.unknown-bit"), "documented");
    assert_eq!(badge("not-both"), "documents say otherwise");
    assert!(page.contains("Driver 1.2 answers otherwise"), "{page}");
}

#[test]
fn a_twin_links_to_its_function() {
    let page = lamps().read("f/cuLampOpen_v2_ptsz.html");
    assert!(page.contains("url=cuLampOpen_v2.html"), "{page}");
}

/// Snapshots of one page of each kind.
macro_rules! snapshots {
    ($($name:ident: $path:literal,)*) => {
        $(#[test]
        fn $name() {
            insta::assert_snapshot!(lamps().lines($path));
        })*
    };
}

snapshots! {
    page_of_a_function: "f/cuLampOpen_v2.html",
    page_of_a_type: "t/CUlampDesc.html",
    page_of_an_enumeration: "t/CUlampState.html",
    page_of_a_code: "e/CUDA_ERROR_INVALID_VALUE.html",
    page_of_a_domain: "d/BitsOf.html",
    page_of_a_group: "g/driver-lamp.html",
    page_of_a_toolkit: "v/13.0.0.html",
    page_of_a_difference: "v/12.0.0..13.0.0.html",
    page_of_a_subject: "s/desk-1.2.html",
    page_of_a_grid: "grid/driver-lamp.html",
    page_of_a_finding: "n/one-colour-at-a-time.html",
    page_of_a_scenario: "x/lamp/a_lamp_shines.html",
}
