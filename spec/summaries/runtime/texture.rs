//! Texture references, which texture objects have replaced.

/// Binds linear memory to a texture reference and returns the bytes that fetches have to add where
/// it is not aligned.
fn cudaBindTexture();

/// Binds rows of linear memory to a texture reference as a two-dimensional texture.
fn cudaBindTexture2D();

/// Binds an array to a texture reference, in place of what was bound before.
fn cudaBindTextureToArray();

/// Binds a mipmapped array to a texture reference, in place of what was bound before.
fn cudaBindTextureToMipmappedArray();

/// Returns the offset that a texture reference was bound with, in bytes.
fn cudaGetTextureAlignmentOffset();

/// Returns the structure for a texture reference of the program.
fn cudaGetTextureReference();

/// Takes what is bound to a texture reference away from it.
fn cudaUnbindTexture();
