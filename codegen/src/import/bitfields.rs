//! Bit-fields, which bindgen keeps in units behind getters.

use std::collections::BTreeMap;

use cuspec_spec::declared::{Type, read_result};
use quote::ToTokens;
use regex::Regex;

/// The bit-fields of each unit (`_bitfield_1`): name, type, first bit and width.
pub type Members = BTreeMap<String, Vec<(String, Type, (u32, u32))>>;

/// Reads the getters of one record: `self._bitfield_1.get(0usize, 3u8)`.
pub fn read(item: &syn::ItemImpl) -> Members {
    let mut found = Members::new();
    let Ok(call) = Regex::new(
        r"\. (_bitfield_\d+) \. get (?:_const :: < (\d+)\w* , (\d+)\w* > \( \)|\( (\d+)\w* , (\d+)\w* \))",
    ) else {
        return found;
    };
    for item in &item.items {
        let syn::ImplItem::Fn(getter) = item else {
            continue;
        };
        let name = getter.sig.ident.to_string();
        let body = getter.block.to_token_stream().to_string();
        let (Some(parts), Ok(ty)) = (call.captures(&body), read_result(&getter.sig.output)) else {
            continue;
        };
        let number = |a: usize, b: usize| {
            parts
                .get(a)
                .or(parts.get(b))
                .and_then(|part| part.as_str().parse().ok())
        };
        if let (Some(first), Some(width)) = (number(2, 4), number(3, 5)) {
            found
                .entry(parts[1].to_owned())
                .or_default()
                .push((name, ty, (first, width)));
        }
    }
    for members in found.values_mut() {
        members.sort_by_key(|(_, _, bits)| *bits);
        members.dedup();
    }
    found
}
