//! The toolkit that the contracts were last reviewed against: `spec/contracts/reviewed.rs`.
//!
//! ```text
//! reviewed!("13.5.37");
//! ```
//!
//! A newer toolkit does not affect the output from contracts until its changes to their functions are
//! reviewed and its number is written here.

use std::path::Path;

use syn::spanned::Spanned;
use syn::{Item, LitStr};

use crate::declared::{Declared, Toolkit};
use crate::source::{File, Source};
use cuspec_diagnostic::Diagnostic;

/// The path below the registry's folder.
const PATH: &str = "contracts/reviewed.rs";

/// Reads the file; without it, the contracts are current for the newest toolkit.
pub fn load(root: &Path, history: &Declared, mistakes: &mut Vec<Diagnostic>) -> Option<Toolkit> {
    if !root.join(PATH).is_file() {
        return None;
    }
    let source = Source::read(root, Path::new(PATH), mistakes)?;
    let mut file = File::of(&source, mistakes);
    let place = source.syntax.span();
    let text = match &source.syntax.items[..] {
        [Item::Macro(item)] if item.mac.path.is_ident("reviewed") => item.mac.parse_body().ok(),
        _ => None,
    };
    let Some(text): Option<LitStr> = text else {
        let message = "expected `reviewed!(\"13.5.37\");`, the toolkit that contracts were last reviewed against";
        file.error(place, message);
        return None;
    };
    let toolkit = text.value().parse().ok();
    let is_known = |toolkit: &Toolkit| {
        let mut releases = history.toolkits.iter();
        releases.any(|release| release.toolkit == *toolkit)
    };
    let known = toolkit.filter(is_known);
    if known.is_none() {
        let message = format!("no toolkit `{}` was imported", text.value());
        let newest = history
            .newest_toolkit()
            .map(|newest| format!("the newest is {newest}"));
        file.error_with(text.span(), message, newest);
    }
    known
}
