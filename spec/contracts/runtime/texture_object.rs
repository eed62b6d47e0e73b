//! Texture objects.

#![on("13.0.96")]

/// Returns a description of elements with so many bits in each of up to four components.
#[needs(nothing)]
#[order(observed)]
fn cudaCreateChannelDesc(
    /// Bits of the first component.
    x: Any,
    /// Bits of the second component, none for an element without one.
    y: Any,
    /// Bits of the third component.
    z: Any,
    /// Bits of the fourth component.
    w: Any,
    /// What the components are.
    f: AnyOf<cudaChannelFormatKind>,
) -> cudaChannelFormatDesc {
    /// It holds what it was made from, which is not checked.
    #[ensure("holds-its-parts", documented, on("13.0.96"))]
    if true {
        assert!(result.x.value() == x && result.y.value() == y);
        assert!(result.z.value() == z && result.w.value() == w);
        assert!(result.f.value() == f);
    }
}
