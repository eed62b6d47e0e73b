//! The granularity of multicast objects. Unlike the other functions of multicast objects, this one changes nothing.

#![on("580.159.04")]

/// Returns the granularity of multicast objects: their sizes, and offsets and sizes of bound memory, are multiples of it.
#[needs(initialized)]
#[class(process_state)]
#[order(observed)]
#[unobserved(success, own_process)]
#[unreachable(SUCCESS, "takes a device with multicast objects")]
#[unreachable(INVALID_VALUE, "takes a device with multicast objects")]
fn cuMulticastGetGranularity(
    /// Place for the granularity in bytes.
    #[unobserved(Null)]
    granularity: Out<usize>,
    /// Properties of the objects.
    #[unobserved(
        Null,
        size.Odd,
        flags.One,
        flags.HighBit,
        flags.AllOnes,
        flags.OtherBit
    )]
    prop: In<CUmulticastObjectProp>,
    /// Which granularity: the smallest one, or the recommended one.
    #[unobserved(Unset, Unknown)]
    option: OneOf<CUmulticastGranularity_flags>,
) {
    check!(initialized, outside_callback);

    /// The device does not support multicast objects.
    #[rule("supported", documented, on("580.159.04"))]
    if !device.multicast_supported() {
        return NOT_SUPPORTED;
    }

    check!(granularity, prop, option);

    /// Objects come in whole pages.
    #[ensure("pages", assumed)]
    if true {
        assert!(granularity.value() > 0 && granularity.value() % 4096 == 0);
    }
}
