//! Rejects exemplars that no planned case uses: makers in the worker and classifiers in the emulator would be
//! dead code.

use cuspec_spec::Registry;
use cuspec_spec::contract::DomainId;
use cuspec_spec::diagnostic::Diagnostic;

use crate::plan::used_exemplars;

/// Returns a mistake for each exemplar that no case of any contract uses.
pub(super) fn unused(registry: &Registry) -> Vec<Diagnostic> {
    let used = used_exemplars(registry);
    let mut mistakes = Vec::new();
    for (id, domain) in DomainId::all(&registry.contracts.vocabulary) {
        for exemplar in &domain.exemplars {
            if used.contains(&(id, exemplar.name.clone())) {
                continue;
            }
            let (name, domain) = (&exemplar.name, &domain.name);
            let message = format!("no case uses the exemplar `{name}` of `{domain}`");
            let mistake = exemplar.span.error(message);
            mistakes.push(mistake.with_help("remove it, or accept or refuse it in a contract"));
        }
    }
    mistakes
}
