//! Parameters that C functions cannot have.

/// Links what was added.
fn cuGraphicsUnregisterResource(&self, (cubin, size): _);
