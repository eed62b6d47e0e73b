//! The execution of one instruction for all threads of a group.

use super::plan::{Failure, FaultKind};
use super::warp::{Flow, Frame, Group, Site, Warp};
use crate::code::{
    CARRY, Callee, Copy, FrameSize, Instruction, Logic, Operation, Reduction, Source, function_at,
};
use crate::lanes::{Apply, Lanes, WIDTH, each_lane, lanes};
use std::sync::atomic::{Ordering, fence};

impl Warp {
    pub(super) fn step(
        &mut self,
        group: &Group,
        instruction: &Instruction,
        site: &mut Site<'_, '_>,
    ) -> Result<Flow, Failure> {
        let frame = group.frame;
        let mask = group.lanes & self.condition(frame, instruction.guard);
        if mask == 0 {
            return Ok(Flow::Next);
        }
        let plan = site.plan;
        match &instruction.operation {
            Operation::Apply { of, to, sources } => {
                let at = |index: usize| self.source(frame, sources[index], plan);
                let result = match of {
                    Apply::One(of) => of([at(0)], mask),
                    Apply::Two(of) => of([at(0), at(1)], mask),
                    Apply::Three(of) => of([at(0), at(1), at(2)], mask),
                    Apply::Four(of) => of([at(0), at(1), at(2), at(3)], mask),
                };
                self.write(frame, *to, mask, &result);
            }
            Operation::Copy { to, from } => {
                if let (Source::Register(from), true) = (*from, mask == !0) {
                    let from = (frame.registers + from) as usize;
                    let to = (frame.registers + to) as usize;
                    self.registers.copy_within(from..=from, to);
                } else {
                    let values = *self.source(frame, *from, plan);
                    self.write(frame, *to, mask, &values);
                }
            }
            Operation::Test {
                test,
                to,
                complement,
                sources,
                joined,
            } => {
                let [a, b] = sources.map(|source| self.source(frame, source, plan));
                let result = test([a, b]);
                let join = |result: u32| match joined {
                    Some((logic, condition)) => {
                        joined_by(*logic, result, self.condition(frame, *condition))
                    }
                    None => result,
                };
                let (held, failed) = (join(result), join(!result));
                if let Some(to) = to {
                    self.write_predicate(frame, *to, mask, held);
                }
                if let Some(complement) = complement {
                    self.write_predicate(frame, *complement, mask, failed);
                }
            }
            Operation::Logic { logic, to, sources } => {
                let [a, b] = sources.map(|source| self.condition(frame, source));
                self.write_predicate(frame, *to, mask, joined_by(*logic, a, b));
            }
            Operation::Select { to, sources, by } => {
                let [a, b] = sources.map(|source| self.source(frame, source, plan));
                let by = self.condition(frame, *by);
                let result = each_lane(|lane| {
                    if by >> lane & 1 == 1 {
                        a[lane]
                    } else {
                        b[lane]
                    }
                });
                self.write(frame, *to, mask, &result);
            }
            Operation::Carry {
                subtracts,
                takes,
                gives,
                bits,
                to,
                sources,
            } => {
                let [a, b] = sources.map(|source| *self.source(frame, source, plan));
                // A difference is the sum with the complement, plus one unless a carry is used.
                let carry = match (*takes, *subtracts) {
                    (true, _) => self.predicates[(frame.predicates + CARRY) as usize],
                    (false, true) => !0,
                    (false, false) => 0,
                };
                let (result, out) = carried(*subtracts, *bits, &a, &b, carry);
                self.write(frame, *to, mask, &result);
                if *gives {
                    self.write_predicate(frame, CARRY, mask, out);
                }
            }
            Operation::Special { to, special } => {
                let values = self.special(*special, site);
                self.write(frame, *to, mask, &values);
            }
            Operation::FrameAddress { to, offset } => {
                let address = u64::from(frame.local.wrapping_add(*offset));
                self.write(frame, *to, mask, &[address; WIDTH]);
            }
            Operation::Load {
                address,
                bytes,
                to,
                sign,
                strong,
            } => {
                self.load(group, mask, *address, *bytes, to, *sign, *strong, site)?;
            }
            Operation::Store {
                address,
                bytes,
                from,
                strong,
            } => {
                self.store(group, mask, *address, *bytes, from, *strong, site)?;
            }
            Operation::Atomic {
                address,
                change,
                ty,
                to,
                sources,
            } => {
                self.atomic(group, mask, *address, *change, *ty, *to, *sources, site)?;
            }
            Operation::Jump(target) => return Ok(self.jump(group, mask, *target)),
            Operation::JumpTable { index, targets } => {
                let index = *self.source(frame, *index, plan);
                self.place(group.lanes & !mask, group.at + 1);
                for lane in lanes(mask) {
                    let target = targets.get(index[lane] as usize);
                    self.at[lane] = *target.ok_or(Failure::new(FaultKind::IllegalInstruction))?;
                }
                return Ok(Flow::Regroup);
            }
            Operation::Call {
                callee,
                frame: size,
                shape,
                arguments,
            } => {
                return self.call(group, mask, *callee, *size, *shape, arguments, site);
            }
            Operation::Collect {
                frame: size,
                results,
            } => {
                let inner = frame.local + size.local;
                self.copy(mask, results, inner, frame.local);
            }
            Operation::Builtin {
                builtin,
                to,
                arguments,
            } => {
                self.builtin(group, mask, *builtin, *to, arguments, site)?;
            }
            Operation::Return => return Ok(self.return_from_function(group, mask)),
            Operation::Exit => {
                self.place(group.lanes & !mask, group.at + 1);
                self.end(mask);
                return Ok(Flow::Regroup);
            }
            Operation::Trap => return Err(Failure::new(FaultKind::Trap)),
            Operation::Surface(surface) => self.surface(group, mask, surface, site)?,
            Operation::Texel(texel) => self.texel(group, mask, texel, site)?,
            Operation::Texture => return Err(Failure::new(FaultKind::Texture)),
            Operation::Barrier {
                id,
                count,
                waits,
                reduction,
                of,
            } => {
                return self.barrier(
                    group,
                    mask,
                    (*id, *count),
                    *waits,
                    *reduction != Reduction::None,
                    *of,
                    site,
                );
            }
            Operation::ClusterArrive => {
                for lane in lanes(mask) {
                    self.phase[lane] = site.cluster.phase;
                }
                site.cluster.arrived += mask.count_ones();
            }
            Operation::ClusterWait => return Ok(self.cluster_wait(group, mask, site)),
            Operation::Collective { what, mask: named } => {
                return self.collective(group, mask, what, *named, site);
            }
            Operation::ActiveMask(to) => {
                self.write(frame, *to, mask, &[mask.into(); WIDTH]);
            }
            Operation::Fence => fence(Ordering::SeqCst),
            Operation::Sleep => return Ok(Flow::Yield),
            Operation::Nothing => {}
        }
        Ok(Flow::Next)
    }

    fn jump(&mut self, group: &Group, mask: u32, target: u32) -> Flow {
        if mask == group.lanes {
            return Flow::Jump(target);
        }
        self.place(mask, target);
        self.place(group.lanes & !mask, group.at + 1);
        Flow::Regroup
    }

    #[allow(clippy::too_many_arguments)]
    fn call(
        &mut self,
        group: &Group,
        mask: u32,
        callee: Callee,
        size: FrameSize,
        shape: u32,
        arguments: &[Copy],
        site: &mut Site<'_, '_>,
    ) -> Result<Flow, Failure> {
        let plan = site.plan;
        let frame = group.frame;
        let inner = Frame {
            registers: frame.registers + size.registers,
            predicates: frame.predicates + size.predicates,
            local: frame.local + size.local,
        };
        let addresses = match callee {
            Callee::Address(source) => *self.source(frame, source, plan),
            Callee::Function(index) => [crate::code::function_address(index); WIDTH],
        };
        self.place(group.lanes & !mask, group.at + 1);
        let limit = plan.code.functions[plan.entry.function].frame.local + plan.launch.stack_bytes;
        for lane in lanes(mask) {
            let function =
                function_at(addresses[lane]).and_then(|index| plan.code.functions.get(index));
            let function = function
                .filter(|function| function.shape == shape && function.frame.registers > 0)
                .ok_or(Failure::at(FaultKind::IllegalInstruction, addresses[lane]))?;
            let end = inner.local + function.frame.local;
            if end > limit {
                return Err(Failure::new(FaultKind::StackOverflow));
            }
            let need = (inner.registers + function.frame.registers) as usize;
            if self.registers.len() < need {
                self.registers.resize(need, [0; WIDTH]);
            }
            let need = (inner.predicates + function.frame.predicates) as usize;
            if self.predicates.len() < need {
                self.predicates.resize(need, 0);
            }
            if self.local[lane].len() < end as usize {
                self.local[lane].resize(end as usize, 0);
            }
            // The return link is at the start of the callee's frame.
            let link = inner.registers as usize;
            self.registers[link][lane] = u64::from(group.at + 1) | u64::from(frame.registers) << 32;
            self.registers[link + 1][lane] =
                u64::from(frame.predicates) | u64::from(frame.local) << 32;
            self.at[lane] = function.start;
            self.frame[lane] = inner;
        }
        self.copy(mask, arguments, frame.local, inner.local);
        Ok(Flow::Regroup)
    }

    fn copy(&mut self, mask: u32, copies: &[Copy], from: u32, to: u32) {
        for lane in lanes(mask) {
            let local = &mut self.local[lane];
            for copy in copies {
                let start = (from + copy.from) as usize;
                local.copy_within(start..start + copy.bytes as usize, (to + copy.to) as usize);
            }
        }
    }

    fn return_from_function(&mut self, group: &Group, mask: u32) -> Flow {
        self.place(group.lanes & !mask, group.at + 1);
        let link = group.frame.registers as usize;
        for lane in lanes(mask) {
            let (first, second) = (self.registers[link][lane], self.registers[link + 1][lane]);
            self.at[lane] = first as u32;
            self.frame[lane] = Frame {
                registers: (first >> 32) as u32,
                predicates: second as u32,
                local: (second >> 32) as u32,
            };
        }
        Flow::Regroup
    }

    /// Returns a copy of an operand's values.
    pub(super) fn values(&self, group: &Group, source: Source, site: &Site<'_, '_>) -> Lanes {
        *self.source(group.frame, source, site.plan)
    }
}

fn joined_by(logic: Logic, a: u32, b: u32) -> u32 {
    match logic {
        Logic::And => a & b,
        Logic::Or => a | b,
        Logic::Xor => a ^ b,
    }
}

fn carried(subtracts: bool, bits: u32, a: &Lanes, b: &Lanes, carry: u32) -> (Lanes, u32) {
    let mut out = 0;
    let result = each_lane(|lane| {
        let (a, b) = (u128::from(a[lane]), u128::from(b[lane]));
        let carry = u128::from(carry >> lane & 1);
        let every = u128::from(u64::MAX >> (64 - bits));
        let b = if subtracts { !b & every } else { b & every };
        let full = (a & every) + b + carry;
        out |= ((full >> bits & 1) as u32) << lane;
        (full & every) as u64
    });
    (result, out)
}
