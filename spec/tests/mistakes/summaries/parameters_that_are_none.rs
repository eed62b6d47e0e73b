//! Parameters that no C function has.

/// Links what was added.
fn cuGraphicsUnregisterResource(&self, (cubin, size): _);
