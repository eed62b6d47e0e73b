//! A warp: threads with a program counter each, which execute together while these are equal.

use super::barrier::{BARRIERS, Barrier, ClusterBarrier};
use super::plan::{Failure, Plan};
use super::reach::RegionCache;
use crate::code::{Condition, Source};
use crate::lanes::{Lanes, WIDTH, lanes};
use std::cmp::Reverse;

/// Number of instructions after which threads that were left behind get a turn. A thread that waits for
/// another thread of its warp then does not wait forever.
const TURN: u32 = 512;

/// The start of the registers, predicates and local memory of a thread's current function.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Frame {
    pub(super) registers: u32,
    pub(super) predicates: u32,
    pub(super) local: u32,
}

/// Threads of a warp at the same instruction of the same frame.
#[derive(Clone, Copy, Debug)]
pub(super) struct Group {
    pub(super) lanes: u32,
    pub(super) at: u32,
    pub(super) frame: Frame,
}

/// The state of the block that a warp uses while it runs.
pub(super) struct Site<'s, 'a> {
    pub(super) plan: &'s Plan<'a>,
    pub(super) reach: &'s mut RegionCache<'a>,
    pub(super) shared: &'s mut [u8],
    pub(super) barriers: &'s mut [Barrier; BARRIERS],
    pub(super) cluster: &'s mut ClusterBarrier,
    pub(super) block: [u32; 3],
    /// The line of the instruction that failed.
    pub(super) line: u32,
}

/// The continuation of a group after an instruction.
pub(super) enum Flow {
    Next,
    Jump(u32),
    /// The program counters of the threads are already stored.
    Regroup,
    /// Continues at the next instruction after the other threads have had a turn.
    Yield,
}

/// The reason why a warp has stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pause {
    /// All threads have ended.
    Over,
    /// Every thread waits.
    Waits,
    /// The turn has ended.
    Turn,
}

#[derive(Default)]
pub(super) struct Warp {
    pub(super) index: u32,
    pub(super) at: [u32; WIDTH],
    pub(super) frame: [Frame; WIDTH],
    /// Threads that can run.
    pub(super) ready: u32,
    /// Threads that have not ended.
    pub(super) alive: u32,
    /// Threads that wait for others of the warp.
    pub(super) waiting: u32,
    /// Threads that wait at each barrier of the block.
    pub(super) at_barrier: [u32; BARRIERS],
    /// Threads that wait at the cluster barrier, and the phase in which each thread arrived last.
    pub(super) at_cluster: u32,
    pub(super) phase: [u32; WIDTH],
    pub(super) registers: Vec<Lanes>,
    pub(super) predicates: Vec<u32>,
    pub(super) local: [Vec<u8>; WIDTH],
    /// The index of each thread in its block.
    pub(super) thread: [Lanes; 3],
    placed: bool,
    /// The key of the group that ran last in a turn of other threads.
    last: Option<(Reverse<Frame>, u32)>,
    others_turn: bool,
}

impl Warp {
    /// Initializes warp `index` of a new block.
    pub(super) fn begin(&mut self, index: u32, plan: &Plan<'_>) {
        let function = &plan.code.functions[plan.entry.function];
        let threads = plan.threads();
        let first = index * WIDTH as u32;
        let count = (threads - first).min(WIDTH as u32);
        let size = function.frame;
        self.index = index;
        self.at = [function.start; WIDTH];
        self.frame = [Frame::default(); WIDTH];
        self.alive = if count == 32 { !0 } else { (1 << count) - 1 };
        self.ready = self.alive;
        self.waiting = 0;
        self.at_barrier = [0; BARRIERS];
        self.at_cluster = 0;
        self.registers.clear();
        self.registers.resize(size.registers as usize, [0; WIDTH]);
        self.predicates.clear();
        self.predicates.resize(size.predicates as usize, 0);
        for local in &mut self.local {
            local.clear();
            local.resize(size.local as usize, 0);
        }
        self.last = None;
        self.others_turn = false;
        // A reused warp has the same index in another block.
        if !self.placed {
            self.placed = true;
            let [x, y, _] = plan.launch.block;
            for lane in 0..WIDTH {
                let thread = first + lane as u32;
                self.thread[0][lane] = (thread % x).into();
                self.thread[1][lane] = (thread / x % y).into();
                self.thread[2][lane] = (thread / x / y).into();
            }
        }
    }

    /// Runs until no thread can run, or for about `budget` instructions.
    pub(super) fn run(
        &mut self,
        site: &mut Site<'_, '_>,
        budget: &mut u32,
    ) -> Result<Pause, Failure> {
        while *budget > 0 {
            let Some(group) = self.pick() else {
                return Ok(if self.alive == 0 {
                    Pause::Over
                } else {
                    Pause::Waits
                });
            };
            if self.run_group(group, site, budget)? {
                return Ok(Pause::Turn);
            }
        }
        Ok(Pause::Turn)
    }

    /// Runs a group until it diverges, reaches other threads, or its turn ends. Returns whether it yields.
    fn run_group(
        &mut self,
        mut group: Group,
        site: &mut Site<'_, '_>,
        budget: &mut u32,
    ) -> Result<bool, Failure> {
        let others = self.ready & !group.lanes;
        // The group stops where other threads wait further on, so that they continue together.
        let meets = lanes(others)
            .filter(|&lane| self.frame[lane] == group.frame && self.at[lane] > group.at)
            .map(|lane| self.at[lane])
            .min()
            .unwrap_or(u32::MAX);
        let mut turn = if others == 0 { u32::MAX } else { TURN };
        let code = site.plan.code;
        loop {
            let instruction = &code.instructions[group.at as usize];
            *budget = budget.saturating_sub(1);
            turn -= 1;
            let flow = self
                .step(&group, instruction, site)
                .inspect_err(|_| site.line = instruction.line)?;
            match flow {
                Flow::Next => group.at += 1,
                Flow::Jump(target) => group.at = target,
                Flow::Regroup => return Ok(false),
                Flow::Yield => {
                    self.place(group.lanes, group.at + 1);
                    return Ok(true);
                }
            }
            if group.at >= meets || turn == 0 || *budget == 0 {
                self.others_turn = turn == 0 && !self.others_turn;
                self.place(group.lanes, group.at);
                return Ok(false);
            }
        }
    }

    /// Stores the program counter of lanes.
    pub(super) fn place(&mut self, mask: u32, at: u32) {
        for lane in lanes(mask) {
            self.at[lane] = at;
        }
    }

    /// Returns the group to run next: in the innermost function, the threads that are furthest behind, unless
    /// it is the turn of others.
    fn pick(&mut self) -> Option<Group> {
        if self.ready == 0 {
            return None;
        }
        let first = self.ready.trailing_zeros() as usize;
        let (at, frame) = (self.at[first], self.frame[first]);
        if lanes(self.ready).all(|lane| self.at[lane] == at && self.frame[lane] == frame) {
            return Some(Group {
                lanes: self.ready,
                at,
                frame,
            });
        }
        let key = |warp: &Warp, lane: usize| (Reverse(warp.frame[lane]), warp.at[lane]);
        let mut best = key(self, first);
        for lane in lanes(self.ready) {
            best = best.min(key(self, lane));
        }
        if let (true, Some(last)) = (self.others_turn, self.last) {
            let after = lanes(self.ready)
                .map(|lane| key(self, lane))
                .filter(|key| *key > last);
            best = after.min().unwrap_or(best);
        }
        if self.others_turn || self.last.is_none() {
            self.last = Some(best);
        }
        let members = lanes(self.ready).filter(|&lane| key(self, lane) == best);
        let mask = members.fold(0, |mask, lane| mask | 1 << lane);
        Some(Group {
            lanes: mask,
            at: best.1,
            frame: best.0.0,
        })
    }

    #[inline]
    pub(super) fn source<'w>(
        &'w self,
        frame: Frame,
        source: Source,
        plan: &'w Plan<'_>,
    ) -> &'w Lanes {
        match source {
            Source::Register(slot) => &self.registers[(frame.registers + slot) as usize],
            Source::Constant(index) => &plan.constants[index as usize],
        }
    }

    #[inline]
    pub(super) fn write(&mut self, frame: Frame, slot: u32, mask: u32, values: &Lanes) {
        let register = &mut self.registers[(frame.registers + slot) as usize];
        if mask == !0 {
            *register = *values;
            return;
        }
        for lane in lanes(mask) {
            register[lane] = values[lane];
        }
    }

    #[inline]
    pub(super) fn condition(&self, frame: Frame, condition: Condition) -> u32 {
        match condition {
            Condition::Always => !0,
            Condition::Never => 0,
            Condition::If(slot) => self.predicates[(frame.predicates + slot) as usize],
            Condition::Unless(slot) => !self.predicates[(frame.predicates + slot) as usize],
        }
    }

    #[inline]
    pub(super) fn write_predicate(&mut self, frame: Frame, slot: u32, mask: u32, values: u32) {
        let predicate = &mut self.predicates[(frame.predicates + slot) as usize];
        *predicate = (*predicate & !mask) | (values & mask);
    }

    /// Ends threads, and lets the threads that wait for them check again.
    pub(super) fn end(&mut self, mask: u32) {
        self.alive &= !mask;
        self.ready &= !mask;
        self.ready |= self.waiting;
        self.waiting = 0;
    }
}
