//! Conditions: in the notation of contracts, and in words.

use cuspec_spec::case::Op;
use cuspec_spec::case::address::encode;
use cuspec_spec::contract::{
    Axis, Contract, Domain, DomainArg, DomainUse, Expr, Outcome, Place, Standing, Vocabulary, snake,
};
use cuspec_spec::display::{self, Piece};
use maud::{Markup, html};

use crate::address::Address;
use crate::names;
use crate::view::View;

/// Prints a condition of a contract.
struct Speaker<'c, 's, 'a> {
    view: View<'s, 'a>,
    contract: &'c Contract,
}

impl<'s, 'a> View<'s, 'a> {
    /// A condition in the notation of contracts, with each word linked to its meaning.
    pub(crate) fn condition(&self, contract: &Contract, expr: &Expr) -> Markup {
        let speaker = Speaker {
            view: *self,
            contract,
        };
        html! {
            code.cond {
                @for piece in display::pieces(speaker.vocabulary(), contract, expr) { (speaker.piece(&piece)) }
            }
        }
    }

    /// A condition in words: `dptr is managed, and length is not 0`.
    pub(crate) fn words(&self, contract: &Contract, expr: &Expr) -> Markup {
        let speaker = Speaker {
            view: *self,
            contract,
        };
        speaker.clause(expr, false)
    }

    /// The domain of a parameter, `Address<Managed, Pageable>`, with links. Exemplars accepted
    /// beyond the domain's own may be printed elsewhere.
    pub(crate) fn domain(&self, contract: &Contract, usage: &DomainUse, is_whole: bool) -> Markup {
        let speaker = Speaker {
            view: *self,
            contract,
        };
        html! { code.cond { (speaker.domain(usage, is_whole)) } }
    }

    /// A parameter or a field of the page's function, linked to its description.
    pub(crate) fn axis(&self, name: &str) -> Markup {
        html! { a href=(anchor(name)) { (name) } }
    }

    /// The answer of a call.
    pub(crate) fn outcome(&self, outcome: &Outcome) -> Markup {
        html! {
            @match outcome {
                Outcome::Codes(codes) => {
                    @for (place, code) in codes.iter().enumerate() {
                        @if place > 0 { " or " }
                        (self.code(code))
                    }
                }
                Outcome::Undefined => "undefined",
                Outcome::Later(code) => { "success, and " (self.code(code)) " for whoever waits" }
            }
        }
    }
}

impl Speaker<'_, '_, '_> {
    fn vocabulary(&self) -> &Vocabulary {
        &self.view.site.registry.contracts.vocabulary
    }

    fn piece(&self, piece: &Piece) -> Markup {
        match piece {
            Piece::Text(text) => html! { (text) },
            Piece::Param(name) => self.param(name),
            Piece::Constant(name) => self.bare(name, self.view.site.names.value(name)),
            Piece::Ask { param, question } => html! {
                (self.param(param)) "." (self.bare(question, self.asked(param, question))) "()"
            },
            Piece::Query { object, question } => {
                let to = self.view.site.names.query(object, question);
                html! { (object) "." (self.bare(question, to)) "()" }
            }
        }
    }

    /// A name in code already.
    fn bare(&self, name: &str, address: Option<Address>) -> Markup {
        html! {
            @match address {
                Some(to) => a href=(self.view.href(&to)) { (name) },
                None => (name),
            }
        }
    }

    fn domain(&self, usage: &DomainUse, is_whole: bool) -> Markup {
        let name = &self.vocabulary()[usage.domain].name;
        let mut parts: Vec<Markup> = usage
            .args
            .iter()
            .filter_map(|arg| self.argument(arg))
            .collect();
        let accepted = usage.standings.iter();
        let accepted = accepted.filter(|(_, standing)| is_whole && *standing == Standing::Accepted);
        parts.extend(accepted.map(|(one, _)| {
            // An enumerator with its own treatment is no exemplar of the domain.
            let value = self.view.site.names.value(one);
            self.bare(one, value.or_else(|| Some(names::exemplar(name, one))))
        }));
        html! {
            (self.bare(name, Some(Address::domain(name))))
            @if !parts.is_empty() {
                "<"
                @for (place, part) in parts.iter().enumerate() {
                    @if place > 0 { ", " }
                    (part)
                }
                ">"
            }
        }
    }

    fn argument(&self, arg: &DomainArg) -> Option<Markup> {
        let param = |index: &usize| self.param(self.name(*index));
        Some(match arg {
            DomainArg::Type(ty) => self.bare(ty, self.view.site.names.ty(ty)),
            DomainArg::Param(index) => param(index),
            DomainArg::Tagged { table, by } => html! { (table) "<" (param(by)) ">" },
            DomainArg::Record { name, ty, by } => html! {
                (self.bare(name, self.view.site.names.ty(ty)))
                @if !by.is_empty() {
                    "<"
                    @for (place, by) in by.iter().enumerate() {
                        @if place > 0 { ", " }
                        (param(by))
                    }
                    ">"
                }
            },
            DomainArg::Domain(usage) => self.domain(usage, true),
            DomainArg::Expr(expr) => {
                let pieces = display::pieces(self.vocabulary(), self.contract, expr);
                html! { @for piece in &pieces { (self.piece(piece)) } }
            }
            DomainArg::Absent => return None,
        })
    }

    /// The name of a parameter or a field.
    fn name(&self, index: usize) -> &str {
        match index < self.contract.axes() {
            true => self.contract.axis(index).name,
            false => "_",
        }
    }

    /// Returns the longest parameter or field that a text begins with: a question about a field is none
    /// about the parameter.
    fn axis(&self, text: &str) -> Option<Axis<'_>> {
        let axes = (0..self.contract.axes()).map(|index| self.contract.axis(index));
        let meant = axes.filter(|axis| {
            let rest = text.strip_prefix(axis.name);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['[', '.']))
        });
        meant.max_by_key(|axis| axis.name.len())
    }

    /// A parameter or a field, linked to its description. A return value has
    /// none.
    fn param(&self, text: &str) -> Markup {
        html! {
            @match self.axis(text) {
                Some(axis) => a href=(anchor(axis.name)) { (text) },
                None => (text),
            }
        }
    }

    /// The meaning of a question about a parameter: an exemplar of its domain, or a word for several.
    fn asked(&self, param: &str, question: &str) -> Option<Address> {
        let names = &self.view.site.names;
        let Some(word) = question.strip_prefix("is_") else {
            return names.word("number", question);
        };
        let domains = self.domains(param);
        let exemplar = domains.iter().find_map(|domain| {
            let mut exemplars = domain.exemplars.iter();
            let exemplar = exemplars.find(|exemplar| snake(&exemplar.name) == word)?;
            Some(names::exemplar(&domain.name, &exemplar.name))
        });
        // A word for several exemplars is explained where all of them are listed.
        let several = names.word("is", word);
        match domains.first() {
            Some(domain) if several.is_some() && is_shared(domain, word) => several,
            _ => exemplar.or(several),
        }
    }

    /// Returns the domain of a parameter or a field, and nested ones.
    fn domains(&self, param: &str) -> Vec<&Domain> {
        let mut usage = self.axis(param).map(|axis| axis.domain);
        let mut out = Vec::new();
        while let Some(domain) = usage {
            out.push(&self.vocabulary()[domain.domain]);
            usage = domain.args.iter().find_map(|arg| match arg {
                DomainArg::Domain(inner) => Some(&**inner),
                _ => None,
            });
        }
        out
    }

    /// A predicate: `x is managed`, or its negation.
    fn clause(&self, expr: &Expr, is_negated: bool) -> Markup {
        let not = if is_negated { "not " } else { "" };
        match expr {
            Expr::Not(inner) => self.clause(inner, !is_negated),
            Expr::Binary(op @ (Op::And | Op::Or), left, right) => {
                let is_and = (*op == Op::And) != is_negated;
                let side = |expr: &Expr| {
                    let markup = self.clause(expr, is_negated);
                    // Parenthesize `or` inside `and`.
                    match is_and && self.is_choice(expr, is_negated) {
                        true => html! { "either " (markup) },
                        false => markup,
                    }
                };
                let word = if is_and { ", and " } else { ", or " };
                html! { (side(left)) (word) (side(right)) }
            }
            Expr::Binary(Op::Ne, left, right) if is_bits(left) && is_zero(right) => {
                self.bits(left, is_negated)
            }
            Expr::Binary(Op::Eq, left, right) if is_bits(left) && is_zero(right) => {
                self.bits(left, !is_negated)
            }
            Expr::Binary(Op::BitAnd, ..) => self.bits(expr, is_negated),
            Expr::Binary(op, left, right) if is_comparison(*op) => {
                let op = if is_negated { opposite(*op) } else { *op };
                html! { (self.term(left)) " " (comparison(op)) " " (self.term(right)) }
            }
            Expr::Ask { param, question } => {
                let name = self.name(*param);
                self.question(self.param(name), name, question, is_negated)
            }
            Expr::Element {
                param,
                question: Some(question),
            } => {
                let name = self.name(*param);
                let subject = html! { "an element of " (self.param(name)) };
                self.question(subject, name, question, is_negated)
            }
            Expr::Query(query) => {
                let (object, question) = query.names(self.vocabulary());
                self.query(object, question, is_negated)
            }
            Expr::Names { place, code } => {
                let code = self.name(*code);
                html! { (self.text_at(*place)) " is " (not) "the name of " code { (self.param(code)) } }
            }
            Expr::Reads { place, text } => html! {
                (self.text_at(*place)) " is " (not)
                @match text.as_str() {
                    "" => "empty",
                    text => { "“" (text) "”" },
                }
            },
            Expr::OneOf(value, options) => {
                let last = options.len().saturating_sub(1);
                html! {
                    (self.term(value)) " is " (not)
                    @if options.len() > 1 { "one of " }
                    @for (place, option) in options.iter().enumerate() {
                        @if place > 0 && place == last { " and " }
                        @else if place > 0 { ", " }
                        (self.term(option))
                    }
                }
            }
            Expr::Any { condition, .. } => html! {
                @if is_negated { "for no element " } @else { "for some element " }
                (self.clause(condition, false))
            },
            Expr::Unknown => html! { "something that nobody can tell" },
            Expr::Int(value) => {
                html! { @if (*value != 0) != is_negated { "always" } @else { "never" } }
            }
            other => html! { (self.term(other)) " is " @if !is_negated { "not " } "0" },
        }
    }

    /// Whether a clause consists of alternatives.
    fn is_choice(&self, expr: &Expr, is_negated: bool) -> bool {
        match expr {
            Expr::Not(inner) => self.is_choice(inner, !is_negated),
            Expr::Binary(op @ (Op::And | Op::Or), ..) => (*op == Op::Or) != is_negated,
            _ => false,
        }
    }

    /// `flags` contains a bit, or does not.
    fn bits(&self, expr: &Expr, is_negated: bool) -> Markup {
        let Expr::Binary(Op::BitAnd, left, right) = expr else {
            return self.term(expr);
        };
        let word = if is_negated { " lacks " } else { " has " };
        html! { (self.term(left)) (word) (self.term(right)) }
    }

    /// `dptr is managed`.
    fn question(&self, subject: Markup, param: &str, question: &str, is_negated: bool) -> Markup {
        let to = self.asked(param, question);
        match question.strip_prefix("is_") {
            Some(word) => html! {
                (subject) " is " @if is_negated { "not " }
                (self.bare(&word.replace('_', " "), to))
            },
            None => {
                html! { (subject) "’s " (self.bare(&question.replace('_', " "), to)) " is " @if !is_negated { "not " } "0" }
            }
        }
    }

    /// `the thread is capturing`, `the device has pageable memory access`.
    fn query(&self, object: &str, question: &str, is_negated: bool) -> Markup {
        let to = self.view.site.names.query(object, question);
        let (verb, word) = match question.split_once('_') {
            Some(("is", word)) => ("is", word),
            Some(("has", word)) => ("has", word),
            _ => ("has", question),
        };
        let not = match (verb, is_negated) {
            (_, false) => "",
            ("is", true) => "not ",
            (_, true) => "no ",
        };
        html! {
            "the " (object) " " (verb) " " (not)
            (self.bare(&word.replace('_', " "), to))
        }
    }

    /// A number.
    fn term(&self, expr: &Expr) -> Markup {
        let param = |index: &usize| self.param(self.name(*index));
        match expr {
            Expr::Int(value) => html! { (value) },
            Expr::Constant { name, .. } => self.view.value(name),
            Expr::Param(index) => html! { code { (param(index)) } },
            Expr::Ask {
                param: index,
                question,
            } => self.number(param(index), question),
            Expr::Element {
                param: index,
                question,
            } => {
                let element = html! { "an element of " code { (param(index)) } };
                match question {
                    Some(question) => self.number(element, question),
                    None => element,
                }
            }
            Expr::Query(query) => {
                let (object, question) = query.names(self.vocabulary());
                let to = self.view.site.names.query(object, question);
                html! { "the " (object) "’s " (self.bare(&question.replace('_', " "), to)) }
            }
            Expr::Result(place) => self.left_at(*place),
            Expr::Part { place, field, .. } => html! {
                code { (field) } " of " (self.left_at(*place))
            },
            Expr::Binary(op, left, right) => {
                let (sign, _) = display::operator(*op);
                html! { (self.term(left)) " " (sign) " " (self.term(right)) }
            }
            Expr::Live => html! { "the value" },
            other => self.view.condition(self.contract, other),
        }
    }

    /// The value that the call wrote to a place.
    fn left_at(&self, place: Place) -> Markup {
        match place {
            Place::Returned => html! { "what the call returns" },
            Place::Param(_) => html! {
                "the value at " code { (self.param(display::place(self.contract, place))) }
            },
        }
    }

    /// The text whose address the call wrote to a place.
    fn text_at(&self, place: Place) -> Markup {
        match place {
            Place::Returned => html! { "the text that the call returns" },
            Place::Param(_) => html! {
                "the text at " code { (self.param(display::place(self.contract, place))) }
            },
        }
    }

    /// `the bytes left at dptr`.
    fn number(&self, of: Markup, question: &str) -> Markup {
        let numbers = &self.view.site.registry.guide.numbers;
        let to = self.view.site.names.word("number", question);
        let known = numbers.iter().find(|number| number.word.name == question);
        match known.and_then(|number| number.phrase.split_once("{}")) {
            Some((before, behind)) => html! {
                (self.bare(before.trim_end(), to)) " " code { (of) } (behind)
            },
            None => html! { code { (of) } "’s " (self.bare(&question.replace('_', " "), to)) },
        }
    }
}

/// Whether a word holds for an exemplar besides the one of that name.
fn is_shared(domain: &Domain, word: &str) -> bool {
    let mut exemplars = domain.exemplars.iter();
    exemplars.any(|exemplar| exemplar.is.iter().any(|known| known == word))
}

/// Address of the description of a parameter or a field on a function's page.
fn anchor(name: &str) -> String {
    format!("#p-{}", encode(name))
}

fn is_bits(expr: &Expr) -> bool {
    matches!(expr, Expr::Binary(Op::BitAnd, ..))
}

fn is_zero(expr: &Expr) -> bool {
    matches!(expr, Expr::Int(0))
}

fn is_comparison(op: Op) -> bool {
    matches!(op, Op::Eq | Op::Ne | Op::Lt | Op::Le | Op::Gt | Op::Ge)
}

fn comparison(op: Op) -> &'static str {
    match op {
        Op::Ne => "is not",
        Op::Lt => "is less than",
        Op::Le => "is at most",
        Op::Gt => "is more than",
        Op::Ge => "is at least",
        _ => "is",
    }
}

fn opposite(op: Op) -> Op {
    match op {
        Op::Eq => Op::Ne,
        Op::Ne => Op::Eq,
        Op::Lt => Op::Ge,
        Op::Le => Op::Gt,
        Op::Gt => Op::Le,
        Op::Ge => Op::Lt,
        other => other,
    }
}
