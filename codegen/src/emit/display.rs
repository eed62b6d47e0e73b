//! Pieces of a contract as the contract language writes them, for people and other programs to read.

use cuspec_spec::Registry;
use cuspec_spec::case::Op;
use cuspec_spec::contract::{
    Basis, Contract, DomainArg, DomainUse, Expr, Outcome, Place, Scenario, Standing,
};
use cuspec_spec::shorten;

/// A condition or a number.
pub(crate) fn expression(contract: &Contract, expr: &Expr) -> String {
    print(contract, expr, 0)
}

/// An expression, in parentheses where it binds less than its surroundings do.
fn print(contract: &Contract, expr: &Expr, around: u8) -> String {
    let ask = |of: &str, question: &Option<String>| match question {
        Some(question) => format!("{of}.{question}()"),
        None => of.to_owned(),
    };
    match expr {
        Expr::Int(value) => value.to_string(),
        Expr::Constant { name, .. } => name.clone(),
        Expr::Param(index) => name(contract, *index).to_owned(),
        Expr::Ask { param, question } => format!("{}.{question}()", name(contract, *param)),
        Expr::Element { param, question } => {
            ask(&format!("{}[i]", name(contract, *param)), question)
        }
        Expr::Query { object, question } => format!("{object}.{question}()"),
        Expr::Argument { index, question } => ask(&format!("argument{index}"), question),
        Expr::Live => "value".to_owned(),
        Expr::Unknown => "unknown()".to_owned(),
        Expr::Result(at) => format!("{}.value()", place(contract, *at)),
        Expr::Part {
            place: at, field, ..
        } => {
            format!("{}.{field}.value()", place(contract, *at))
        }
        Expr::Zeroed(at) => format!("{}.is_zeroed()", place(contract, *at)),
        Expr::Names { place: at, code } => {
            format!("{}.names({})", place(contract, *at), name(contract, *code))
        }
        Expr::Reads { place: at, text } => format!("{}.reads({text:?})", place(contract, *at)),
        Expr::Not(inner) => format!("!{}", print(contract, inner, UNARY)),
        Expr::Binary(op, left, right) => {
            let (sign, binds) = operator(*op);
            let (left, right) = (
                print(contract, left, binds),
                print(contract, right, binds + 1),
            );
            let text = format!("{left} {sign} {right}");
            if binds < around {
                format!("({text})")
            } else {
                text
            }
        }
        Expr::OneOf(number, values) => {
            let values: Vec<String> = values
                .iter()
                .map(|value| print(contract, value, 0))
                .collect();
            format!(
                "matches!({}, {})",
                print(contract, number, 0),
                values.join(" | ")
            )
        }
        Expr::Any { over, condition } => {
            let over: Vec<&str> = over.iter().map(|param| name(contract, *param)).collect();
            format!(
                "any({}, {})",
                over.join(", "),
                print(contract, condition, 0)
            )
        }
    }
}

/// The name of a parameter.
fn name(contract: &Contract, index: usize) -> &str {
    match index < contract.axes() {
        true => contract.axis(index).name,
        false => "_",
    }
}

/// A place by the name that contracts have for it.
pub(crate) fn place(contract: &Contract, place: Place) -> &str {
    match place {
        Place::Param(param) => name(contract, param),
        Place::Returned => "result",
    }
}

/// How strongly a unary operator binds.
const UNARY: u8 = 10;

/// An operator's sign, and how strongly it binds in Rust.
pub(crate) fn operator(op: Op) -> (&'static str, u8) {
    match op {
        Op::Or => ("||", 1),
        Op::And => ("&&", 2),
        Op::Eq => ("==", 3),
        Op::Ne => ("!=", 3),
        Op::Lt => ("<", 3),
        Op::Le => ("<=", 3),
        Op::Gt => (">", 3),
        Op::Ge => (">=", 3),
        Op::BitOr => ("|", 4),
        Op::BitAnd => ("&", 6),
        Op::Shl => ("<<", 7),
        Op::Add => ("+", 8),
        Op::Sub => ("-", 8),
        Op::Mul => ("*", 9),
        Op::Div => ("/", 9),
        Op::Rem => ("%", 9),
    }
}

/// What a call answers, `INVALID_VALUE` or `UNDEFINED`.
pub(crate) fn outcome(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Codes(codes) => match &codes[..] {
            [code] => shorten(code).to_owned(),
            codes => {
                let codes: Vec<&str> = codes.iter().map(|code| shorten(code)).collect();
                format!("either({})", codes.join(", "))
            }
        },
        Outcome::Failure => "FAILURE".to_owned(),
        Outcome::Undefined => "UNDEFINED".to_owned(),
        Outcome::Later(code) => format!("later({})", shorten(code)),
    }
}

/// A value that a parameter or a field may have, and what it does to a call.
pub(crate) struct Listed<'a> {
    /// An exemplar, or an enumerator that is treated apart.
    pub name: &'a str,
    pub doc: &'a str,
    pub standing: &'a Standing,
}

/// The exemplars of a use of a domain that are not left out, and the enumerators that it names.
pub(crate) fn exemplars<'a>(registry: &'a Registry, usage: &'a DomainUse) -> Vec<Listed<'a>> {
    let mut domains = registry.contracts.vocabulary.domains.iter();
    let Some(domain) = domains.find(|domain| domain.name == usage.domain) else {
        return Vec::new();
    };
    let changed = |name: &str| {
        usage
            .standings
            .iter()
            .rev()
            .find(|(known, _)| known == name)
    };
    let exemplars = domain.exemplars.iter();
    let kept = exemplars.filter(|exemplar| !usage.without.contains(&exemplar.name));
    let kept = kept.map(|exemplar| Listed {
        name: &exemplar.name,
        doc: &exemplar.doc,
        standing: changed(&exemplar.name).map_or(&exemplar.standing, |(_, standing)| standing),
    });
    let is_exemplar = |name: &str| domain.exemplars.iter().any(|e| e.name == name);
    let enumerators = usage
        .standings
        .iter()
        .filter(|(name, _)| !is_exemplar(name));
    let enumerators = enumerators.map(|(name, standing)| Listed {
        name,
        doc: "",
        standing,
    });
    kept.chain(enumerators).collect()
}

/// A parameter's domain, `Address<Managed, Pageable>`: what is accepted beyond the domain's own
/// exemplars stands beside its arguments.
pub(crate) fn domain(contract: &Contract, usage: &DomainUse) -> String {
    let args = usage
        .args
        .iter()
        .filter_map(|arg| domain_arg(contract, arg));
    let accepted = usage
        .standings
        .iter()
        .filter(|(_, standing)| *standing == Standing::Accepted);
    let parts: Vec<String> = args.chain(accepted.map(|(name, _)| name.clone())).collect();
    match parts.is_empty() {
        true => usage.domain.clone(),
        false => format!("{}<{}>", usage.domain, parts.join(", ")),
    }
}

fn domain_arg(contract: &Contract, arg: &DomainArg) -> Option<String> {
    Some(match arg {
        DomainArg::Type(ty) => ty.clone(),
        DomainArg::Param(index) => name(contract, *index).to_owned(),
        DomainArg::Tagged { table, by } => format!("{table}<{}>", name(contract, *by)),
        DomainArg::Record {
            name: record, by, ..
        } if by.is_empty() => record.clone(),
        DomainArg::Record {
            name: record, by, ..
        } => {
            let by: Vec<&str> = by.iter().map(|by| name(contract, *by)).collect();
            format!("{record}<{}>", by.join(", "))
        }
        DomainArg::Domain(usage) => domain(contract, usage),
        DomainArg::Expr(expr) => match print(contract, expr, 0) {
            text if text.chars().all(|c| c.is_alphanumeric() || c == '_') => text,
            text => format!("{{ {text} }}"),
        },
        DomainArg::Absent => return None,
    })
}

/// Where a rule comes from.
pub(crate) fn basis(basis: Basis) -> &'static str {
    match basis {
        Basis::Documented => "documented",
        Basis::Observed => "observed",
        Basis::Assumed => "assumed",
    }
}

/// The scenarios that call a function: those about it, which stand in the file of its contract, and
/// those that merely use it.
pub(crate) fn scenarios<'a>(
    registry: &'a Registry,
    contract: &Contract,
) -> (Vec<&'a Scenario>, Vec<&'a Scenario>) {
    let scenarios = registry.contracts.scenarios.iter();
    let calling = scenarios.filter(|scenario| scenario.calls.contains(&contract.function));
    calling.partition(|scenario| scenario.file == contract.file)
}

/// A scenario as the function that it is.
pub(crate) fn scenario(scenario: &Scenario) -> String {
    format!("fn {}(cuda: &Driver) {}", scenario.name, scenario.source)
}
