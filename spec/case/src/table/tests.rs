use super::*;
use crate::{Api, Arg, Basis, Case, Ensure, Expect, Expr, Fault, Kind, Lookup, Op, Outcome};

fn case(function: &str, kind: Kind, id: &str) -> Case {
    Case {
        id: id.to_owned(),
        api: Api::Driver,
        function: function.to_owned(),
        group: "stream".to_owned(),
        kind,
        state: "ready".to_owned(),
        args: Vec::new(),
        returns: None,
        expect: Expect::default(),
        ensures: Vec::new(),
        gates: Vec::new(),
        lookup: None,
        waiting: None,
        lasting: false,
        exclusive: false,
        shares_thread: false,
        needs_nothing: false,
        hazard: None,
        steps: Vec::new(),
    }
}

/// A file of some blocks.
fn written(blocks: &[Block]) -> String {
    let blocks = blocks.iter().map(Block::text);
    head(Api::Driver, "stream") + &blocks.collect::<String>()
}

/// What is documented, and seen on these releases.
fn basis(on: &[&str]) -> Option<Basis> {
    Some(Basis {
        documented: Some("cuda.h of 13.5.37, f".to_owned()),
        on: on.iter().map(|release| (*release).to_owned()).collect(),
    })
}

fn fault(rule: &str, code: &str) -> Fault {
    Fault {
        rule: rule.to_owned(),
        when: None,
        outcome: Outcome::Codes(vec![code.to_owned()]),
        basis: basis(&["580"]),
    }
}

fn param(name: &str, domain: &str) -> PlannedParam {
    PlannedParam {
        name: name.to_owned(),
        domain: domain.to_owned(),
        varies: name == "size",
        varying: Vec::new(),
    }
}

/// Cases of a function with two parameters, the second measured by the first.
fn function() -> FunctionBlock {
    let expect = |faults| Expect {
        ordered: false,
        faults,
        basis: basis(&["580"]),
    };
    let plain = Case {
        args: vec![Arg::Null, Arg::Int(64)],
        expect: expect(Vec::new()),
        shares_thread: true,
        ..case("f", Kind::Plain, "f[]")
    };
    let shorter = Case {
        args: vec![Arg::Int(7), Arg::Int(32)],
        expect: expect(Vec::new()),
        gates: vec![Expr::Binary(
            Op::Ge,
            Box::new(Expr::Query("driver.version".to_owned())),
            Box::new(Expr::Int(12080)),
        )],
        ensures: vec![Ensure {
            rule: "f/holds".to_owned(),
            holds: Expr::Int(0),
            basis: Some(Basis::default()),
        }],
        ..case("f", Kind::Accepted, "f[at=interior]")
    };
    let wrong = Case {
        args: vec![Arg::Int(7), Arg::Int(65)],
        state: "no-context".to_owned(),
        expect: expect(vec![
            fault("f/context", "A"),
            Fault {
                basis: basis(&[]),
                ..fault("f/size.over", "B")
            },
        ]),
        hazard: Some("files".to_owned()),
        ..case(
            "f",
            Kind::Order,
            "f[at=interior,size=over,state=no-context]#2",
        )
    };
    let labels = |at: &str, size: &str| vec![at.to_owned(), size.to_owned()];
    let cases = [
        (plain, labels("null", "whole")),
        (shorter, labels("interior", "whole")),
        (wrong, labels("interior", "over")),
    ];
    FunctionBlock {
        function: "f".to_owned(),
        contract: "f".to_owned(),
        params: vec![param("at", "Host"), param("size", "Bytes")],
        cases: cases
            .into_iter()
            .map(|(case, labels)| PlannedCase {
                params: labels
                    .into_iter()
                    .zip(case.args.clone())
                    .map(|(label, template)| Some(PlannedValue { label, template }))
                    .collect(),
                fields: Vec::new(),
                case,
            })
            .collect(),
        fields: Vec::new(),
    }
}

/// Cases of a function with one parameter, a record whose second field is there where the first says.
fn of_record() -> FunctionBlock {
    let record = |kind: Arg, id: Option<Arg>| {
        let mut fields = vec![(0, 4, kind)];
        fields.extend(id.map(|id| (4, 4, id)));
        Arg::Record { size: 8, fields }
    };
    let named = |name: &str| Arg::Field(name.to_owned());
    let value = |label: &str, template: Arg| {
        let label = label.to_owned();
        Some(PlannedValue { label, template })
    };
    let planned = |case: Case, kind: (&str, i128), id: Option<(&str, i128)>| PlannedCase {
        case: Case {
            args: vec![record(Arg::Int(kind.1), id.map(|(_, id)| Arg::Int(id)))],
            shares_thread: true,
            ..case
        },
        params: vec![value(
            "given",
            record(named("at.kind"), id.map(|_| named("at.id"))),
        )],
        fields: vec![
            value(kind.0, Arg::Int(kind.1)),
            id.and_then(|(label, id)| value(label, Arg::Int(id))),
        ],
    };
    let field = |name: &str, plain: &str| PlannedField {
        name: name.to_owned(),
        plain: plain.to_owned(),
    };
    FunctionBlock {
        function: "f".to_owned(),
        contract: "f".to_owned(),
        params: vec![param("at", "In<T>")],
        fields: vec![field("at.kind", "device"), field("at.id", "first")],
        cases: vec![
            planned(
                case("f", Kind::Plain, "f[]"),
                ("device", 1),
                Some(("first", 0)),
            ),
            planned(
                case("f", Kind::Accepted, "f[at.kind=host]"),
                ("host", 2),
                None,
            ),
            planned(
                case("f", Kind::Refused, "f[at.id=beyond]"),
                ("device", 1),
                Some(("beyond", 99)),
            ),
        ],
    }
}

fn read(text: &str) -> Vec<Case> {
    let tables = tables(text).expect("a file of cases");
    let cases = tables
        .iter()
        .flat_map(|table| table.rows().map(|row| table.case(row).expect("a case")));
    cases.collect()
}

#[test]
fn cases_are_read_as_they_were_written() {
    let export = Case {
        state: "uninitialized".to_owned(),
        lookup: Some(Lookup {
            name: "g".to_owned(),
            version: 3020,
            flags: 2,
        }),
        ..case("g_ptsz", Kind::Export, "g_ptsz[export]")
    };
    let survey = Case {
        state: "uninitialized".to_owned(),
        args: vec![
            Arg::Int(0),
            Arg::Record {
                size: 24,
                fields: Vec::new(),
            },
        ],
        expect: Expect {
            ordered: false,
            faults: vec![Fault {
                outcome: Outcome::Undefined,
                basis: None,
                ..fault("h/survey", "")
            }],
            basis: None,
        },
        ..case("h", Kind::Survey, "h[survey]")
    };
    let standing_on = |basis| Expect {
        basis,
        ..Expect::default()
    };
    let scenario = Case {
        lasting: true,
        expect: standing_on(basis(&["580"])),
        ..case("f", Kind::Scenario, "stream/it_works")
    };
    let other = Case {
        expect: standing_on(basis(&[])),
        exclusive: true,
        ..case("f", Kind::Scenario, "stream/it_works_too")
    };
    let function = function();
    let mut wanted: Vec<Case> = function.cases.iter().map(|p| p.case.clone()).collect();
    wanted.extend([&survey, &export, &scenario, &other].map(Case::clone));
    let blocks = [
        Block::Function(function),
        Block::Survey(vec![survey]),
        Block::Exports(vec![export]),
        Block::Scenarios(vec![scenario, other]),
    ];
    assert_eq!(read(&written(&blocks)), wanted);
}

#[test]
fn the_fields_of_a_record_are_named_one_by_one() {
    let function = of_record();
    let wanted: Vec<Case> = function.cases.iter().map(|p| p.case.clone()).collect();
    let text = written(&[Block::Function(function)]);
    let rows = text.split("case\n").nth(1).expect("rows");
    assert_eq!(
        rows,
        " plain\n accepted at=given~2 at.kind=host\n refused at.id=beyond\n"
    );
    assert_eq!(read(&text), wanted);
}

#[test]
fn a_row_names_what_differs_from_the_plain_case_and_no_more() {
    let text = written(&[Block::Function(function())]);
    let rows = text.split("case\n").nth(1).expect("rows");
    assert_eq!(
        rows,
        " plain
 accepted at=interior size=whole~2 +holds ?driver-version-12080 own
 order at=interior size=over @no-context !context !size.over ^files own #2
"
    );
}

#[test]
fn what_stands_on_something_else_than_the_success_names_it() {
    let text = written(&[Block::Function(function())]);
    let of = |words: &str| {
        let line = text.lines().find(|line| line.contains(words));
        line.expect("a line").to_owned()
    };
    assert_eq!(of(r#""A""#), r#" context "A""#);
    let named = r#" size.over {"outcome":"B","basis":"documented"}"#;
    assert_eq!(of(r#""B""#), named);
    assert!(of("holds").ends_with(r#""basis":"assumed"}"#), "{text}");
}

#[test]
fn what_does_not_read_is_shown() {
    let head = "cases driver stream\n\nfn f\nparam a\n x 1\ncase\n";
    let one = |row: &str| {
        let text = format!("{head} {row}\n");
        let tables = tables(&text).expect("a file of cases");
        tables[0].case(row).expect_err("a mistake")
    };
    assert_eq!(one("plain a=y"), "nothing is called `y`: `plain a=y`");
    assert_eq!(one("plain b=x"), "no such parameter: `plain b=x`");
    assert_eq!(one("sunny"), "no such kind of case: `sunny`");
    let text = "cases driver stream\n\nfunction f\n";
    assert_eq!(
        tables(text).expect_err("a mistake"),
        "no such block: `function f`"
    );
}
