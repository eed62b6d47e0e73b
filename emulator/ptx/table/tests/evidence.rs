//! The executor against recorded GPU results.

use cuspec_ptx_table::{Evidence, compare, forms};

#[test]
fn every_instruction_matches_the_recorded_gpu() {
    let evidence = include_str!("../evidence/h200.txt");
    let evidence = Evidence::read(evidence).expect("it was written by `ptx-table record`");
    let comparison = compare(&forms::all(), &evidence);
    assert!(comparison.is_same(), "{comparison}");
}
