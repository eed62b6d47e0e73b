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
fn a_mark_is_the_same_for_the_same_answers_on_the_same_machine() {
    let mark = reference("A", 1).mark;
    let is_same = |other: &Reference| ReferenceId::is_same(Some(&mark), Some(&other.mark));
    assert!(is_same(&reference("A", 1)));
    assert!(!is_same(&reference("B", 1)));
    assert!(!is_same(&reference("A", 2)));
    assert!(!ReferenceId::is_same(Some(&mark), None));
}

#[test]
fn evidence_that_is_not_there_is_told_with_what_there_is() {
    let error = Reference::open(Path::new("h300")).expect_err("no such evidence");
    assert!(
        error.contains("h300") && error.contains("h200-580.159.04"),
        "{error}"
    );
}
