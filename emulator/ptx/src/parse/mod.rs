//! The parser: from tokens to the syntax tree.

mod cursor;

mod declarations;

mod operands;

mod functions;

use crate::ast::{Item, Linkage, Text};
use crate::image::ReferenceKind;
use crate::lex::Token;
use crate::rejection::{Reason, Rejection};
use cursor::Cursor;

/// The newest supported version of PTX.
const NEWEST_VERSION: (u32, u32) = (9, 0);

/// Supported target architectures.
const TARGETS: &[u32] = &[
    10, 11, 12, 13, 20, 21, 30, 32, 35, 37, 50, 52, 53, 60, 61, 62, 70, 72, 75, 80, 86, 87, 88, 89,
    90, 100, 101, 103, 110, 120, 121,
];

/// Parses a complete text.
pub(crate) fn parse(text: &str) -> Result<Text<'_>, Rejection> {
    let mut cursor = Cursor::new(text)?;
    let version = version(&mut cursor)?;
    let target = target(&mut cursor)?;
    if cursor.take_directive("address_size") {
        let place = cursor.place();
        if cursor.integer()? != 64 {
            let message = "only 64-bit addresses are supported";
            return Err(Rejection::unsupported(place, message));
        }
    }
    let mut items = Vec::new();
    while !cursor.at_end() {
        item(&mut cursor, &mut items)?;
    }
    Ok(Text {
        version,
        target,
        items,
    })
}

fn version(cursor: &mut Cursor<'_>) -> Result<(u32, u32), Rejection> {
    if !cursor.take_directive("version") {
        let message = "a text must begin with `.version`";
        return Err(cursor.mistake(message));
    }
    let place = cursor.place();
    let Some(text) = cursor.source_of_number() else {
        return Err(cursor.mistake("expected a version such as 8.0"));
    };
    let number = |part: &str| part.parse::<u32>().ok();
    let version = text
        .split_once('.')
        .and_then(|(major, minor)| Some((number(major)?, number(minor)?)))
        .ok_or_else(|| Rejection::syntax(place, format!("`{text}` is not a version")))?;
    if version > NEWEST_VERSION {
        let (major, minor) = NEWEST_VERSION;
        let message =
            format!("version {text} is newer than {major}.{minor}, the newest supported version");
        return Err(Rejection::new(Reason::NewerVersion, place, message));
    }
    Ok(version)
}

fn target(cursor: &mut Cursor<'_>) -> Result<u32, Rejection> {
    if !cursor.take_directive("target") {
        return Err(cursor.mistake("expected the `.target` of the text"));
    }
    let mut target = None;
    loop {
        let word = cursor.word()?;
        match word.text.strip_prefix("sm_") {
            Some(digits) => {
                let known = digits.trim_end_matches(['a', 'f']).parse::<u32>().ok();
                let Some(known) = known.filter(|number| TARGETS.contains(number)) else {
                    let message = format!("`{}` is an unknown architecture", word.text);
                    return Err(Rejection::new(Reason::UnknownTarget, word.place, message));
                };
                target = Some(known);
            }
            None if matches!(
                word.text,
                "debug" | "texmode_unified" | "texmode_independent"
            ) => {}
            None => {
                let message = format!("`{}` is an unknown target", word.text);
                return Err(Rejection::new(Reason::UnknownTarget, word.place, message));
            }
        }
        if !cursor.take(',') {
            break;
        }
    }
    target.ok_or_else(|| cursor.mistake("the target names no architecture"))
}

fn item<'a>(cursor: &mut Cursor<'a>, items: &mut Vec<Item<'a>>) -> Result<(), Rejection> {
    if cursor.skip_debugging()? || cursor.take(';') {
        return Ok(());
    }
    if cursor.take_directive("alias") {
        let name = cursor.word()?;
        cursor.expect(',')?;
        items.push(Item::Alias(name, cursor.word()?));
        return cursor.expect(';');
    }
    let mut linkage = Linkage::Internal;
    loop {
        linkage = match cursor.token() {
            Token::Dotted("extern") => Linkage::Extern,
            Token::Dotted("visible") => Linkage::Visible,
            Token::Dotted("weak" | "common") => Linkage::Weak,
            _ => break,
        };
        cursor.advance();
    }
    if let (Token::Dotted("global"), Token::Dotted(word)) = (cursor.token(), cursor.next_token())
        && let Some(kind) = ReferenceKind::from_name(word)
    {
        return references(cursor, kind, items);
    }
    match cursor.token() {
        Token::Dotted("entry") => items.push(Item::Function(functions::function(cursor)?)),
        Token::Dotted("func") => items.push(Item::Function(functions::function(cursor)?)),
        _ => declarations::variables(cursor, linkage, &mut |variable| {
            items.push(Item::Variable(variable));
        })?,
    }
    Ok(())
}

/// Parses references. Initialisers are rejected.
fn references<'a>(
    cursor: &mut Cursor<'a>,
    kind: ReferenceKind,
    items: &mut Vec<Item<'a>>,
) -> Result<(), Rejection> {
    cursor.advance();
    cursor.advance();
    loop {
        items.push(Item::Reference(cursor.word()?, kind));
        if cursor.token() == Token::Mark('=') {
            let message = "a reference with an initialiser is not supported";
            return Err(Rejection::unsupported(cursor.place(), message));
        }
        if !cursor.take(',') {
            break;
        }
    }
    cursor.expect(';')
}
