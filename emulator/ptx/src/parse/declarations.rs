//! Variables and their initialisers.

use super::cursor::Cursor;
use crate::ast::{Initial, Linkage, Variable, Word};
use crate::lex::Token;
use crate::rejection::Rejection;
use crate::types::{Space, Type};

/// Parses a declaration of variables, including `;`.
pub(super) fn variables<'a>(
    cursor: &mut Cursor<'a>,
    linkage: Linkage,
    each: &mut dyn FnMut(Variable<'a>),
) -> Result<(), Rejection> {
    let space = match cursor.token() {
        Token::Dotted(word) => Space::from_name(word),
        _ => None,
    };
    let Some(space) = space else {
        if let Token::Dotted(word) = cursor.token() {
            let message = format!("the directive `.{word}` is not supported");
            return Err(Rejection::unsupported(cursor.place(), message));
        }
        return Err(cursor.mistake("expected a directive"));
    };
    cursor.advance();
    let head = head(cursor, linkage, space)?;
    loop {
        let mut variable = Variable {
            name: cursor.word()?,
            ..head.clone()
        };
        tail(cursor, &mut variable)?;
        each(variable);
        if !cursor.take(',') {
            break;
        }
    }
    cursor.expect(';')
}

/// Parses a parameter: a variable without a `;`.
pub(super) fn parameter<'a>(cursor: &mut Cursor<'a>) -> Result<Variable<'a>, Rejection> {
    let in_register = match cursor.token() {
        Token::Dotted("param") => false,
        Token::Dotted("reg") => true,
        _ => return Err(cursor.mistake("expected a parameter")),
    };
    let place = cursor.place();
    cursor.advance();
    let mut variable = head(cursor, Linkage::Internal, Space::Param)?;
    variable.in_register = in_register;
    if in_register && (variable.vector > 1 || variable.ty.bytes() < 2) {
        let message = "this parameter cannot be in a register";
        return Err(Rejection::unsupported(place, message));
    }
    if matches!(cursor.token(), Token::Name(_)) {
        variable.name = cursor.word()?;
    }
    dimensions(cursor, &mut variable)?;
    Ok(variable)
}

fn head<'a>(
    cursor: &mut Cursor<'a>,
    linkage: Linkage,
    space: Space,
) -> Result<Variable<'a>, Rejection> {
    let mut variable = Variable {
        name: Word {
            text: "_",
            place: cursor.place(),
        },
        linkage,
        managed: false,
        in_register: false,
        space,
        ty: Type::B8,
        vector: 1,
        align: None,
        dimensions: Vec::new(),
        initial: Vec::new(),
    };
    let mut typed = false;
    while let Token::Dotted(word) = cursor.token() {
        let place = cursor.place();
        cursor.advance();
        match word {
            "align" => {
                let align = cursor.small()?;
                if !align.is_power_of_two() || align > 1 << 16 {
                    let message = "an alignment must be a power of two";
                    return Err(Rejection::syntax(place, message));
                }
                variable.align = Some(align);
            }
            "attribute" => attribute(cursor, &mut variable)?,
            // The pointee attributes help only optimizing compilers.
            "ptr" => {}
            "global" | "const" | "shared" | "local" if typed => {}
            "v2" => variable.vector = 2,
            "v4" => variable.vector = 4,
            _ => match Type::from_name(word) {
                Some(ty) if ty != Type::Pred && !typed => {
                    variable.ty = ty;
                    typed = true;
                }
                _ => {
                    let message = format!("`.{word}` is not supported in a declaration");
                    return Err(Rejection::unsupported(place, message));
                }
            },
        }
        // In `.ptr .global .align 4`, the alignment is that of the pointee.
        if word == "ptr" {
            pointee(cursor)?;
        }
    }
    if !typed {
        return Err(cursor.mistake("expected the type of the variable"));
    }
    Ok(variable)
}

fn pointee(cursor: &mut Cursor<'_>) -> Result<(), Rejection> {
    while let Token::Dotted(word) = cursor.token() {
        cursor.advance();
        if word == "align" {
            cursor.small()?;
        }
    }
    Ok(())
}

fn attribute<'a>(cursor: &mut Cursor<'a>, variable: &mut Variable<'a>) -> Result<(), Rejection> {
    cursor.expect('(')?;
    loop {
        let place = cursor.place();
        match cursor.token() {
            Token::Dotted("managed") => variable.managed = true,
            _ => {
                return Err(Rejection::unsupported(
                    place,
                    "this attribute is not supported",
                ));
            }
        }
        cursor.advance();
        if !cursor.take(',') {
            break;
        }
    }
    cursor.expect(')')
}

fn dimensions<'a>(cursor: &mut Cursor<'a>, variable: &mut Variable<'a>) -> Result<(), Rejection> {
    while cursor.take('[') {
        let count = match cursor.token() {
            Token::Mark(']') => None,
            _ => Some(cursor.integer()?),
        };
        variable.dimensions.push(count);
        cursor.expect(']')?;
    }
    if variable.size().is_none() {
        let message = format!("`{}` is too large", variable.name.text);
        return Err(Rejection::syntax(variable.name.place, message));
    }
    Ok(())
}

fn tail<'a>(cursor: &mut Cursor<'a>, variable: &mut Variable<'a>) -> Result<(), Rejection> {
    dimensions(cursor, variable)?;
    if cursor.take('=') {
        let row = 1;
        let mut initial = Vec::new();
        initialiser(cursor, variable, row, &mut initial, 0)?;
        // `[]` takes its size from the initialiser.
        if variable.dimensions.first() == Some(&None) {
            variable.dimensions[0] = Some(initial.len() as u64 / u64::from(variable.vector));
        }
        variable.initial = initial;
    }
    Ok(())
}

fn initialiser<'a>(
    cursor: &mut Cursor<'a>,
    variable: &Variable<'a>,
    depth: usize,
    values: &mut Vec<Initial<'a>>,
    start: u64,
) -> Result<(), Rejection> {
    if depth > 8 {
        return Err(cursor.mistake("braces are nested too deeply"));
    }
    if !cursor.take('{') {
        values.push(value(cursor)?);
        return Ok(());
    }
    // A short row is filled up to the start of the next one.
    let counts = variable.dimensions.iter().skip(depth);
    let stride = counts.fold(u64::from(variable.vector), |stride, count| {
        stride.saturating_mul(count.unwrap_or(1))
    });
    let mut index = 0u64;
    while !cursor.take('}') {
        let nested = cursor.token() == Token::Mark('{');
        if nested {
            values.push(Initial::UpTo(
                start.saturating_add(stride.saturating_mul(index)),
            ));
        }
        initialiser(
            cursor,
            variable,
            depth + 1,
            values,
            start.saturating_add(stride.saturating_mul(index)),
        )?;
        index += 1;
        if !cursor.take(',') {
            cursor.expect('}')?;
            break;
        }
    }
    Ok(())
}

fn value<'a>(cursor: &mut Cursor<'a>) -> Result<Initial<'a>, Rejection> {
    let negative = cursor.take('-');
    let token = cursor.token();
    let place = cursor.place();
    match token {
        Token::Integer(number) => {
            cursor.advance();
            // `0xFF(name)` selects a byte of an address.
            if cursor.token() == Token::Mark('(') {
                let byte = number.trailing_zeros() / 8;
                if number != 0xff << (8 * byte.min(7)) || negative {
                    let message = "expected a mask of one byte";
                    return Err(Rejection::syntax(place, message));
                }
                cursor.advance();
                let (of, add) = address(cursor)?;
                cursor.expect(')')?;
                return Ok(Initial::AddressByte { of, add, byte });
            }
            Ok(Initial::Integer(if negative {
                number.wrapping_neg()
            } else {
                number
            }))
        }
        Token::Single(bits) => {
            cursor.advance();
            Ok(Initial::Single(bits ^ (u32::from(negative) << 31)))
        }
        Token::Double(bits) => {
            cursor.advance();
            Ok(Initial::Double(bits ^ (u64::from(negative) << 63)))
        }
        Token::Name(_) => {
            let (of, add) = address(cursor)?;
            Ok(Initial::Address { of, add })
        }
        _ => Err(cursor.mistake("expected a value")),
    }
}

/// Parses a name plus an offset; `generic(...)` is equivalent.
fn address<'a>(cursor: &mut Cursor<'a>) -> Result<(Word<'a>, i64), Rejection> {
    if cursor.token() == Token::Name("generic") && cursor.next_token() == Token::Mark('(') {
        cursor.advance();
        cursor.advance();
        let of = cursor.word()?;
        let inside = distance(cursor)?;
        cursor.expect(')')?;
        return Ok((of, inside.wrapping_add(distance(cursor)?)));
    }
    let of = cursor.word()?;
    Ok((of, distance(cursor)?))
}

/// Parses `+4`, `-4`, or nothing.
pub(super) fn distance(cursor: &mut Cursor<'_>) -> Result<i64, Rejection> {
    if cursor.take('+') {
        let negative = cursor.take('-');
        let value = cursor.integer()? as i64;
        return Ok(if negative {
            value.wrapping_neg()
        } else {
            value
        });
    }
    if cursor.take('-') {
        return Ok((cursor.integer()? as i64).wrapping_neg());
    }
    Ok(0)
}
