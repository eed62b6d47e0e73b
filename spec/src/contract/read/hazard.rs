//! Reading hazards, and resolving their names.

use syn::ItemEnum;

use super::attributes::{self, Attr, unknown};
use crate::contract::model::{Hazard, HazardId, Vocabulary};
use crate::contract::naming::kebab;
use crate::source::{File, doc};
use cuspec_diagnostic::nearest;

/// Reads the hazards of an enum.
pub fn read(file: &mut File<'_>, item: &ItemEnum) -> Vec<Hazard> {
    let mut out = Vec::new();
    for variant in &item.variants {
        let mut hazard = Hazard {
            name: kebab(&variant.ident.to_string()),
            doc: doc(&variant.attrs),
            groups: Vec::new(),
        };
        for attr in attributes::read(file, &variant.attrs) {
            match attr.name.as_str() {
                "groups" => hazard.groups = attr.idents(),
                _ => unknown(file, &attr),
            }
        }
        out.push(hazard);
    }
    out
}

/// Resolves the hazard that an attribute names: `#[hazard(files)]`, `#[hazard("fills-memory")]`.
pub fn resolve(file: &mut File<'_>, attr: &Attr<'_>, vocabulary: &Vocabulary) -> Option<HazardId> {
    let Some(name) = attr.idents().pop().or_else(|| attr.text()) else {
        file.error(attr.span(), "`#[hazard(..)]` needs a hazard");
        return None;
    };
    let found = HazardId::find(&vocabulary.hazards, |hazard| hazard.name == name);
    if found.is_none() {
        let known = vocabulary.hazards.iter().map(|hazard| hazard.name.as_str());
        let help = nearest(&name, known).map(|near| format!("did you mean `{near}`?"));
        let message = format!("the vocabulary has no hazard `{name}`");
        file.error_with(attr.span(), message, help);
    }
    found
}
