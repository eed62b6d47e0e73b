//! Addresses of the reference that have gone elsewhere.

#[moves]
enum Move {
    /// Null is an address like others, of which nothing may be asked: a rule says what is answered
    /// where something is.
    #[from("f/cuMemGetAddressRange_v2.html#dptr.null")]
    #[to("f/cuMemGetAddressRange_v2.html#no-allocation-at-null")]
    null_may_be_asked_nothing_of,
}
