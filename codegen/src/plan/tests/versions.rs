//! What a case asks of the version of the library.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use cuspec_spec::Registry;
use cuspec_spec::case::{Case, Environment, Expr, Kind, Outcome};

use super::{CASES, REGISTRY, spec};
use crate::evidence::{self, Evidence};

/// A library of this version, of which nothing else is known.
struct Version(i128);

impl Environment for Version {
    fn attribute(&self, _: i32) -> Option<i128> {
        None
    }

    fn query(&self, question: &str) -> Option<i128> {
        question.ends_with(".version").then_some(self.0)
    }

    fn arg(&self, _: usize) -> Option<i128> {
        None
    }

    fn out(&self, _: usize, _: u64, _: u64, _: bool) -> Option<i128> {
        None
    }

    fn names(&self, _: usize, _: usize) -> Option<bool> {
        None
    }

    fn reads(&self, _: usize, _: &str) -> Option<bool> {
        None
    }
}

fn is_closed(gates: &[Expr], version: i128) -> bool {
    let mut gates = gates.iter();
    gates.any(|gate| gate.eval(&Version(version)) == Some(0))
}

/// The registry and its plan, made once for all tests.
static PLAN: LazyLock<(&Registry, BTreeMap<&str, &Case>)> = LazyLock::new(|| {
    let cases = CASES.iter().map(|case| (case.id.as_str(), case));
    (&*REGISTRY, cases.collect())
});

/// The first version that a case is for is this one.
#[track_caller]
fn begins_with(cases: &BTreeMap<&str, &Case>, id: &str, version: i128) {
    let case = cases.get(id).unwrap_or_else(|| panic!("no {id}"));
    assert!(is_closed(&case.gates, version - 10), "{:?}", case.gates);
    assert!(!is_closed(&case.gates, version), "{:?}", case.gates);
}

#[test]
fn no_case_is_older_than_its_function() {
    let (registry, cases) = &*PLAN;
    let functions = registry.declared.functions.iter();
    let introduced: BTreeMap<&str, u32> = functions
        .filter_map(|function| Some((function.name.as_str(), function.introduced?)))
        .collect();
    let mut newer = 0;
    for case in cases.values() {
        // A runtime is as old as its toolkit, whatever the driver below it is.
        let introduced = introduced.get(case.function.as_str()).copied();
        let Some(introduced) = introduced.filter(|one| *one > 12020) else {
            continue;
        };
        newer += 1;
        assert!(is_closed(&case.gates, 12020), "{}", case.id);
        assert!(
            is_closed(&case.gates, i128::from(introduced) - 10),
            "{}",
            case.id
        );
    }
    assert!(newer > 600, "{newer}");
}

#[test]
fn a_case_begins_with_the_newest_that_it_names() {
    let (_, cases) = &*PLAN;
    // The function is of 12.5, and takes flags of 12.1.
    begins_with(cases, "cuCtxCreate_v4[]", 12050);
    // The function is of 12.4. Of its flags the first is of 13.3, and the plain call has the other.
    begins_with(cases, "cuGreenCtxCreate[]", 12040);
    begins_with(cases, "cuGreenCtxCreate[flags=CU_GREEN_CTX_NONE]", 13030);
    // The function is old, and the flag is of 12.1.
    begins_with(cases, "cuCtxCreate_v2[flags=CU_CTX_COREDUMP_ENABLE]", 12010);
    // The name that is looked up is of 12.0.
    begins_with(cases, "cuGetProcAddress[symbol=recent]", 12000);
    // A scenario begins with the newest of what it calls, which here is `cuStreamGetDevice`.
    begins_with(cases, "stream/streams_belong_to_contexts", 12080);
    // Pools are of 11.2, their greatest size is of 12.2.
    begins_with(cases, "cuMemPoolCreate[poolProps.maxSize=some]", 12020);
    // The record had the field in 11.7, lost it with 11.8, and has it again since 12.0.
    begins_with(
        cases,
        "cudaCreateTextureObject[pTexDesc.seamlessCubemap=yes]",
        12000,
    );
}

/// What a library of a version results_in a case with, by all checks that nothing but the version decides.
fn results_in(case: &Case, version: i128) -> Vec<String> {
    let faults = case.expect.faults.iter();
    let present = faults.filter(|fault| {
        let when = fault.when.as_ref();
        when.is_none_or(|when| when.eval(&Version(version)).is_some_and(|held| held != 0))
    });
    let codes = present.map(|fault| match &fault.outcome {
        Outcome::Codes(codes) => codes.join(" "),
        outcome => format!("{outcome:?}"),
    });
    let mut codes: Vec<String> = codes.collect();
    // What the runtime looks at and the driver again is found twice.
    codes.dedup();
    codes
}

#[test]
fn an_exemplar_has_one_answer_in_each_version() {
    let (_, cases) = &*PLAN;
    let results_in = |id: &str, version: i128| {
        let case = cases.get(id).unwrap_or_else(|| panic!("no {id}"));
        results_in(case, version)
    };
    // What the domain says of all functions.
    for (version, code) in [
        (11070, "cudaErrorInvalidSymbol"),
        (11080, "cudaErrorSymbolNotFound"),
        (12080, "cudaErrorInvalidSymbol"),
        (12090, "cudaErrorInvalidSymbol"),
        (13000, "cudaErrorSymbolNotFound"),
        (13050, "cudaErrorSymbolNotFound"),
    ] {
        assert_eq!(
            results_in("cudaGetSymbolSize[symbol=missing]", version),
            [code],
            "{version}"
        );
    }
    // What a parameter says, and what it says of a field behind it.
    assert!(results_in("cudaFuncGetName[func=missing]", 12090).is_empty());
    let missing = results_in("cudaFuncGetName[func=missing]", 13000);
    assert_eq!(missing, ["cudaErrorSymbolNotFound"]);
    let empty = "cudaLaunchKernelExC[config.gridDimX=zero]";
    assert_eq!(results_in(empty, 12090), ["cudaErrorInvalidConfiguration"]);
    assert_eq!(results_in(empty, 13000), ["cudaErrorInvalidValue"]);
    // What is accepted otherwise, and what is looked at earlier than elsewhere.
    assert_eq!(
        results_in("cudaGetFuncBySymbol[functionPtr=null]", 12090),
        ["Undefined"]
    );
    assert!(results_in("cudaGetFuncBySymbol[functionPtr=null]", 13000).is_empty());
    let both = "cudaLaunchKernel[stream=capture-invalidated,gridDim.x=zero]";
    assert_eq!(results_in(both, 12090)[0], "cudaErrorInvalidConfiguration");
    assert_eq!(
        results_in(both, 13000)[0],
        "cudaErrorStreamCaptureInvalidated"
    );
}

#[test]
fn a_call_that_needs_nothing_passes_nothing_that_a_driver_makes() {
    let (registry, all) = &*PLAN;
    let free: Vec<&Case> = all
        .values()
        .copied()
        .filter(|case| case.needs_nothing)
        .collect();
    for case in &free {
        let contract = registry.contract(&case.function).expect("a contract");
        assert!(contract.needs.is_empty(), "{}", case.id);
        assert!(case.kind != Kind::Scenario);
    }
    let has = |function: &str| free.iter().any(|case| case.function == function);
    assert!(has("cuDriverGetVersion") && has("cuGetErrorName") && has("cuGetProcAddress_v2"));
    // Null is the only context that there is without a driver, and others are passed to it as well.
    assert!(!has("cuCtxDestroy_v2") && !has("cuStreamQuery"));
}

#[test]
fn the_vocabulary_knows_what_was_recorded() {
    let (registry, _) = &*PLAN;
    let releases = &registry.contracts.vocabulary.releases;
    let folders = evidence::folders(&spec());
    assert!(folders.len() >= 5, "{folders:?}");
    for folder in folders {
        let environment = Evidence::load(&folder).expect("evidence").environment;
        let text = |path: &str| environment.pointer(path).and_then(|value| value.as_str());
        for (name, version) in [
            ("/library/release", "/driver/driver_version"),
            ("/runtime/release", "/driver/runtime/version"),
        ] {
            let Some(name) = text(name) else { continue };
            let release = releases.iter().find(|release| release.name == name);
            let release = release.unwrap_or_else(|| panic!("{name} is not listed"));
            let said = environment
                .pointer(version)
                .and_then(|value| value.as_u64());
            assert_eq!(said, Some(release.version.into()), "{name}");
        }
    }
}
