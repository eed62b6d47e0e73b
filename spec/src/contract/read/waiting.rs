//! Reading statements about the time of a return: `#[waits(context)]`, `#[read_at_return(..)]`.

use syn::spanned::Spanned;
use syn::{Expr as Syntax, ItemFn};

use super::attributes::{self, Attr, ident};
use super::body::Bindings;
use super::expression::{Binding, Scope, dotted};
use super::library::Library;
use crate::contract::model::{Contract, Copy, Expr, SourceRead, Wait, Work};
use crate::source::File;
use cuspec_case::ReadTime;
use cuspec_diagnostic::nearest;

const FORMS: &str = "write `#[waits(own)]`, `#[waits(context)]`, or `#[waits(stream = ..)]`, `event` or `context`, \
                     with `never` before the work if the call returns first, and `when(..)` after it";

/// Reads the statements of a function, whose parameters are known.
pub(super) fn read(
    file: &mut File<'_>,
    item: &ItemFn,
    contract: &mut Contract,
    bindings: &Bindings,
    library: &Library<'_>,
) {
    let reader = Reader {
        bindings,
        scope: Scope {
            names: library.names,
            questions: &library.vocabulary.questions,
            bindings: bindings.clone(),
            function: library.names.function(&contract.function),
            after: false,
        },
    };
    let mut first_read = None;
    for attr in attributes::read(file, &item.attrs) {
        let time = match attr.name.as_str() {
            "waits" => {
                let wait = reader.wait(file, &attr);
                if let Some(wait) = wait
                    && require_reachable(file, &attr, contract.waits.last().map(|last| &last.when))
                {
                    contract.waits.push(wait);
                }
                continue;
            }
            "copies" => {
                contract.copies = reader.copy(file, &attr);
                continue;
            }
            "read_at_return" => ReadTime::AtReturn,
            "read_in_order" => ReadTime::InOrder,
            _ => continue,
        };
        first_read.get_or_insert(attr.span());
        if require_reachable(file, &attr, contract.reads.last().map(|last| &last.when)) {
            contract.reads.push(SourceRead {
                time,
                when: reader.condition(file, &attr),
                span: file.span(attr.span()),
            });
        }
    }
    if let (None, Some(first)) = (contract.copies, first_read) {
        let help = "add `#[copies(from = SOURCE, to = DESTINATION)]`".to_owned();
        let message = format!("`{}` names no source", contract.function);
        file.error_with(first, message, Some(help));
    }
}

/// Whether a statement can apply: the one before it has a condition.
fn require_reachable(file: &mut File<'_>, attr: &Attr<'_>, last: Option<&Option<Expr>>) -> bool {
    let is_reachable = !matches!(last, Some(None));
    if !is_reachable {
        let help = "add `when(..)` to the statement before it, or remove this one".to_owned();
        let message = format!("no call is left for this `#[{}(..)]`", attr.name);
        file.error_with(attr.span(), message, Some(help));
    }
    is_reachable
}

struct Reader<'a> {
    bindings: &'a Bindings,
    scope: Scope<'a>,
}

impl Reader<'_> {
    fn wait(&self, file: &mut File<'_>, attr: &Attr<'_>) -> Option<Wait> {
        let (mut work, mut is_never, mut is_known) = (None, false, true);
        for arg in &attr.args {
            match arg {
                Syntax::Assign(assign) => {
                    let make = match ident(&assign.left).as_deref() {
                        Some("context") => Work::ContextOf,
                        Some("stream") => Work::Stream,
                        Some("event") => Work::Event,
                        _ => {
                            is_known = false;
                            continue;
                        }
                    };
                    work = Some(make(self.param(file, &assign.right)?));
                }
                Syntax::Call(_) => {}
                other => match ident(other).as_deref() {
                    Some("own") => work = Some(Work::Own),
                    Some("context") => work = Some(Work::Context),
                    Some("never") => is_never = true,
                    _ => is_known = false,
                },
            }
        }
        let Some(work) = work
            .or(is_never.then_some(Work::Context))
            .filter(|_| is_known)
        else {
            let message = "expected the work that the call waits for";
            file.error_with(attr.span(), message, Some(FORMS.to_owned()));
            return None;
        };
        Some(Wait {
            work,
            waits: !is_never,
            when: self.condition(file, attr),
            span: file.span(attr.span()),
        })
    }

    fn copy(&self, file: &mut File<'_>, attr: &Attr<'_>) -> Option<Copy> {
        let pairs = attr.pairs();
        let end = |name: &str| pairs.iter().find(|(known, _)| known == name);
        let (Some((_, from)), Some((_, to))) = (end("from"), end("to")) else {
            let help = "write `#[copies(from = SOURCE, to = DESTINATION)]`".to_owned();
            file.error_with(attr.span(), "expected both ends of the copy", Some(help));
            return None;
        };
        let from = self.param(file, from);
        let to = self.param(file, to);
        Some(Copy {
            from: from?,
            to: to?,
        })
    }

    /// The parameter of a name.
    fn param(&self, file: &mut File<'_>, syntax: &Syntax) -> Option<usize> {
        let name = dotted(syntax).unwrap_or_default();
        if let Some(Binding::Param(param)) = self.bindings.get(&name) {
            return Some(*param);
        }
        let near = nearest(&name, self.bindings.keys().map(String::as_str));
        let help = near.map(|near| format!("did you mean `{near}`?"));
        let message = format!("the function has no parameter `{name}`");
        file.error_with(syntax.span(), message, help);
        None
    }

    /// The condition in `when(..)`.
    fn condition(&self, file: &mut File<'_>, attr: &Attr<'_>) -> Option<Expr> {
        let when = attr.call("when")?;
        when.first()
            .map(|condition| self.scope.expr(file, condition))
    }
}
