//! The states in which a function is called, and the number of other faults in each.

use super::*;

fn ids_in(cases: &[Case], state: &str) -> Vec<String> {
    let cases = cases.iter().filter(|case| case.state == state);
    cases.map(|case| case.id.clone()).collect()
}

fn rules_of(cases: &[Case], id: &str) -> Vec<String> {
    let case = cases.iter().find(|case| case.id == id);
    let case = case.unwrap_or_else(|| panic!("{id} is not planned"));
    case.expect.faults.iter().map(|f| f.rule.clone()).collect()
}

#[test]
fn a_default_need_is_the_first_fault_even_if_the_contract_does_not_list_it() {
    let cases = plan_of(CONTRACT, |text| text);
    let rules = rules_of(&cases, "cuStreamAttachMemAsync[state=exiting]");
    assert_eq!(rules, ["cuStreamAttachMemAsync/alive"]);
    for id in ids_in(&cases, "exiting") {
        let rules = rules_of(&cases, &id);
        assert_eq!(rules[0], "cuStreamAttachMemAsync/alive", "{id}");
    }
}

#[test]
fn a_function_that_tolerates_a_default_need_is_called_without_it_and_succeeds() {
    let contract = CONTRACT.replace(
        "#[order(unknown)]",
        "#[tolerates(alive)]\n#[order(unknown)]",
    );
    let cases = plan_of(&contract, |text| text);
    assert_eq!(
        ids_in(&cases, "exiting"),
        ["cuStreamAttachMemAsync[state=exiting]"]
    );
    assert!(rules_of(&cases, "cuStreamAttachMemAsync[state=exiting]").is_empty());
}

#[test]
fn a_function_that_tolerates_a_need_is_not_called_in_a_strict_state() {
    let contract = CONTRACT.replace(
        "#[order(unknown)]",
        "#[tolerates(alive)]\n#[order(unknown)]",
    );
    let strict = |text: String| text.replace("#[crossed(once)]", "#[strict]");
    assert_eq!(ids_in(&plan_of(&contract, strict), "exiting").len(), 0);
    assert_ne!(ids_in(&plan_of(CONTRACT, strict), "exiting").len(), 0);
}

#[test]
fn a_call_that_a_capture_may_forbid_is_made_in_each_mode_of_its_thread() {
    let captures = ["global", "thread-local", "relaxed"];
    let captures = captures.map(|mode| [mode.to_owned(), format!("elsewhere-{mode}")]);
    let captures = captures.iter().flatten();
    let captures = captures.map(|capture| capture.replace("elsewhere-global", "elsewhere"));
    for capture in captures {
        for mode in ["thread-local", "relaxed"] {
            let state = format!("capturing-{capture}-from-{mode}");
            let ids = ids_in(&CASES, &state);
            let of = |function: &str| ids.contains(&format!("{function}[state={state}]"));
            assert!(of("cuMemAlloc_v2") && of("cudaMalloc"), "{state}");
            // This function tolerates a capture.
            assert!(!of("cuCtxGetDevice"), "{state}");
        }
    }
}

#[test]
fn only_a_thread_in_thread_local_mode_is_restricted_by_its_own_captures_alone() {
    let is_refused = |state: &str| {
        let id = format!("cuMemAlloc_v2[state={state}]");
        !rules_of(&CASES, &id).is_empty()
    };
    assert!(is_refused("capturing-global-from-thread-local"));
    assert!(is_refused("capturing-thread-local-from-thread-local"));
    assert!(!is_refused("capturing-relaxed-from-thread-local"));
    assert!(!is_refused("capturing-elsewhere-from-thread-local"));
    assert!(!is_refused("capturing-global-from-relaxed"));
}

#[test]
fn a_state_that_is_crossed_once_is_combined_with_one_other_fault() {
    let of = |word: &str| {
        let cases = plan_of(CONTRACT, |text| {
            assert!(!text.contains("enum State") || text.contains("#[crossed(once)]"));
            text.replace("#[crossed(once)]", word)
        });
        ids_in(&cases, "exiting").len()
    };
    assert_eq!(of("#[crossed(never)]"), 1);
    assert_eq!(of("#[crossed(once)]"), 2);
    assert_eq!(of("#[crossed(once, driver)]"), 2);
    assert!(of("") > 5);
    assert_eq!(of("#[crossed(once, runtime)]"), of(""));
}

#[test]
fn a_function_that_always_fails_in_the_ready_state_has_its_plain_call_in_another_state() {
    let cases = &*CASES;
    let mut cases = cases
        .iter()
        .filter(|case| case.function == "cuDevicePrimaryCtxSetFlags");
    let plain = cases.find(|case| case.kind == Kind::Plain);
    assert_eq!(
        plain.map(|case| case.id.as_str()),
        Some("cuDevicePrimaryCtxSetFlags[state=primary-inactive]")
    );
    assert!(plain.is_some_and(|case| case.expect.faults.is_empty()));
}

#[test]
fn an_invalid_handle_reveals_the_state_if_null_is_refused_before_the_state() {
    let contract = r#"
/// Whether everything an event holds is done.
#[needs(initialized)]
#[order(observed)]
fn cuEventQuery(
    /// The event.
    hEvent: Event,
) {
    check!(hEvent, initialized);
}
"#;
    let cases = plan_of(contract, |text| text);
    assert_eq!(
        ids_in(&cases, "uninitialized"),
        [
            "cuEventQuery[hEvent=null,state=uninitialized]",
            "cuEventQuery[hEvent=garbage,state=uninitialized]"
        ]
    );
    let rules = rules_of(&cases, "cuEventQuery[hEvent=garbage,state=uninitialized]");
    assert_eq!(rules, ["cuEventQuery/initialized"]);
    let rules = rules_of(&cases, "cuEventQuery[hEvent=garbage]");
    assert_eq!(rules, ["cuEventQuery/hEvent.garbage"]);
}

#[test]
fn an_undefined_invalid_handle_is_not_used_to_reveal_the_state() {
    let contract = r#"
/// Whether everything an event holds is done.
#[needs(initialized)]
#[order(observed)]
fn cuEventQuery(
    /// The event.
    #[undefined(Garbage)]
    hEvent: Event,
) {
    check!(hEvent, initialized);
}
"#;
    let cases = plan_of(contract, |text| text);
    assert_eq!(
        ids_in(&cases, "uninitialized"),
        ["cuEventQuery[hEvent=null,state=uninitialized]"]
    );
}
