//! Functions of registers, for all lanes of a warp at once.

/// How many threads a warp has.
pub(crate) const WIDTH: usize = 32;

/// A register of every lane. What is beyond its width is zero.
pub(crate) type Lanes = [u64; WIDTH];

/// A function of `N` registers. Only lanes whose bit is set have to be right.
pub(crate) type Function<const N: usize> = Box<dyn Fn([&Lanes; N], u32) -> Lanes + Send + Sync>;

/// A comparison of two registers, a bit for each lane.
pub(crate) type Test = Box<dyn Fn([&Lanes; 2]) -> u32 + Send + Sync>;

/// A function that is cheap enough to be asked for lanes that nobody wants.
pub(crate) fn function<const N: usize>(
    of: impl Fn([u64; N]) -> u64 + Send + Sync + 'static,
) -> Function<N> {
    Box::new(move |sources, _| each_lane(|lane| of(sources.map(|source| source[lane]))))
}

/// A value for each lane. A plain loop is what compilers turn into vector instructions.
#[inline(always)]
pub(crate) fn each_lane(mut of: impl FnMut(usize) -> u64) -> Lanes {
    let mut result = [0; WIDTH];
    for (lane, place) in result.iter_mut().enumerate() {
        *place = of(lane);
    }
    result
}

/// A function that is asked for the wanted lanes alone.
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

/// A comparison.
pub(crate) fn test(of: impl Fn(u64, u64) -> bool + Send + Sync + 'static) -> Test {
    Box::new(move |[a, b]| {
        (0..WIDTH).fold(0, |mask, lane| {
            mask | u32::from(of(a[lane], b[lane])) << lane
        })
    })
}

/// The lanes whose bit is set, in their order.
pub(crate) fn lanes(mut mask: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lane = mask.trailing_zeros();
        mask &= mask.wrapping_sub(1);
        (lane < 32).then_some(lane as usize)
    })
}

/// Whether all lanes of a mask do what is asked. A whole warp is the usual case, and goes without a look
/// at the mask.
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

/// A function of as many registers as an instruction has.
pub(crate) enum Apply {
    One(Function<1>),
    Two(Function<2>),
    Three(Function<3>),
    Four(Function<4>),
}
