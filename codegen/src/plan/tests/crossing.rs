//! Accepted null in every state.

use super::*;

const TWO_PLACES: &str = r#"
/// Returns which context a stream belongs to, and which share of it.
#[needs(context)]
#[order(observed)]
#[own_thread]
fn cuStreamGetCtx_v2(
    /// The stream.
    hStream: Stream,
    /// Room for the context.
    pCtx: Out<CUcontext, Null>,
    /// Room for the share.
    pGreenCtx: Out<CUgreenCtx, Null>,
) {
    /// A call without outputs succeeds in every state.
    #[rule("nothing-asked", assumed)]
    if pCtx.is_null() && pGreenCtx.is_null() {
        return SUCCESS;
    }
    check!(initialized, context);
}
"#;

fn cases() -> Vec<Case> {
    plan_of(TWO_PLACES, |text| text)
}

fn expected(cases: &[Case], id: &str) -> Vec<String> {
    let case = cases.iter().find(|case| case.id == id);
    let case = case.unwrap_or_else(|| panic!("{id} is not planned"));
    let faults = case.expect.faults.iter();
    faults.map(|fault| fault.rule.clone()).collect()
}

#[test]
fn every_state_has_a_case_for_each_null() {
    let cases = cases();
    for state in ["uninitialized", "no-context"] {
        let id = |places: &str| match state {
            "uninitialized" => format!("cuStreamGetCtx_v2[hStream=null,{places},state={state}]"),
            _ => format!("cuStreamGetCtx_v2[{places},state={state}]"),
        };
        for place in ["pCtx=null", "pGreenCtx=null"] {
            let rules = expected(&cases, &id(place));
            assert!(
                rules.contains(&"cuStreamGetCtx_v2/context".to_owned()),
                "{rules:?}"
            );
        }
    }
}

#[test]
fn every_state_has_a_case_for_all_nulls_at_once() {
    let cases = cases();
    let id = "cuStreamGetCtx_v2[pCtx=null,pGreenCtx=null,state=no-context]";
    let rules = expected(&cases, id);
    // The first rule decides, so the case detects a library that checks the context first.
    assert_eq!(
        rules,
        [
            "cuStreamGetCtx_v2/nothing-asked",
            "cuStreamGetCtx_v2/context"
        ]
    );
}
