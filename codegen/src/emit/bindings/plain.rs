//! Names the entries of symbols. A plain name has the meaning that it has in a C program with the newest
//! headers, or none; a symbol that had the plain name before gets the suffix `_v1`.

use cuspec_spec::declared::Function;

/// Returns the name of a symbol's own entry, in its newest form.
pub(in crate::emit) fn name(function: &Function) -> String {
    match function.name == function.base_name && !function.is_default() {
        true => format!("{}_v1", function.name),
        false => function.name.clone(),
    }
}

/// Whether a plain name other than the symbol's own name means this symbol.
pub(super) fn stands_for(functions: &[&Function], function: &Function) -> bool {
    let default = default_of(functions, function);
    function.name != function.base_name && default.is_some_and(|one| one.name == function.name)
}

/// Returns the symbol that a base name means in the newest headers that have it.
pub(super) fn default_of<'f>(
    functions: &[&'f Function],
    function: &Function,
) -> Option<&'f Function> {
    let siblings = functions
        .iter()
        .filter(|one| one.base_name == function.base_name && one.is_default());
    let newest = siblings.max_by_key(|one| {
        let end = &one.toolkits.end;
        (end.is_none(), end.clone(), one.name == one.base_name)
    });
    newest.copied()
}
