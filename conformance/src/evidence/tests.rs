use cuspec_case::Kind;
use serde_json::json;

use super::*;
use crate::results::environment::Host;
use crate::suite::Suite;
use crate::suite::tests::EMPTY;
use crate::worker::ipc::Description;

pub(super) fn environment() -> Environment {
    Environment {
        runtime: None,
        preloads: Vec::new(),
        variables: BTreeMap::new(),
        call_variables: BTreeMap::new(),
        library: Library {
            asked: PathBuf::from("/somewhere/libcuda.so.1"),
            path: Some(PathBuf::from("/somewhere/libcuda.so.1.2.3")),
            release: Some("1.2.3".to_owned()),
            ..Library::default()
        },
        driver: Description {
            resolved: Some(PathBuf::from("/somewhere/libcuda.so.1.2.3")),
            driver_version: Some(13000),
            device: Some("NVIDIA Test".to_owned()),
            ..Description::default()
        },
        registry: "hash".to_owned(),
        host: Host::default(),
        date: "2026-01-01T00:00:00Z".to_owned(),
        shard: None,
        shuffle: None,
        reference: None,
    }
}

pub(super) fn result(case: &str, code: &str) -> CaseResult {
    CaseResult {
        case: case.to_owned(),
        function: "f".to_owned(),
        group: "driver/stream".to_owned(),
        kind: Kind::Plain,
        outcome: Outcome::Pass,
        code: Some(code.to_owned()),
        ended: None,
        later: None,
        expected: None,
        rule: None,
        undefined: false,
        canary_broken: false,
        time_us: None,
        case_us: None,
        detail: None,
        output: None,
        aftermath: None,
        steps: None,
        slow: None,
        reference: None,
    }
}

fn crash(case: &str) -> CaseResult {
    CaseResult {
        outcome: Outcome::Observed,
        code: None,
        ended: Some("SIGSEGV".to_owned()),
        undefined: true,
        canary_broken: true,
        detail: Some("the call wrote over argument 1; it rained".to_owned()),
        ..result(case, "")
    }
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

#[test]
fn recorded_evidence_is_loaded_unchanged() {
    let folder = folder();
    let results = [result("f[]", "CUDA_SUCCESS"), crash("f[x=garbage]")];
    record(folder.path(), &results, &[], &environment()).expect("evidence");
    let evidence = load(folder.path()).expect("the same evidence");
    let expected: Evidence = results.iter().filter_map(enter).collect();
    assert_eq!(evidence, expected);
}

#[test]
fn insta_parses_recorded_evidence() {
    let folder = folder();
    let results = [result("f[]", "CUDA_SUCCESS"), crash("f[x=garbage]")];
    record(folder.path(), &results, &[], &environment()).expect("evidence");
    let mut settings = insta::Settings::new();
    settings.set_snapshot_path(folder.path().join("driver"));
    settings.set_prepend_module_to_snapshot(false);
    settings.bind(|| {
        insta::assert_snapshot!(
            "stream",
            "# NVIDIA Test, driver 1.2.3, CUDA 13.0\n\
             f[]  CUDA_SUCCESS\n\
             f[x=garbage]  crash  undefined  wrote argument 1"
        );
    });
}

#[test]
fn a_difference_is_written_beside_the_snapshot_for_review() {
    let folder = folder();
    let first =
        record(folder.path(), &[result("f[]", "A")], &[], &environment()).expect("evidence");
    assert_eq!(first.new, [folder.path().join("driver/stream.snap")]);
    let second =
        record(folder.path(), &[result("f[]", "B")], &[], &environment()).expect("evidence");
    assert_eq!(
        second.pending,
        [folder.path().join("driver/stream.snap.new")]
    );
    assert_eq!(
        load(folder.path()).expect("the old one")["f[]"].behaviour,
        "A"
    );
}

#[test]
fn a_difference_that_disappears_removes_the_pending_snapshot() {
    let folder = folder();
    for code in ["A", "B", "A"] {
        record(folder.path(), &[result("f[]", code)], &[], &environment()).expect("evidence");
    }
    assert!(!folder.path().join("driver/stream.snap.new").exists());
}

#[test]
fn evidence_contains_no_paths_of_the_machine() {
    let folder = folder();
    record(folder.path(), &[result("f[]", "A")], &[], &environment()).expect("evidence");
    for file in ["environment.json", "driver/stream.snap"] {
        let text = fs::read_to_string(folder.path().join(file)).expect("its text");
        assert!(!text.contains("/somewhere"), "{text}");
    }
}

#[test]
fn a_group_without_cases_is_reported_as_orphaned() {
    let folder = folder();
    record(folder.path(), &[result("f[]", "A")], &[], &environment()).expect("evidence");
    let other = CaseResult {
        group: "driver/event".to_owned(),
        ..result("g[]", "A")
    };
    let recorded = record(folder.path(), &[other], &[], &environment()).expect("evidence");
    assert_eq!(
        recorded.orphaned,
        [folder.path().join("driver/stream.snap")]
    );
}

/// A plan with the case `f[]`, which has a place.
fn plan(expect: &serde_json::Value, is_written_on_failure: bool) -> Plan {
    let on_failure = is_written_on_failure.then(|| json!({ "what": "written" }));
    let case = json!({
        "case": "f[]",
        "function": "f",
        "group": "stream",
        "kind": "plain",
        "args": [{ "out": { "size": 4, "on_failure": on_failure } }],
        "expect": expect,
    });
    Plan::parse(std::iter::once(case.to_string().into()), &EMPTY, None).expect("a plan")
}

/// The evidence of a write to the place of `f[]`, updated by the plan.
fn settled(plan: &Plan) -> Entry {
    let wrote = CaseResult {
        case: "f[]".to_owned(),
        ..crash("f[]")
    };
    let mut evidence = gather(&[wrote]);
    apply_suite(&mut evidence, plan, &Machine::default()).expect("a case that reads");
    evidence["f[]"].clone()
}

#[test]
fn the_present_suite_determines_undefined_cases() {
    let undefined = json!({ "faults": [{ "rule": "f/a", "outcome": "undefined" }] });
    assert!(settled(&plan(&undefined, false)).undefined);
    assert!(!settled(&plan(&json!({}), false)).undefined);
}

#[test]
fn a_place_that_may_be_written_on_failure_is_not_recorded() {
    assert_eq!(settled(&plan(&json!({}), false)).wrote.len(), 1);
    assert_eq!(settled(&plan(&json!({}), true)).wrote.len(), 0);
}

#[test]
fn results_of_cases_that_the_machine_cannot_run_are_dropped() {
    let gated = |gate: i128| {
        let case = json!({
            "case": "f[]",
            "function": "f",
            "group": "stream",
            "kind": "plain",
            "args": [],
            "expect": {},
            "gates": [{ "int": gate }],
        });
        Plan::parse(std::iter::once(case.to_string().into()), &EMPTY, None).expect("a plan")
    };
    let mut evidence = gather(&[result("f[]", "A")]);
    apply_suite(&mut evidence, &gated(1), &Machine::default()).expect("a case that reads");
    assert_eq!(evidence.len(), 1);
    apply_suite(&mut evidence, &gated(0), &Machine::default()).expect("a case that reads");
    assert_eq!(evidence.len(), 0);
}

#[test]
fn an_invalid_line_is_reported() {
    let folder = tempfile::tempdir().expect("a folder");
    record(folder.path(), &[result("f[a]", "A")], &[], &environment()).expect("evidence");
    let path = folder.path().join("driver/stream.snap");
    let text = fs::read_to_string(&path).expect("a snapshot");
    fs::write(&path, text + "f[b] A\n").expect("a snapshot");
    let error = load(folder.path()).expect_err("a mistake");
    assert!(error.contains("stream.snap:7: `f[b] A`"), "{error}");
}

/// A query that the first recordings do not contain.
const ASKED_LATER: &str = "machine.has_peers";

/// Recorded results that violate the contracts on that machine.
fn surprises(plan: &Plan, environment: &Environment, evidence: &Evidence) -> Vec<String> {
    let mut surprises = Vec::new();
    let answers = &environment.driver.machine.answers;
    for planned in &plan.cases {
        let Some(entry) = evidence.get(planned.id()) else {
            continue;
        };
        let case = planned.read().expect("a case");
        let static_eval = StaticEval::new(&case, &environment.driver.machine);
        let decision = static_eval.decide();
        let code = entry.behaviour.split(',').next().unwrap_or_default();
        let is_met = match planned.head.kind {
            Kind::Scenario => code == "pass",
            _ => decision.is_observed() || decision.met_by(code, None).is_some(),
        };
        if let Some(gate) = static_eval.closed_gate() {
            // The machine had no answer to the query, but the case ran, so the condition held.
            let is_unasked = gate.contains(ASKED_LATER) && !answers.contains_key(ASKED_LATER);
            if !is_unasked {
                surprises.push(format!("{}: {gate}", planned.id()));
            }
        } else if !is_met {
            let expected = decision.describe();
            surprises.push(format!("{}: {code}, not {expected}", planned.id()));
        }
    }
    surprises
}

#[test]
fn recorded_drivers_conform_to_the_contracts_of_their_versions() {
    let names: Vec<String> = store::built_in_names().collect();
    let is_without_device = |name: &&String| name.starts_with("no-device-");
    assert!(
        names.iter().filter(is_without_device).count() >= 4,
        "{names:?}"
    );
    let plan = Plan::load(&Suite::generated(), None).expect("the suite");
    for name in names {
        let (environment, evidence) = store::built_in(&name).expect("a subject");
        assert!(evidence.len() > 500, "{name}: {} cases", evidence.len());
        let surprises = surprises(&plan, &environment, &evidence);
        assert_eq!(surprises, Vec::<String>::new(), "{name}");
    }
}

#[test]
fn recorded_runtimes_conform_to_the_contracts_of_their_versions() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("evidence");
    let plan = Plan::load(&Suite::generated(), None).expect("the suite");
    let mut releases = 0;
    for subject in store::built_in_names() {
        for entry in fs::read_dir(root.join(subject)).expect("a folder") {
            let folder = entry.expect("an entry").path();
            if !folder.join(beside::FILE).is_file() || !store::is_subject(&folder) {
                continue;
            }
            releases += 1;
            // Results equal to the neighbour's are checked there, with the neighbour's versions.
            let mut evidence = Evidence::new();
            apply_snapshots(&mut evidence, &folder).expect("evidence");
            let environment = Environment::load(&folder).expect("an environment");
            let surprises = surprises(&plan, &environment, &evidence);
            assert_eq!(surprises, Vec::<String>::new(), "{}", folder.display());
        }
    }
    assert!(releases > 30, "{releases}");
}

#[test]
fn results_of_outdated_cases_are_not_used_until_recorded_again() {
    let folder = folder();
    let own = folder.path().join("own");
    let results = [result("f[a]", "A"), result("f[b]", "A")];
    record(&own, &results, &[], &environment()).expect("evidence");
    let list = own.join("outdated");
    fs::write(&list, "# Another plain case.\nf[a]\nf[b]\n").expect("a list");
    assert!(load(&own).is_err_and(|error| error.contains("neither")));

    record(&own, &results[..1], &[], &environment()).expect("evidence");
    assert_eq!(
        fs::read_to_string(&list).expect("a list"),
        "# Another plain case.\nf[b]\n"
    );
    fs::write(&list, "f[c]\n").expect("a list");
    let error = load(&own).expect_err("a mistake");
    assert!(
        error.contains("`f[c]` has no recorded result; remove the line"),
        "{error}"
    );
    record(&own, &[result("f[c]", "A")], &[], &environment()).expect("evidence");
    assert!(!list.exists());
}

#[test]
fn results_equal_to_the_neighbour_are_not_stored() {
    let root = folder();
    let [first, second, third] =
        ["gpu", "gpu/cudart-2", "gpu/cudart-3"].map(|name| root.path().join(name));
    let skipped = |case| CaseResult {
        outcome: Outcome::Skip,
        ..result(case, "A")
    };
    let all = [
        result("f[a]", "A"),
        result("f[b]", "A"),
        result("f[c]", "A"),
    ];
    record(&first, &all, &[], &environment()).expect("evidence");
    let other = [result("f[a]", "A"), result("f[b]", "B"), skipped("f[c]")];
    beside::note(root.path(), "gpu/cudart-2", "gpu").expect("a note");
    let recorded = record(&second, &other, &[], &environment()).expect("evidence");
    assert_eq!(recorded.new.len(), 1);
    let text = fs::read_to_string(second.join("driver/stream.snap")).expect("a snapshot");
    assert_eq!(
        contents(&text).lines().skip(1).collect::<Vec<_>>(),
        ["f[b]  B", "f[c]  -"]
    );
    assert_eq!(load(&second), Ok(gather(&other)));

    beside::note(root.path(), "gpu/cudart-3", "gpu/cudart-2").expect("a note");
    let recorded = record(&third, &other, &[], &environment()).expect("evidence");
    assert_eq!(recorded.new.len(), 0);
    assert_eq!(load(&third), Ok(gather(&other)));
}

#[test]
fn cases_that_were_not_run_are_kept_or_marked_beside_a_neighbour() {
    let folder = folder();
    let own = folder.path().join("own");
    record(&own, &[result("f[]", "A")], &[], &environment()).expect("evidence");
    let entry = load(&own).expect("evidence")["f[]"].clone();
    let not_run = |kept| NotRun {
        group: "driver/stream",
        case: "f[]",
        kept,
    };

    beside::note(folder.path(), "other", "own").expect("a neighbour");
    let other = folder.path().join("other");
    let results = [result("g[]", "A")];
    record(&other, &results, &[not_run(None)], &environment()).expect("evidence");
    let evidence = load(&other).expect("evidence");
    assert_eq!(evidence.keys().collect::<Vec<_>>(), ["g[]"]);

    record(&own, &results, &[not_run(Some(entry))], &environment()).expect("evidence");
    let pending = fs::read_to_string(own.join("driver/stream.snap.new")).expect("a difference");
    assert!(pending.ends_with("f[]  A\ng[]  A\n"), "{pending}");
}

#[test]
fn omitted_cases_belong_to_the_tested_apis() {
    let plan = crate::suite::tests::plan_of(&["f[]", "g[]"]);
    let names = |results: &[CaseResult]| {
        let not_run = not_run(&plan, results);
        Vec::from_iter(not_run.iter().map(|case| case.case.to_owned()))
    };
    assert_eq!(names(&[result("f[]", "A")]), ["g[]"]);
    assert!(names(&[result("h[]", "A")]).is_empty());
}

/// Evidence of a subject and of two releases, `gpu/cudart-2` beside it and `gpu/cudart-3` beside that one.
fn inherited() -> tempfile::TempDir {
    let root = folder();
    let all = [result("f[a]", "A"), result("f[b]", "A")];
    let [first, second, third] = RELEASES.map(|name| root.path().join(name));
    record(&first, &all, &[], &environment()).expect("evidence");
    beside::note(root.path(), RELEASES[1], RELEASES[0]).expect("a note");
    let other = [result("f[a]", "A"), result("f[b]", "B")];
    record(&second, &other, &[], &environment()).expect("evidence");
    beside::note(root.path(), RELEASES[2], RELEASES[1]).expect("a note");
    record(&third, &other, &[], &environment()).expect("evidence");
    root
}

const RELEASES: [&str; 3] = ["gpu", "gpu/cudart-2", "gpu/cudart-3"];

/// Records a subject again, as `cuconform record` does, and accepts the differences.
fn record_again(root: &Path, name: &str, results: &[CaseResult]) -> set_aside::SetAside {
    let aside = set_aside::set_aside(root, name, results, &[]).expect("earlier results");
    let recorded = record(&root.join(name), results, &[], &environment()).expect("evidence");
    for pending in recorded.pending {
        fs::rename(&pending, pending.with_extension("")).expect("a snapshot");
    }
    aside
}

#[test]
fn a_subject_recorded_again_leaves_the_results_of_its_inheritors_unchanged() {
    let root = inherited();
    let complete = |name: &str| load(&root.path().join(name)).expect("evidence");
    for name in [RELEASES[1], RELEASES[0], RELEASES[1], RELEASES[0]] {
        let others = || RELEASES.into_iter().filter(|other| *other != name);
        let before: Vec<Evidence> = others().map(complete).collect();
        let mut results = vec![result("f[a]", "C"), result("f[b]", "B")];
        let number = complete(name).len();
        results.extend((2..=number).map(|number| result(&format!("f[{number}]"), "A")));
        record_again(root.path(), name, &results);
        assert_eq!(complete(name), gather(&results), "{name}");
        let after: Vec<Evidence> = others().map(complete).collect();
        assert_eq!(after, before, "{name}");
    }
}

#[test]
fn results_that_others_inherit_are_set_aside_once() {
    let root = inherited();
    let results = [
        result("f[a]", "C"),
        result("f[b]", "A"),
        result("f[c]", "A"),
    ];
    let aside = record_again(root.path(), "gpu", &results);
    assert_eq!(aside.folder, Some(root.path().join("gpu/earlier-1")));
    assert_eq!(aside.changed, ["f[a]: C, before A"]);
    let text = fs::read_to_string(root.path().join("gpu/driver/stream.snap")).expect("a snapshot");
    let lines: Vec<&str> = contents(&text).lines().skip(1).collect();
    assert_eq!(lines, ["f[a]  C", "f[c]  A"]);

    let aside = record_again(root.path(), "gpu", &[result("f[a]", "A")]);
    assert_eq!(aside.folder, None);
}

#[test]
fn outdated_cases_are_set_aside_with_their_results() {
    let root = inherited();
    let [first, second, _] = RELEASES.map(|name| root.path().join(name));
    fs::write(first.join("outdated"), "f[a]\n").expect("a list");
    let results = [result("f[a]", "C"), result("f[b]", "A")];
    record_again(root.path(), RELEASES[0], &results);
    assert!(!first.join("outdated").exists());
    assert!(first.join("earlier-1/outdated").is_file());
    assert_eq!(load(&first), Ok(gather(&results)));
    assert_eq!(load(&second), Ok(gather(&[result("f[b]", "B")])));
}

#[test]
fn equal_results_are_not_set_aside() {
    let root = inherited();
    let results = [result("f[a]", "A"), result("f[b]", "A")];
    let aside = record_again(root.path(), "gpu", &results);
    assert_eq!(aside, set_aside::SetAside::default());
    assert!(!root.path().join("gpu/earlier-1").exists());
}
