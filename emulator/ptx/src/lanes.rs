//! Functions on registers, for all lanes of a warp at once.

/// Number of threads in a warp.
pub(crate) const WIDTH: usize = 32;

/// A register of every lane. Bits above its width are zero.
pub(crate) type Lanes = [u64; WIDTH];

/// A function of `N` registers. Only lanes with their mask bit set need valid results.
pub(crate) type Function<const N: usize> = Box<dyn Fn([&Lanes; N], u32) -> Lanes + Send + Sync>;

/// A comparison of two registers; one result bit per lane.
pub(crate) type Test = Box<dyn Fn([&Lanes; 2]) -> u32 + Send + Sync>;

/// Returns a function that is cheap enough to evaluate for inactive lanes too.
pub(crate) fn function<const N: usize>(
    of: impl Fn([u64; N]) -> u64 + Send + Sync + 'static,
) -> Function<N> {
    Box::new(move |sources, _| each_lane(|lane| of(sources.map(|source| source[lane]))))
}

/// Returns a value for each lane. Compilers vectorize this plain loop.
#[inline(always)]
pub(crate) fn each_lane(mut of: impl FnMut(usize) -> u64) -> Lanes {
    let mut result = [0; WIDTH];
    for (lane, place) in result.iter_mut().enumerate() {
        *place = of(lane);
    }
    result
}

/// Returns a function that is evaluated for active lanes only.
pub(crate) fn costly<const N: usize>(
    of: impl Fn([u64; N]) -> u64 + Send + Sync + 'static,
) -> Function<N> {
    Box::new(move |sources, wanted| {
        let mut result = [0; WIDTH];
        for lane in lanes(wanted) {
            result[lane] = of(std::array::from_fn(|index| sources[index][lane]));
        }
        result
    })
}

/// Returns a comparison.
pub(crate) fn test(of: impl Fn(u64, u64) -> bool + Send + Sync + 'static) -> Test {
    Box::new(move |[a, b]| {
        (0..WIDTH).fold(0, |mask, lane| {
            mask | u32::from(of(a[lane], b[lane])) << lane
        })
    })
}

/// Iterates over the lanes whose bit is set, in ascending order.
pub(crate) fn lanes(mut mask: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lane = mask.trailing_zeros();
        mask &= mask.wrapping_sub(1);
        (lane < 32).then_some(lane as usize)
    })
}

/// Calls `does` for each lane of a mask until it returns false. Returns whether all calls returned true. The
/// full warp is the usual case and skips the mask test.
#[inline(always)]
pub(crate) fn all_lanes(mask: u32, mut does: impl FnMut(usize) -> bool) -> bool {
    if mask == !0 {
        for lane in 0..WIDTH {
            if !does(lane) {
                return false;
            }
        }
        return true;
    }
    lanes(mask).all(does)
}

/// A function with the operand count of an instruction.
pub(crate) enum Apply {
    One(Function<1>),
    Two(Function<2>),
    Three(Function<3>),
    Four(Function<4>),
}
