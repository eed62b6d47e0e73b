//! Reading conditions and numbers from Rust expressions.

use std::collections::BTreeMap;

use syn::spanned::Spanned;
use syn::{BinOp, Expr as Syntax, Lit, UnOp};

use super::attributes::{self, ident};
use crate::contract::model::{Expr, Place, Query, Question, QuestionId};
use crate::declared::{Function, Type};
use crate::layout;
use crate::names::Names;
use crate::source::File;
use cuspec_case::{Api, Op};
use cuspec_diagnostic::nearest;

/// The binding of a name in an expression.
#[derive(Clone, Copy, Debug)]
pub enum Binding {
    Param(usize),
    /// The current element of an array parameter.
    Element(usize),
    /// A parameter of another function that always has this value.
    Number(i128),
    /// A pointer parameter of another function that is always null.
    Null,
    /// `result`: the return value, if it is no code.
    Returned,
    /// A parameter of the domain that is being defined.
    Argument(usize),
    /// The live value of the exemplar that is being defined.
    Live,
}

/// The names in scope and the possible questions.
pub struct Scope<'a> {
    pub names: &'a Names<'a>,
    pub questions: &'a [Question],
    pub bindings: BTreeMap<String, Binding>,
    /// The contract's function, if there is one.
    pub function: Option<&'a Function>,
    /// Whether this is inside `assert!`, where `data.value()` is a result.
    pub after: bool,
}

impl Scope<'_> {
    /// Converts syntax to an expression; a mistake is reported and yields zero.
    pub fn expr(&self, file: &mut File<'_>, syntax: &Syntax) -> Expr {
        match syntax {
            Syntax::Lit(lit) => match &lit.lit {
                Lit::Int(int) => match int.base10_parse::<i128>() {
                    Ok(value) => Expr::Int(value),
                    Err(error) => self.mistake(file, syntax, error.to_string()),
                },
                Lit::Bool(flag) => Expr::Int(flag.value.into()),
                _ => self.mistake(
                    file,
                    syntax,
                    "a condition may contain only numbers and booleans",
                ),
            },
            Syntax::Paren(inner) => self.expr(file, &inner.expr),
            Syntax::Group(inner) => self.expr(file, &inner.expr),
            Syntax::Block(block) if block.block.stmts.len() == 1 => match &block.block.stmts[0] {
                syn::Stmt::Expr(inner, None) => self.expr(file, inner),
                _ => self.mistake(file, syntax, "expected one expression between the braces"),
            },
            Syntax::Unary(unary) => {
                let inner = self.expr(file, &unary.expr);
                match unary.op {
                    UnOp::Not(_) => Expr::Not(Box::new(inner)),
                    UnOp::Neg(_) => match inner {
                        Expr::Int(value) => Expr::Int(-value),
                        other => Expr::Binary(Op::Sub, Box::new(Expr::Int(0)), Box::new(other)),
                    },
                    _ => self.mistake(
                        file,
                        syntax,
                        "a condition supports only `!` and `-` before a value",
                    ),
                }
            }
            Syntax::Binary(binary) => match operator(&binary.op) {
                Some(op) => {
                    let left = self.expr(file, &binary.left);
                    let right = self.expr(file, &binary.right);
                    Expr::Binary(op, Box::new(left), Box::new(right))
                }
                None => self.mistake(
                    file,
                    syntax,
                    "this operator is not supported in a condition",
                ),
            },
            Syntax::Path(_) | Syntax::Field(_) => self.name(file, syntax),
            Syntax::MethodCall(call) => self.question(file, syntax, call),
            Syntax::Macro(mac) if mac.mac.path.is_ident("matches") => self.matches(file, mac),
            _ => self.mistake(
                file,
                syntax,
                "this expression is not supported in a condition",
            ),
        }
    }

    fn name(&self, file: &mut File<'_>, syntax: &Syntax) -> Expr {
        let Some(name) = dotted(syntax) else {
            return self.mistake(file, syntax, "expected a name");
        };
        match self.bindings.get(&name) {
            Some(Binding::Param(param)) => return Expr::Param(*param),
            Some(Binding::Element(param)) => {
                return Expr::Element {
                    param: *param,
                    question: None,
                };
            }
            Some(Binding::Argument(index)) => {
                return Expr::Argument {
                    index: *index,
                    question: None,
                };
            }
            Some(Binding::Live) => return Expr::Live,
            Some(Binding::Number(number)) => return Expr::Int(*number),
            Some(Binding::Null) => return Expr::Int(0),
            Some(Binding::Returned) => {
                return self.mistake(file, syntax, "ask for `result.value()`, after the call");
            }
            None => {}
        }
        match self.names.constant(&name) {
            Some(value) => Expr::Constant { name, value },
            None => {
                let known = self
                    .bindings
                    .keys()
                    .map(String::as_str)
                    .chain(self.names.constants());
                let help = nearest(&name, known).map(|n| format!("did you mean `{n}`?"));
                let what = if name.starts_with("CU") || name.starts_with("cuda") {
                    format!("no header declares an enumerator or constant `{name}`")
                } else {
                    format!("unknown parameter or name `{name}`")
                };
                file.error_with(syntax.span(), what, help);
                Expr::Int(0)
            }
        }
    }

    fn question(&self, file: &mut File<'_>, syntax: &Syntax, call: &syn::ExprMethodCall) -> Expr {
        let method = call.method.to_string();
        // `hStream.device()` is the one device that a process of the suite uses.
        if let Syntax::MethodCall(inner) = &*call.receiver
            && inner.method == "device"
        {
            return self.query(file, syntax, "device", &method);
        }
        let Some(receiver) = dotted(&call.receiver) else {
            return self.mistake(
                file,
                syntax,
                "a query needs a name before the dot: `dptr.is_managed()`",
            );
        };
        if let Some((place, field)) = self.part(&receiver)
            && method == "value"
        {
            return self.field(file, syntax, place, field);
        }
        match self.bindings.get(&receiver) {
            Some(Binding::Param(param)) if self.after && is_about_a_result(&method) => {
                self.result(file, call, Place::Param(*param))
            }
            Some(Binding::Returned) if self.after && is_about_a_result(&method) => {
                self.result(file, call, Place::Returned)
            }
            Some(Binding::Returned) => {
                self.mistake(file, syntax, "`result` is available only after the call")
            }
            Some(Binding::Param(param)) => Expr::Ask {
                param: *param,
                question: method,
            },
            Some(Binding::Element(param)) => Expr::Element {
                param: *param,
                question: Some(method),
            },
            Some(Binding::Argument(index)) => Expr::Argument {
                index: *index,
                question: Some(method),
            },
            Some(Binding::Live) => {
                self.mistake(file, syntax, "`value` is a number; add a comparison")
            }
            // The driver's contract has validated the question; here the value is a constant.
            Some(Binding::Number(_)) => Expr::Unknown,
            // A null pointer has no other property.
            Some(Binding::Null) => Expr::Int((method == "is_null").into()),
            None => self.query(file, syntax, &receiver, &method),
        }
    }

    /// `pProps.location.id` is a field of the result in the place `pProps`.
    fn part<'n>(&self, name: &'n str) -> Option<(Place, &'n str)> {
        if !self.after || self.bindings.contains_key(name) {
            return None;
        }
        let (root, field) = name.split_once('.')?;
        match self.bindings.get(root)? {
            Binding::Param(param) => Some((Place::Param(*param), field)),
            Binding::Returned => Some((Place::Returned, field)),
            _ => None,
        }
    }

    fn field(&self, file: &mut File<'_>, syntax: &Syntax, place: Place, field: &str) -> Expr {
        let ty = self.function.and_then(|function| match place {
            Place::Returned => Some(&function.result),
            Place::Param(param) => match &function.params.get(param)?.ty {
                Type::Pointer { to, .. } => Some(&**to),
                _ => None,
            },
        });
        let record = ty.and_then(|ty| match ty {
            Type::Named(name) => layout::record_of(self.names, name),
            _ => None,
        });
        let found = record.and_then(|record| layout::field(self.names, record, field));
        let size = |ty: &Type| layout::size_of_type(self.names, ty);
        let Some((offset, ty, size)) = found.and_then(|(offset, ty)| {
            let size = size(&ty)?;
            Some((offset, ty, size))
        }) else {
            let fields = record.map(|record| record.fields.iter().map(|field| field.name.as_str()));
            let help = fields.and_then(|fields| nearest(field, fields));
            let help = help.map(|near| format!("did you mean `{near}`?"));
            let message = format!("the result of the call has no field `{field}`");
            file.error_with(syntax.span(), message, help);
            return Expr::Int(0);
        };
        Expr::Part {
            place,
            field: field.to_owned(),
            offset,
            size,
            is_signed: matches!(&ty, Type::Named(name) if layout::is_signed(self.names, name)),
        }
    }

    /// A question about a result.
    fn result(&self, file: &mut File<'_>, call: &syn::ExprMethodCall, place: Place) -> Expr {
        let arg = call.args.first();
        match (call.method.to_string().as_str(), arg) {
            ("value", _) => Expr::Result(place),
            ("names", Some(code)) => match ident(code).and_then(|name| self.bindings.get(&name)) {
                Some(Binding::Param(code)) => Expr::Names { place, code: *code },
                _ => self.mistake(file, code, "`names` takes the parameter that holds a code"),
            },
            ("reads", Some(text)) => match attributes::text(text) {
                Some(text) => Expr::Reads { place, text },
                None => self.mistake(file, text, "`reads` takes a text in quotes"),
            },
            (method, _) => {
                let message = format!("`{method}` needs an argument to compare with");
                file.error(call.span(), message);
                Expr::Int(0)
            }
        }
    }

    fn query(&self, file: &mut File<'_>, syntax: &Syntax, object: &str, question: &str) -> Expr {
        let attribute = match object {
            "device" => self.names.attribute(question),
            _ => None,
        };
        if let Some(number) = attribute.and_then(|number| i32::try_from(number).ok()) {
            let name = question.to_owned();
            return Expr::Query(Query::Attribute { name, number });
        }
        let is_it = |q: &Question| q.object == object && q.name == question;
        match (QuestionId::find(self.questions, is_it), Api::parse(object)) {
            (Some(_), Some(api)) if question == "version" => Expr::Query(Query::Version(api)),
            (Some(id), _) => Expr::Query(Query::Question(id)),
            (None, _) => {
                let known: Vec<String> = self
                    .questions
                    .iter()
                    .map(|q| format!("{}.{}", q.object, q.name))
                    .collect();
                let asked = format!("{object}.{question}");
                let help = nearest(&asked, known.iter().map(String::as_str)).map(|n| {
                    format!("did you mean `{n}()`? The list is spec/vocabulary/environment.rs")
                });
                file.error_with(
                    syntax.span(),
                    format!(
                        "unknown query `{asked}()`: its object is neither a parameter nor in the \
                         environment"
                    ),
                    help,
                );
                Expr::Unknown
            }
        }
    }

    fn matches(&self, file: &mut File<'_>, mac: &syn::ExprMacro) -> Expr {
        let parsed = mac
            .mac
            .parse_body_with(|input: syn::parse::ParseStream<'_>| {
                let value: Syntax = input.parse()?;
                input.parse::<syn::Token![,]>()?;
                let pattern = syn::Pat::parse_multi_with_leading_vert(input)?;
                input.parse::<Option<syn::Token![,]>>()?;
                Ok((value, pattern))
            });
        match parsed {
            Ok((value, pattern)) => {
                let value = self.expr(file, &value);
                let options = self.pattern(file, &pattern);
                Expr::OneOf(Box::new(value), options)
            }
            Err(error) => {
                file.error(error.span(), error.to_string());
                Expr::Int(0)
            }
        }
    }

    /// The constants of `A | B`; empty for `_`.
    pub fn pattern(&self, file: &mut File<'_>, pattern: &syn::Pat) -> Vec<Expr> {
        match pattern {
            syn::Pat::Or(or) => or
                .cases
                .iter()
                .flat_map(|c| self.pattern(file, c))
                .collect(),
            syn::Pat::Ident(name) => {
                let name = &name.ident;
                vec![self.name(file, &syn::parse_quote_spanned!(name.span()=> #name))]
            }
            syn::Pat::Path(path) => vec![self.name(file, &Syntax::Path(path.clone()))],
            syn::Pat::Lit(lit) => vec![self.expr(file, &Syntax::Lit(lit.clone()))],
            syn::Pat::Wild(_) => Vec::new(),
            other => {
                file.error(
                    other.span(),
                    "a pattern may contain only enumerators, `|` and `_`",
                );
                Vec::new()
            }
        }
    }

    #[track_caller]
    fn mistake(&self, file: &mut File<'_>, syntax: &Syntax, message: impl Into<String>) -> Expr {
        file.error(syntax.span(), message);
        Expr::Int(0)
    }
}

/// A name, or a field of something with a name, `pCopy.Height`.
pub fn dotted(syntax: &Syntax) -> Option<String> {
    match syntax {
        Syntax::Field(field) => {
            let base = dotted(&field.base)?;
            match &field.member {
                syn::Member::Named(name) => {
                    let name = name.to_string();
                    Some(format!("{base}.{}", name.trim_start_matches("r#")))
                }
                syn::Member::Unnamed(_) => None,
            }
        }
        Syntax::Index(element) => {
            let base = dotted(&element.expr)?;
            let Syntax::Lit(syn::ExprLit {
                lit: syn::Lit::Int(number),
                ..
            }) = &*element.index
            else {
                return None;
            };
            Some(format!("{base}[{}]", number.base10_digits()))
        }
        syntax => ident(syntax),
    }
}

/// Whether a question concerns a result.
fn is_about_a_result(question: &str) -> bool {
    matches!(question, "value" | "names" | "reads")
}

fn operator(op: &BinOp) -> Option<Op> {
    Some(match op {
        BinOp::Add(_) => Op::Add,
        BinOp::Sub(_) => Op::Sub,
        BinOp::Mul(_) => Op::Mul,
        BinOp::Div(_) => Op::Div,
        BinOp::Rem(_) => Op::Rem,
        BinOp::And(_) => Op::And,
        BinOp::Or(_) => Op::Or,
        BinOp::BitAnd(_) => Op::BitAnd,
        BinOp::BitOr(_) => Op::BitOr,
        BinOp::Shl(_) => Op::Shl,
        BinOp::Eq(_) => Op::Eq,
        BinOp::Ne(_) => Op::Ne,
        BinOp::Lt(_) => Op::Lt,
        BinOp::Le(_) => Op::Le,
        BinOp::Gt(_) => Op::Gt,
        BinOp::Ge(_) => Op::Ge,
        _ => return None,
    })
}
