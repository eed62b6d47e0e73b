//! From a choice to the recipe by which the worker makes the argument.

use cuspec_spec::case::{self, Arg};
use cuspec_spec::contract::choice::Choice;
use cuspec_spec::contract::eval::{Call, Value, residual};
use cuspec_spec::contract::{DomainArg, DomainUse, Expr, Role};
use cuspec_spec::layout;

/// Room for a result whose size nobody can tell: an enumerator that no table knows.
const UNKNOWN_PLACE: u64 = 64;

/// The most bytes a case asks for when the number itself is out of range.
const LARGEST_PLACE: i128 = 65536;

pub fn arg(call: &Call<'_>, param: usize) -> Arg {
    let choice = call.choice(param);
    build(
        call,
        &call.contract.params[param].domain,
        choice,
        Some(param),
    )
}

/// A condition as the worker evaluates it.
pub fn machine(call: &Call<'_>, expr: &Expr) -> Option<case::Expr> {
    residual(call.eval(expr))
}

fn build(call: &Call<'_>, used: &DomainUse, choice: &Choice, param: Option<usize>) -> Arg {
    if let Some(value) = &choice.value {
        return number(call, choice, value);
    }
    match choice.role {
        Role::Place => Arg::Out {
            size: room(call, used, choice, param),
            on_failure: param.and_then(|p| call.contract.params[p].on_failure.clone()),
        },
        Role::Pointer => Arg::In(Box::new(pointee(call, used, choice))),
        Role::Array => slice(call, used, choice),
        Role::Record => record(call, choice),
        Role::Value => make(call, choice),
    }
}

fn number(call: &Call<'_>, choice: &Choice, value: &Expr) -> Arg {
    let is_pointer = matches!(choice.role, Role::Place | Role::Pointer | Role::Array);
    match call.eval(value).or_plain(call, value) {
        Value::Known(0) if is_pointer => Arg::Null,
        Value::Known(value) => Arg::Int(value),
        Value::Machine(expr) => Arg::Expr(expr),
        // Nothing it could be measured by is at hand.
        Value::Unknown => Arg::Int(1),
    }
}

trait OrPlain {
    fn or_plain(self, call: &Call<'_>, expr: &Expr) -> Value;
}

impl OrPlain for Value {
    /// A number measured by a refused argument is measured by an accepted one instead.
    fn or_plain(self, call: &Call<'_>, expr: &Expr) -> Value {
        if self != Value::Unknown {
            return self;
        }
        let mut accepted = call.clone();
        for (param, picked) in accepted.picked.iter_mut().enumerate() {
            if !call.choices[param][*picked].is_accepted() {
                *picked = call.choices[param]
                    .iter()
                    .position(Choice::is_accepted)
                    .unwrap_or(*picked);
            }
        }
        accepted.eval(expr)
    }
}

/// Bytes of the place behind an out-parameter.
fn room(call: &Call<'_>, used: &DomainUse, choice: &Choice, param: Option<usize>) -> u64 {
    let count = |arg: Option<&DomainArg>| match arg {
        Some(DomainArg::Param(count)) => {
            let value = call.choice(*count).value.as_ref();
            match value.map(|v| call.eval(v).or_plain(call, v)) {
                Some(Value::Known(n)) => u64::try_from(n.clamp(1, LARGEST_PLACE)).unwrap_or(1),
                _ => UNKNOWN_PLACE,
            }
        }
        Some(DomainArg::Expr(expr)) => match call.eval(expr) {
            Value::Known(n) => u64::try_from(n.clamp(1, LARGEST_PLACE)).unwrap_or(1),
            _ => UNKNOWN_PLACE,
        },
        _ => 1,
    };
    match (choice.domain.as_str(), used.args.as_slice()) {
        ("OutText", [size]) => count(Some(size)),
        ("OutSlice", [DomainArg::Type(ty), length]) => {
            layout::size_of(call.names, ty).unwrap_or(UNKNOWN_PLACE) * count(Some(length))
        }
        (_, [DomainArg::Type(ty), ..]) => layout::size_of(call.names, ty).unwrap_or(UNKNOWN_PLACE),
        _ => param
            .and_then(|p| call.place(p))
            .map_or(UNKNOWN_PLACE, |(size, _)| size),
    }
}

fn inner(used: &DomainUse) -> Option<&DomainUse> {
    used.args.iter().find_map(|arg| match arg {
        DomainArg::Domain(inner) => Some(&**inner),
        _ => None,
    })
}

fn pointee(call: &Call<'_>, used: &DomainUse, choice: &Choice) -> Arg {
    if let (Some(inner), Some(element)) = (inner(used), choice.elements.first()) {
        return build(call, inner, element, None);
    }
    let size = used.args.iter().find_map(|arg| match arg {
        DomainArg::Type(ty) => layout::size_of(call.names, ty),
        _ => None,
    });
    Arg::Record {
        size: size.unwrap_or(UNKNOWN_PLACE),
        fields: Vec::new(),
    }
}

fn slice(call: &Call<'_>, used: &DomainUse, choice: &Choice) -> Arg {
    let Some(inner) = inner(used) else {
        let size = match used.args.first() {
            Some(DomainArg::Type(ty)) => layout::size_of(call.names, ty).unwrap_or(8),
            _ => 8,
        };
        let len = match choice.numbers.iter().find(|(name, _)| name == "len") {
            Some((_, Expr::Int(len))) => usize::try_from(*len).unwrap_or(0),
            _ => 0,
        };
        let zero = Arg::Record {
            size,
            fields: Vec::new(),
        };
        return Arg::Slice {
            size,
            elements: vec![zero; len],
        };
    };
    Arg::Slice {
        size: element_size(call, inner),
        elements: choice
            .elements
            .iter()
            .map(|e| build(call, inner, e, None))
            .collect(),
    }
}

/// Bytes of one value of a domain, as an element of an array.
fn element_size(call: &Call<'_>, used: &DomainUse) -> u64 {
    let domain = call
        .contracts
        .vocabulary
        .domains
        .iter()
        .find(|d| d.name == used.domain);
    let Some(domain) = domain else { return 8 };
    if matches!(domain.role, Role::Place | Role::Pointer | Role::Array) {
        return 8;
    }
    let ty = domain.c_type.as_deref().or_else(|| {
        used.args.iter().find_map(|arg| match arg {
            DomainArg::Type(ty) => Some(ty.as_str()),
            _ => None,
        })
    });
    ty.and_then(|ty| layout::size_of(call.names, ty))
        .unwrap_or(8)
}

/// A structure whose fields are the exemplar's numbers.
fn record(call: &Call<'_>, choice: &Choice) -> Arg {
    let domain = call
        .contracts
        .vocabulary
        .domains
        .iter()
        .find(|d| d.name == choice.domain);
    let declared = domain
        .and_then(|d| d.c_type.as_deref())
        .and_then(|ty| call.names.record(ty));
    let Some(declared) = declared else {
        return make(call, choice);
    };
    let mut fields = Vec::new();
    for (name, value) in &choice.numbers {
        let Some((offset, ty)) = find_field(call, declared, name) else {
            continue;
        };
        let size = layout::size_of_type(call.names, &ty).unwrap_or(4);
        if let Value::Known(value) = call.eval(value) {
            fields.push((offset, size, Arg::Int(value)));
        }
    }
    Arg::Record {
        size: declared.size,
        fields,
    }
}

/// A field by name, through anonymous members.
fn find_field(
    call: &Call<'_>,
    record: &cuspec_spec::declared::Record,
    name: &str,
) -> Option<(u64, cuspec_spec::declared::Type)> {
    record.fields.iter().find_map(|field| {
        if field.name == name {
            return Some((field.offset, field.ty.clone()));
        }
        match &field.ty {
            cuspec_spec::declared::Type::Named(inner) if field.name.is_empty() => {
                let inner = call.names.record(inner)?;
                let (offset, ty) = find_field(call, inner, name)?;
                Some((field.offset + offset, ty))
            }
            _ => None,
        }
    })
}

fn make(call: &Call<'_>, choice: &Choice) -> Arg {
    let numbers = choice
        .numbers
        .iter()
        .filter_map(|(name, value)| match call.eval(value) {
            Value::Known(value) => Some((name.clone(), value)),
            _ => None,
        })
        .collect();
    Arg::Make {
        domain: choice.domain.clone(),
        exemplar: choice.exemplar.clone(),
        numbers,
    }
}
