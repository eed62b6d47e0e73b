//! Conditions and numbers: Rust expressions into the typed tree.

use std::collections::BTreeMap;

use syn::spanned::Spanned;
use syn::{BinOp, Expr as Syntax, Lit, UnOp};

use super::attributes::ident;
use crate::contract::model::{Expr, Question};
use crate::names::Names;
use crate::source::File;
use cuspec_case::Op;
use cuspec_diagnostic::nearest;

/// What a name stands for where an expression is written.
#[derive(Clone, Copy, Debug)]
pub enum Binding {
    Param(usize),
    /// The element at hand of an array parameter.
    Element(usize),
    /// A parameter of the domain that is being defined.
    Argument(usize),
    /// The live value of the exemplar that is being defined.
    Live,
}

/// The names in force and the questions that may be asked.
pub struct Scope<'a> {
    pub names: &'a Names<'a>,
    pub questions: &'a [Question],
    pub bindings: BTreeMap<String, Binding>,
    /// Inside `assert!`: `data.value()` is what the call left behind.
    pub after: bool,
}

impl Scope<'_> {
    /// Turns syntax into the tree; a mistake is reported and yields zero.
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
                    "a condition holds numbers and truth values only",
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
                        "conditions know only `!` and `-` before a value",
                    ),
                }
            }
            Syntax::Binary(binary) => match operator(&binary.op) {
                Some(op) => {
                    let left = self.expr(file, &binary.left);
                    let right = self.expr(file, &binary.right);
                    Expr::Binary(op, Box::new(left), Box::new(right))
                }
                None => self.mistake(file, syntax, "this operator has no meaning in a condition"),
            },
            Syntax::Path(_) => self.name(file, syntax),
            Syntax::MethodCall(call) => self.question(file, syntax, call),
            Syntax::Macro(mac) if mac.mac.path.is_ident("matches") => self.matches(file, mac),
            _ => self.mistake(file, syntax, "this has no meaning in a condition"),
        }
    }

    fn name(&self, file: &mut File<'_>, syntax: &Syntax) -> Expr {
        let Some(name) = ident(syntax) else {
            return self.mistake(file, syntax, "expected a plain name");
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
        // `hStream.device()` is the one device a process of the suite uses.
        if let Syntax::MethodCall(inner) = &*call.receiver
            && inner.method == "device"
        {
            return self.query(file, syntax, "device", &method);
        }
        let Some(receiver) = ident(&call.receiver) else {
            return self.mistake(
                file,
                syntax,
                "a question is asked of a name: `dptr.is_managed()`",
            );
        };
        match self.bindings.get(&receiver) {
            Some(Binding::Param(param)) if self.after && method == "value" => Expr::Result(*param),
            Some(Binding::Param(param)) if self.after && method == "is_zeroed" => {
                Expr::Zeroed(*param)
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
            Some(Binding::Live) => self.mistake(file, syntax, "`value` is a number; compare it"),
            None => self.query(file, syntax, &receiver, &method),
        }
    }

    fn query(&self, file: &mut File<'_>, syntax: &Syntax, object: &str, question: &str) -> Expr {
        let is_attribute =
            object == "device" && self.names.constant(&attribute_name(question)).is_some();
        let is_known = is_attribute
            || self
                .questions
                .iter()
                .any(|q| q.object == object && q.name == question);
        if !is_known {
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
                format!("nobody can answer `{asked}()`: not a parameter, not in the environment"),
                help,
            );
        }
        Expr::Query {
            object: object.to_owned(),
            question: question.to_owned(),
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
                    "a pattern holds enumerators, `|` and `_` only",
                );
                Vec::new()
            }
        }
    }

    fn mistake(&self, file: &mut File<'_>, syntax: &Syntax, message: impl Into<String>) -> Expr {
        file.error(syntax.span(), message);
        Expr::Int(0)
    }
}

/// `max_pitch` asks for `CU_DEVICE_ATTRIBUTE_MAX_PITCH`.
pub fn attribute_name(question: &str) -> String {
    format!("CU_DEVICE_ATTRIBUTE_{}", question.to_ascii_uppercase())
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
