//! Formats parts of a contract in the contract language.

use std::fmt;

use crate::Registry;
use crate::case::Op;
use crate::contract::{
    Bound, ByVersion, Contract, DomainArg, DomainUse, Expr, Outcome, Place, Scenario, Side,
    Standing, Vocabulary,
};
use crate::shorten;

/// Formats a condition or a number.
pub fn expression(vocabulary: &Vocabulary, contract: &Contract, expr: &Expr) -> String {
    let pieces = pieces(vocabulary, contract, expr);
    pieces.iter().map(ToString::to_string).collect()
}

/// A token of a condition, for printers that add markup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Operators, numbers, and names without a definition to link to.
    Text(String),
    /// A parameter, by its name.
    Param(String),
    /// A query on a parameter, `is_managed`.
    Ask {
        /// The parameter.
        param: String,
        /// The query.
        question: String,
    },
    /// An enumerator or a constant.
    Constant(String),
    /// A query on the machine, the library or the thread.
    Query {
        /// The object: `machine`, `thread`.
        object: String,
        /// The query.
        question: String,
    },
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Piece::Text(text) | Piece::Param(text) | Piece::Constant(text) => f.write_str(text),
            Piece::Ask { param, question } => write!(f, "{param}.{question}()"),
            Piece::Query { object, question } => write!(f, "{object}.{question}()"),
        }
    }
}

/// Returns a condition or a number as tokens.
pub fn pieces(vocabulary: &Vocabulary, contract: &Contract, expr: &Expr) -> Vec<Piece> {
    let mut out = Vec::new();
    print(vocabulary, contract, expr, 0, &mut out);
    out
}

/// Prints an expression, in parentheses where it binds less tightly than its context.
fn print(
    vocabulary: &Vocabulary,
    contract: &Contract,
    expr: &Expr,
    around: u8,
    out: &mut Vec<Piece>,
) {
    let text = |text: &str| Piece::Text(text.to_owned());
    let param = |index: usize| name(contract, index).to_owned();
    match expr {
        Expr::Int(value) => out.push(Piece::Text(value.to_string())),
        Expr::Constant { name, .. } => out.push(Piece::Constant(name.clone())),
        Expr::Param(index) => out.push(Piece::Param(param(*index))),
        Expr::Ask {
            param: of,
            question,
        } => out.push(Piece::Ask {
            param: param(*of),
            question: question.clone(),
        }),
        Expr::Element {
            param: of,
            question,
        } => out.push(value_piece(format!("{}[i]", param(*of)), question.as_ref())),
        Expr::Query(query) => {
            let (object, question) = query.names(vocabulary);
            out.push(Piece::Query {
                object: object.to_owned(),
                question: question.to_owned(),
            });
        }
        Expr::Argument { index, question } => {
            out.push(value_piece(format!("argument{index}"), question.as_ref()));
        }
        Expr::Live => out.push(text("value")),
        Expr::Unknown => out.push(text("unknown()")),
        Expr::Result(at) => out.push(query_piece(place(contract, *at), "value")),
        Expr::Part {
            place: at, field, ..
        } => out.push(query_piece(
            &format!("{}.{field}", place(contract, *at)),
            "value",
        )),
        Expr::Names { place: at, code } => out.extend([
            Piece::Param(place(contract, *at).to_owned()),
            text(".names("),
            Piece::Param(param(*code)),
            text(")"),
        ]),
        Expr::Reads {
            place: at,
            text: wanted,
        } => out.extend([
            Piece::Param(place(contract, *at).to_owned()),
            Piece::Text(format!(".reads({wanted:?})")),
        ]),
        Expr::Not(inner) => {
            out.push(text("!"));
            print(vocabulary, contract, inner, UNARY, out);
        }
        Expr::Binary(op, left, right) => {
            let (sign, binds) = operator(*op);
            if binds < around {
                out.push(text("("));
            }
            print(vocabulary, contract, left, binds, out);
            out.push(Piece::Text(format!(" {sign} ")));
            print(vocabulary, contract, right, binds + 1, out);
            if binds < around {
                out.push(text(")"));
            }
        }
        Expr::OneOf(number, values) => {
            out.push(text("matches!("));
            print(vocabulary, contract, number, 0, out);
            for (place, value) in values.iter().enumerate() {
                out.push(text(if place == 0 { ", " } else { " | " }));
                print(vocabulary, contract, value, 0, out);
            }
            out.push(text(")"));
        }
        Expr::Any { over, condition } => {
            let over: Vec<&str> = over.iter().map(|param| name(contract, *param)).collect();
            out.push(Piece::Text(format!("any({}, ", over.join(", "))));
            print(vocabulary, contract, condition, 0, out);
            out.push(text(")"));
        }
    }
}

fn query_piece(of: &str, question: &str) -> Piece {
    Piece::Ask {
        param: of.to_owned(),
        question: question.to_owned(),
    }
}

/// Returns the token of a value or of a query on it.
fn value_piece(of: String, question: Option<&String>) -> Piece {
    match question {
        Some(question) => Piece::Ask {
            param: of,
            question: question.clone(),
        },
        None => Piece::Param(of),
    }
}

/// Returns the name of a parameter.
fn name(contract: &Contract, index: usize) -> &str {
    match index < contract.axes() {
        true => contract.axis(index).name,
        false => "_",
    }
}

/// Returns the name of a place in contracts.
pub fn place(contract: &Contract, place: Place) -> &str {
    match place {
        Place::Param(param) => name(contract, param),
        Place::Returned => "result",
    }
}

/// The precedence of a unary operator.
const UNARY: u8 = 10;

/// Returns the sign of an operator, and its precedence in Rust.
pub fn operator(op: Op) -> (&'static str, u8) {
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

/// Formats the outcome of a call, `INVALID_VALUE` or `UNDEFINED`.
pub fn outcome(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Codes(codes) => match &codes[..] {
            [code] => shorten(code).to_owned(),
            codes => {
                let codes: Vec<&str> = codes.iter().map(|code| shorten(code)).collect();
                format!("either({})", codes.join(", "))
            }
        },
        Outcome::Undefined => "UNDEFINED".to_owned(),
        Outcome::Later(code) => format!("later({})", shorten(code)),
    }
}

/// A value of a parameter or a field, and its effect on a call.
pub struct Listed<'a> {
    /// An exemplar, or an enumerator with its own standing.
    pub name: &'a str,
    /// Its sentence; empty for an enumerator.
    pub doc: &'a str,
    /// Its effect.
    pub standing: Standing,
    /// Its effect in some versions only.
    pub by_version: Vec<ByVersion>,
    /// Whether no release has confirmed that.
    pub is_unobserved: bool,
}

/// Returns the exemplars of a domain use, except those left out, and the enumerators that it names.
pub fn exemplars<'a>(registry: &'a Registry, usage: &'a DomainUse) -> Vec<Listed<'a>> {
    let domain = &registry.contracts.vocabulary[usage.domain];
    let exemplars = domain.exemplars.iter();
    let kept = exemplars.filter(|exemplar| !usage.leaves_out(exemplar, &exemplar.name));
    let kept = kept.map(|exemplar| Listed {
        name: &exemplar.name,
        doc: &exemplar.doc,
        standing: usage.standing(exemplar, &exemplar.name),
        by_version: usage.by_version(exemplar, &exemplar.name),
        is_unobserved: usage.is_unobserved(exemplar, &exemplar.name),
    });
    let is_exemplar = |name: &str| domain.exemplars.iter().any(|e| e.name == name);
    let named = usage.standings.iter().map(|(name, _)| name);
    let named = named.chain(usage.by_version.iter().map(|(name, _)| name));
    let mut enumerators: Vec<&str> = Vec::new();
    for name in named.map(String::as_str) {
        if !is_exemplar(name) && !enumerators.contains(&name) {
            enumerators.push(name);
        }
    }
    let enumerators = enumerators.into_iter().map(|name| {
        let is_it = |(known, _): &&(String, Standing)| known == name;
        let standing = usage.standings.iter().find(is_it);
        let by_version = usage.by_version.iter().filter(|(known, _)| known == name);
        Listed {
            name,
            doc: "",
            standing: standing.map_or(Standing::Accepted, |(_, standing)| standing.clone()),
            by_version: by_version.map(|(_, one)| one.clone()).collect(),
            is_unobserved: usage.unobserved.iter().any(|known| known == name),
        }
    });
    kept.chain(enumerators).collect()
}

/// Returns the version-specific standings of a domain use: each version bound and standing, with its
/// exemplars and enumerators.
pub fn by_version<'a>(
    registry: &'a Registry,
    usage: &'a DomainUse,
) -> Vec<(&'a ByVersion, Vec<&'a str>)> {
    let domain = &registry.contracts.vocabulary[usage.domain];
    let exemplars = domain.exemplars.iter();
    let is_overridden = |name: &str| usage.standings.iter().any(|(known, _)| known == name);
    let own = exemplars.filter(|exemplar| !is_overridden(&exemplar.name));
    let own = own.flat_map(|exemplar| {
        let all = exemplar.by_version.iter();
        all.map(|one| (exemplar.name.as_str(), one))
    });
    let own_marks = usage.by_version.iter();
    let mut out: Vec<(&ByVersion, Vec<&str>)> = Vec::new();
    for (name, one) in own_marks.map(|(name, one)| (name.as_str(), one)).chain(own) {
        let is_same = |(known, _): &&mut (&ByVersion, Vec<&str>)| {
            known.bound.side == one.bound.side
                && known.bound.version == one.bound.version
                && known.standing == one.standing
        };
        match out.iter_mut().find(is_same) {
            Some((_, names)) => names.push(name),
            None => out.push((one, vec![name])),
        }
    }
    out
}

/// Formats a version bound, `until 13.0`.
pub fn versions(bound: &Bound) -> String {
    let word = match bound.side {
        Side::Since => "since",
        Side::Until => "until",
    };
    let (major, minor) = (bound.version / 1000, bound.version % 1000 / 10);
    format!("{word} {major}.{minor}")
}

/// Formats a parameter's domain, `Address<Managed, Pageable>`: values accepted beyond the domain's own
/// exemplars follow its arguments.
pub fn domain(vocabulary: &Vocabulary, contract: &Contract, usage: &DomainUse) -> String {
    let args = usage
        .args
        .iter()
        .filter_map(|arg| domain_arg(vocabulary, contract, arg));
    let accepted = usage
        .standings
        .iter()
        .filter(|(_, standing)| *standing == Standing::Accepted);
    let parts: Vec<String> = args.chain(accepted.map(|(name, _)| name.clone())).collect();
    let name = &vocabulary[usage.domain].name;
    match parts.is_empty() {
        true => name.clone(),
        false => format!("{name}<{}>", parts.join(", ")),
    }
}

fn domain_arg(vocabulary: &Vocabulary, contract: &Contract, arg: &DomainArg) -> Option<String> {
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
        DomainArg::Domain(usage) => domain(vocabulary, contract, usage),
        DomainArg::Expr(expr) => match expression(vocabulary, contract, expr) {
            text if text.chars().all(|c| c.is_alphanumeric() || c == '_') => text,
            text => format!("{{ {text} }}"),
        },
        DomainArg::Absent => return None,
    })
}

/// Returns the scenarios that call a function: those about it, in the file of its contract, then other users.
pub fn scenarios<'a>(
    registry: &'a Registry,
    contract: &Contract,
) -> (Vec<&'a Scenario>, Vec<&'a Scenario>) {
    let scenarios = registry.contracts.scenarios.iter();
    let calling = scenarios.filter(|scenario| scenario.calls.contains(&contract.function));
    calling.partition(|scenario| scenario.file == contract.file)
}

/// Formats a scenario as its function.
pub fn scenario(scenario: &Scenario) -> String {
    format!("fn {}(cuda: &Driver) {}", scenario.name, scenario.source)
}
