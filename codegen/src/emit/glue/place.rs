//! Where the glue is written, and which values it asks the library about.

use cuspec_spec::contract::{Domain, ExemplarValue, Role};

pub(super) const SOURCES: &str = "generated/glue/src";

/// Whether only the driver can tell what a value of the domain is.
pub(super) fn has_identity(domain: &Domain) -> bool {
    let is_told =
        |value: &Option<ExemplarValue>| matches!(value, None | Some(ExemplarValue::Text(_)));
    let mut exemplars = domain.exemplars.iter();
    domain.role == Role::Value && exemplars.any(|exemplar| is_told(&exemplar.value))
}
