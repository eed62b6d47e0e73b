//! Texture objects.

/// Creates a texture object that kernels sample an array or linear memory through.
fn cudaCreateTextureObject();

/// Destroys a texture object, but not the memory that it samples.
fn cudaDestroyTextureObject();

/// Returns which memory a texture object samples.
fn cudaGetTextureObjectResourceDesc();

/// Returns the format, extent and levels that a texture object sees its memory as, if it was
/// created with any.
fn cudaGetTextureObjectResourceViewDesc();

/// Returns how a texture object samples: address modes, filtering, normalisation and the rest.
fn cudaGetTextureObjectTextureDesc();
