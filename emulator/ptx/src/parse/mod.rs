//! From tokens to what a text says.

mod cursor;

mod declarations;

mod operands;

mod functions;

use crate::ast::{Item, Linkage, Text};
use crate::image::ReferenceKind;
use crate::lex::Token;
use crate::rejection::{Reason, Rejection};
use cursor::Cursor;

/// The newest version of PTX that is taken.
const NEWEST: (u32, u32) = (9, 0);

/// Architectures that a text may be for.
const TARGETS: &[u32] = &[
    10, 11, 12, 13, 20, 21, 30, 32, 35, 37, 50, 52, 53, 60, 61, 62, 70, 72, 75, 80, 86, 87, 88, 89,
    90, 100, 101, 103, 110, 120, 121,
];

/// Parses a whole text.
pub(crate) fn parse(text: &str) -> Result<Text<'_>, Rejection> {
    let mut cursor = Cursor::new(text)?;
    let version = version(&mut cursor)?;
    let target = target(&mut cursor)?;
    if cursor.take_directive("address_size") {
        let place = cursor.place();
        if cursor.integer()? != 64 {
            let message = "only addresses of 64 bits are taken";
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
        let message = "a text begins with its `.version`";
        return Err(cursor.mistake(message));
    }
    let place = cursor.place();
    let Some(text) = cursor.source_of_number() else {
        return Err(cursor.mistake("expected a version, as 8.0 is"));
    };
    let number = |part: &str| part.parse::<u32>().ok();
    let version = text
        .split_once('.')
        .and_then(|(major, minor)| Some((number(major)?, number(minor)?)))
        .ok_or_else(|| Rejection::syntax(place, format!("`{text}` is not a version")))?;
    if version > NEWEST {
        let (major, minor) = NEWEST;
        let message = format!("version {text} is newer than {major}.{minor}, the newest one known");
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
                    let message = format!("`{}` is no architecture that is known", word.text);
                    return Err(Rejection::new(Reason::UnknownTarget, word.place, message));
                };
                target = Some(known);
            }
            None if matches!(
                word.text,
                "debug" | "texmode_unified" | "texmode_independent"
            ) => {}
            None => {
                let message = format!("`{}` is no target that is known", word.text);
                return Err(Rejection::new(Reason::UnknownTarget, word.place, message));
            }
        }
        if !cursor.take(',') {
            break;
        }
    }
    target.ok_or_else(|| cursor.mistake("no architecture is named as the target"))
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
        && let Some(kind) = ReferenceKind::named(word)
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

/// References, of which nothing but the names is said: an initialiser is refused.
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
            let message = "a reference that begins with something is not taken";
            return Err(Rejection::unsupported(cursor.place(), message));
        }
        if !cursor.take(',') {
            break;
        }
    }
    cursor.expect(';')
}
