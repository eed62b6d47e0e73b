//! Turns a choice into the recipe by which the worker makes the argument.

use cuspec_spec::case::{self, Arg};
use cuspec_spec::contract::choice::Choice;
use cuspec_spec::contract::eval::Call;
use cuspec_spec::contract::value::{Value, residual};
use cuspec_spec::contract::{DomainArg, DomainId, DomainUse, Expr, Role};
use cuspec_spec::layout;

/// Bytes for a result of unknown size: that of an enumerator without a table entry.
const UNKNOWN_SIZE: u64 = 64;

/// Size in bytes of the parts of a number that a call must each change. A smaller part could keep its old
/// value by chance; a larger one would hide a number of the wrong type, which fills only half.
const PART_SIZE: u64 = 4;

/// Limit of the number of elements of an out-parameter, for counts that are out of range.
const MAX_ELEMENTS: i128 = 65536;

/// Makes the arguments of a call.
#[derive(Clone, Copy)]
pub(super) struct Builder<'c, 'a> {
    pub call: &'c Call<'a>,
    /// The plain call: all elements of an array except the last take their fields from it.
    pub plain: &'c Call<'a>,
    /// Whether fields are written as references by name, as in tables of cases.
    pub with_names: bool,
}

/// Returns a condition in the form that the worker evaluates.
pub(super) fn machine(call: &Call<'_>, expr: &Expr) -> Option<case::Expr> {
    residual(call.eval(expr))
}

impl Builder<'_, '_> {
    /// Returns the argument for a parameter, or the value of a field.
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
            Role::Place => {
                let room = room(call, used, choice, axis);
                Arg::Out {
                    size: room.size,
                    part: room.part,
                    may_leave_alone: match room.is_empty {
                        true => Some(case::Expr::Int(1)),
                        false => axis.and_then(|axis| may_leave_alone(call, axis)),
                    },
                    on_failure: on_failure(),
                }
            }
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
            let elements = choice.elements.iter().enumerate();
            return Arg::Slice {
                size: element_size(self.call, inner),
                elements: elements
                    .map(|(at, one)| self.element(used, at, self.value(inner, one, None), axis))
                    .collect(),
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

    /// Returns an element of an array. An out-element must be written only if the count that the call gets
    /// includes it.
    fn element(&self, used: &DomainUse, at: usize, element: Arg, axis: Option<usize>) -> Arg {
        let Arg::Out {
            size,
            part,
            on_failure,
            ..
        } = element
        else {
            return element;
        };
        let mut counts = used.args.iter().filter_map(|arg| match arg {
            DomainArg::Param(count) => Some(self.call.choice(*count)),
            _ => None,
        });
        let count = counts.next().and_then(|count| count.value.as_ref());
        let count = count.map(|count| self.call.eval(count).or_plain(self.call, count));
        let is_counted = !matches!(count, Some(Value::Known(count)) if at as i128 >= count);
        Arg::Out {
            size,
            part,
            may_leave_alone: match is_counted {
                true => axis.and_then(|axis| may_leave_alone(self.call, axis)),
                false => Some(case::Expr::Int(1)),
            },
            on_failure,
        }
    }

    /// Returns a structure with the fields that have an effect in the call; the others are zero. It has room for
    /// all fields: those of an array of numbers are elements.
    fn record(&self, size: u64, holder: Option<usize>) -> Arg {
        let fields = holder
            .into_iter()
            .flat_map(|holder| self.call.contract.fields_of(holder));
        let end = fields.map(|(_, field)| field.offset + field.size).max();
        let size = size.max(end.unwrap_or(0));
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

/// Returns the size in bytes of the C type that a use of a domain names.
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
        // No argument of the call determines the number.
        Value::Unknown => Arg::Int(1),
    }
}

trait OrPlain {
    fn or_plain(self, call: &Call<'_>, expr: &Expr) -> Value;
}

impl OrPlain for Value {
    /// Replaces a number that depends on a refused argument by the number for accepted arguments.
    fn or_plain(self, call: &Call<'_>, expr: &Expr) -> Value {
        if self != Value::Unknown {
            return self;
        }
        let chosen = call.choices.iter().zip(call.picked);
        let accepted = chosen.map(|(choices, picked)| match choices[*picked].is_accepted() {
            true => *picked,
            false => choices
                .iter()
                .position(Choice::is_accepted)
                .unwrap_or(*picked),
        });
        let picked: Vec<usize> = accepted.collect();
        let accepted = Call {
            picked: &picked,
            ..*call
        };
        accepted.eval(expr)
    }
}

/// Returns the condition under which a successful call may leave an out-parameter unchanged; `None` for
/// never.
fn may_leave_alone(call: &Call<'_>, axis: usize) -> Option<case::Expr> {
    let left_alone = call.contract.params.get(axis)?.may_leave_alone.as_ref()?;
    match left_alone.when.as_ref().map(|when| call.eval(when)) {
        Some(Value::Known(0)) => None,
        Some(Value::Machine(when)) => Some(when),
        // A condition that cannot be evaluated must not fail any library.
        Some(Value::Known(_) | Value::Unknown) | None => Some(case::Expr::Int(1)),
    }
}

/// The memory behind an out-parameter.
struct Room {
    /// Size in bytes.
    size: u64,
    /// Size in bytes of the parts that a call must each change; `None` if changing any byte is enough.
    part: Option<u64>,
    /// Whether the call requests zero elements, so that it writes nothing.
    is_empty: bool,
}

fn room(call: &Call<'_>, used: &DomainUse, choice: &Choice, param: Option<usize>) -> Room {
    let count = |arg: Option<&DomainArg>| match arg {
        Some(DomainArg::Param(count)) => {
            let count = call.choice(*count);
            let behind = || count.elements.first()?.value.as_ref();
            let value = count.value.as_ref().or_else(behind)?;
            match call.eval(value).or_plain(call, value) {
                Value::Known(count) => Some(count),
                _ => None,
            }
        }
        Some(DomainArg::Expr(expr)) => match call.eval(expr) {
            Value::Known(count) => Some(count),
            _ => None,
        },
        _ => Some(1),
    };
    let sized = |size: Option<u64>, part: Option<u64>, count: Option<i128>| {
        let length = count.map(|count| u64::try_from(count.clamp(1, MAX_ELEMENTS)).unwrap_or(1));
        Room {
            size: size.unwrap_or(UNKNOWN_SIZE) * length.unwrap_or(UNKNOWN_SIZE),
            part: size.and(length).and(part),
            is_empty: count == Some(0),
        }
    };
    let part = |ty: &str| {
        let size = layout::size_of(call.names, ty)?;
        layout::is_solid(call.names, ty).then_some(size.min(PART_SIZE))
    };
    let special = &call.contracts.vocabulary.special;
    let is = |domain: Option<DomainId>| domain == Some(choice.domain);
    match used.args.as_slice() {
        [size] if is(special.out_text) => sized(Some(1), None, count(Some(size))),
        [DomainArg::Type(ty), length] if is(special.out_slice) => {
            let each = part(ty).or(layout::size_of(call.names, ty));
            sized(layout::size_of(call.names, ty), each, count(Some(length)))
        }
        [DomainArg::Type(ty), ..] => sized(layout::size_of(call.names, ty), part(ty), Some(1)),
        _ => {
            let size = param.and_then(|param| call.place(param));
            let size = size.map(|(size, _)| size);
            // Larger ones are records, which may have padding.
            let part = size
                .filter(|size| *size <= 8)
                .map(|size| size.min(PART_SIZE));
            sized(size, part, Some(1))
        }
    }
}

fn inner(used: &DomainUse) -> Option<&DomainUse> {
    used.args.iter().find_map(|arg| match arg {
        DomainArg::Domain(inner) => Some(&**inner),
        _ => None,
    })
}

/// Returns the size in bytes of a value of a domain as an element of an array.
fn element_size(call: &Call<'_>, used: &DomainUse) -> u64 {
    let domain = &call.contracts.vocabulary[used.domain];
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
    call.contracts.vocabulary[choice.domain].is_replaced
}

/// Returns a request to a maker; the domain of a maker for several C types includes the type:
/// `Callback<CUhostFn>`.
fn make(call: &Call<'_>, used: &DomainUse, choice: &Choice) -> Arg {
    let numbers = choice
        .numbers
        .iter()
        .filter_map(|(name, value)| match call.eval(value) {
            Value::Known(value) => Some((name.clone(), value)),
            _ => None,
        })
        .collect();
    let domain = &call.contracts.vocabulary[choice.domain].name;
    Arg::Make {
        domain: match used.args.first() {
            Some(DomainArg::Type(ty)) => format!("{domain}<{ty}>"),
            _ => domain.clone(),
        },
        exemplar: choice.exemplar.clone(),
        numbers,
    }
}
