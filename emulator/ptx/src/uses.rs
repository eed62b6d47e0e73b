//! Which registers an instruction reads and writes.

use crate::code::{
    Access, Address, Callee, Operation, Reduction, Source, Surface, Texel, Together, Vote,
};

fn register(source: &Source) -> Option<u32> {
    match source {
        Source::Register(slot) => Some(*slot),
        Source::Constant(_) => None,
    }
}

fn base(address: &Address) -> Option<u32> {
    address.base.as_ref().and_then(register)
}

impl Operation {
    /// The register that holds an address in memory.
    pub(crate) fn base(&self) -> Option<u32> {
        match self {
            Operation::Load { address, .. }
            | Operation::Store { address, .. }
            | Operation::Atomic { address, .. } => base(address),
            _ => None,
        }
    }

    /// Calls `each` with every register that is read.
    pub(crate) fn reads(&self, each: &mut dyn FnMut(u32)) {
        self.base().into_iter().for_each(&mut *each);
        let sources: &[Source] = match self {
            Operation::Apply { sources, .. } => sources,
            Operation::Test { sources, .. }
            | Operation::Select { sources, .. }
            | Operation::Carry { sources, .. }
            | Operation::Atomic { sources, .. } => sources,
            Operation::Copy { from, .. } => &[*from],
            Operation::Surface(surface) => {
                let Surface { object, at, .. } = surface;
                let places = at.iter().chain([object]);
                places.filter_map(register).for_each(&mut *each);
                match &surface.access {
                    Access::Store(from) => from,
                    Access::Load(_) => &[],
                }
            }
            Operation::Texel(Texel { object, at, .. }) => {
                register(object).into_iter().for_each(&mut *each);
                at
            }
            Operation::Store { from, .. } => from,
            Operation::JumpTable { index, .. } => &[*index],
            Operation::Call {
                callee: Callee::Address(source),
                ..
            } => &[*source],
            Operation::Barrier { id, count, .. } => &[*id, count.unwrap_or(*id)],
            Operation::Together { what, mask } => {
                mask.iter().filter_map(register).for_each(&mut *each);
                match what {
                    Together::Shuffle {
                        of, lane, clamp, ..
                    } => &[*of, *lane, *clamp],
                    Together::MatchAny { of, .. }
                    | Together::MatchAll { of, .. }
                    | Together::Reduce { of, .. } => &[*of],
                    Together::Wait | Together::Vote { .. } | Together::Elect { .. } => &[],
                }
            }
            _ => &[],
        };
        sources.iter().filter_map(register).for_each(each);
    }

    /// Calls `each` with every register that is written.
    pub(crate) fn writes(&self, each: &mut dyn FnMut(u32)) {
        let one = match self {
            Operation::Apply { to, .. }
            | Operation::Copy { to, .. }
            | Operation::Select { to, .. }
            | Operation::Carry { to, .. }
            | Operation::Special { to, .. }
            | Operation::FrameAddress { to, .. }
            | Operation::ActiveMask(to) => Some(*to),
            Operation::Atomic { to, .. } => *to,
            Operation::Load { to, .. } => return to.iter().flatten().copied().for_each(each),
            Operation::Texel(Texel { to, .. })
            | Operation::Surface(Surface {
                access: Access::Load(to),
                ..
            }) => return to.iter().flatten().copied().for_each(each),
            Operation::Barrier {
                reduction: Reduction::Count(to),
                ..
            } => Some(*to),
            Operation::Together { what, .. } => match what {
                Together::Vote {
                    vote: Vote::Ballot(to),
                    ..
                }
                | Together::MatchAny { to, .. }
                | Together::Reduce { to, .. } => Some(*to),
                Together::Shuffle { to, .. }
                | Together::MatchAll { to, .. }
                | Together::Elect { to, .. } => *to,
                Together::Wait | Together::Vote { .. } => None,
            },
            _ => None,
        };
        one.into_iter().for_each(each);
    }
}
