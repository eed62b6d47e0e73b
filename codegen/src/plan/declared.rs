//! Plans cases of declared functions: the result of functions without a contract before `cuInit`, and the
//! presence of every symbol.

use cuspec_spec::Names;
use cuspec_spec::Registry;
use cuspec_spec::case::{Arg, Case, Expect, Expr, Fault, Kind, Lookup, Op, Outcome};
use cuspec_spec::contract::machine::of_machine;
use cuspec_spec::contract::{Contract, Field, grounds};
use cuspec_spec::declared::{Api, Function, Interval, Toolkit, file_of};
use cuspec_spec::layout;

/// Returns one call of each driver function without a contract, with zeros, before `cuInit`. Its result is
/// recorded; any result passes.
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

/// Returns one case for each symbol, including those for the per-thread default stream.
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
        // Flag 1 requests the legacy default stream, 2 the per-thread one.
        export(&function.name, function.introduced, 1);
        if let Some(variant) = &function.per_thread {
            export(&variant.symbol, variant.introduced, 2);
        }
    }
    out
}

/// The oldest driver that the suite runs against. Its symbols need no condition on the version.
const OLDEST_DRIVER: u32 = 6050;

/// Returns the conditions on the library under which it has a symbol; every case of its contract has them.
pub(super) fn gates(registry: &Registry, function: &Function, version: Option<u32>) -> Vec<Expr> {
    let absences = registry.contracts.vocabulary.absences.iter();
    let absent = absences.filter(|absence| absence.functions.contains(&function.name));
    let vocabulary = &registry.contracts.vocabulary;
    let machine = absent.filter_map(|absence| of_machine(vocabulary, absence.gate.as_ref()?));
    let Interval { first, end } = &function.toolkits;
    // A function of the oldest toolkit may be older than that toolkit.
    let oldest = registry.declared.toolkits.first();
    let is_newer = oldest.is_some_and(|oldest| *first > oldest.toolkit);
    let declared = is_newer.then(|| first.api_version());
    let (first, end) = match function.api {
        // Drivers do not remove symbols.
        Api::Driver => {
            let known = version.or(declared);
            (known.filter(|known| *known > OLDEST_DRIVER), None)
        }
        _ => (declared, end.as_ref().map(Toolkit::api_version)),
    };
    let first = first.map(|first| library_version(function.api, Op::Ge, first));
    let end = end.map(|end| library_version(function.api, Op::Lt, end));
    // A contract applies only to the releases that it was reviewed for.
    let key = (function.api, function.name.clone());
    let outgrown = registry.outgrown.get(&key).map(Toolkit::api_version);
    let outgrown = outgrown.map(|end| library_version(function.api, Op::Lt, end));
    let gates = first.into_iter().chain(end).chain(outgrown).chain(machine);
    gates.collect()
}

/// Returns the conditions on the library under which it has the function, or the twin for the per-thread
/// default stream, with this symbol.
pub(super) fn function_gates(registry: &Registry, names: &Names<'_>, symbol: &str) -> Vec<Expr> {
    let found = names.function_of(symbol).map(|function| {
        let twin = function.per_thread.as_ref();
        let twin = twin.filter(|twin| twin.symbol == symbol);
        let version = match twin {
            Some(twin) if function.name != symbol => twin.introduced,
            _ => function.introduced,
        };
        gates(registry, function, version)
    });
    found.unwrap_or_default()
}

/// Returns, for each field of a contract's records, the conditions under which the library knows it.
pub(super) fn field_gates(
    registry: &Registry,
    names: &Names<'_>,
    contract: &Contract,
) -> Vec<Vec<Expr>> {
    let oldest = registry.declared.toolkits.first();
    let is_newer = |first: &&Toolkit| oldest.is_some_and(|oldest| **first > oldest.toolkit);
    let gate = |field: &Field| {
        let firsts = field.declared.iter().filter_map(|(record, path)| {
            layout::first_with_field(&registry.history, names, record, path)
        });
        let first = firsts.max().filter(is_newer);
        first.map(|first| library_version(contract.api, Op::Ge, first.api_version()))
    };
    let fields = contract.fields.iter();
    fields.map(|field| Vec::from_iter(gate(field))).collect()
}

fn library_version(api: Api, op: Op, than: u32) -> Expr {
    let library = Expr::Query(format!("{}.version", api.word()));
    Expr::Binary(op, Box::new(library), Box::new(Expr::Int(than.into())))
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
        state: registry.contracts.vocabulary.state_name(false).to_owned(),
        args: Vec::new(),
        returns: None,
        expect: Expect::default(),
        ensures: Vec::new(),
        gates: gates(registry, function, function.introduced),
        lookup: None,
        steps: Vec::new(),
        waiting: None,
        lasting: false,
        exclusive: false,
        shares_thread: false,
        needs_nothing: false,
        hazard: registry
            .contracts
            .vocabulary
            .hazard_of(&function.group)
            .map(|hazard| hazard.name.clone()),
        group: file_of(&function.group),
    }
}
