use std::fs;

use super::*;
use crate::results::Outcome;
use crate::suite::tests::plan_of;

const LINE: &str = r#"{"case":"f[]","function":"f","group":"g","kind":"plain","outcome":"pass"}"#;

fn whole(text: &str) -> Result<Vec<Place>, String> {
    let mut lines = Lines::new(Path::new("file"), text.as_bytes());
    let mut places = Vec::new();
    while let Some((place, _)) = lines.next_whole()? {
        places.push(place);
    }
    Ok(places)
}

fn ids(folder: &Path) -> Vec<String> {
    let results = load(folder).expect("results");
    results.into_iter().map(|result| result.case).collect()
}

/// Records of a run whose cases finished in this order.
fn recorded(folder: &Path, plan: &Plan, order: &[usize]) -> Records {
    let records = Records::create(folder, plan.cases.len()).expect("records");
    for index in order {
        let result = CaseResult::without_call(&plan.cases[*index], Outcome::Pass, "");
        records.add(&[(*index, result)]).expect("a result");
    }
    records
}

#[test]
fn a_last_line_without_a_line_break_is_dropped() {
    let places = whole(&format!("{LINE}\n{LINE}")).expect("results");
    let place = Place {
        start: 0,
        length: LINE.len() as u32 + 1,
    };
    assert_eq!(places, [place]);
}

#[test]
fn an_incomplete_last_line_is_dropped() {
    let text = format!("{LINE}\n{}\n", &LINE[..20]);
    assert_eq!(whole(&text).map(|places| places.len()), Ok(1));
}

#[test]
fn an_invalid_line_in_the_middle_is_reported() {
    let text = format!("{LINE}\n{}\n{LINE}\n", &LINE[..20]);
    let error = whole(&text).expect_err("no results");
    assert!(error.starts_with("file:2: "), "{error}");
}

#[test]
fn results_are_sorted_in_the_order_of_the_plan() {
    let folder = tempfile::tempdir().expect("a folder");
    let plan = plan_of(&["a", "b", "c"]);
    let records = recorded(folder.path(), &plan, &[2, 0, 1]);
    assert_eq!(ids(folder.path()), ["c", "a", "b"]);
    records.finish().expect("the end");
    assert_eq!(ids(folder.path()), ["a", "b", "c"]);
}

#[test]
fn the_last_result_of_a_case_is_used() {
    let folder = tempfile::tempdir().expect("a folder");
    let plan = plan_of(&["a", "b"]);
    let records = recorded(folder.path(), &plan, &[0, 1]);
    let flake = CaseResult::without_call(&plan.cases[0], Outcome::Flake, "");
    records.add(&[(0, flake.clone())]).expect("a result");
    assert_eq!(records.read(0).expect("a result"), Some(flake));
    records.finish().expect("the end");
    let results = load(folder.path()).expect("results");
    let outcomes: Vec<Outcome> = results.iter().map(|result| result.outcome).collect();
    assert_eq!(outcomes, [Outcome::Flake, Outcome::Pass]);
}

#[test]
fn a_resume_loads_results_of_the_plan_in_any_order() {
    let folder = tempfile::tempdir().expect("a folder");
    let before = plan_of(&["d", "c", "strange", "a"]);
    drop(recorded(folder.path(), &before, &[0, 1, 2, 3, 1]));
    let plan = plan_of(&["a", "b", "c", "d"]);
    let records = Records::resume(folder.path(), &plan).expect("records");
    assert_eq!(records.done().expect("flags"), [true, false, true, true]);
    let missing = CaseResult::without_call(&plan.cases[1], Outcome::Pass, "");
    records.add(&[(1, missing)]).expect("a result");
    records.finish().expect("the end");
    assert_eq!(ids(folder.path()), ["a", "b", "c", "d"]);
}

#[test]
fn an_incomplete_line_is_overwritten() {
    let folder = tempfile::tempdir().expect("a folder");
    let plan = plan_of(&["a", "b"]);
    drop(recorded(folder.path(), &plan, &[0]));
    let path = folder.path().join(FILE);
    let torn = fs::read_to_string(&path).expect("a line") + "{\"case\":\"b\",\"fun";
    fs::write(&path, torn).expect("a torn line");
    let records = Records::resume(folder.path(), &plan).expect("records");
    let result = CaseResult::without_call(&plan.cases[1], Outcome::Pass, "");
    records.add(&[(1, result)]).expect("a result");
    records.finish().expect("the end");
    assert_eq!(ids(folder.path()), ["a", "b"]);
}

#[test]
fn results_stay_unchanged_if_sorting_fails() {
    let folder = tempfile::tempdir().expect("a folder");
    let plan = plan_of(&["a", "b"]);
    let records = recorded(folder.path(), &plan, &[1, 0]);
    fs::create_dir(folder.path().join("results.jsonl.new")).expect("something in the way");
    assert!(records.finish().is_err());
    assert_eq!(ids(folder.path()), ["b", "a"]);
}
