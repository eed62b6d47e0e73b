//! Memory that a call may only read: inputs, and the host memory that it copies.

use cuspec_conformance::results::Outcome;
use serde_json::{Value, json};

use crate::suite;
use crate::{Statement, between, expect, require, same};

use Outcome::{Fail, Pass};

/// A size for which the library changes the source of the copy.
const UNLUCKY: u64 = 13;

pub(crate) fn statements() -> Vec<Statement> {
    let input = suite::case("tWritesInput", &[json!({ "in": { "int": 7 } })]).to_string();
    vec![
        fails("a_call_that_writes_its_input_fails", input, 1),
        fails(
            "a_copy_that_changes_its_pageable_source_fails",
            copy("Pageable", UNLUCKY),
            2,
        ),
        Statement::new(
            "a_copy_that_leaves_its_source_alone_passes",
            between(copy("Pageable", 4)),
            |results| expect(results, &[Pass; 3]),
        ),
        fails(
            "a_copy_that_changes_the_source_in_its_record_fails",
            copy_rows(UNLUCKY),
            1,
        ),
        Statement::new(
            "a_copy_may_change_the_destination_in_its_record",
            between(copy_rows(4)),
            |results| expect(results, &[Pass; 3]),
        ),
    ]
}

/// The case fails because the call wrote over an argument, counted from 1.
fn fails(name: &'static str, case: String, argument: usize) -> Statement {
    let detail = format!("the call wrote over argument {argument}");
    Statement::new(name, between(case), move |results| {
        expect(results, &[Pass, Fail, Pass])?;
        same(results[1].detail.as_deref(), Some(&*detail))?;
        require(results[1].canary_broken, "the change is not reported")
    })
}

fn host(exemplar: &str) -> Value {
    let numbers = json!([["remaining", 65536]]);
    json!({ "make": { "domain": "Host", "exemplar": exemplar, "numbers": numbers } })
}

/// A copy from the host to an address that the library ignores.
fn copy(exemplar: &str, size: u64) -> String {
    let args = [
        json!({ "int": 4096 }),
        host(exemplar),
        json!({ "int": size }),
    ];
    suite::case("cuMemcpyHtoD_v2", &args).to_string()
}

/// A copy whose record names its source, its destination and its width.
fn copy_rows(width: u64) -> String {
    let fields = json!([
        [24, 8, host("Pageable")],
        [80, 8, host("Pageable")],
        [112, 8, { "int": width }],
    ]);
    let record = json!({ "in": { "record": { "size": 128, "fields": fields } } });
    suite::case("cuMemcpy2D_v2", &[record]).to_string()
}
