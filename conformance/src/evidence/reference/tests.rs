use super::*;
use crate::evidence::gather;
use crate::evidence::tests::{environment, result};

fn reference(code: &str, driver_version: i64) -> Reference {
    let mut environment = environment();
    let answers = &mut environment.driver.machine.answers;
    answers.insert("driver.version".to_owned(), driver_version);
    let evidence = gather(&[result("f[a]", code)]);
    let opened = Opened {
        name: "it".to_owned(),
        environment,
        evidence,
    };
    Reference::new(Path::new("it"), opened)
}

#[test]
fn references_with_equal_answers_and_machines_have_the_same_id() {
    let mark = reference("A", 1).mark;
    let is_same = |other: &Reference| ReferenceId::is_same(Some(&mark), Some(&other.mark));
    assert!(is_same(&reference("A", 1)));
    assert!(!is_same(&reference("B", 1)));
    assert!(!is_same(&reference("A", 2)));
    assert!(!ReferenceId::is_same(Some(&mark), None));
}

#[test]
fn missing_evidence_is_reported_with_the_available_names() {
    let error = Reference::open(Path::new("h300")).expect_err("no such evidence");
    assert!(
        error.contains("h300") && error.contains("h200-580.159.04"),
        "{error}"
    );
}
