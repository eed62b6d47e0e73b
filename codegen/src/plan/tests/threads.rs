//! Which cases may run on a thread that others have used.

use super::*;

/// Whether the case shares its thread in a plan for the contract, after a change to the
/// vocabulary.
fn shares_after(contract: &str, id: &str, change: impl Fn(String) -> String) -> bool {
    let cases = plan_of(contract, change);
    let case = cases.iter().find(|case| case.id == id);
    case.unwrap_or_else(|| panic!("{id} is not planned"))
        .shares_thread
}

fn shares(contract: &str, id: &str) -> bool {
    shares_after(contract, id, |text| text)
}

/// The contract with something else in the place of a part of it.
fn contract_with(part: &str, other: &str) -> String {
    assert!(CONTRACT.contains(part), "the contract has no {part}");
    CONTRACT.replace(part, other)
}

const PLAIN: &str = "cuStreamAttachMemAsync[]";

#[test]
fn a_case_that_nothing_speaks_against_shares_its_thread() {
    assert!(shares(CONTRACT, PLAIN));
    assert!(shares(CONTRACT, "cuStreamAttachMemAsync[dptr=device]"));
}

#[test]
fn a_case_with_the_threads_own_stream_shares_its_thread() {
    let contract = contract_with("Stream<Null>", "Stream<Null, PerThread>");
    let id = "cuStreamAttachMemAsync[hStream=per-thread]";
    assert!(shares(&contract, id));
}

#[test]
fn a_case_of_a_function_that_says_so_has_a_thread_of_its_own() {
    let contract = contract_with("fn cuStream", "#[own_thread]\nfn cuStream");
    assert!(!shares(&contract, PLAIN));
}

#[test]
fn a_case_whose_success_lasts_has_a_thread_of_its_own() {
    let contract = contract_with("fn cuStream", "#[changes(PrimaryContext)]\nfn cuStream");
    assert!(!shares(&contract, PLAIN));
}

#[test]
fn a_case_with_a_hazard_has_a_thread_of_its_own() {
    let contract = contract_with("fn cuStream", "#[hazard(files)]\nfn cuStream");
    assert!(!shares(&contract, PLAIN));
}

#[test]
fn a_case_in_another_state_has_a_thread_of_its_own() {
    assert!(!shares(
        CONTRACT,
        "cuStreamAttachMemAsync[state=no-context]"
    ));
}

#[test]
fn a_case_with_an_exemplar_that_says_so_has_a_thread_of_its_own() {
    assert!(shares(
        CONTRACT,
        "cuStreamAttachMemAsync[hStream=non-blocking]"
    ));
    assert!(!shares(CONTRACT, "cuStreamAttachMemAsync[hStream=busy]"));
}

#[test]
fn what_the_suite_makes_has_a_thread_of_its_own_where_the_domain_says_nothing() {
    let nothing_said = |text: String| text.replace("#[any_thread]\nenum Address", "enum Address");
    assert!(!shares_after(CONTRACT, PLAIN, nothing_said));
    // Null is a number, and made by nobody.
    let null = "cuStreamAttachMemAsync[dptr=null]";
    assert!(shares_after(CONTRACT, null, nothing_said));
}

#[test]
fn a_case_with_an_array_of_what_has_its_own_thread_has_one() {
    const ARRAY: &str = r#"
/// Changes which nodes the next one of a capture will come after.
#[needs(context)]
#[order(unknown)]
fn cuStreamUpdateCaptureDependencies(
    /// The stream.
    hStream: Stream<Null>,
    /// Nodes of the capture's graph.
    dependencies: Slice<Node, numDependencies>,
    /// Number of nodes.
    numDependencies: Count<dependencies>,
    /// Whether they join those before or replace them.
    flags: OneOf<CUstreamUpdateCaptureDependencies_flags>,
) {
}
"#;
    let case = |what| format!("cuStreamUpdateCaptureDependencies[{what}]");
    assert!(!shares(ARRAY, &case("")));
    assert!(shares(ARRAY, &case("dependencies=empty")));
}

#[test]
fn no_scenario_survey_or_export_shares_its_thread() {
    let cases = &*CASES;
    for kind in [Kind::Scenario, Kind::Survey, Kind::Export] {
        let of_kind: Vec<&Case> = cases.iter().filter(|case| case.kind == kind).collect();
        assert!(!of_kind.is_empty(), "no case is a {kind:?}");
        for case in of_kind {
            assert!(!case.shares_thread, "{}", case.id);
        }
    }
}
