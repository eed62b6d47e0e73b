//! Facts for Windows only.

use std::collections::BTreeSet;

use cuspec_spec::declared::{Api, Declared, Platforms};

use super::headers::Family;
use super::remarks::Remark;

/// Returns the facts that the toolkit's other headers lack under the same name.
pub(super) fn without(mut facts: Declared, usual: &Declared) -> Declared {
    let key = |api: Api, name: &str| (api, name.to_owned());
    macro_rules! leave_out {
        ($($list:ident),*) => {
            $(
                let known = usual.$list.iter().map(|one| key(one.api, &one.name));
                let known: BTreeSet<_> = known.collect();
                facts.$list.retain(|one| !known.contains(&key(one.api, &one.name)));
            )*
        };
    }
    leave_out!(functions, enums, records, typedefs, constants);
    facts
}

/// Returns functions that these headers lack although their header is for both platforms.
pub(super) fn lacking(facts: &Declared, usual: &Declared, read: &[Family]) -> Option<Remark> {
    let is_read = |header: Option<&str>| {
        let mut all = read.iter().flat_map(Family::all);
        header.is_none_or(|header| all.any(|one| one == header))
    };
    let known: BTreeSet<_> = facts
        .functions
        .iter()
        .map(|one| (one.api, &one.name))
        .collect();
    let functions = usual.functions.iter();
    let of_both =
        functions.filter(|one| one.platforms == Platforms::All && is_read(one.header.as_deref()));
    let lacking = of_both.filter(|one| !known.contains(&(one.api, &one.name)));
    let names: Vec<String> = lacking.map(|one| one.name.clone()).collect();
    (!names.is_empty()).then_some(Remark::NotOnWindows { names })
}
