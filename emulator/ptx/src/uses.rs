//! The registers that an instruction reads and writes.

use crate::code::{
    Access, Address, Callee, Collective, Operation, Reduction, Source, Surface, Texel, Vote,
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
    /// Returns the register that holds the address of a memory access.
    pub(crate) fn base(&self) -> Option<u32> {
        match self {
            Operation::Load { address, .. }
            | Operation::Store { address, .. }
            | Operation::Atomic { address, .. } => base(address),
            _ => None,
        }
    }

    /// Calls `each` with every register that the instruction reads.
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
                let places = at.iter().chain(object.handle());
                places.filter_map(register).for_each(&mut *each);
                match &surface.access {
                    Access::Store(from) => from,
                    Access::Load(_) => &[],
                }
            }
            Operation::Texel(Texel { object, at, .. }) => {
                let object = object.handle().and_then(register);
                object.into_iter().for_each(&mut *each);
                at
            }
            Operation::Store { from, .. } => from,
            Operation::JumpTable { index, .. } => &[*index],
            Operation::Call {
                callee: Callee::Address(source),
                ..
            } => &[*source],
            Operation::Barrier { id, count, .. } => &[*id, count.unwrap_or(*id)],
            Operation::Collective { what, mask } => {
                mask.iter().filter_map(register).for_each(&mut *each);
                match what {
                    Collective::Shuffle {
                        of, lane, clamp, ..
                    } => &[*of, *lane, *clamp],
                    Collective::MatchAny { of, .. }
                    | Collective::MatchAll { of, .. }
                    | Collective::Reduce { of, .. } => &[*of],
                    Collective::Wait | Collective::Vote { .. } | Collective::Elect { .. } => &[],
                }
            }
            _ => &[],
        };
        sources.iter().filter_map(register).for_each(each);
    }

    /// Calls `each` with every register that the instruction writes.
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
            Operation::Collective { what, .. } => match what {
                Collective::Vote {
                    vote: Vote::Ballot(to),
                    ..
                }
                | Collective::MatchAny { to, .. }
                | Collective::Reduce { to, .. } => Some(*to),
                Collective::Shuffle { to, .. }
                | Collective::MatchAll { to, .. }
                | Collective::Elect { to, .. } => *to,
                Collective::Wait | Collective::Vote { .. } => None,
            },
            _ => None,
        };
        one.into_iter().for_each(each);
    }
}
