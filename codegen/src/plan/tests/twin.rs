//! The twins for the per-thread default stream.

use super::*;

/// Plans the contract with a rule that depends on the symbol.
fn cases_of_twin() -> Vec<Case> {
    let rule = r#"
    /// The default stream of the thread is required.
    #[rule("of-one-stream", documented, undocumented)]
    if hStream.is_null() && !symbol.is_per_thread() {
        return INVALID_VALUE;
    }
}
"#;
    let contract = CONTRACT.trim_end().trim_end_matches('}').to_owned() + rule;
    let cases = plan_of(&contract, |text| text).into_iter();
    let of_twin = cases.filter(|case| case.function == "cuStreamAttachMemAsync_ptsz");
    of_twin.collect()
}

#[test]
fn the_twin_gets_the_plain_call_and_every_defined_stream() {
    let cases = cases_of_twin();
    let ids: Vec<&str> = cases.iter().map(|case| case.id.as_str()).collect();
    for stream in [
        "",
        "hStream=null",
        "hStream=legacy",
        "hStream=per-thread",
        "hStream=busy",
    ] {
        let id = format!("cuStreamAttachMemAsync_ptsz[{stream}]");
        assert!(ids.contains(&&*id), "{id} is not among {ids:?}");
    }
    // The first is undefined, and the second does not involve a stream.
    assert!(!ids.contains(&"cuStreamAttachMemAsync_ptsz[hStream=garbage]"));
    assert!(!ids.contains(&"cuStreamAttachMemAsync_ptsz[length=partial]"));
}

#[test]
fn a_rule_of_the_plain_symbol_does_not_apply_to_the_twin() {
    let cases = cases_of_twin();
    let null = "cuStreamAttachMemAsync_ptsz[hStream=null]";
    let case = cases.iter().find(|case| case.id == null).expect("the case");
    assert!(case.expect.faults.is_empty(), "{:?}", case.expect);
}

#[test]
fn a_twin_has_the_rules_of_its_function() {
    let cases = cases_of_twin();
    let legacy = "cuStreamAttachMemAsync_ptsz[hStream=legacy]";
    let case = cases
        .iter()
        .find(|case| case.id == legacy)
        .expect("the case");
    let rules: Vec<&str> = case
        .expect
        .faults
        .iter()
        .map(|fault| &*fault.rule)
        .collect();
    assert_eq!(rules, ["cuStreamAttachMemAsync/hStream.legacy"]);
}

#[test]
fn every_contracted_twin_is_called() {
    let (registry, cases) = (&*REGISTRY, &*CASES);
    let called: BTreeSet<&str> = cases
        .iter()
        .filter(|case| case.kind == Kind::Plain)
        .map(|case| case.function.as_str())
        .collect();
    let contracted = registry.contracts.functions.iter();
    let names = registry.names();
    let twins: Vec<String> = contracted
        .filter_map(|contract| names.function(&contract.function)?.per_thread.as_ref())
        .map(|twin| twin.symbol.clone())
        .collect();
    assert!(twins.len() >= 52, "{}", twins.len());
    for twin in twins {
        assert!(called.contains(&*twin), "{twin}");
    }
}
