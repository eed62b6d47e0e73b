//! From a choice to the recipe by which the worker makes the argument.

use cuspec_spec::case::{self, Arg};
use cuspec_spec::contract::choice::Choice;
use cuspec_spec::contract::eval::Call;
use cuspec_spec::contract::value::{Value, residual};
use cuspec_spec::contract::{DomainArg, DomainUse, Expr, Role};
use cuspec_spec::layout;

/// Room for a result whose size nobody can tell: an enumerator that no table knows.
const UNKNOWN_SIZE: u64 = 64;

/// The most bytes a case asks for when the number itself is out of range.
const LARGEST_PLACE: i128 = 65536;

/// Makes the arguments of a call.
#[derive(Clone, Copy)]
pub(super) struct Builder<'c, 'a> {
    pub call: &'c Call<'a>,
    /// The call in which nothing is special: all elements of an array but the last have their fields
    /// from it.
    pub plain: &'c Call<'a>,
    /// Whether fields are given by their names, as tables of cases have them.
    pub with_names: bool,
}

/// A condition as the worker evaluates it.
pub(super) fn machine(call: &Call<'_>, expr: &Expr) -> Option<case::Expr> {
    residual(call.eval(expr))
}

impl Builder<'_, '_> {
    /// The argument for a parameter, or the value of a field.
    pub(super) fn axis(&self, axis: usize) -> Arg {
        let used = self.call.contract.axis(axis).domain;
        self.value(used, self.call.choice(axis), Some(axis))
    }

    fn value(&self, used: &DomainUse, choice: &Choice, axis: Option<usize>) -> Arg {
        let call = self.call;
        if let Some(value) = &choice.value {
            return number(call, choice, value);
        }
        if let Some(text) = &choice.text {
            return Arg::Text(text.clone());
        }
        let on_failure =
            || axis.and_then(|axis| call.contract.params.get(axis)?.on_failure.clone());
        let read = |value: Arg| match is_replaced(call, choice) {
            true => Arg::Replaced {
                value: Box::new(value),
                on_failure: on_failure(),
            },
            false => value,
        };
        match choice.role {
            Role::Place => Arg::Out {
                size: room(call, used, choice, axis),
                on_failure: on_failure(),
            },
            Role::Pointer => read(Arg::In(Box::new(self.pointee(used, choice, axis)))),
            Role::Array => read(self.slice(used, choice, axis)),
            Role::Record => self.record(size_of_type(call, used).unwrap_or(UNKNOWN_SIZE), axis),
            Role::Value => make(call, used, choice),
        }
    }

    fn pointee(&self, used: &DomainUse, choice: &Choice, axis: Option<usize>) -> Arg {
        match (inner(used), choice.elements.first()) {
            (Some(inner), Some(element)) => self.value(inner, element, None),
            _ => self.record(size_of_type(self.call, used).unwrap_or(UNKNOWN_SIZE), axis),
        }
    }

    fn slice(&self, used: &DomainUse, choice: &Choice, axis: Option<usize>) -> Arg {
        if let Some(inner) = inner(used) {
            let elements = choice.elements.iter();
            return Arg::Slice {
                size: element_size(self.call, inner),
                elements: elements.map(|one| self.value(inner, one, None)).collect(),
            };
        }
        let size = size_of_type(self.call, used).unwrap_or(8);
        let plain = Builder {
            call: self.plain,
            with_names: false,
            ..*self
        };
        let len = self.call.array_len(choice);
        let elements = (1..=len).map(|at| match at == len {
            true => self.record(size, axis),
            false => plain.record(size, axis),
        });
        Arg::Slice {
            size,
            elements: elements.collect(),
        }
    }

    /// A structure with the fields that mean something in the call; the others are zero.
    fn record(&self, size: u64, holder: Option<usize>) -> Arg {
        let fields = holder
            .into_iter()
            .flat_map(|holder| self.call.contract.fields_of(holder))
            .filter(|(axis, _)| self.call.is_there(*axis))
            .map(|(axis, field)| {
                let value = match self.with_names {
                    true => Arg::Field(field.name.clone()),
                    false => self.axis(axis),
                };
                (field.offset, field.size, value)
            });
        Arg::Record {
            size,
            fields: fields.collect(),
        }
    }
}

/// Bytes of the C type that a use of a domain names.
fn size_of_type(call: &Call<'_>, used: &DomainUse) -> Option<u64> {
    used.args.iter().find_map(|arg| match arg {
        DomainArg::Type(ty) => layout::size_of(call.names, ty),
        DomainArg::Record { ty, .. } => layout::size_of(call.names, ty),
        _ => None,
    })
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
            let count = call.choice(*count);
            let behind = || count.elements.first()?.value.as_ref();
            match count
                .value
                .as_ref()
                .or_else(behind)
                .map(|v| call.eval(v).or_plain(call, v))
            {
                Some(Value::Known(n)) => u64::try_from(n.clamp(1, LARGEST_PLACE)).unwrap_or(1),
                _ => UNKNOWN_SIZE,
            }
        }
        Some(DomainArg::Expr(expr)) => match call.eval(expr) {
            Value::Known(n) => u64::try_from(n.clamp(1, LARGEST_PLACE)).unwrap_or(1),
            _ => UNKNOWN_SIZE,
        },
        _ => 1,
    };
    match (choice.domain.as_str(), used.args.as_slice()) {
        ("OutText", [size]) => count(Some(size)),
        ("OutSlice", [DomainArg::Type(ty), length]) => {
            layout::size_of(call.names, ty).unwrap_or(UNKNOWN_SIZE) * count(Some(length))
        }
        (_, [DomainArg::Type(ty), ..]) => layout::size_of(call.names, ty).unwrap_or(UNKNOWN_SIZE),
        _ => param
            .and_then(|p| call.place(p))
            .map_or(UNKNOWN_SIZE, |(size, _)| size),
    }
}

fn inner(used: &DomainUse) -> Option<&DomainUse> {
    used.args.iter().find_map(|arg| match arg {
        DomainArg::Domain(inner) => Some(&**inner),
        _ => None,
    })
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

/// Whether a successful call may replace what the argument points to.
fn is_replaced(call: &Call<'_>, choice: &Choice) -> bool {
    let mut domains = call.contracts.vocabulary.domains.iter();
    domains.any(|domain| domain.name == choice.domain && domain.is_replaced)
}

/// What a fixture makes; one for several C types is told which, `Callback<CUhostFn>`.
fn make(call: &Call<'_>, used: &DomainUse, choice: &Choice) -> Arg {
    let numbers = choice
        .numbers
        .iter()
        .filter_map(|(name, value)| match call.eval(value) {
            Value::Known(value) => Some((name.clone(), value)),
            _ => None,
        })
        .collect();
    Arg::Make {
        domain: match used.args.first() {
            Some(DomainArg::Type(ty)) => format!("{}<{ty}>", choice.domain),
            _ => choice.domain.clone(),
        },
        exemplar: choice.exemplar.clone(),
        numbers,
    }
}
