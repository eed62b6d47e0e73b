//! Texture objects.

/// Returns which memory a texture object samples.
fn cuTexObjectGetResourceDesc();

/// Returns the format, extent and levels that a texture object sees its memory as, if it was
/// created with any.
fn cuTexObjectGetResourceViewDesc();

/// Returns how a texture object samples: address modes, filtering, normalisation and the rest.
fn cuTexObjectGetTextureDesc();
