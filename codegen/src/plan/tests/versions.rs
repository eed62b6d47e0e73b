//! Conditions of cases on the version of the library.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use cuspec_spec::Registry;
use cuspec_spec::case::{Case, Environment, Expr, Kind, Outcome};
use cuspec_spec::contract::Need;

use super::{CASES, REGISTRY, spec};
use crate::evidence::{self, Evidence};

/// A driver and a runtime of these versions, without any other known property.
struct Versions {
    driver: i128,
    runtime: i128,
}

impl Versions {
    /// A driver and a runtime of the same version.
    fn both(version: i128) -> Versions {
        Versions {
            driver: version,
            runtime: version,
        }
    }
}

impl Environment for Versions {
    fn attribute(&self, _: i32) -> Option<i128> {
        None
    }

    fn query(&self, question: &str) -> Option<i128> {
        match question {
            "driver.version" => Some(self.driver),
            "runtime.version" => Some(self.runtime),
            _ => None,
        }
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
    gates.any(|gate| gate.eval(&Versions::both(version)) == Some(0))
}

/// The registry and its cases by name.
static PLAN: LazyLock<(&Registry, BTreeMap<&str, &Case>)> = LazyLock::new(|| {
    let cases = CASES.iter().map(|case| (case.id.as_str(), case));
    (&*REGISTRY, cases.collect())
});

/// Asserts that a case runs from this version on.
#[track_caller]
fn assert_first_version(cases: &BTreeMap<&str, &Case>, id: &str, version: i128) {
    let case = cases.get(id).unwrap_or_else(|| panic!("no {id}"));
    assert!(is_closed(&case.gates, version - 10), "{:?}", case.gates);
    assert!(!is_closed(&case.gates, version), "{:?}", case.gates);
}

#[test]
fn no_case_runs_on_versions_without_its_function() {
    let (registry, cases) = &*PLAN;
    let functions = registry.declared.functions.iter();
    let introduced: BTreeMap<&str, u32> = functions
        .filter_map(|function| Some((function.name.as_str(), function.introduced?)))
        .collect();
    let mut newer = 0;
    for case in cases.values() {
        // Functions of the runtime have no version of introduction, only a first toolkit.
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
fn a_case_runs_from_the_version_of_its_newest_part() {
    let (_, cases) = &*PLAN;
    // The function is from 10.0, which is older than every toolkit that was imported.
    assert_first_version(cases, "cuGraphCreate[]", 10000);
    // The function is from 12.5; its flags are from 12.1.
    assert_first_version(cases, "cuCtxCreate_v4[]", 12050);
    // The function is from 12.4. One of its flags is from 13.3; the plain call passes the other.
    assert_first_version(cases, "cuGreenCtxCreate[]", 12040);
    assert_first_version(cases, "cuGreenCtxCreate[flags=CU_GREEN_CTX_NONE]", 13030);
    // The function is old; the flag is from 12.1.
    assert_first_version(cases, "cuCtxCreate_v2[flags=CU_CTX_COREDUMP_ENABLE]", 12010);
    // The function that is looked up is from 12.0.
    assert_first_version(cases, "cuGetProcAddress[symbol=recent]", 12000);
    // A scenario runs from the version of its newest function, here `cuStreamGetDevice`.
    assert_first_version(cases, "stream/streams_belong_to_contexts", 12080);
    // Pools are from 11.2; their maximum size is from 12.2.
    assert_first_version(cases, "cuMemPoolCreate[poolProps.maxSize=some]", 12020);
    // The record had the field in 11.7, lost it with 11.8, and has it again since 12.0.
    assert_first_version(
        cases,
        "cudaCreateTextureObject[pTexDesc.seamlessCubemap=yes]",
        12000,
    );
}

/// Returns the results of a case in libraries of these versions, by the checks that depend on nothing else.
fn results_with(case: &Case, versions: &Versions) -> Vec<String> {
    let faults = case.expect.faults.iter();
    let present = faults.filter(|fault| {
        let when = fault.when.as_ref();
        when.is_none_or(|when| when.eval(versions).is_some_and(|held| held != 0))
    });
    let codes = present.map(|fault| match &fault.outcome {
        Outcome::Codes(codes) => codes.join(" "),
        outcome => format!("{outcome:?}"),
    });
    let mut codes: Vec<String> = codes.collect();
    // A check of both the runtime and the driver occurs twice.
    codes.dedup();
    codes
}

fn results_in(case: &Case, version: i128) -> Vec<String> {
    results_with(case, &Versions::both(version))
}

#[test]
fn a_runtime_is_refused_by_drivers_of_older_major_versions() {
    let (_, cases) = &*PLAN;
    let results = |id: &str, driver: i128, runtime: i128| {
        let case = cases.get(id).unwrap_or_else(|| panic!("no {id}"));
        results_with(case, &Versions { driver, runtime })
    };
    for id in [
        "cudaMalloc[state=no-device]",
        "cudaGetDeviceCount[state=no-device]",
    ] {
        assert_eq!(results(id, 10010, 12090), ["cudaErrorInsufficientDriver"]);
        assert_eq!(results(id, 12090, 13000), ["cudaErrorInsufficientDriver"]);
        assert_eq!(results(id, 12000, 12090), ["cudaErrorNoDevice"]);
        assert_eq!(results(id, 13000, 12090), ["cudaErrorNoDevice"]);
    }
}

#[test]
fn an_exemplar_has_one_result_in_each_version() {
    let (_, cases) = &*PLAN;
    let results_in = |id: &str, version: i128| {
        let case = cases.get(id).unwrap_or_else(|| panic!("no {id}"));
        results_in(case, version)
    };
    // Codes are known from the version that introduced them.
    let id = "cuGetErrorName[error=CUDA_ERROR_TIMEOUT]";
    assert_eq!(results_in(id, 10010), ["CUDA_ERROR_INVALID_VALUE"]);
    assert!(results_in(id, 11040).is_empty());
    // Declared by the domain for all functions.
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
    // Declared by a parameter, and by a parameter for a field.
    assert!(results_in("cudaFuncGetName[func=missing]", 12090).is_empty());
    let missing = results_in("cudaFuncGetName[func=missing]", 13000);
    assert_eq!(missing, ["cudaErrorSymbolNotFound"]);
    let empty = "cudaLaunchKernelExC[config.gridDimX=zero]";
    assert_eq!(results_in(empty, 12090), ["cudaErrorInvalidConfiguration"]);
    assert_eq!(results_in(empty, 13000), ["cudaErrorInvalidValue"]);
    // A choice that only some versions accept, and a check that comes earlier in some versions.
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
fn a_call_without_needs_passes_no_object_of_a_driver() {
    let (registry, all) = &*PLAN;
    let free: Vec<&Case> = all
        .values()
        .copied()
        .filter(|case| case.needs_nothing)
        .collect();
    for case in &free {
        let contract = registry.contract(&case.function).expect("a contract");
        let vocabulary = &registry.contracts.vocabulary;
        let mut needs = contract.needs.iter().map(|need| &vocabulary[*need]);
        assert!(needs.all(Need::holds_without_driver), "{}", case.id);
        assert!(case.kind != Kind::Scenario);
    }
    let has = |function: &str| free.iter().any(|case| case.function == function);
    assert!(has("cuDriverGetVersion") && has("cuGetErrorName") && has("cuGetProcAddress_v2"));
    // Without a driver the only context is null; these functions also get other contexts.
    assert!(!has("cuCtxDestroy_v2") && !has("cuStreamQuery"));
}

#[test]
fn the_vocabulary_lists_every_recorded_release() {
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
            let recorded = environment
                .pointer(version)
                .and_then(|value| value.as_u64());
            assert_eq!(recorded, Some(release.version.into()), "{name}");
        }
    }
}
