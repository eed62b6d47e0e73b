//! Bit-fields, which bindgen keeps in units behind getters.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use cuspec_spec::declared::{Type, read_result};
use quote::ToTokens;
use regex::Regex;
use syn::ext::IdentExt;

/// The bit-fields of each unit (`_bitfield_1`).
pub(super) type Members = BTreeMap<String, Vec<Member>>;

/// One bit-field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Member {
    pub name: String,
    pub ty: Type,
    /// First bit within the unit.
    pub first: u32,
    /// Number of bits.
    pub width: u32,
}

/// Size and alignment of a unit in bytes.
pub(super) type Unit = (u64, u64);

static CALL: LazyLock<Option<Regex>> = LazyLock::new(|| {
    Regex::new(r"\.(_bitfield_\d+)(?:\.as_ref\(\))?\.get\w*(?:::<|\()(\d+)\w*,(\d+)").ok()
});

/// Reads the getters of one record: `self._bitfield_1.get_const::<0usize, 3u8>()`.
pub(super) fn read(item: &syn::ItemImpl) -> Members {
    let mut found = Members::new();
    let Some(call) = &*CALL else {
        return found;
    };
    for item in &item.items {
        let syn::ImplItem::Fn(getter) = item else {
            continue;
        };
        let body = squeeze(&getter.block);
        let (Some(parts), Ok(ty)) = (call.captures(&body), read_result(&getter.sig.output)) else {
            continue;
        };
        if let (Ok(first), Ok(width)) = (parts[2].parse(), parts[3].parse()) {
            let name = getter.sig.ident.unraw().to_string();
            let member = Member {
                name,
                ty,
                first,
                width,
            };
            found.entry(parts[1].to_owned()).or_default().push(member);
        }
    }
    for members in found.values_mut() {
        members.sort_by_key(|member| member.first);
    }
    found
}

/// The size of `__BindgenBitfieldUnit<[u8; 4usize]>`, with the alignment of the preceding empty array:
/// `[u32; 0usize]`.
pub(super) fn measure(unit: &syn::Type, aligner: Option<&syn::Type>) -> Unit {
    let number = |text: &str, mark: char| {
        let (_, rest) = text.split_once(mark)?;
        let end = rest.find(|letter: char| !letter.is_ascii_digit());
        rest[..end.unwrap_or(rest.len())].parse::<u64>().ok()
    };
    let size = number(&squeeze(unit), ';').unwrap_or(0);
    let bits = aligner.and_then(|ty| number(&squeeze(ty), 'u'));
    (size, bits.unwrap_or(8) / 8)
}

/// Removes all space from code.
fn squeeze(code: &impl ToTokens) -> String {
    let text = code.to_token_stream().to_string();
    text.split_whitespace().collect()
}
