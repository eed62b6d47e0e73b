//! The cases that may run on a thread that other cases have used.

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

/// Returns the contract with a part replaced.
fn contract_with(part: &str, other: &str) -> String {
    assert!(CONTRACT.contains(part), "the contract has no {part}");
    CONTRACT.replace(part, other)
}

const PLAIN: &str = "cuStreamAttachMemAsync[]";

#[test]
fn a_case_shares_its_thread_by_default() {
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
fn a_case_of_a_function_with_own_thread_gets_its_own_thread() {
    let contract = contract_with("fn cuStream", "#[own_thread]\nfn cuStream");
    assert!(!shares(&contract, PLAIN));
}

#[test]
fn a_case_with_a_lasting_effect_gets_its_own_thread() {
    let contract = contract_with("fn cuStream", "#[changes(PrimaryContext)]\nfn cuStream");
    assert!(!shares(&contract, PLAIN));
}

#[test]
fn a_case_with_a_hazard_gets_its_own_thread() {
    let contract = contract_with("fn cuStream", "#[hazard(files)]\nfn cuStream");
    assert!(!shares(&contract, PLAIN));
}

#[test]
fn a_case_in_a_state_other_than_ready_gets_its_own_thread() {
    assert!(!shares(
        CONTRACT,
        "cuStreamAttachMemAsync[state=no-context]"
    ));
}

#[test]
fn a_case_with_an_exemplar_that_wants_its_own_thread_gets_one() {
    assert!(shares(
        CONTRACT,
        "cuStreamAttachMemAsync[hStream=non-blocking]"
    ));
    assert!(!shares(CONTRACT, "cuStreamAttachMemAsync[hStream=busy]"));
}

#[test]
fn a_made_argument_gets_its_own_thread_unless_its_domain_allows_any_thread() {
    let nothing_said = |text: String| text.replace("#[any_thread]\nenum Address", "enum Address");
    assert!(!shares_after(CONTRACT, PLAIN, nothing_said));
    // Null is a number, so no maker runs.
    let null = "cuStreamAttachMemAsync[dptr=null]";
    assert!(shares_after(CONTRACT, null, nothing_said));
}

#[test]
fn a_case_with_an_array_of_exemplars_that_want_their_own_thread_gets_one() {
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
    // Every function has a contract. With a single contract, the other functions are surveyed.
    let of_one = cases(&registry_of(CONTRACT, |text| text));
    for kind in [Kind::Scenario, Kind::Survey, Kind::Export] {
        let cases = CASES.iter().chain(&of_one);
        let of_kind: Vec<&Case> = cases.filter(|case| case.kind == kind).collect();
        assert!(!of_kind.is_empty(), "no case is a {kind:?}");
        for case in of_kind {
            assert!(!case.shares_thread, "{}", case.id);
        }
    }
}
