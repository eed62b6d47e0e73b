//! References to textures and surfaces in modules.

/// Looks a surface reference up in a module by its name.
fn cuModuleGetSurfRef();

/// Looks a texture reference up in a module by its name; the module owns it.
fn cuModuleGetTexRef();
