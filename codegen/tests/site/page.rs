//! Parses a page: ids, links, text, and errors.

use html5gum::{Token, Tokenizer};

/// The parts of a page that tests check.
pub(crate) struct Parsed {
    pub ids: Vec<String>,
    /// Targets of links.
    pub links: Vec<String>,
    /// Resources that a browser fetches with the page.
    pub fetched: Vec<String>,
    /// The visible text without programs.
    pub text: String,
    pub mistakes: Vec<String>,
}

/// Elements without content.
const VOID: &[&str] = &["meta", "link", "input", "br"];

/// Elements with an optional end tag: the next element or the end of the parent closes them.
const IMPLIED: &[&str] = &[
    "html", "head", "body", "li", "td", "th", "tr", "thead", "tbody", "dt", "dd", "p",
];

/// Returns the elements that the start of this element closes.
fn ended_by(tag: &str) -> &'static [&'static str] {
    match tag {
        "li" => &["li", "p"],
        "dt" | "dd" => &["dt", "dd", "p"],
        "td" | "th" => &["td", "th"],
        "tr" => &["td", "th", "tr"],
        "tbody" => &["td", "th", "tr", "thead", "tbody"],
        "p" | "h2" | "h3" | "ul" | "ol" | "dl" | "div" | "pre" | "table" | "details"
        | "section" => &["p"],
        "header" | "main" | "footer" | "a" => &["head"],
        _ => &[],
    }
}

impl Parsed {
    pub(crate) fn new(text: &str) -> Parsed {
        let mut page = Parsed {
            ids: Vec::new(),
            links: Vec::new(),
            fetched: Vec::new(),
            text: String::new(),
            mistakes: Vec::new(),
        };
        let mut open: Vec<String> = Vec::new();
        for token in Tokenizer::new(text) {
            match token.expect("reading a text cannot fail") {
                Token::StartTag(tag) => {
                    let name = string(&tag.name);
                    let attribute = |wanted: &str| {
                        tag.attributes
                            .iter()
                            .find(|(name, _)| ***name == *wanted.as_bytes())
                            .map(|(_, value)| string(value))
                    };
                    page.ids.extend(attribute("id"));
                    match &*name {
                        "a" => page.links.extend(attribute("href")),
                        "link" | "script" | "img" => {
                            page.fetched
                                .extend(attribute("href").or_else(|| attribute("src")));
                            page.links
                                .extend(attribute("href").or_else(|| attribute("src")));
                        }
                        _ => {}
                    }
                    while open
                        .last()
                        .is_some_and(|last| ended_by(&name).contains(&&**last))
                    {
                        open.pop();
                    }
                    if !VOID.contains(&&*name) {
                        open.push(name);
                    }
                }
                Token::EndTag(tag) => {
                    let name = string(&tag.name);
                    while open
                        .last()
                        .is_some_and(|last| *last != name && IMPLIED.contains(&&**last))
                    {
                        open.pop();
                    }
                    if open.pop().as_ref() != Some(&name) {
                        page.mistakes.push(format!("</{name}> ends nothing"));
                    }
                }
                Token::String(text) => {
                    if !open.iter().any(|tag| tag == "pre") {
                        page.text.push_str(&string(&text));
                    }
                }
                Token::Error(error) => page.mistakes.push(error.to_string()),
                Token::Comment(_) | Token::Doctype(_) => {}
            }
        }
        open.retain(|tag| !IMPLIED.contains(&&**tag));
        page.mistakes
            .extend(open.iter().map(|tag| format!("<{tag}> has no end")));
        page
    }
}

/// Returns the text of a piece of a page.
pub(crate) fn plain(html: &str) -> String {
    let mut out = String::new();
    for token in Tokenizer::new(html) {
        if let Ok(Token::String(text)) = token {
            out.push_str(&string(&text));
        }
    }
    out
}

fn string(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Returns the address, relative to the root, of a relative link on a page.
pub(crate) fn resolve(page: &str, link: &str) -> String {
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    for part in link.split('/') {
        match part {
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// Returns the id that a fragment refers to.
pub(crate) fn decode(fragment: &str) -> String {
    let mut out = Vec::new();
    let mut bytes = fragment.bytes();
    while let Some(byte) = bytes.next() {
        let hex = |byte: Option<u8>| char::from(byte.unwrap_or_default()).to_digit(16);
        out.push(match byte {
            b'%' => {
                let (high, low) = (hex(bytes.next()), hex(bytes.next()));
                (high.unwrap_or_default() * 16 + low.unwrap_or_default()) as u8
            }
            byte => byte,
        });
    }
    String::from_utf8_lossy(&out).into_owned()
}
