//! What a symbol's entry is called. A plain name means what it means to a C program that is built with the
//! newest headers, or nothing: a symbol that had the name before has `_v1` behind it.

use cuspec_spec::declared::Function;

/// The name of a symbol's own entry, in its newest form.
pub(in crate::emit) fn name(function: &Function) -> String {
    match function.name == function.base_name && !function.is_default() {
        true => format!("{}_v1", function.name),
        false => function.name.clone(),
    }
}

/// Whether a symbol is what a plain name means that is not its own.
pub(super) fn stands_for(functions: &[&Function], function: &Function) -> bool {
    let default = default_of(functions, function);
    function.name != function.base_name && default.is_some_and(|one| one.name == function.name)
}

/// The symbol that a function's base name means to the newest headers that have it.
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
