//! Chapters about events, modules and graphs, and the driver module of the Python pages.

use serde_json::Value;

use super::{entries, entry, names};

/// Returns the facts of a page: each function with its parameters, other outputs, codes without their prefix,
/// related functions, and remarks.
fn facts(page: &str) -> Vec<String> {
    let tell = |entry: &Value| {
        let notes = entry["notes"].as_array().expect("notes").iter();
        let notes = notes.map(|note| note["name"].as_str().unwrap_or("own"));
        let codes = names(&entry["returns"]).join(" ").replace("CUDA_", "");
        let lists = [
            names(&entry["params"]).join(" "),
            names(&entry["outputs"]).join(" "),
            codes.replace("ERROR_", ""),
            names(&entry["see"]).join(" "),
            notes.collect::<Vec<_>>().join(" "),
        ];
        let function = entry["function"].as_str().expect("a name");
        format!("{function}: {}", lists.join(" | "))
    };
    entries(page).iter().map(tell).collect()
}

#[test]
fn chapters_of_a_manual_are_read() {
    assert_eq!(
        facts("pdf_driver.txt"),
        [
            "cuReelModuleGetLabel: dptr bytes hmod name |  | SUCCESS DEINITIALIZED NOT_INITIALIZED INVALID_VALUE NOT_FOUND | cuReelModuleLoadEx cuReelSpin | ",
            "cuReelModuleLoadEx: module image numOptions options optionValues |  | SUCCESS INVALID_VALUE INVALID_PTX UNSUPPORTED_REEL_VERSION REEL_COMPILER_NOT_FOUND | cuReelModuleGetLabel | ",
            "cuBeatElapsed: pMilliseconds hStart hEnd |  | SUCCESS INVALID_HANDLE NOT_READY | cuBeatCreate | errors_from_earlier_launches",
            "cuScoreAddReelNode: phNode hScore dependencies numDependencies nodeParams |  | SUCCESS DEINITIALIZED NOT_INITIALIZED INVALID_VALUE | cuScoreInstantiate cuScoreGetNodes | own",
        ]
    );
}

#[test]
fn chapters_of_a_reference_are_read() {
    assert_eq!(
        facts("html_driver.txt"),
        [
            "cuBeatCreate: phBeat Flags |  | SUCCESS DEINITIALIZED NOT_INITIALIZED INVALID_VALUE OUT_OF_MEMORY | cuBeatElapsed cudaBeatCreate cudaBeatCreateWithFlags | errors_from_earlier_launches",
            "cuBeatElapsed: pMilliseconds hStart hEnd |  | SUCCESS INVALID_HANDLE NOT_READY UNKNOWN | cuBeatCreate | ",
            "cuReelModuleLoadEx: module image numOptions options optionValues |  | SUCCESS INVALID_PTX UNSUPPORTED_REEL_VERSION | cuReelModuleGetLabel | ",
            "cuScoreAddReelNode: phNode hScore dependencies numDependencies nodeParams |  | SUCCESS DEINITIALIZED NOT_INITIALIZED INVALID_VALUE | cuScoreInstantiate cuScoreHostCallback | own",
            "cuScoreHostCallback: hScore fn userData |  | SUCCESS NOT_SUPPORTED | cuScoreAddReelNode | ",
        ]
    );
}

#[test]
fn pages_of_a_crate_are_read() {
    assert_eq!(
        facts("docs_rs_driver.txt"),
        [
            "cuBeatElapsed: pMilliseconds hStart hEnd |  | SUCCESS INVALID_HANDLE NOT_READY | cuBeatCreate cudaBeatElapsed | errors_from_earlier_launches",
            "cuReelModuleLoadEx: module image numOptions options optionValues |  | SUCCESS INVALID_PTX UNSUPPORTED_REEL_VERSION | cuReelModuleGetLabel | ",
            "cuScoreAddReelNode: phNode hScore dependencies numDependencies nodeParams |  | SUCCESS DEINITIALIZED NOT_INITIALIZED INVALID_VALUE | cuScoreInstantiate cuScoreGetNodes | graph_thread_safety errors_from_earlier_launches",
        ]
    );
}

#[test]
fn the_driver_module_of_the_python_pages_is_read() {
    assert_eq!(
        facts("sphinx_module.txt"),
        [
            "cuBeatCreate: Flags | phBeat | SUCCESS DEINITIALIZED INVALID_VALUE OUT_OF_MEMORY | cuBeatElapsed cudaBeatCreate | ",
            "cuBeatElapsed: hStart hEnd | pMilliseconds | SUCCESS INVALID_HANDLE NOT_READY | cuBeatCreate | ",
            "cuReelModuleGetLabel: hmod name | dptr numbytes | SUCCESS INVALID_VALUE NOT_FOUND | cuReelModuleLoadEx | ",
            "cuReelModuleLoadEx: image numOptions options optionValues | module | SUCCESS INVALID_PTX UNSUPPORTED_REEL_VERSION |  | ",
            "cuScoreGetNodes: hScore numNodes | nodes numNodes | SUCCESS INVALID_VALUE | cuScoreAddReelNode | ",
            "cuScoreAddReelNode: hScore dependencies numDependencies nodeParams | phNode | SUCCESS INVALID_VALUE | cuScoreGetNodes | ",
        ]
    );
}

#[test]
fn a_structure_quoted_in_a_description_is_ignored() {
    let pages = [
        "pdf_driver.txt",
        "html_driver.txt",
        "sphinx_module.txt",
        "docs_rs_driver.txt",
    ];
    for page in pages {
        let entry = entry(page, "cuScoreAddReelNode");
        let statements = entry["statements"].as_array().expect("statements");
        let mut texts = statements.iter().filter_map(|one| one["text"].as_str());
        assert!(
            texts
                .clone()
                .any(|text| text.ends_with("turns must be at least 1.")),
            "{page}: {statements:?}"
        );
        assert!(
            !texts.any(|text| text.contains("void")),
            "{page}: {statements:?}"
        );
    }
}
