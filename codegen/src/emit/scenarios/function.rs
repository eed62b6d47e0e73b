//! Emits a scenario as a function of the suite: the body of the contract, with `Ok` at the end.

use cuspec_spec::contract::Scenario;
use syn::visit::Visit;
use syn::{Block, Expr};

use super::edits::{Edits, has_value, lines};
use crate::emit::bindings::called::Called;

pub(super) fn function(scenario: &Scenario, block: &Block, called: &Called) -> String {
    let mut finish = Finish {
        called,
        calls: &scenario.calls,
        shows: &scenario.shows,
        edits: Edits::default(),
    };
    finish.visit_block(block);
    let body = lines(&finish.edits.apply(&scenario.source), "    ");
    let end = match has_value(block) {
        true => "",
        false => "        Ok(())\n",
    };
    let Scenario { doc, name, .. } = scenario;
    let library = scenario.api.handle();
    format!(
        "/// {doc}\n\
         pub(crate) fn {name}(cuda: &{library}) -> Result<(), Failure> {{\n    unsafe {{\n{body}{end}    }}\n}}\n"
    )
}

/// Adds `Ok` also to closures that run on another thread or in another process, which may fail as well, notes each call
/// for the charge of failures, and replaces symbols that have other names in the bindings.
struct Finish<'a> {
    called: &'a Called,
    calls: &'a [String],
    shows: &'a [String],
    edits: Edits,
}

impl<'ast> Visit<'ast> for Finish<'_> {
    fn visit_macro(&mut self, name: &'ast syn::Macro) {
        if let Ok(body) = name.parse_body::<Expr>() {
            self.visit_expr(&body);
        }
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        syn::visit::visit_expr_method_call(self, call);
        self.note(call);
        if let Some(name) = self.called.method(call) {
            self.edits.replace(call.method.span().byte_range(), name);
        }
        if ["thread", "process", "fork"]
            .iter()
            .any(|name| call.method == name)
            && let Some(Expr::Closure(closure)) = call.args.first()
            && let Expr::Block(body) = &*closure.body
        {
            self.edits.finish(&body.block);
        }
    }
}

impl Finish<'_> {
    /// Notes a call of the library, `cuda.cuInit(0)`, or of the driver below a runtime.
    fn note(&mut self, call: &syn::ExprMethodCall) {
        let function = call.method.to_string();
        if !self.calls.contains(&function) || !is_library(&call.receiver) {
            return;
        }
        let method = match self.shows.contains(&function) {
            true => "shows",
            false => "calls",
        };
        let at = call.method.span().byte_range().start;
        let note = format!("{method}(\"{function}\").");
        self.edits.replace(at..at, &note);
    }
}

fn is_library(receiver: &Expr) -> bool {
    match receiver {
        Expr::Path(path) => path.path.is_ident("cuda"),
        Expr::MethodCall(call) => call.method == "driver" && is_library(&call.receiver),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::{Called, Edits, Finish, Visit};

    fn edited(source: &str) -> String {
        let block: syn::Block = syn::parse_str(source).expect("a block");
        let mut finish = Finish {
            called: &Called::with("cuEventDestroy", "cuEventDestroy_v1"),
            calls: &["cuCtxSynchronize".to_owned(), "cuMemcpy".to_owned()],
            shows: &["cuMemcpy".to_owned()],
            edits: Edits::default(),
        };
        finish.visit_block(&block);
        finish.edits.apply(source)
    }

    #[test]
    fn what_runs_on_another_thread_ends_with_ok_where_its_author_put_the_brace() {
        let body =
            "{\n        cuda.thread(|cuda| {\n            cuda.cuInit(0)?;\n        })?;\n    }";
        let expected = "{\n        cuda.thread(|cuda| {\n            cuda.cuInit(0)?;\n            Ok(())\n        })?;\n    }";
        assert_eq!(edited(body), expected);
        let body = "{ cuda.process(|cuda| { cuda.cuInit(0)?; })?; }";
        let expected = "{ cuda.process(|cuda| { cuda.cuInit(0)?; Ok(()) })?; }";
        assert_eq!(edited(body), expected);
    }

    #[test]
    fn what_has_a_value_stays_and_a_loop_has_none() {
        let body = "{ cuda.thread(|cuda| { Err(Failure) })?; }";
        assert_eq!(edited(body), body);
        let body = "{ cuda.thread(|cuda| { for _ in 0..2 { cuda.cuInit(0)?; } })?; }";
        let expected = "{ cuda.thread(|cuda| { for _ in 0..2 { cuda.cuInit(0)?; } Ok(()) })?; }";
        assert_eq!(edited(body), expected);
    }

    #[test]
    fn each_call_is_noted_with_whether_the_scenario_shows_it() {
        let body =
            "{ cuda.cuMemcpy(a, b, 1)?; expect!(cuda.driver().cuCtxSynchronize() == Ok(())); }";
        let expected = "{ cuda.shows(\"cuMemcpy\").cuMemcpy(a, b, 1)?; \
            expect!(cuda.driver().calls(\"cuCtxSynchronize\").cuCtxSynchronize() == Ok(())); }";
        assert_eq!(edited(body), expected);
    }

    #[test]
    fn symbols_are_called_by_their_names_in_the_bindings_also_in_what_is_expected() {
        let body = "{ expect!(cuda.cuEventDestroy(event) == Ok(())); // as it was\n }";
        let expected = "{ expect!(cuda.cuEventDestroy_v1(event) == Ok(())); // as it was\n }";
        assert_eq!(edited(body), expected);
    }
}
