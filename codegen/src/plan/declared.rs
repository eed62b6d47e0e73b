//! Cases for what is declared and has no contract: what it answers before `cuInit`, and that every
//! symbol is there under each of its names.

use cuspec_spec::Registry;
use cuspec_spec::case::{Arg, Case, Expect, Expr, Fault, Kind, Lookup, Op, Outcome};
use cuspec_spec::contract::eval::of_machine;
use cuspec_spec::contract::grounds;
use cuspec_spec::declared::{Api, Function, Interval, Toolkit, file_of};
use cuspec_spec::layout;

/// One call of each driver function without a contract, with zeros, before `cuInit`. The answer
/// is recorded and nobody is blamed for it.
pub(super) fn survey(registry: &Registry) -> Vec<Case> {
    let names = registry.names();
    driver_functions(registry)
        .filter(|function| registry.contract(&function.name).is_none())
        .map(|function| Case {
            args: function
                .params
                .iter()
                .map(|param| match layout::size_of_type(&names, &param.ty) {
                    Some(size) if size > 8 => Arg::Record {
                        size,
                        fields: Vec::new(),
                    },
                    _ => Arg::Int(0),
                })
                .collect(),
            expect: Expect {
                ordered: false,
                faults: vec![Fault {
                    rule: format!("{}/survey", function.name),
                    when: None,
                    outcome: Outcome::Undefined,
                    basis: None,
                }],
                basis: None,
            },
            ..case(registry, function, &function.name, Kind::Survey, "survey")
        })
        .collect()
}

/// One case for each symbol, those for the per-thread default stream included.
pub(super) fn exports(registry: &Registry) -> Vec<Case> {
    let mut out = Vec::new();
    let exported = registry.declared.functions.iter();
    let names = registry.names();
    for function in exported.filter(|function| function.inline.is_none()) {
        let mut export = |symbol: &str, version: Option<u32>, flags: u64| {
            let mut case = case(registry, function, symbol, Kind::Export, "export");
            case.gates = gates(registry, function, version);
            case.expect.basis = Some(grounds::of_export(&names, function));
            case.lookup = version.map(|version| Lookup {
                name: function.base_name.clone(),
                version,
                flags,
            });
            out.push(case);
        };
        // 1 asks for the legacy default stream, 2 for the per-thread one.
        export(&function.name, function.introduced, 1);
        if let Some(variant) = &function.per_thread {
            export(&variant.symbol, variant.introduced, 2);
        }
    }
    out
}

/// What a library has to be to have a symbol.
fn gates(registry: &Registry, function: &Function, version: Option<u32>) -> Vec<Expr> {
    let absences = registry.contracts.vocabulary.absences.iter();
    let absent = absences.filter(|absence| absence.functions.contains(&function.name));
    // Names are indexed only for the few functions that need it: that takes a while.
    let there = absent.filter_map(|absence| of_machine(&registry.names(), absence.gate.as_ref()?));
    let (first, end) = match function.api {
        // A driver keeps what it once had.
        Api::Driver => (version, None),
        Api::Runtime => {
            let Interval { first, end } = &function.toolkits;
            (
                Some(first.api_version()),
                end.as_ref().map(Toolkit::api_version),
            )
        }
    };
    // What came before the oldest toolkit is there in every library that anybody runs.
    let oldest = registry.declared.toolkits.first();
    let oldest = oldest.map_or(0, |release| release.toolkit.api_version());
    let first = first.filter(|first| *first > oldest);
    let version = |op: Op, than: u32| {
        let library = Expr::Query(format!("{}.version", function.api.word()));
        Expr::Binary(op, Box::new(library), Box::new(Expr::Int(than.into())))
    };
    let first = first.map(|first| version(Op::Ge, first));
    let end = end.map(|end| version(Op::Lt, end));
    first.into_iter().chain(end).chain(there).collect()
}

fn driver_functions(registry: &Registry) -> impl Iterator<Item = &Function> {
    registry
        .declared
        .functions
        .iter()
        .filter(|f| f.api == Api::Driver)
}

fn case(registry: &Registry, function: &Function, symbol: &str, kind: Kind, label: &str) -> Case {
    Case {
        id: format!("{symbol}[{label}]"),
        api: function.api,
        function: symbol.to_owned(),
        kind,
        state: "uninitialized".to_owned(),
        args: Vec::new(),
        returns: None,
        expect: Expect::default(),
        ensures: Vec::new(),
        gates: gates(registry, function, function.introduced),
        lookup: None,
        lasting: false,
        shares_thread: false,
        hazard: registry.contracts.vocabulary.hazard_of(&function.group),
        group: file_of(&function.group),
    }
}
