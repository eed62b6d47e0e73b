//! Operands of instructions.

use super::cursor::Cursor;
use super::declarations::distance;
use crate::ast::{Operand, Value};
use crate::lex::Token;
use crate::rejection::Rejection;

/// Parses one operand.
pub(super) fn operand<'a>(cursor: &mut Cursor<'a>, depth: u32) -> Result<Operand<'a>, Rejection> {
    if depth > 3 {
        return Err(cursor.mistake("brackets are nested too deeply"));
    }
    let place = cursor.place();
    let value = value(cursor, depth)?;
    Ok(Operand { place, value })
}

fn value<'a>(cursor: &mut Cursor<'a>, depth: u32) -> Result<Value<'a>, Rejection> {
    let token = cursor.token();
    match token {
        Token::Integer(value) => {
            cursor.advance();
            Ok(Value::Integer(value))
        }
        Token::Single(bits) => {
            cursor.advance();
            Ok(Value::Single(bits))
        }
        Token::Double(bits) => {
            cursor.advance();
            Ok(Value::Double(bits))
        }
        Token::Mark('-') => negative(cursor),
        Token::Mark('!') => {
            cursor.advance();
            Ok(Value::Not(cursor.word()?.text))
        }
        Token::Mark('[') => memory(cursor, depth),
        Token::Mark('{') => Ok(Value::Vector(list(cursor, '}', depth)?)),
        Token::Mark('(') => Ok(Value::List(list(cursor, ')', depth)?)),
        Token::Name(name) => {
            cursor.advance();
            named(cursor, name)
        }
        _ => Err(cursor.mistake("expected an operand")),
    }
}

fn negative<'a>(cursor: &mut Cursor<'a>) -> Result<Value<'a>, Rejection> {
    cursor.advance();
    let value = match cursor.token() {
        Token::Integer(value) => Value::Integer(value.wrapping_neg()),
        Token::Single(bits) => Value::Single(bits ^ (1 << 31)),
        Token::Double(bits) => Value::Double(bits ^ (1 << 63)),
        _ => return Err(cursor.mistake("expected a number")),
    };
    cursor.advance();
    Ok(value)
}

fn named<'a>(cursor: &mut Cursor<'a>, name: &'a str) -> Result<Value<'a>, Rejection> {
    if cursor.take('|') {
        return Ok(Value::Pair(name, cursor.word()?.text));
    }
    if let Token::Dotted(part @ ("x" | "y" | "z" | "w")) = cursor.token() {
        cursor.advance();
        return Ok(Value::Part(name, part));
    }
    if matches!(cursor.token(), Token::Mark('+' | '-')) {
        return Ok(Value::Sum(name, distance(cursor)?));
    }
    Ok(if name == "_" {
        Value::Sink
    } else {
        Value::Name(name)
    })
}

fn memory<'a>(cursor: &mut Cursor<'a>, depth: u32) -> Result<Value<'a>, Rejection> {
    cursor.advance();
    let (base, mut add) = match cursor.token() {
        Token::Name(name) => {
            cursor.advance();
            (Some(name), 0)
        }
        Token::Integer(value) => {
            cursor.advance();
            (None, value as i64)
        }
        _ => return Err(cursor.mistake("expected an address")),
    };
    if let Some(name) = base
        && cursor.take(',')
    {
        let place = operand(cursor, depth + 1)?;
        cursor.expect(']')?;
        return Ok(Value::Texel(name, Box::new(place)));
    }
    add = distance(cursor)?.wrapping_add(add);
    cursor.expect(']')?;
    Ok(Value::Memory(base, add))
}

fn list<'a>(cursor: &mut Cursor<'a>, end: char, depth: u32) -> Result<Vec<Operand<'a>>, Rejection> {
    cursor.advance();
    let mut operands = Vec::new();
    if cursor.take(end) {
        return Ok(operands);
    }
    loop {
        operands.push(operand(cursor, depth + 1)?);
        if !cursor.take(',') {
            break;
        }
    }
    cursor.expect(end)?;
    Ok(operands)
}
