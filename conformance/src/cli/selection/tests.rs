use std::fs;
use std::sync::LazyLock;

use cuspec_case::Kind;

use super::shard_variables::find;
use super::*;
use crate::results::Outcome;
use crate::results::exit::Exit;
use crate::suite::Suite;
use crate::suite::order::shuffle;
use crate::suite::plan::Planned;
use crate::suite::shard::Shard;

fn whole() -> Plan {
    static WHOLE: LazyLock<Plan> =
        LazyLock::new(|| Plan::load(&Suite::generated(), None).expect("the suite reads"));
    WHOLE.clone()
}

/// A tenth of the suite. The shard of a case depends only on its id.
fn tenth() -> Plan {
    let mut plan = whole();
    let mut number = 0;
    plan.cases.retain(|_| {
        number += 1;
        number % 10 == 0
    });
    plan
}

fn ids(plan: &Plan) -> Vec<&str> {
    let cases = plan.cases.iter();
    cases.map(|planned| planned.id()).collect()
}

fn order(plan: &Plan, seed: u64) -> Vec<String> {
    let batches = shuffle(plan, seed);
    let indexes = batches.iter().flat_map(|batch| &batch.cases);
    indexes
        .map(|index| plan.cases[*index].id().to_owned())
        .collect()
}

fn error(selection: &Selection) -> String {
    let stop = selection.select(whole()).expect_err("a mistake");
    assert_eq!(stop.exit, Exit::Usage);
    stop.message
}

fn listed(text: &str) -> Result<Vec<String>, Stop> {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("cases.txt");
    fs::write(&path, text).expect("a file");
    let selection = Selection {
        caselists: vec![path],
        ..Selection::default()
    };
    let plan = selection.select(whole())?;
    Ok(ids(&plan).into_iter().map(str::to_owned).collect())
}

#[test]
fn smoke_covers_every_function_and_every_rule() {
    let smoke = Selection {
        smoke: true,
        ..Selection::default()
    };
    let met = |plan: &Plan| {
        let mut met = BTreeSet::new();
        for planned in &plan.cases {
            let case = planned.read().expect("a case");
            met.insert(case.function.clone());
            met.extend(rules(&case).map(str::to_owned));
        }
        met
    };
    let everything = whole();
    let smoke = smoke.select(whole()).expect("a selection");
    assert_eq!(met(&smoke), met(&everything));
    assert!(smoke.cases.len() * 3 < everything.cases.len());
}

#[test]
fn shards_are_disjoint_and_cover_the_suite() {
    for total in [1, 2, 7, 50] {
        let parts = (1..=total).map(|number| Shard { number, total }.take(tenth()).0);
        let parts: Vec<Plan> = parts.collect();
        let mut union: Vec<&str> = parts.iter().flat_map(ids).collect();
        let tenth = tenth();
        let mut wanted = ids(&tenth);
        union.sort_unstable();
        wanted.sort_unstable();
        assert_eq!(union, wanted);
    }
}

#[test]
fn shards_are_of_similar_size() {
    let total = 8;
    let fair = whole().cases.len() / 8;
    for number in 1..=total {
        let part = Shard { number, total }.take(whole()).1;
        assert!(part.cases.abs_diff(fair) * 10 < fair, "{part:?}");
    }
}

#[test]
fn a_selection_moves_no_case_to_another_shard() {
    let shard = Shard {
        number: 2,
        total: 3,
    };
    let events = Selection {
        groups: vec!["driver/event".to_owned()],
        ..Selection::default()
    };
    let (of_all, _) = shard.take(whole());
    let (of_events, _) = shard.take(events.select(whole()).expect("a group"));
    let of_all: Vec<&str> = of_all
        .cases
        .iter()
        .filter(|planned| planned.head.group == "driver/event")
        .map(|planned| planned.id())
        .collect();
    assert_eq!(ids(&of_events), of_all);
}

#[test]
fn a_seed_determines_the_order() {
    let plan = whole();
    assert_eq!(order(&plan, 7), order(&plan, 7));
    assert_ne!(order(&plan, 7), order(&plan, 8));
}

#[test]
fn every_order_contains_each_case_once() {
    let plan = whole();
    let mut shuffled = order(&plan, 7);
    let mut wanted = ids(&plan);
    shuffled.sort_unstable();
    wanted.sort_unstable();
    assert_eq!(shuffled, wanted);
}

#[test]
fn removing_cases_keeps_the_order_of_the_others() {
    let shard = Shard {
        number: 1,
        total: 4,
    };
    let (part, _) = shard.take(whole());
    let kept = BTreeSet::from_iter(ids(&part));
    let mut of_all = order(&whole(), 7);
    of_all.retain(|id| kept.contains(id.as_str()));
    assert_eq!(order(&part, 7), of_all);
}

#[test]
fn an_invalid_shard_is_rejected() {
    for text in ["0/3", "4/3", "1", "1/0", "a/b", "1/3/5"] {
        assert!(text.parse::<Shard>().is_err(), "{text}");
    }
}

/// The shard that these variables select.
fn found(variables: &[(&str, &str)]) -> Result<Option<String>, Stop> {
    let variable = |name: &str| {
        let mut all = variables.iter();
        let found = all.find(|(known, _)| *known == name);
        found.map(|(_, value)| (*value).to_owned())
    };
    Ok(find(&variable)?.map(|found| found.shard.to_string()))
}

#[test]
fn platforms_count_from_zero() {
    let bazel = [("TEST_SHARD_INDEX", "0"), ("TEST_TOTAL_SHARDS", "3")];
    let kubernetes = [("JOB_COMPLETION_INDEX", "1"), ("CUCONFORM_SHARDS", "3")];
    let buildkite = [
        ("BUILDKITE_PARALLEL_JOB", "2"),
        ("BUILDKITE_PARALLEL_JOB_COUNT", "3"),
    ];
    assert_eq!(found(&bazel), Ok(Some("1/3".to_owned())));
    assert_eq!(found(&kubernetes), Ok(Some("2/3".to_owned())));
    assert_eq!(found(&buildkite), Ok(Some("3/3".to_owned())));
}

#[test]
fn an_index_without_a_total_is_ignored() {
    assert_eq!(found(&[("JOB_COMPLETION_INDEX", "1")]), Ok(None));
    let unsharded = [("TEST_SHARD_INDEX", "0"), ("TEST_TOTAL_SHARDS", "0")];
    assert_eq!(found(&unsharded), Ok(None));
}

#[test]
fn an_index_beyond_the_total_is_a_usage_error() {
    let beyond = [("TEST_SHARD_INDEX", "3"), ("TEST_TOTAL_SHARDS", "3")];
    assert_eq!(found(&beyond).map_err(|stop| stop.exit), Err(Exit::Usage));
}

#[test]
fn bazel_takes_precedence_over_buildkite() {
    let both = [
        ("BUILDKITE_PARALLEL_JOB", "0"),
        ("BUILDKITE_PARALLEL_JOB_COUNT", "2"),
        ("TEST_SHARD_INDEX", "4"),
        ("TEST_TOTAL_SHARDS", "9"),
    ];
    assert_eq!(found(&both), Ok(Some("5/9".to_owned())));
}

#[test]
fn a_caselist_contains_ids_patterns_and_comments() {
    let text = "# events\ncuEventCreate[] # the plain one\n\n  cuEventCreate[phEvent=n*\n";
    let listed = listed(text).expect("a selection");
    assert!(listed.contains(&"cuEventCreate[]".to_owned()));
    assert!(listed.contains(&"cuEventCreate[phEvent=null]".to_owned()));
    assert!(listed.iter().all(|id| id.starts_with("cuEventCreate[")));
}

#[test]
fn a_caselist_keeps_the_order_of_the_suite() {
    let listed = listed("cuEventRecord[]\ncuEventCreate[]\n").expect("a selection");
    assert_eq!(listed, ["cuEventCreate[]", "cuEventRecord[]"]);
}

#[test]
fn every_unknown_line_of_a_caselist_is_reported_with_its_place() {
    let stop = listed("cuEventCreate[]\n cuEventCraete[]\nnothing*\n").expect_err("a mistake");
    let lines: Vec<&str> = stop.message.lines().collect();
    assert!(lines[0].contains("cases.txt:2:2: "), "{}", lines[0]);
    assert!(lines[0].contains("did you mean `cuEventCreate[]`?"));
    assert!(lines[1].contains("cases.txt:3:1: "), "{}", lines[1]);
}

#[test]
fn a_caselist_without_cases_is_rejected() {
    let stop = listed("# nothing yet\n").expect_err("a mistake");
    assert!(stop.message.contains("lists no case"));
}

#[test]
fn a_misspelt_group_is_reported_with_the_nearest_name() {
    let selection = Selection {
        groups: vec!["evnt".to_owned()],
        ..Selection::default()
    };
    assert!(error(&selection).contains("did you mean `event`?"));
}

#[test]
fn an_unknown_tag_is_reported_with_all_tags() {
    let selection = Selection {
        tags: vec!["fast-and-thorough".to_owned()],
        ..Selection::default()
    };
    assert!(error(&selection).contains("in-callback"));
}

#[test]
fn cases_with_an_excluded_tag_are_left_out() {
    let selection = Selection {
        tags: vec!["runtime".to_owned()],
        without: vec!["interop".to_owned(), "forked".to_owned()],
        ..Selection::default()
    };
    assert!(!selection.is_everything());
    let plan = selection.select(whole()).expect("tags");
    let ids: BTreeSet<&str> = plan.cases.iter().map(Planned::id).collect();
    assert!(ids.contains("cudaStreamQuery[]"));
    assert!(!ids.contains("cudaStreamQuery[objects=driver]"));
    assert!(!ids.contains("cudaStreamQuery[state=faulted]"));
    assert!(!ids.contains("cudaStreamQuery[state=forked]"));
    assert!(!ids.iter().any(|id| id.starts_with("cuStreamQuery[")));
}

#[test]
fn scenarios_that_call_both_libraries_are_tagged() {
    let selection = Selection {
        tags: vec!["interop".to_owned()],
        ..Selection::default()
    };
    let plan = selection.select(whole()).expect("a tag");
    let suite = Suite::generated();
    let scenarios = plan
        .cases
        .iter()
        .filter(|case| case.head.kind == Kind::Scenario);
    let mut count = 0;
    for planned in scenarios {
        let mut scenarios = suite.scenarios.iter();
        let scenario = scenarios.find(|scenario| scenario.id == planned.id());
        let calls = scenario.expect("a scenario").calls;
        assert!(
            calls.iter().any(|call| !call.starts_with("cuda")),
            "{calls:?}"
        );
        count += 1;
    }
    assert!(count > 50, "{count}");
}

#[test]
fn a_rule_selects_the_cases_that_name_it() {
    let rule = "cuEventCreate/shared-keeps-no-time";
    let selection = Selection {
        rules: vec![rule.to_owned()],
        ..Selection::default()
    };
    let plan = selection.select(whole()).expect("a rule");
    assert!(!plan.cases.is_empty());
    for planned in &plan.cases {
        let case = planned.read().expect("a case");
        assert!(rules(&case).any(|named| named == rule), "{}", case.id);
    }
}

#[test]
fn cases_must_match_all_options() {
    let selection = Selection {
        groups: vec!["driver/event".to_owned()],
        tags: vec!["export".to_owned(), "plain".to_owned()],
        smoke: true,
        ..Selection::default()
    };
    let plan = selection.select(whole()).expect("a selection");
    let fits = |planned: &Planned| {
        planned.head.group == "driver/event"
            && matches!(planned.head.kind, Kind::Export | Kind::Plain)
    };
    assert!(!plan.cases.is_empty() && plan.cases.iter().all(fits));
}

#[test]
fn failed_means_all_outcomes_with_a_nonzero_exit() {
    let rerun = Rerun::parse("failed", std::path::Path::new("somewhere")).expect("outcomes");
    let wanted = [
        Outcome::Fail,
        Outcome::Crash,
        Outcome::Timeout,
        Outcome::Missing,
        Outcome::Flake,
        Outcome::Error,
    ];
    assert_eq!(rerun.outcomes, BTreeSet::from(wanted));
}

#[test]
fn neither_a_run_nor_an_outcome_is_a_usage_error() {
    let stop = Rerun::parse("broken", std::path::Path::new("out")).expect_err("a mistake");
    assert_eq!(stop.exit, Exit::Usage);
}
