//! Edits the text of a scenario for a program: expectations become assertions, and helpers of the suite
//! become functions of the program.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use crate::emit::bindings::called::Called;
use crate::emit::scenarios::edits::Edits;
use cuspec_fixtures::Fixture;
use cuspec_spec::case::Api;
use syn::spanned::Spanned;
use syn::visit::Visit;
use syn::{BinOp, Block, Expr, ExprMethodCall, ExprUnsafe, Macro};

/// The edited body of a program.
pub(super) struct Edited {
    pub text: String,
    /// The short names of codes that it uses, with their full names.
    pub codes: BTreeMap<String, String>,
    pub support: BTreeSet<Support>,
    /// The helpers that it uses through the driver below the runtime.
    pub below: BTreeSet<Support>,
    /// The names of the images that it loads.
    pub images: BTreeSet<String>,
    /// Whether the body itself has unsafe operations.
    pub is_unsafe: bool,
    /// Whether it calls the driver below the runtime.
    pub has_driver: bool,
}

/// Helpers of the suite, as parts of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Support {
    Read,
    Write,
    Thread,
    Gate,
    Collect,
    Load,
    Register,
    Fixture(&'static Fixture),
}

impl Support {
    /// The helper that a method of a library is.
    fn of(method: &str, api: Api) -> Option<Self> {
        Some(match method {
            "read" => Self::Read,
            "write" => Self::Write,
            "thread" => Self::Thread,
            "gate" => Self::Gate,
            "collect" => Self::Collect,
            "load" => Self::Load,
            "register" => Self::Register,
            _ => return cuspec_fixtures::find(api.word(), method).map(Self::Fixture),
        })
    }

    /// Returns the start of a call of the helper in a program that names the library `library`.
    fn call(self, library: &str, call: &ExprMethodCall) -> String {
        let function = match self {
            Self::Read => "read",
            Self::Write => "write",
            Self::Thread => "thread",
            Self::Gate => return "Gate::new(".to_owned(),
            Self::Collect => "collect",
            Self::Load => "load",
            Self::Register => "register",
            Self::Fixture(fixture) => fixture.name,
        };
        let comma = if call.args.is_empty() { "" } else { ", " };
        format!("{function}({library}{comma}")
    }

    /// Returns the source of the helper for a program.
    pub(super) fn text(self) -> &'static str {
        match self {
            Self::Read => include_str!("support/read.rs"),
            Self::Write => include_str!("support/write.rs"),
            Self::Thread => include_str!("support/thread.rs"),
            Self::Gate => include_str!("support/gate.rs"),
            Self::Collect => include_str!("support/collect.rs"),
            Self::Load => include_str!("support/load.rs"),
            Self::Register => include_str!("support/register.rs"),
            Self::Fixture(fixture) => fixture.text,
        }
    }
}

/// Returns the constant of an image in a program.
pub(super) fn constant(image: &str) -> String {
    image.to_uppercase()
}

/// Maps the short name of a code to its full name.
pub(super) type FullName<'a> = &'a dyn Fn(&str) -> Option<String>;

/// Edits a body, including its braces, of a scenario of `api`. `called` has the names in the bindings of symbols that
/// differ from them.
pub(super) fn edit(
    api: Api,
    source: &str,
    block: &Block,
    full_name: FullName<'_>,
    called: &Called,
) -> Edited {
    let mut editor = Editor {
        api,
        full_name,
        called,
        edits: Edits::default(),
        codes: BTreeMap::new(),
        support: BTreeSet::new(),
        below: BTreeSet::new(),
        images: BTreeSet::new(),
        is_unsafe: false,
        has_driver: false,
    };
    editor.visit_block(block);
    Edited {
        text: editor.edits.apply(source),
        codes: editor.codes,
        support: editor.support,
        below: editor.below,
        images: editor.images,
        is_unsafe: editor.is_unsafe,
        has_driver: editor.has_driver,
    }
}

/// Collects replacements, by byte ranges of the source.
struct Editor<'a> {
    api: Api,
    full_name: FullName<'a>,
    called: &'a Called,
    edits: Edits,
    codes: BTreeMap<String, String>,
    support: BTreeSet<Support>,
    below: BTreeSet<Support>,
    images: BTreeSet<String>,
    is_unsafe: bool,
    has_driver: bool,
}

impl Editor<'_> {
    fn replace(&mut self, range: Range<usize>, with: &str) {
        self.edits.replace(range, with);
    }

    /// Adds the gate that a fixture uses.
    fn add_gate(&mut self, support: Support) {
        if !matches!(support, Support::Fixture(fixture) if fixture.text.contains("Gate::new")) {
            return;
        }
        match self.api {
            Api::Driver => self.support.insert(Support::Gate),
            _ => self.below.insert(Support::Gate),
        };
    }

    /// Replaces an image by a constant of the program.
    fn image(&mut self, name: &Macro) {
        let Ok(image) = name.parse_body::<syn::LitStr>() else {
            return;
        };
        let constant = constant(&image.value());
        self.replace(
            name.span().byte_range(),
            &format!("{constant}.as_ptr().cast()"),
        );
        self.images.insert(image.value());
    }

    /// Replaces `expect!(a == b)` by `assert_eq!`, and any other condition by `assert!`.
    fn expectation(&mut self, name: &Macro, body: &Expr) {
        let whole = name.path.span().byte_range();
        match body {
            Expr::Binary(comparison) if matches!(comparison.op, BinOp::Eq(_)) => {
                self.replace(whole, "assert_eq");
                let end = comparison.left.span().byte_range().end;
                match self.refusal(&comparison.right) {
                    // Errors compare with codes.
                    Some((_, full)) => {
                        let right = comparison.right.span().byte_range();
                        let with = format!(".unwrap_err(), {full}");
                        self.replace(end..right.end, &with);
                        self.visit_expr(&comparison.left);
                    }
                    None => {
                        let sign = comparison.op.span().byte_range();
                        self.replace(end..sign.end, ",");
                        self.visit_expr(body);
                    }
                }
            }
            _ => {
                self.replace(whole, "assert");
                self.visit_expr(body);
            }
        }
    }

    /// Returns the code of `Err(CODE)`, and its full name.
    fn refusal(&self, expr: &Expr) -> Option<(String, String)> {
        match expr {
            Expr::Call(call) => self.short_code(call),
            _ => None,
        }
    }

    fn short_code(&self, call: &syn::ExprCall) -> Option<(String, String)> {
        let (Expr::Path(name), Some(Expr::Path(code))) = (&*call.func, call.args.first()) else {
            return None;
        };
        let code = code.path.get_ident()?.to_string();
        let full = (self.full_name)(&code)?;
        name.path.is_ident("Err").then_some((code, full))
    }

    /// Replaces calls by which the suite's runtime returns the driver below it or functions as the header
    /// declares them. Returns whether the call was one of these.
    fn surroundings(&mut self, call: &ExprMethodCall) -> bool {
        let whole = call.span().byte_range();
        let receiver = call.receiver.span().byte_range();
        match call.method.to_string().as_str() {
            "driver" if is_library(&call.receiver) => {
                self.has_driver = true;
                self.replace(whole, "libcuda");
            }
            // The suite's device is the first one.
            "device" if is_driver(&call.receiver) => self.replace(whole, "0"),
            "raw" if is_library(&call.receiver) || is_driver(&call.receiver) => {
                self.is_unsafe = true;
                self.replace(receiver.start..receiver.start, "(*");
                self.visit_expr(&call.receiver);
                self.replace(receiver.end..whole.end, ")");
            }
            _ => return false,
        }
        true
    }
}

impl<'ast> Visit<'ast> for Editor<'_> {
    fn visit_macro(&mut self, name: &'ast Macro) {
        if name.path.is_ident("ptx") {
            return self.image(name);
        }
        let Ok(body) = name.parse_body::<Expr>() else {
            return;
        };
        match name.path.is_ident("expect") {
            true => self.expectation(name, &body),
            false => self.visit_expr(&body),
        }
    }

    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        let method = call.method.to_string();
        let support = Support::of(&method, self.api).filter(|_| is_library(&call.receiver));
        if let Some(support) = support {
            self.support.insert(support);
            self.add_gate(support);
            let start = call.receiver.span().byte_range().start;
            let open = call.paren_token.span.open().byte_range();
            self.replace(start..open.end, &support.call("cuda", call));
            for arg in &call.args {
                self.visit_expr(arg);
                // A closure on another thread may fail.
                if let (Support::Thread, Expr::Closure(closure)) = (support, arg)
                    && let Expr::Block(body) = &*closure.body
                {
                    self.edits.finish(&body.block);
                }
            }
            return;
        }
        let below = Support::of(&method, Api::Driver).filter(|_| is_driver(&call.receiver));
        if let Some(support) = below {
            self.below.insert(support);
            self.add_gate(support);
            self.has_driver |= support != Support::Gate;
            let start = call.receiver.span().byte_range().start;
            let open = call.paren_token.span.open().byte_range();
            self.replace(start..open.end, &support.call("libcuda", call));
            for arg in &call.args {
                self.visit_expr(arg);
            }
            return;
        }
        if self.surroundings(call) {
            return;
        }
        if let Some(name) = self.called.method(call) {
            self.replace(call.method.span().byte_range(), name);
        }
        syn::visit::visit_expr_method_call(self, call);
    }

    /// Removes unsafe blocks, because the whole body of the program is unsafe.
    fn visit_expr_unsafe(&mut self, block: &'ast ExprUnsafe) {
        let word = block.unsafe_token.span.byte_range();
        self.replace(word.start..word.end + 1, "");
        self.is_unsafe = true;
        syn::visit::visit_expr_unsafe(self, block);
    }

    /// Leaves a function inside the body, such as a callback, unchanged: its body is not inside the unsafe
    /// block.
    fn visit_item_fn(&mut self, _function: &'ast syn::ItemFn) {}

    /// Records the code of `Err(INVALID_VALUE)`.
    fn visit_expr_call(&mut self, call: &'ast syn::ExprCall) {
        self.codes.extend(self.short_code(call));
        syn::visit::visit_expr_call(self, call);
    }
}

/// Whether an expression is the library of the scenario.
fn is_library(receiver: &Expr) -> bool {
    matches!(receiver, Expr::Path(path) if path.path.is_ident("cuda"))
}

/// Whether an expression is the driver below the runtime.
fn is_driver(receiver: &Expr) -> bool {
    matches!(receiver, Expr::MethodCall(call) if call.method == "driver" && is_library(&call.receiver))
}

#[cfg(test)]
mod tests {
    use super::{Api, Called, Edited, Support};

    fn edit(source: &str) -> Edited {
        edit_of(Api::Driver, source)
    }

    fn edit_of(api: Api, source: &str) -> Edited {
        let is_code = |name: &str| name.chars().all(|c| c.is_ascii_uppercase() || c == '_');
        super::edit(
            api,
            source,
            &syn::parse_str(source).unwrap(),
            &|name| is_code(name).then(|| format!("CUDA_ERROR_{name}")),
            &Called::with("cuEventDestroy", "cuEventDestroy_v1"),
        )
    }

    #[test]
    fn a_symbol_that_has_another_name_in_the_bindings_is_called_by_that() {
        let found = edit("{ cuda.cuEventDestroy(event)?; cuda.cuEventDestroy_v2(event)?; }");
        let expected = "{ cuda.cuEventDestroy_v1(event)?; cuda.cuEventDestroy_v2(event)?; }";
        assert_eq!(found.text, expected);
    }

    #[test]
    fn an_expected_equality_is_asserted() {
        let found = edit("{ expect!(cuda.cuStreamQuery(stream) == Ok(())); }");
        let expected = "{ assert_eq!(cuda.cuStreamQuery(stream), Ok(())); }";
        assert_eq!(found.text, expected);
    }

    #[test]
    fn an_expected_error_is_compared_with_its_code() {
        let found = edit("{ expect!(cuda.cuStreamQuery(stream) == Err(NOT_READY)); }");
        let expected =
            "{ assert_eq!(cuda.cuStreamQuery(stream).unwrap_err(), CUDA_ERROR_NOT_READY); }";
        assert_eq!(found.text, expected);
        assert!(found.codes.is_empty());
    }

    #[test]
    fn errors_in_a_list_are_named() {
        let found = edit("{ expect!(seen.take() == [Err(NOT_READY)]); }");
        assert_eq!(found.text, "{ assert_eq!(seen.take(), [Err(NOT_READY)]); }");
        assert!(found.codes.contains_key("NOT_READY"));
    }

    #[test]
    fn any_other_condition_is_asserted_to_hold() {
        let found = edit("{ expect!(a == b && c); expect!(list.is_empty()); }");
        assert_eq!(
            found.text,
            "{ assert!(a == b && c); assert!(list.is_empty()); }"
        );
    }

    #[test]
    fn helpers_become_functions_of_the_program() {
        let found = edit("{ expect!(cuda.read(memory, 4)? == [0; 4]); let gate = cuda.gate(); }");
        let expected = "{ assert_eq!(read(cuda, memory, 4)?, [0; 4]); let gate = Gate::new(); }";
        assert_eq!(found.text, expected);
        let support: Vec<Support> = found.support.into_iter().collect();
        assert_eq!(support, [Support::Read, Support::Gate]);
    }

    #[test]
    fn the_driver_below_a_runtime_is_one_of_the_program() {
        let found = edit("{ cuda.driver().raw().cuInit(cuda.driver().device()); }");
        assert_eq!(found.text, "{ (*libcuda).cuInit(0); }");
        assert!(found.has_driver && found.is_unsafe);
    }

    #[test]
    fn the_driver_below_a_runtime_helps() {
        let found = edit("{ cuda.driver().read(memory, 4)?; let gate = cuda.driver().gate(); }");
        let expected = "{ read(libcuda, memory, 4)?; let gate = Gate::new(); }";
        assert_eq!(found.text, expected);
        let below: Vec<Support> = found.below.into_iter().collect();
        assert_eq!(below, [Support::Read, Support::Gate]);
        assert!(found.support.is_empty() && found.has_driver);
    }

    #[test]
    fn a_fixture_is_a_function_of_the_program_and_brings_its_gate() {
        let source = "{ let gate = cuda.hold(stream)?; let pool = cuda.memory_pool()?; }";
        let expected = "{ let gate = hold(cuda, stream)?; let pool = memory_pool(cuda)?; }";
        for api in [Api::Driver, Api::Runtime] {
            let found = edit_of(api, source);
            assert_eq!(found.text, expected);
            let of_driver = api == Api::Driver;
            assert_eq!(found.support.contains(&Support::Gate), of_driver);
            assert_eq!(found.below.contains(&Support::Gate), !of_driver);
            let texts: Vec<&str> = found.support.iter().map(|one| one.text()).collect();
            let stream = if of_driver {
                "stream: CUstream"
            } else {
                "stream: cudaStream_t"
            };
            assert!(texts.iter().any(|text| text.contains(stream)));
        }
    }

    #[test]
    fn comments_and_shape_stay() {
        let body = "{\n    // Nothing waits.\n    cuda.cuCtxSynchronize()?;\n}";
        assert_eq!(edit(body).text, body);
    }
}
