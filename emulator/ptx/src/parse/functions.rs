//! Functions and their statements.

use super::cursor::Cursor;
use super::declarations::{parameter, variables};
use super::operands::operand;
use crate::ast::{Bounds, Function, Instruction, Linkage, Statement, Variable};
use crate::lex::Token;
use crate::rejection::Rejection;
use crate::types::Type;

/// Maximum nesting depth of braces.
const MAX_NESTING: u32 = 64;

/// Parses a kernel or a function, from its `.entry` or `.func`.
pub(super) fn function<'a>(cursor: &mut Cursor<'a>) -> Result<Function<'a>, Rejection> {
    let entry = cursor.token() == Token::Dotted("entry");
    cursor.advance();
    let mut returns = Vec::new();
    if !entry && cursor.token() == Token::Mark('(') {
        returns = parameters(cursor)?;
    }
    let name = cursor.word()?;
    let mut own = Vec::new();
    if cursor.token() == Token::Mark('(') {
        own = parameters(cursor)?;
    }
    let bounds = bounds(cursor)?;
    let body = if cursor.take(';') {
        None
    } else {
        cursor.expect('{')?;
        Some(block(cursor, 0)?)
    };
    Ok(Function {
        name,
        entry,
        returns,
        parameters: own,
        bounds,
        body,
    })
}

fn parameters<'a>(cursor: &mut Cursor<'a>) -> Result<Vec<Variable<'a>>, Rejection> {
    let mut found = Vec::new();
    cursor.expect('(')?;
    if cursor.take(')') {
        return Ok(found);
    }
    loop {
        found.push(parameter(cursor)?);
        if !cursor.take(',') {
            break;
        }
    }
    cursor.expect(')')?;
    Ok(found)
}

fn bounds(cursor: &mut Cursor<'_>) -> Result<Bounds, Rejection> {
    let mut bounds = Bounds::default();
    while let Token::Dotted(word) = cursor.token() {
        let place = cursor.place();
        match word {
            "maxntid" => bounds.most_threads = Some(three(cursor)?),
            "reqntid" => bounds.exact_threads = Some(three(cursor)?),
            "reqnctapercluster" => bounds.cluster = Some(three(cursor)?),
            "minnctapersm" => bounds.least_blocks = Some(one(cursor)?),
            "maxnreg" => bounds.most_registers = Some(one(cursor)?),
            "maxnctapersm" | "maxclusterrank" => {
                one(cursor)?;
            }
            "explicitcluster" | "noreturn" | "blocksareclusters" => cursor.advance(),
            "pragma" => {
                cursor.skip_debugging()?;
            }
            _ => {
                let message = format!("the directive `.{word}` is not supported");
                return Err(Rejection::unsupported(place, message));
            }
        }
    }
    Ok(bounds)
}

fn one(cursor: &mut Cursor<'_>) -> Result<u32, Rejection> {
    cursor.advance();
    cursor.small()
}

fn three(cursor: &mut Cursor<'_>) -> Result<[u32; 3], Rejection> {
    let mut sizes = [1; 3];
    sizes[0] = one(cursor)?;
    for size in &mut sizes[1..] {
        if !cursor.take(',') {
            break;
        }
        *size = cursor.small()?;
    }
    Ok(sizes)
}

/// Parses statements up to the closing brace.
fn block<'a>(cursor: &mut Cursor<'a>, depth: u32) -> Result<Vec<Statement<'a>>, Rejection> {
    if depth > MAX_NESTING {
        return Err(cursor.mistake("braces are nested too deeply"));
    }
    let mut statements = Vec::new();
    loop {
        if cursor.skip_debugging()? || cursor.take(';') {
            continue;
        }
        match cursor.token() {
            Token::Mark('}') => {
                cursor.advance();
                return Ok(statements);
            }
            Token::Mark('{') => {
                cursor.advance();
                statements.push(Statement::Block(block(cursor, depth + 1)?));
            }
            Token::Dotted("reg") => statements.push(registers(cursor)?),
            Token::Dotted(_) => variables(cursor, Linkage::Internal, &mut |variable| {
                statements.push(Statement::Variable(variable));
            })?,
            Token::Name(_) if cursor.next_token() == Token::Mark(':') => {
                let name = cursor.word()?;
                cursor.advance();
                statements.push(labelled(cursor, name)?);
            }
            Token::Name(_) | Token::Mark('@') => {
                statements.push(Statement::Instruction(instruction(cursor)?));
            }
            _ => return Err(cursor.mistake("expected an instruction")),
        }
    }
}

/// Parses the construct after a label: a list of labels, a prototype, or any other statement.
fn labelled<'a>(
    cursor: &mut Cursor<'a>,
    name: crate::ast::Word<'a>,
) -> Result<Statement<'a>, Rejection> {
    if cursor.take_directive("branchtargets") {
        let mut labels = vec![cursor.word()?];
        while cursor.take(',') {
            labels.push(cursor.word()?);
        }
        cursor.expect(';')?;
        return Ok(Statement::Targets { name, labels });
    }
    if cursor.take_directive("callprototype") {
        let mut returns = Vec::new();
        if cursor.token() == Token::Mark('(') {
            returns = parameters(cursor)?;
        }
        cursor.word()?;
        let mut own = Vec::new();
        if cursor.token() == Token::Mark('(') {
            own = parameters(cursor)?;
        }
        cursor.take_directive("noreturn");
        cursor.expect(';')?;
        return Ok(Statement::Prototype {
            name,
            returns,
            parameters: own,
        });
    }
    Ok(Statement::Label(name))
}

fn registers<'a>(cursor: &mut Cursor<'a>) -> Result<Statement<'a>, Rejection> {
    cursor.advance();
    let mut vector = 1;
    let ty = loop {
        let Token::Dotted(word) = cursor.token() else {
            return Err(cursor.mistake("expected the type of the registers"));
        };
        match (word, Type::from_name(word)) {
            ("v2", _) => vector = 2,
            ("v4", _) => vector = 4,
            (_, Some(ty)) => {
                cursor.advance();
                break ty;
            }
            _ => {
                let message = format!("registers of `.{word}` are not supported");
                return Err(Rejection::unsupported(cursor.place(), message));
            }
        }
        cursor.advance();
    };
    if vector != 1 {
        let message = "vectors of registers are not supported";
        return Err(Rejection::unsupported(cursor.place(), message));
    }
    let mut names = Vec::new();
    loop {
        let name = cursor.word()?;
        let mut count = None;
        if cursor.take('<') {
            let place = cursor.place();
            let many = cursor.small()?;
            if many > 1 << 20 {
                return Err(Rejection::syntax(place, "too many registers"));
            }
            count = Some(many);
            cursor.expect('>')?;
        }
        names.push((name, count));
        if !cursor.take(',') {
            break;
        }
    }
    cursor.expect(';')?;
    Ok(Statement::Registers { ty, names })
}

fn instruction<'a>(cursor: &mut Cursor<'a>) -> Result<Instruction<'a>, Rejection> {
    let mut guard = None;
    if cursor.take('@') {
        let negated = cursor.take('!');
        guard = Some((cursor.word()?, negated));
    }
    let name = cursor.word()?;
    let mut modifiers = Vec::new();
    while let Token::Dotted(text) = cursor.token() {
        let place = cursor.place();
        modifiers.push(crate::ast::Word { text, place });
        cursor.advance();
    }
    let mut operands = Vec::new();
    if cursor.token() != Token::Mark(';') {
        loop {
            operands.push(operand(cursor, 0)?);
            if !cursor.take(',') {
                break;
            }
        }
    }
    cursor.expect(';')?;
    Ok(Instruction {
        guard,
        name,
        modifiers,
        operands,
    })
}
