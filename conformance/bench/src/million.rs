//! A very large suite, which repeats the cases of the generated suite with new ids. The cases are generated
//! on demand, so that only the memory of the runner is measured.

use std::sync::LazyLock;

use cuspec_conformance::suite::{Line, Row, Suite};

use crate::suite::{is_selected, numbered, rows};

/// Environment variables for the kind and number of cases.
pub(crate) const KIND: &str = "RUNNER_BENCH_KIND";
pub(crate) const CASES: &str = "RUNNER_BENCH_CASES";
/// All cases.
pub(crate) const EVERYTHING: &str = "everything";
/// Cases that pass on a library that only writes its results.
pub(crate) const PASSING: &str = "passing";

/// The repeated rows.
static ROWS: LazyLock<Vec<Row<'static>>> = LazyLock::new(|| {
    let is_passing = std::env::var(KIND).is_ok_and(|kind| kind == PASSING);
    let suite = Suite::generated();
    let rows = rows(&suite).filter(|row| !is_passing || is_selected(row));
    // Only ids of contract cases may contain a number, and at most one.
    let has_room = |row: &Row<'_>| row.table.function().is_some() && !row.text.contains('#');
    rows.filter(has_room).collect()
});

/// The suite, which differs from the generated one only in its cases.
pub(crate) fn suite() -> Suite {
    Suite {
        cases: || Box::new((0..count()).map(|number| Line::Made(make, number))),
        ..Suite::generated()
    }
}

fn count() -> u32 {
    let count = std::env::var(CASES).ok();
    count.and_then(|text| text.parse().ok()).unwrap_or(0)
}

/// The case with this number.
fn make(number: u32) -> Row<'static> {
    let number = number as usize;
    numbered(&ROWS[number % ROWS.len()], "", number / ROWS.len())
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use cuspec_case::Case;

    use super::*;

    #[test]
    fn cases_differ_in_their_ids_and_agree_in_the_rest() {
        let all = ROWS.len() as u32;
        let read = |number| -> Case {
            let row = make(number);
            row.table.case(&row.text).expect("a case")
        };
        let ids: HashSet<String> = (0..3 * all).map(|number| read(number).id).collect();
        assert_eq!(ids.len() as u32, 3 * all);
        let one = read(7);
        let id = one.id.replace("#0", "#2");
        assert_eq!(read(2 * all + 7), Case { id, ..one });
    }
}
