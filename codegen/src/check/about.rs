//! Links a mistake of a contract to the page of its function.

use cuspec_spec::case::address;
use cuspec_spec::case::docs::Docs;
use cuspec_spec::diagnostic::Diagnostic;
use syn::Item;
use syn::spanned::Spanned;

/// Returns the page of the function whose contract contains a mistake.
pub(super) fn link(docs: &Docs, mistake: &Diagnostic, source: &str) -> Option<String> {
    if mistake.line == 0 || !mistake.path.contains("contracts/") {
        return None;
    }
    let file = syn::parse_file(source).ok()?;
    let mut items = file.items.iter();
    let name = items.find_map(|item| match item {
        Item::Fn(item) => {
            let range = item.span().byte_range();
            let is_inside = range.contains(&mistake.range.start);
            let is_scenario = item
                .attrs
                .iter()
                .any(|attr| attr.path().is_ident("scenario"));
            (is_inside && !is_scenario).then(|| item.sig.ident.to_string())
        }
        _ => None,
    })?;
    Some(docs.link(&address::function(&name)))
}
