//! Operands of an instruction, checked against its form.

use super::Lowering;
use super::scope::Symbol;
use crate::ast::{Instruction, Operand, Value};
use crate::code::{Address, Condition, Constant, Source};
use crate::isa::Decoded;
use crate::rejection::Rejection;
use crate::types::{Space, Type};

/// An operand that fits its form.
#[derive(Clone, Debug)]
pub(super) enum Argument {
    /// An output register; `None` for `_`.
    Target(Option<u32>, Type),
    /// Output predicates: the first, and the one after `|`.
    Outcome(Option<u32>, Option<u32>),
    /// An output register, and a predicate after `|`.
    Both(Option<u32>, Option<u32>),
    Source(Source),
    Condition(Condition),
    Targets(Vec<Option<u32>>, Type),
    Sources(Vec<Source>),
    Address(Address),
    Integer(u64),
    /// An operand that the instruction checks itself.
    Open,
    Absent,
}

/// Checks all operands of an instruction.
pub(super) fn arguments(
    lowering: &mut Lowering<'_, '_>,
    instruction: &Instruction<'_>,
    decoded: &Decoded<'_>,
) -> Result<Vec<Argument>, Rejection> {
    let words: Vec<&str> = decoded.operands.split_whitespace().collect();
    let least = words.iter().filter(|word| !word.ends_with('?')).count();
    let given = instruction.operands.len();
    if given < least || given > words.len() {
        let message = format!("`{}` does not take {given} operands", instruction.text());
        return Err(Rejection::syntax(instruction.place(), message));
    }
    let mut found = Vec::with_capacity(words.len());
    for (index, word) in words.iter().enumerate() {
        let word = word.trim_end_matches('?');
        found.push(match instruction.operands.get(index) {
            Some(operand) => argument(lowering, decoded, operand, word)?,
            None => Argument::Absent,
        });
    }
    Ok(found)
}

fn argument(
    lowering: &mut Lowering<'_, '_>,
    decoded: &Decoded<'_>,
    operand: &Operand<'_>,
    word: &str,
) -> Result<Argument, Rejection> {
    let (written, word) = match word.strip_prefix('=') {
        Some(rest) => (true, rest),
        None => (false, word),
    };
    let (word, paired) = match word.strip_suffix("|p") {
        Some(rest) => (rest, true),
        None => (word, false),
    };
    let (word, wider) = match word.strip_suffix('+') {
        Some(rest) => (rest, true),
        None => (word, false),
    };
    let ty = match word {
        "t" | "v" => decoded.first(),
        "u" => decoded.second(),
        "w" => decoded.first().wide().unwrap_or(Type::B64),
        _ => Type::from_name(word).unwrap_or(Type::B32),
    };
    match (word, written) {
        ("any" | "l" | "[o]", _) => Ok(Argument::Open),
        ("i", _) => lowering.integer(operand).map(Argument::Integer),
        ("[a]", _) => {
            let named = decoded
                .modifiers
                .iter()
                .find_map(|word| Space::from_name(word));
            address(lowering, named.unwrap_or(Space::Generic), operand)
        }
        ("[g]", _) => address(lowering, Space::Global, operand),
        ("p", true) => outcome(lowering, operand, paired),
        ("p", false) => lowering.condition(operand).map(Argument::Condition),
        ("v", true) => targets(lowering, decoded, operand, ty),
        ("v", false) => sources(lowering, decoded, operand, ty),
        (_, true) if paired => match operand.value {
            Value::Pair(name, predicate) => {
                let register = register_or_sink(lowering, operand, name, ty)?;
                let predicate = lowering.predicate_or_sink(operand, predicate)?;
                Ok(Argument::Both(register, predicate))
            }
            _ => {
                let (register, _) = lowering.target(operand, ty, wider)?;
                Ok(Argument::Both(register, None))
            }
        },
        (_, true) => {
            let (register, ty) = lowering.target(operand, ty, wider)?;
            Ok(Argument::Target(register, ty))
        }
        (_, false) => lowering.source(operand, ty, wider).map(Argument::Source),
    }
}

fn register_or_sink(
    lowering: &Lowering<'_, '_>,
    operand: &Operand<'_>,
    name: &str,
    ty: Type,
) -> Result<Option<u32>, Rejection> {
    if name == "_" {
        return Ok(None);
    }
    lowering
        .register(operand, name, ty, false)
        .map(|(slot, _)| Some(slot))
}

fn outcome(
    lowering: &Lowering<'_, '_>,
    operand: &Operand<'_>,
    paired: bool,
) -> Result<Argument, Rejection> {
    match operand.value {
        Value::Name(name) => Ok(Argument::Outcome(
            lowering.predicate_or_sink(operand, name)?,
            None,
        )),
        Value::Sink => Ok(Argument::Outcome(None, None)),
        Value::Pair(one, other) if paired => Ok(Argument::Outcome(
            lowering.predicate_or_sink(operand, one)?,
            lowering.predicate_or_sink(operand, other)?,
        )),
        _ => Err(Rejection::syntax(operand.place, "expected a predicate")),
    }
}

/// Returns the number of registers of a load or store.
fn width(decoded: &Decoded<'_>) -> usize {
    match () {
        () if decoded.has("v2") => 2,
        () if decoded.has("v4") => 4,
        () => 1,
    }
}

fn parts<'b, 'a>(
    decoded: &Decoded<'_>,
    operand: &'b Operand<'a>,
) -> Result<&'b [Operand<'a>], Rejection> {
    let width = width(decoded);
    let parts = match &operand.value {
        Value::Vector(parts) if width > 1 => parts.as_slice(),
        // The value of a surface access may be a single register in braces.
        Value::Vector(parts) if decoded.operands.contains("[o]") => parts.as_slice(),
        _ if width == 1 => std::slice::from_ref(operand),
        _ => &[],
    };
    if parts.len() != width {
        let message = format!("expected {width} registers in braces");
        return Err(Rejection::syntax(operand.place, message));
    }
    Ok(parts)
}

fn targets(
    lowering: &Lowering<'_, '_>,
    decoded: &Decoded<'_>,
    operand: &Operand<'_>,
    ty: Type,
) -> Result<Argument, Rejection> {
    let mut slots = Vec::new();
    let mut widest = ty;
    for part in parts(decoded, operand)? {
        let (slot, register) = lowering.target(part, ty, true)?;
        slots.push(slot);
        if register.bytes() > widest.bytes() {
            widest = register;
        }
    }
    Ok(Argument::Targets(slots, widest))
}

fn sources(
    lowering: &mut Lowering<'_, '_>,
    decoded: &Decoded<'_>,
    operand: &Operand<'_>,
    ty: Type,
) -> Result<Argument, Rejection> {
    let parts = parts(decoded, operand)?.iter();
    let found: Result<_, _> = parts.map(|part| lowering.source(part, ty, true)).collect();
    found.map(Argument::Sources)
}

/// Resolves an address in brackets.
fn address(
    lowering: &mut Lowering<'_, '_>,
    mut space: Space,
    operand: &Operand<'_>,
) -> Result<Argument, Rejection> {
    let Value::Memory(base, offset) = operand.value else {
        return Err(Rejection::syntax(
            operand.place,
            "expected an address in brackets",
        ));
    };
    let Some(name) = base else {
        let base = Some(lowering.constant(Constant::Value(0)));
        return Ok(Argument::Address(Address {
            base,
            offset,
            space,
        }));
    };
    let wrong = |what: &str| {
        let message =
            format!("`{name}` is {what}, which is in another space than this instruction requires");
        Err(Rejection::syntax(operand.place, message))
    };
    let base = match lowering.lookup(operand, name)? {
        Symbol::Register(slot, ty) if ty.bytes() >= 4 && !ty.is_float() => {
            // Function parameters are in the frame.
            if space == Space::Param && !lowering.in_entry() {
                space = Space::Local;
            }
            Some(Source::Register(slot))
        }
        Symbol::Frame(at, _) => match space {
            Space::Param | Space::Local => {
                let offset = offset.wrapping_add(i64::from(at));
                let space = Space::Local;
                return Ok(Argument::Address(Address {
                    base: None,
                    offset,
                    space,
                }));
            }
            _ => return wrong("in the frame"),
        },
        Symbol::Kernel(at) if space == Space::Param => {
            Some(lowering.constant(Constant::Value(u64::from(at))))
        }
        Symbol::Kernel(_) => return wrong("a parameter"),
        Symbol::Shared(index) => {
            lowering.uses_shared(index);
            match space {
                Space::Shared => Some(lowering.constant(Constant::Shared(index, 0))),
                _ => return wrong("in shared memory"),
            }
        }
        Symbol::Variable(index)
            if matches!(space, Space::Global | Space::Const | Space::Generic) =>
        {
            Some(lowering.constant(Constant::Variable(index, 0)))
        }
        Symbol::Variable(_) => return wrong("a variable of the module"),
        _ => {
            let message = format!("`{name}` is not an address");
            return Err(Rejection::syntax(operand.place, message));
        }
    };
    Ok(Argument::Address(Address {
        base,
        offset,
        space,
    }))
}

/// Returns the sources among the arguments, padded with the first one.
pub(super) fn given(arguments: &[Argument]) -> [Source; 4] {
    let mut found = arguments.iter().filter_map(|argument| match argument {
        Argument::Source(source) => Some(*source),
        _ => None,
    });
    let first = found.next().unwrap_or(Source::Constant(0));
    let mut sources = [first; 4];
    for (place, source) in sources[1..].iter_mut().zip(found) {
        *place = source;
    }
    sources
}

/// Returns the two conditions among the arguments; a single one is used twice.
pub(super) fn conditions(arguments: &[Argument]) -> [Condition; 2] {
    let mut found = arguments.iter().filter_map(|argument| match argument {
        Argument::Condition(condition) => Some(*condition),
        _ => None,
    });
    let first = found.next().unwrap_or(Condition::Always);
    [first, found.next().unwrap_or(first)]
}
