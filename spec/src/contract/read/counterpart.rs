//! A contract of the runtime by reference to the driver's: `#[as_driver(cuStreamCreate)]`.
//!
//! The text of the driver's contract is copied before it is read: domains and sentences of
//! parameters, and attributes of the function. The body is shared later, with the
//! runtime's names of parameters.

use std::collections::{BTreeMap, BTreeSet};

use cuspec_case::Api;
use proc_macro2::{Group, Ident, Literal, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote_spanned};
use syn::parse::{Parse, Parser};
use syn::{Attribute, FnArg, ItemFn, PatType, Type};

use super::attributes::{self, Attr, ident};
use super::domain_use::param_names;
use super::expression::dotted;
use super::library::Library;
use crate::contract::model::{NeedId, Vocabulary};
use crate::names::{Names, shorten};
use crate::source::{File, doc};
use cuspec_diagnostic::nearest;

/// Attributes that are copied only once.
const SAID_ONCE: [&str; 8] = [
    "class",
    "order",
    "stream_ordered",
    "no_visible_effect",
    "waits",
    "copies",
    "read_at_return",
    "read_in_order",
];

/// Attributes about releases of the driver, which are not copied.
const NOT_TAKEN: [&str; 8] = [
    "needs",
    "tolerates",
    "on",
    "unobserved",
    "same_rules",
    "unreachable",
    "contradicted",
    "not_safe",
];

/// The content of `#[as_driver(..)]`.
pub struct AsDriver {
    pub function: String,
    /// The argument of each driver parameter, in order.
    pub given: Vec<(String, Given)>,
    /// Needs of the driver's function, by name.
    pub needs: BTreeSet<String>,
    /// Rules and postconditions of the driver's contract that do not apply here.
    pub except: Vec<String>,
    /// Parameters with a domain of the runtime.
    pub own: BTreeSet<String>,
    pub span: Span,
}

/// The source of a driver argument.
#[derive(Clone, Debug)]
pub enum Given {
    Param(String),
    /// A field of a parameter, by path.
    Field(String),
    Number(i128),
}

/// Returns the contract with all copied parts. A mistake is reported, and the part
/// left out.
pub fn expand(
    file: &mut File<'_>,
    item: &ItemFn,
    library: &Library<'_>,
) -> Option<(ItemFn, AsDriver)> {
    let attrs = attributes::read(file, &item.attrs);
    let attr = attrs.iter().find(|attr| attr.name == "as_driver")?;
    let other = driver_item(file, attr, library)?;
    let mut counterpart = AsDriver {
        function: other.sig.ident.to_string(),
        given: Vec::new(),
        needs: BTreeSet::new(),
        except: except(&attrs),
        own: BTreeSet::new(),
        span: attr.span(),
    };
    let pairs = pair(file, item, attr, other, library, &mut counterpart)?;
    let taker = Taker {
        names: library.names,
        vocabulary: library.vocabulary,
        span: attr.span(),
        renamed: counterpart.given.iter().cloned().collect(),
    };
    let mut out = item.clone();
    for (input, of) in out.sig.inputs.iter_mut().zip(pairs) {
        let FnArg::Typed(typed) = input else { continue };
        typed.attrs.retain(|attr| !attr.path().is_ident("is"));
        if let Some(of) = of {
            taker.param(file, typed, of);
        }
    }
    counterpart.needs = taker.needs(other);
    out.attrs = taker.head(file, item, other);
    Some((out, counterpart))
}

/// The names that the attributes of this name list.
fn listed(item: &ItemFn, name: &str) -> Vec<String> {
    let attrs = item.attrs.iter().filter(|attr| attr.path().is_ident(name));
    let parser = syn::punctuated::Punctuated::<Ident, syn::Token![,]>::parse_terminated;
    let lists = attrs.filter_map(|attr| attr.parse_args_with(parser).ok());
    lists.flatten().map(|ident| ident.to_string()).collect()
}

fn except(attrs: &[Attr<'_>]) -> Vec<String> {
    let named = attrs.iter().filter(|attr| attr.name == "except");
    named.flat_map(Attr::texts).collect()
}

/// Returns the driver's contract that an attribute names.
fn driver_item<'a>(
    file: &mut File<'_>,
    attr: &Attr<'_>,
    library: &'a Library<'_>,
) -> Option<&'a ItemFn> {
    let Some(name) = attr.args.first().and_then(ident) else {
        let help = "`#[as_driver(cuStreamCreate)]`".to_owned();
        file.error_with(attr.span(), "expected a function of the driver", Some(help));
        return None;
    };
    let of_driver = |name: &&str| {
        let function = library.names.function(name);
        function.is_some_and(|function| function.api == Api::Driver)
    };
    if !of_driver(&name.as_str()) {
        let near = nearest(&name, library.names.functions().filter(of_driver));
        let help = near.map(|near| format!("did you mean `{near}`?"));
        let message = format!("no header of the driver declares a function `{name}`");
        file.error_with(attr.span(), message, help);
        return None;
    }
    let found = library.functions.get(&name);
    if found.is_none() {
        let help = "write the contract of the driver first, in contracts/driver".to_owned();
        let message = format!("`{name}` has no contract to refer to");
        file.error_with(attr.span(), message, Some(help));
    }
    found.map(|shared| shared.item)
}

/// Returns for each parameter of the runtime its driver parameter, if any.
///
/// Unnamed ones are matched in order, without those that are named.
fn pair<'a>(
    file: &mut File<'_>,
    item: &ItemFn,
    attr: &Attr<'_>,
    other: &'a ItemFn,
    library: &Library<'_>,
    counterpart: &mut AsDriver,
) -> Option<Vec<Option<&'a PatType>>> {
    let mut is_whole = true;
    let function = counterpart.function.clone();
    let theirs = param_names(other);
    let mut given: BTreeMap<String, Given> = BTreeMap::new();
    let ours = param_names(item);
    for (name, syntax) in attr.pairs() {
        let what = field_of(&ours, syntax)
            .map(Given::Field)
            .or_else(|| number_of(library.names, syntax).map(Given::Number));
        match what {
            Some(what) if theirs.contains(&name) => {
                given.insert(name, what);
            }
            _ => {
                let help = format!("`{function}` has ({})", theirs.join(", "));
                let message =
                    "expected a parameter of the driver's function, and a number or a field";
                file.error_with(attr.span(), message, Some(help));
                is_whole = false;
            }
        }
    }
    let is_taken_apart = |own: &str, given: &BTreeMap<String, Given>| {
        let mut given = given.values();
        given.any(|given| matches!(given, Given::Field(path) if root_of(path) == own))
    };
    let mut named: Vec<Option<String>> = Vec::new();
    for (input, own) in item.sig.inputs.iter().zip(&ours) {
        let FnArg::Typed(typed) = input else { continue };
        let attrs = attributes::read(file, &typed.attrs);
        let is = attrs.iter().find(|attr| attr.name == "is");
        let name = is.and_then(|is| is.idents().pop());
        if let (Some(is), Some(name)) = (is, &name)
            && !theirs.contains(name)
        {
            let near = nearest(name, theirs.iter().map(String::as_str));
            let help = near.map(|near| format!("did you mean `{near}`?"));
            let message = format!("`{function}` has no parameter `{name}`");
            file.error_with(is.span(), message, help);
            is_whole = false;
        }
        if let Some(name) = &name {
            given.insert(name.clone(), Given::Param(own.clone()));
        }
        named.push(name);
    }
    let unnamed = |name: &&String| !given.contains_key(*name);
    let mut rest = theirs
        .iter()
        .filter(unnamed)
        .collect::<Vec<_>>()
        .into_iter();
    let mut following = BTreeMap::new();
    let mut pairs = Vec::new();
    for ((input, own), name) in item.sig.inputs.iter().zip(&ours).zip(named) {
        let FnArg::Typed(typed) = input else { continue };
        let is_left_to_it = matches!(*typed.ty, Type::Infer(_));
        let name = match (name, is_left_to_it) {
            (None, true) => rest.next().cloned(),
            (name, _) => name,
        };
        match &name {
            None if is_left_to_it => {
                let help = "write its domain if only the runtime has it".to_owned();
                let message = format!("no parameter of `{function}` remains for `{own}`");
                file.error_with(input_span(typed), message, Some(help));
                is_whole = false;
            }
            // Its fields are the driver's.
            None if is_taken_apart(own, &given) => {}
            None => {
                counterpart.own.insert(own.clone());
            }
            Some(name) => {
                if !is_left_to_it {
                    counterpart.own.insert(own.clone());
                }
                following.insert(name.clone(), Given::Param(own.clone()));
            }
        }
        pairs.push(name);
    }
    given.extend(following);
    for left in rest {
        let help = format!(
            "add `#[is({left})]` to the parameter that it is, or state the value that the runtime passes: \
             `#[as_driver({function}, {left} = 0)]`"
        );
        let message = format!("the call passes no value for `{left}` of `{function}`");
        file.error_with(attr.span(), message, Some(help));
        is_whole = false;
    }
    counterpart.given = theirs
        .iter()
        .filter_map(|name| Some((name.clone(), given.get(name)?.clone())))
        .collect();
    let of = |name: &String| {
        let position = theirs.iter().position(|known| known == name)?;
        match other.sig.inputs.iter().nth(position)? {
            FnArg::Typed(typed) => Some(typed),
            FnArg::Receiver(_) => None,
        }
    };
    let pairs = pairs.iter().map(|name| of(name.as_ref()?)).collect();
    is_whole.then_some(pairs)
}

fn input_span(typed: &PatType) -> Span {
    syn::spanned::Spanned::span(&typed.pat)
}

/// `0`, or a constant of the headers.
fn number_of(names: &Names<'_>, syntax: &syn::Expr) -> Option<i128> {
    match syntax {
        syn::Expr::Lit(lit) => match &lit.lit {
            syn::Lit::Int(int) => int.base10_parse().ok(),
            _ => None,
        },
        other => names.constant(&ident(other)?),
    }
}

/// `gridDim.x`, where the first word is a parameter.
fn field_of(params: &[String], syntax: &syn::Expr) -> Option<String> {
    let syn::Expr::Field(_) = syntax else {
        return None;
    };
    let path = dotted(syntax)?;
    params
        .iter()
        .any(|param| root_of(&path) == param)
        .then_some(path)
}

/// The parameter at the start of a path.
fn root_of(path: &str) -> &str {
    path.split('.').next().unwrap_or(path)
}

/// Copies parts of the driver's contract.
struct Taker<'a> {
    names: &'a Names<'a>,
    vocabulary: &'a Vocabulary,
    /// Place for mistakes in copied parts.
    span: Span,
    /// Names of the driver's parameters here.
    renamed: BTreeMap<String, Given>,
}

impl Taker<'_> {
    /// Copies a parameter.
    fn param(&self, file: &mut File<'_>, own: &mut PatType, other: &PatType) {
        let is_left_to_it = matches!(*own.ty, Type::Infer(_));
        let mut attrs = Vec::new();
        for attr in &other.attrs {
            let is = |name: &str| attr.path().is_ident(name);
            let is_said_here = is("doc") && !doc(&own.attrs).is_empty();
            let is_about_exemplars = ["accepts", "refuses", "undefined", "without"]
                .into_iter()
                .any(is);
            // Its versions are those of the driver.
            let is_not_taken = ["unobserved", "since", "until"].into_iter().any(is);
            if is_not_taken || is_said_here || (is_about_exemplars && !is_left_to_it) {
                continue;
            }
            attrs.push(self.attribute(file, attr));
        }
        attrs.append(&mut own.attrs);
        own.attrs = attrs;
        if is_left_to_it && let Some(ty) = self.parse(self.tokens(&other.ty)) {
            *own.ty = ty;
        }
    }

    /// Copies the attributes of the function.
    fn head(&self, file: &mut File<'_>, item: &ItemFn, other: &ItemFn) -> Vec<Attribute> {
        let says = |name: &str| item.attrs.iter().any(|attr| attr.path().is_ident(name));
        let is_described = !doc(&item.attrs).is_empty();
        let mut out = Vec::new();
        for attr in &other.attrs {
            let is = |name: &str| attr.path().is_ident(name);
            let is_said_here = is("doc") && is_described
                || is("class") && says("needs")
                || SAID_ONCE.into_iter().any(|name| is(name) && says(name));
            if !is_said_here && !NOT_TAKEN.into_iter().any(is) {
                out.push(self.attribute(file, attr));
            }
        }
        for (name, runtime) in [("needs", true), ("tolerates", false)] {
            let theirs: Vec<String> = listed(other, name);
            if says(name) {
                continue;
            }
            let met_by = |name: &String| {
                let needs = &self.vocabulary.needs;
                needs.iter().find(|need| need.name == *name)?.met_by
            };
            let of_class = self.class_needs(&listed(other, "class"));
            let set_up = theirs.iter().chain(&of_class).find_map(met_by);
            let set_up = set_up.filter(|_| runtime);
            let set_up = set_up.map(|need| self.vocabulary[need].name.clone());
            let rest = theirs.iter().filter(|need| met_by(need).is_none());
            // A function that states needs of its own states that of the context as well.
            let usable = self
                .usable_context(&theirs)
                .filter(|_| runtime || !says("needs"));
            let words = set_up.into_iter().chain(rest.cloned()).chain(usable);
            let words: Vec<Ident> = words.map(|word| Ident::new(&word, self.span)).collect();
            let name = Ident::new(name, self.span);
            if runtime || !words.is_empty() {
                let span = self.span;
                let parsed = Attribute::parse_outer
                    .parse2(quote_spanned!(span=> #[#name(#(#words),*)]))
                    .unwrap_or_default();
                out.extend(parsed);
            }
        }
        let known = ["as_driver", "except"];
        let own = item.attrs.iter();
        out.extend(
            own.filter(|attr| !known.into_iter().any(|name| attr.path().is_ident(name)))
                .cloned(),
        );
        out
    }

    /// The runtime's need in place of those of the driver that concern a destroyed context.
    fn usable_context(&self, theirs: &[String]) -> Option<String> {
        let special = self.vocabulary.special_needs;
        let mut of_driver = [special.live_context, special.intact_context].into_iter();
        let is_listed = |need: Option<NeedId>| {
            need.is_some_and(|need| theirs.contains(&self.vocabulary[need].name))
        };
        let usable = special
            .usable_context
            .filter(|_| of_driver.any(is_listed))?;
        Some(self.vocabulary[usable].name.clone())
    }

    /// The needs of the driver's function.
    fn needs(&self, other: &ItemFn) -> BTreeSet<String> {
        let of_class = self.class_needs(&listed(other, "class"));
        listed(other, "needs").into_iter().chain(of_class).collect()
    }

    /// The needs of these classes, and those that they imply.
    fn class_needs(&self, names: &[String]) -> Vec<String> {
        let classes = self.vocabulary.classes.iter();
        let classes = classes.filter(|class| names.contains(&class.name));
        let needs = classes.flat_map(|class| &class.needs);
        let implied = |need: &NeedId| self.vocabulary[*need].implies.clone();
        let all = needs.flat_map(|need| implied(need).into_iter().chain([*need]));
        all.map(|need| self.vocabulary[need].name.clone()).collect()
    }

    /// Copies an attribute with the runtime's names and codes.
    fn attribute(&self, file: &mut File<'_>, attr: &Attribute) -> Attribute {
        if attr.path().is_ident("doc") {
            return attr.clone();
        }
        let mut out = attr.clone();
        let has_codes = ["refuses", "on_failure", "spoils", "yields"]
            .into_iter()
            .any(|name| attr.path().is_ident(name));
        if let syn::Meta::List(list) = &mut out.meta {
            let tokens = self.renamed(list.tokens.clone());
            list.tokens = match has_codes {
                true => self.with_codes(file, tokens),
                false => tokens,
            };
        }
        let tokens = respan(out.to_token_stream(), self.span);
        let parsed = Attribute::parse_outer.parse2(tokens).unwrap_or_default();
        parsed.into_iter().next().unwrap_or(out)
    }

    fn tokens(&self, syntax: &impl ToTokens) -> TokenStream {
        respan(self.renamed(syntax.to_token_stream()), self.span)
    }

    fn parse<T: Parse>(&self, tokens: TokenStream) -> Option<T> {
        syn::parse2(tokens).ok()
    }

    /// Replaces names of parameters; a name after a dot is a field, and one before `<`
    /// a domain.
    fn renamed(&self, tokens: TokenStream) -> TokenStream {
        let is_punct = |token: Option<&TokenTree>, wanted: char| matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == wanted);
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let before = |at: usize| at.checked_sub(1).and_then(|at| tokens.get(at));
        let renamed = tokens.iter().enumerate().map(|(at, token)| match token {
            TokenTree::Ident(ident)
                if !is_punct(before(at), '.') && !is_punct(tokens.get(at + 1), '<') =>
            {
                let name = ident.to_string();
                match self.renamed.get(name.trim_start_matches("r#")) {
                    Some(Given::Param(own)) => TokenTree::Ident(name_of(own, ident.span())).into(),
                    Some(Given::Field(path)) => path.parse().unwrap_or_default(),
                    Some(Given::Number(number)) => {
                        TokenTree::Literal(Literal::i128_unsuffixed(*number)).into()
                    }
                    None => token.clone().into(),
                }
            }
            TokenTree::Group(group) => {
                let inner = self.renamed(group.stream());
                TokenTree::Group(Group::new(group.delimiter(), inner)).into()
            }
            _ => TokenStream::from(token.clone()),
        });
        renamed.collect()
    }

    /// Replaces the driver's codes by the runtime's of the same number.
    fn with_codes(&self, file: &mut File<'_>, tokens: TokenStream) -> TokenStream {
        let mut out = TokenStream::new();
        for token in tokens {
            let token = match &token {
                TokenTree::Ident(ident) => match self.names.code(Api::Driver, &ident.to_string()) {
                    Some(code) => {
                        let same = code_here(file, self.names, code, self.span);
                        TokenTree::Ident(Ident::new(shorten(&same), ident.span()))
                    }
                    None => token,
                },
                TokenTree::Group(group) => {
                    let inner = self.with_codes(file, group.stream());
                    TokenTree::Group(Group::new(group.delimiter(), inner))
                }
                _ => token,
            };
            out.extend([token]);
        }
        out
    }
}

/// The runtime's code of the same number, or a mistake if there is none.
pub fn code_here(file: &mut File<'_>, names: &Names<'_>, code: &str, span: Span) -> String {
    let same = names.code_of(Api::Runtime, code);
    if same == code {
        let message = format!("the runtime has no code with the number of `{code}`");
        let help = "remove the rule with `#[except(..)]` and state the runtime's answer".to_owned();
        file.error_with(span, message, Some(help));
    }
    same
}

fn name_of(name: &str, span: Span) -> Ident {
    match name {
        "type" | "fn" => Ident::new_raw(name, span),
        _ => Ident::new(name, span),
    }
}

/// Moves tokens to another place.
fn respan(tokens: TokenStream, span: Span) -> TokenStream {
    let respanned = tokens.into_iter().map(|mut token| {
        if let TokenTree::Group(group) = &token {
            let mut moved = Group::new(group.delimiter(), respan(group.stream(), span));
            moved.set_span(span);
            return TokenTree::Group(moved);
        }
        token.set_span(span);
        token
    });
    respanned.collect()
}
