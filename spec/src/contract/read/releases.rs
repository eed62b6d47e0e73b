//! Reading the recorded releases of a library: `#[releases(driver)] enum DriverRelease { .. }`.

use cuspec_case::Api;
use syn::ItemEnum;

use super::attributes::{self, text, unknown};
use super::bounds;
use crate::contract::model::Release;
use crate::source::File;

/// A variant is a release: its value is the name, and a mark gives the version.
pub fn read(file: &mut File<'_>, item: &ItemEnum) -> Vec<Release> {
    let mut api = None;
    for attr in attributes::read(file, &item.attrs) {
        match (attr.name.as_str(), attr.idents().as_slice()) {
            ("releases", [word]) => api = Api::parse(word),
            _ => unknown(file, &attr),
        }
    }
    let Some(api) = api else {
        file.error(
            item.ident.span(),
            "name the library: `#[releases(driver)]` or `#[releases(runtime)]`",
        );
        return Vec::new();
    };
    let mut out = Vec::new();
    for variant in &item.variants {
        let mut version = None;
        for attr in attributes::read(file, &variant.attrs) {
            match (attr.name.as_str(), attr.args.as_slice()) {
                ("version", [number]) => version = bounds::version(number),
                _ => unknown(file, &attr),
            }
        }
        let name = variant.discriminant.as_ref();
        match (name.and_then(|(_, name)| text(name)), version) {
            (Some(name), Some(version)) => out.push(Release { api, name, version }),
            _ => file.error(
                variant.ident.span(),
                "a release needs a name and a version: `#[version(13000)] R580 = \"580.159.04\"`",
            ),
        }
    }
    out
}
