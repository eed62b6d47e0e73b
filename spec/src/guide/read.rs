//! Parses the guide: enums whose variants have a sentence and attributes.

use syn::ext::IdentExt;
use syn::spanned::Spanned;
use syn::{Expr, Item, ItemEnum, Variant};

use super::braces;
use super::model::{Chapter, Finding, Group, Guide, Handle, Move, Number, Program, Word};
use crate::contract::attributes::{Attr, read as read_attributes};
use crate::declared::Api;
use crate::diagnostic::nearest;
use crate::source::{File, doc};

/// The attributes that an enum of the guide can have.
const LISTS: &[&str] = &[
    "groups",
    "codes",
    "notes",
    "predicates",
    "numbers",
    "handles",
    "programs",
    "findings",
    "moves",
];

/// A variant with its sentence and attributes. Parsing removes the attributes that it handles; any remaining
/// attribute is reported.
struct Entry<'a> {
    word: Word,
    at: proc_macro2::Span,
    attrs: Vec<Attr<'a>>,
}

/// Adds the lists of a file to the guide.
pub(super) fn lists(file: &mut File<'_>, items: &[Item], guide: &mut Guide) {
    for item in items {
        match item {
            Item::Enum(item) => list(file, item, guide),
            other => file.error(other.span(), "the guide may contain only enums"),
        }
    }
}

fn list(file: &mut File<'_>, item: &ItemEnum, guide: &mut Guide) {
    let attrs = read_attributes(file, &item.attrs);
    let [mark] = attrs.as_slice() else {
        let known = LISTS.join("]`, `#[");
        let message = format!("an enum of the guide needs one of the attributes `#[{known}]`");
        return file.error(item.ident.span(), message);
    };
    let entries: Vec<Entry> = item.variants.iter().map(|one| entry(file, one)).collect();
    match mark.name.as_str() {
        "groups" => {
            let api = match mark.idents().first().map(String::as_str) {
                Some("driver") => Api::Driver,
                Some("runtime") => Api::Runtime,
                _ => {
                    let message =
                        "name the API of the groups: `#[groups(driver)]` or `#[groups(runtime)]`";
                    return file.error(mark.span(), message);
                }
            };
            for mut entry in entries {
                let title = text(file, &mut entry, "title");
                let word = finish(file, entry);
                guide.groups.extend(title.map(|title| Group {
                    api,
                    name: word.name,
                    title,
                    doc: word.doc,
                    span: word.span,
                }));
            }
        }
        "codes" => guide.codes.extend(words(file, entries)),
        "notes" => guide.notes.extend(words(file, entries)),
        "predicates" => guide.predicates.extend(words(file, entries)),
        "numbers" => {
            for mut entry in entries {
                let phrase = text(file, &mut entry, "phrase");
                let word = finish(file, entry);
                let number = phrase.map(|phrase| Number { word, phrase });
                guide.numbers.extend(number);
            }
        }
        "handles" => {
            for mut entry in entries {
                let made_by = entry.names("made_by");
                let ended_by = entry.names("ended_by");
                guide.handles.push(Handle {
                    word: finish(file, entry),
                    made_by,
                    ended_by,
                });
            }
        }
        "programs" => {
            for mut entry in entries {
                let title = text(file, &mut entry, "title");
                let from = text(file, &mut entry, "from");
                let calls = entry.names("calls");
                let word = finish(file, entry);
                let program = title.zip(from).map(|(title, from)| Program {
                    title,
                    word,
                    from,
                    calls,
                });
                guide.programs.extend(program);
            }
        }
        "findings" => {
            let texts = texts(mark);
            let [title, subject, documents] = texts.as_slice() else {
                let message = "findings need a title, the evidence and the toolkit of the \
                               documentation: \
                               `#[findings(\"Streams\", \"h200-580.159.04\", \"13.0.96\")]`";
                return file.error(mark.span(), message);
            };
            let findings = entries.into_iter().map(|entry| finding(file, entry));
            let chapter = Chapter {
                title: title.clone(),
                subject: subject.clone(),
                documents: documents.clone(),
                findings: findings.collect(),
            };
            guide.chapters.push(chapter);
        }
        "moves" => {
            for mut entry in entries {
                let from = text(file, &mut entry, "from");
                let to = text(file, &mut entry, "to");
                let at = entry.at;
                let word = finish(file, entry);
                let Some((from, to)) = from.zip(to) else {
                    continue;
                };
                match braces::expand(&from) {
                    Ok(all) => guide
                        .moves
                        .extend(all.into_iter().map(|(from, chosen)| Move {
                            to: braces::fill(&to, &chosen),
                            from,
                            doc: word.doc.clone(),
                            span: word.span.clone(),
                        })),
                    Err(message) => file.error(at, message),
                }
            }
        }
        other => {
            let help = nearest(other, LISTS.iter().copied());
            let help = help.map(|name| format!("did you mean `#[{name}]`?"));
            let message = format!("the guide has no list `{other}`");
            file.error_with(mark.span(), message, help);
        }
    }
}

fn finding(file: &mut File<'_>, mut entry: Entry<'_>) -> Finding {
    let about = entry.names("about");
    let documents = entry.take("documents").and_then(|attr| texts(&attr).pop());
    let shown = entry.take("shown").map(|attr| texts(&attr));
    let mut word = finish(file, entry);
    word.name = id(&word.name);
    Finding {
        word,
        about,
        documents,
        shown: shown.unwrap_or_default(),
    }
}

fn words(file: &mut File<'_>, entries: Vec<Entry<'_>>) -> Vec<Word> {
    entries
        .into_iter()
        .map(|entry| finish(file, entry))
        .collect()
}

fn entry<'a>(file: &mut File<'_>, variant: &'a Variant) -> Entry<'a> {
    let word = Word {
        name: variant.ident.unraw().to_string(),
        doc: doc(&variant.attrs),
        span: file.span(variant.ident.span()),
    };
    if word.doc.is_empty() {
        let message = format!("`{}` has no sentence; write a doc comment", word.name);
        file.error(variant.ident.span(), message);
    }
    Entry {
        word,
        at: variant.ident.span(),
        attrs: read_attributes(file, &variant.attrs),
    }
}

/// Returns the text of a required attribute.
fn text(file: &mut File<'_>, entry: &mut Entry<'_>, name: &str) -> Option<String> {
    let text = entry.take(name).and_then(|attr| texts(&attr).pop());
    if text.is_none() {
        let message = format!("`{}` needs `#[{name}(\"..\")]`", entry.word.name);
        file.error(entry.at, message);
    }
    text
}

/// Returns the word of an entry, and reports its remaining attributes.
fn finish(file: &mut File<'_>, entry: Entry<'_>) -> Word {
    for attr in &entry.attrs {
        let message = format!("`#[{}]` is not valid here", attr.name);
        file.error(attr.span(), message);
    }
    entry.word
}

impl<'a> Entry<'a> {
    fn take(&mut self, name: &str) -> Option<Attr<'a>> {
        let place = self.attrs.iter().position(|attr| attr.name == name)?;
        Some(self.attrs.remove(place))
    }

    fn names(&mut self, name: &str) -> Vec<String> {
        let attr = self.take(name);
        attr.map(|attr| attr.idents()).unwrap_or_default()
    }
}

/// Returns the texts among the arguments of an attribute.
fn texts(attr: &Attr<'_>) -> Vec<String> {
    let texts = attr.args.iter().filter_map(|arg| match arg {
        Expr::Lit(lit) => match &lit.lit {
            syn::Lit::Str(text) => Some(text.value()),
            _ => None,
        },
        _ => None,
    });
    texts.collect()
}

/// Returns the permanent id of a finding: `NullIsAnInvalidValue` is `null-is-an-invalid-value`, and
/// `EndOfACapture` is `end-of-a-capture`.
fn id(name: &str) -> String {
    let letters: Vec<char> = name.chars().collect();
    let mut out = String::new();
    for (place, letter) in letters.iter().enumerate() {
        // A capital letter starts a word unless another capital precedes and follows it.
        let is_small = |at: Option<usize>| {
            let letter = at.and_then(|at| letters.get(at));
            letter.is_some_and(|letter| !letter.is_ascii_uppercase())
        };
        let begins = is_small(place.checked_sub(1)) || is_small(Some(place + 1));
        if letter.is_ascii_uppercase() && place > 0 && begins {
            out.push('-');
        }
        out.push(letter.to_ascii_lowercase());
    }
    out
}

#[cfg(test)]
mod tests {
    use super::id;

    #[test]
    fn an_id_has_a_hyphen_before_each_word() {
        assert_eq!(id("NullIsAnInvalidValue"), "null-is-an-invalid-value");
        assert_eq!(id("EndOfACapture"), "end-of-a-capture");
        assert_eq!(id("LimitOf2Gib"), "limit-of2-gib");
    }
}
