//! Reading settings: reach, and restoration.

use syn::{BinOp, Expr, ItemEnum, UnOp};

use super::attributes::{self, Attr, ident, unknown};
use crate::contract::model::{Access, PutBack, Reach, Setting, Word};
use crate::names::Names;
use crate::source::{File, doc};

pub fn read(file: &mut File<'_>, item: &ItemEnum, names: &Names<'_>) -> Vec<Setting> {
    let mut out = Vec::new();
    for variant in &item.variants {
        let mut reach = None;
        let mut put_back = None;
        for attr in attributes::read(file, &variant.attrs) {
            let word = attr.idents().pop();
            match (attr.name.as_str(), word.as_deref()) {
                ("reach", Some("thread")) => reach = Some(Reach::Thread),
                ("reach", Some("process")) => reach = Some(Reach::Process),
                ("put_back", None) => {
                    put_back = read_put_back(file, &attr, names);
                    if put_back.is_none() {
                        unknown(file, &attr);
                    }
                }
                _ => unknown(file, &attr),
            }
        }
        match reach {
            Some(reach) => out.push(Setting {
                name: variant.ident.to_string(),
                doc: doc(&variant.attrs),
                reach,
                put_back,
                span: file.span(variant.ident.span()),
            }),
            None => file.error(
                variant.ident.span(),
                "a setting needs the scope of its change: `#[reach(thread)]` or `#[reach(process)]`",
            ),
        }
    }
    out
}

fn read_put_back(file: &File<'_>, attr: &Attr<'_>, names: &Names<'_>) -> Option<PutBack> {
    let [read, write] = attr.args.as_slice() else {
        return None;
    };
    Some(PutBack {
        read: access(read, names)?,
        write: access(write, names)?,
        span: file.span(attr.span()),
    })
}

fn access(expr: &Expr, names: &Names<'_>) -> Option<Access> {
    let Expr::Call(call) = expr else { return None };
    let words = call.args.iter().map(|arg| word(arg, names));
    Some(Access {
        function: ident(&call.func)?,
        words: words.collect::<Option<_>>()?,
    })
}

/// `name`, `_`, or `name & !ENUMERATOR`.
fn word(expr: &Expr, names: &Names<'_>) -> Option<Word> {
    let (expr, less) = match expr {
        Expr::Infer(_) => {
            let name = "_".to_owned();
            return Some(Word { name, less: 0 });
        }
        Expr::Binary(binary) if matches!(binary.op, BinOp::BitAnd(_)) => {
            let Expr::Unary(not) = &*binary.right else {
                return None;
            };
            if !matches!(not.op, UnOp::Not(_)) {
                return None;
            }
            let less = names.constant(&ident(&not.expr)?)?;
            (&*binary.left, u64::try_from(less).ok()?)
        }
        other => (other, 0),
    };
    Some(Word {
        name: ident(expr)?,
        less,
    })
}
