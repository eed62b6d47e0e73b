//! Places that a successful call may leave alone, for no call or for every one, and what is no place.

/// Asks an event how long ago another was.
#[needs(context)]
#[order(unknown)]
fn cuEventElapsedTime_v2(
    /// Room for the time.
    #[may_leave_alone("nobody knows", when(hStart.is_null()))]
    pMilliseconds: Out<f32>,
    /// The one before.
    #[may_leave_alone("it is no place")]
    hStart: Event<Recorded>,
    /// The one behind.
    hEnd: Event<Recorded>,
) {
}

/// Tells how much memory there is.
#[needs(context)]
#[order(unknown)]
fn cuMemGetInfo_v2(
    /// Room for the bytes that are free.
    #[may_leave_alone("it always may", when(!free.is_null()))]
    free: Out<usize>,
    /// Room for the bytes there are.
    total: Out<usize>,
) {
}
