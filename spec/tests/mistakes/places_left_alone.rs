//! Places that a call may leave unchanged, for no call or for all calls, and a parameter that is no place.

/// Returns the time between two events.
#[needs(context)]
#[order(unknown)]
fn cuEventElapsedTime_v2(
    /// Receives the time.
    #[may_leave_alone("nobody knows", when(hStart.is_null()))]
    pMilliseconds: Out<f32>,
    /// The earlier event.
    #[may_leave_alone("it is no place")]
    hStart: Event<Recorded>,
    /// The later event.
    hEnd: Event<Recorded>,
) {
}

/// Returns the size of the memory.
#[needs(context)]
#[order(unknown)]
fn cuMemGetInfo_v2(
    /// Receives the number of free bytes.
    #[may_leave_alone("it always may", when(!free.is_null()))]
    free: Out<usize>,
    /// Receives the number of all bytes.
    total: Out<usize>,
) {
}
