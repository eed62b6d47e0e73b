//! Texture references, which texture objects have replaced.

/// Creates a texture reference that belongs to no module.
fn cuTexRefCreate();

/// Destroys a texture reference that `cuTexRefCreate` created.
fn cuTexRefDestroy();

/// Returns what a texture reference does with coordinates outside one of its dimensions.
fn cuTexRefGetAddressMode();

/// Returns the address of the linear memory that is bound to a texture reference.
fn cuTexRefGetAddress_v2();

/// Returns the array that is bound to a texture reference.
fn cuTexRefGetArray();

/// Returns the colour that a texture reference reads outside its memory, as four floats.
fn cuTexRefGetBorderColor();

/// Returns whether a texture reference takes the nearest element or interpolates.
fn cuTexRefGetFilterMode();

/// Returns whether a texture reference reads integers as they are, takes normalised coordinates and
/// the like.
fn cuTexRefGetFlags();

/// Returns the type of a texture reference's components, and how many an element has.
fn cuTexRefGetFormat();

/// Returns the largest anisotropy that a texture reference filters with.
fn cuTexRefGetMaxAnisotropy();

/// Returns whether a texture reference takes the nearest mipmap level or interpolates between two.
fn cuTexRefGetMipmapFilterMode();

/// Returns the offset that a texture reference adds to the mipmap level.
fn cuTexRefGetMipmapLevelBias();

/// Returns the lowest and the highest mipmap level that a texture reference uses.
fn cuTexRefGetMipmapLevelClamp();

/// Returns the mipmapped array that is bound to a texture reference.
fn cuTexRefGetMipmappedArray();

/// Binds rows of linear memory to a texture reference as a two-dimensional texture.
fn cuTexRefSetAddress2D_v3();

/// Sets what a texture reference does with coordinates outside one of its dimensions.
fn cuTexRefSetAddressMode();

/// Binds linear memory to a texture reference and returns the bytes that fetches have to add where
/// it is not aligned.
fn cuTexRefSetAddress_v2();

/// Binds an array to a texture reference, in place of what was bound before, and takes over its
/// format.
fn cuTexRefSetArray();

/// Sets the colour that a texture reference reads outside its memory, as four floats.
fn cuTexRefSetBorderColor();

/// Sets whether a texture reference takes the nearest element or interpolates.
fn cuTexRefSetFilterMode();

/// Sets whether a texture reference reads integers as they are, takes normalised coordinates and
/// the like.
fn cuTexRefSetFlags();

/// Sets the type of a texture reference's components, and how many an element has.
fn cuTexRefSetFormat();

/// Sets the largest anisotropy that a texture reference filters with.
fn cuTexRefSetMaxAnisotropy();

/// Sets whether a texture reference takes the nearest mipmap level or interpolates between two.
fn cuTexRefSetMipmapFilterMode();

/// Sets the offset that a texture reference adds to the mipmap level.
fn cuTexRefSetMipmapLevelBias();

/// Sets the lowest and the highest mipmap level that a texture reference uses.
fn cuTexRefSetMipmapLevelClamp();

/// Binds a mipmapped array to a texture reference, in place of what was bound before.
fn cuTexRefSetMipmappedArray();
