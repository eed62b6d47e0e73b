//! The summary of an import, as text for a pull request.

use std::fmt::Write as _;

use cuspec_spec::declared::{Api, Declared, Toolkit};

use super::headers::Subject;
use super::remarks::Remark;
use crate::diff::summarize;

/// Lists the contents of the toolkit, its origin, and points to review.
pub(super) fn write(
    layer: &Declared,
    subject: Subject,
    toolkit: &Toolkit,
    remarks: &[Remark],
) -> String {
    let facts = layer.at(toolkit);
    let count = |api| facts.functions.iter().filter(|one| one.api == api).count();
    let variants = facts.functions.iter();
    let variants = variants.filter(|one| one.api == Api::Driver && one.per_thread.is_some());
    let functions = match subject {
        Subject::Windows => format!(
            "## CUDA {toolkit} on Windows alone\n\n{} functions of the driver and {} of the runtime",
            count(Api::Driver),
            count(Api::Runtime),
        ),
        Subject::Library(library) => format!(
            "## {} {toolkit}\n\n{} functions",
            library.title,
            facts.functions.len()
        ),
        Subject::Apis => format!(
            "## CUDA {toolkit}\n\n{} functions of the driver and {} variants of them for the \
             per-thread default stream, {} functions of the runtime",
            count(Api::Driver),
            variants.count(),
            count(Api::Runtime),
        ),
    };
    let mut text = format!(
        "{functions}, {} enums, {} records, {} types, {} constants.\n",
        facts.enums.len(),
        facts.records.len(),
        facts.typedefs.len(),
        facts.constants.len(),
    );
    let packages = facts.toolkits.iter().flat_map(|release| &release.packages);
    for package in packages {
        let _ = writeln!(text, "- read from {} {}", package.name, package.version);
    }
    for remark in remarks {
        let _ = writeln!(text, "- {remark}");
    }
    text.push('\n');
    if let Some(before) = predecessor(layer, toolkit) {
        text.push_str(&summarize(&layer.at(before), &facts));
        text.push('\n');
    }
    text
}

/// The newest of the older toolkits.
fn predecessor<'a>(layer: &'a Declared, toolkit: &Toolkit) -> Option<&'a Toolkit> {
    let toolkits = layer.toolkits.iter().map(|release| &release.toolkit);
    toolkits.filter(|other| *other < toolkit).max()
}
