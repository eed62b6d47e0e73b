//! Parameters that no C function has.

/// Links what was added.
fn cuLinkComplete(&self, (cubin, size): _);
