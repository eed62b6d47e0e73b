//! Signatures in C, Rust and Python, printed from the typed tree: every type is a link.

use cuspec_spec::declared::{Api, Function, Lexeme, Type, c_lexemes, rust_lexemes};
use cuspec_spec::python::Call;
use maud::{Markup, PreEscaped, html};

use crate::view::View;

/// Longer lines of a signature are broken after each parameter.
const WIDTH: usize = 76;

/// A part of a signature, with its width.
struct Part {
    markup: String,
    width: usize,
}

/// The kind of a name in a list of lexemes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Names {
    /// The declared name, which is emphasized.
    Declared,
    /// Parameters, linked to their descriptions.
    Params,
    /// Names without links.
    Plain,
}

impl View<'_, '_> {
    /// The signature in C, under the name that selects this form, if there is one.
    /// Parameters are links if the page describes them.
    pub(crate) fn c_signature(&self, function: &Function, has_params: bool) -> Markup {
        let names = match has_params {
            true => Names::Params,
            false => Names::Plain,
        };
        let name = match function.is_default() {
            true => &function.base_name,
            false => &function.name,
        };
        let declared = &self.site.registry.history;
        let param = |name: &str, ty: &Type| {
            self.lexemes(&c_lexemes(declared, function.api, ty, Some(name)), names)
        };
        let params = function.params.iter();
        let mut params: Vec<Part> = params.map(|one| param(&one.name, &one.ty)).collect();
        if params.is_empty() {
            params.push(text("void"));
        }
        let head = c_lexemes(declared, function.api, &function.result, Some(name));
        let head = self.lexemes(&head, Names::Declared);
        lines(head, "(", params, text(");"))
    }

    /// The signature in the bindings.
    pub(crate) fn rust_signature(&self, function: &Function) -> Markup {
        let params = function.params.iter().map(|param| {
            let mut lexemes = vec![
                Lexeme::Name(param.name.clone()),
                Lexeme::Text(": ".to_owned()),
            ];
            lexemes.extend(rust_lexemes(&param.ty));
            self.lexemes(&lexemes, Names::Plain)
        });
        let head = [
            Lexeme::Text("unsafe fn ".to_owned()),
            Lexeme::Name(function.name.clone()),
        ];
        let tail = match &function.result {
            Type::Void => text(");"),
            result => {
                let mut lexemes = vec![Lexeme::Text(") -> ".to_owned())];
                lexemes.extend(rust_lexemes(result));
                lexemes.push(Lexeme::Text(";".to_owned()));
                self.lexemes(&lexemes, Names::Plain)
            }
        };
        lines(
            self.lexemes(&head, Names::Declared),
            "(",
            params.collect(),
            tail,
        )
    }

    /// The signature in Python.
    pub(crate) fn python_signature(&self, function: &Function, call: &Call) -> Markup {
        let name = |name: &String| text(name);
        let mut head = String::from("err");
        let mut width = 3;
        for result in &call.results {
            let part = name(result);
            head += ", ";
            head += &part.markup;
            width += 2 + part.width;
        }
        if call.results.is_empty() {
            head.push(',');
            width += 1;
        }
        let module = function.api.word();
        let called = format!(" = {module}.{}", function.base_name);
        let head = Part {
            width: width + called.len(),
            markup: head + &called,
        };
        lines(head, "(", call.params.iter().map(name).collect(), text(")"))
    }

    /// A type as C spells it.
    pub(crate) fn c_type(&self, api: Api, ty: &Type) -> Markup {
        let declared = &self.site.registry.history;
        let lexemes = c_lexemes(declared, api, ty, None);
        PreEscaped(self.lexemes(&lexemes, Names::Declared).markup)
    }

    /// A variable as C declares it.
    pub(crate) fn c_variable(&self, api: Api, ty: &Type, name: &str) -> Markup {
        let declared = &self.site.registry.history;
        let lexemes = c_lexemes(declared, api, ty, Some(name));
        PreEscaped(self.lexemes(&lexemes, Names::Declared).markup)
    }

    /// Types as links, unless names are plain: those in C lead to the same pages. Parameters link to
    /// their descriptions.
    fn lexemes(&self, lexemes: &[Lexeme], names: Names) -> Part {
        let is_linked = names != Names::Plain;
        let mut markup = String::new();
        for lexeme in lexemes {
            let piece = match lexeme {
                Lexeme::Text(text) => html! { (text) },
                Lexeme::Type(name) => match self.site.names.ty(name) {
                    Some(to) if is_linked && to.page != self.page => {
                        html! { a href=(self.href(&to)) { (name) } }
                    }
                    _ => html! { (name) },
                },
                Lexeme::Name(name) if names == Names::Params => {
                    html! { a href={ "#p-" (name) } { (name) } }
                }
                Lexeme::Name(name) if names == Names::Declared => html! { b { (name) } },
                Lexeme::Name(name) => html! { (name) },
            };
            markup.push_str(&piece.0);
        }
        let width = lexemes.iter().map(|lexeme| lexeme.to_string().len()).sum();
        Part { markup, width }
    }
}

fn text(text: &str) -> Part {
    Part {
        markup: html! { (text) }.0,
        width: text.len(),
    }
}

/// Prints on one line, or with each parameter on its own.
fn lines(head: Part, open: &str, params: Vec<Part>, tail: Part) -> Markup {
    let inner: usize = params.iter().map(|part| part.width + 2).sum();
    let mut out = head.markup + open;
    let is_broken = head.width + inner + tail.width > WIDTH && !params.is_empty();
    let count = params.len();
    for (place, param) in params.into_iter().enumerate() {
        match is_broken {
            true => out.push_str("\n    "),
            false if place > 0 => out.push(' '),
            false => {}
        }
        out.push_str(&param.markup);
        if place + 1 < count {
            out.push(',');
        }
    }
    if is_broken {
        out.push('\n');
    }
    PreEscaped(out + &tail.markup)
}
