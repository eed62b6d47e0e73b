//! Collective operations: votes, shuffles, barriers.

use super::barrier::BARRIERS;
use super::plan::{Failure, FaultKind};
use super::transfers::changed;
use super::warp::{Flow, Group, Site, Warp};
use crate::code::{Collective, Condition, Operation, Reduction, Shuffle, Source, Vote};
use crate::lanes::{Lanes, WIDTH, lanes};

impl Warp {
    /// Executes a collective instruction for the threads whose partners are all present; the others wait.
    /// Without a mask, the partners are the threads that are present.
    pub(super) fn collective(
        &mut self,
        group: &Group,
        mask: u32,
        what: &Collective,
        masks: Option<Source>,
        site: &mut Site<'_, '_>,
    ) -> Result<Flow, Failure> {
        let Some(masks) = masks else {
            self.execute_collective(group, mask, what, site);
            return Ok(Flow::Next);
        };
        let masks = self.values(group, masks, site);
        let mut done = 0;
        let mut open = mask;
        while open != 0 {
            let wanted = masks[open.trailing_zeros() as usize] as u32;
            let members = lanes(open).filter(|&lane| masks[lane] as u32 == wanted);
            let members = members.fold(0, |members, lane| members | 1u32 << lane);
            open &= !members;
            let present = match what {
                // Threads may wait for each other at different instructions.
                Collective::Wait => members | self.waiting_elsewhere(group, wanted, site),
                _ => mask,
            };
            if wanted & self.alive & !present == 0 {
                self.execute_collective(group, members, what, site);
                done |= members;
                self.resume(present & !mask);
            }
        }
        if done == group.lanes && self.ready & !group.lanes == 0 {
            return Ok(Flow::Next);
        }
        self.place(done | (group.lanes & !mask), group.at + 1);
        let waits = mask & !done;
        self.place(waits, group.at);
        self.ready &= !waits;
        self.waiting |= waits;
        // Threads that wait at the same instruction may complete the mask.
        if waits != 0 && done == 0 {
            self.wake_waiting(group, waits);
        }
        Ok(Flow::Regroup)
    }

    /// Returns the lanes that wait at another instruction for the same mask.
    fn waiting_elsewhere(&self, group: &Group, wanted: u32, site: &Site<'_, '_>) -> u32 {
        let code = site.plan.code;
        let waits = lanes(self.waiting & !group.lanes).filter(|&lane| {
            let instruction = &code.instructions[self.at[lane] as usize];
            match instruction.operation {
                Operation::Collective {
                    what: Collective::Wait,
                    mask: Some(mask),
                } => self.source(self.frame[lane], mask, site.plan)[lane] as u32 == wanted,
                _ => false,
            }
        });
        waits.fold(0, |mask, lane| mask | 1 << lane)
    }

    /// Resumes threads that waited at another instruction.
    fn resume(&mut self, mask: u32) {
        for lane in lanes(mask) {
            self.at[lane] += 1;
        }
        self.waiting &= !mask;
        self.ready |= mask;
    }

    /// Wakes the lanes that wait at the same instruction together with the new ones, so that they run as one
    /// group.
    fn wake_waiting(&mut self, group: &Group, waits: u32) {
        let same = lanes(self.waiting & !waits)
            .filter(|&lane| self.at[lane] == group.at && self.frame[lane] == group.frame);
        let same = same.fold(0, |mask, lane| mask | 1u32 << lane);
        if same != 0 {
            self.waiting &= !(same | waits);
            self.ready |= same | waits;
        }
    }

    fn execute_collective(
        &mut self,
        group: &Group,
        members: u32,
        what: &Collective,
        site: &Site<'_, '_>,
    ) {
        let frame = group.frame;
        let spread = |value: u64| [value; WIDTH];
        match *what {
            Collective::Wait => {}
            Collective::Vote { vote, of } => {
                let holds = self.condition(frame, of) & members;
                let all = |is: bool| if is { !0 } else { 0 };
                match vote {
                    Vote::All(to) => {
                        self.write_predicate(frame, to, members, all(holds == members))
                    }
                    Vote::Any(to) => self.write_predicate(frame, to, members, all(holds != 0)),
                    Vote::Uniform(to) => {
                        let same = holds == members || holds == 0;
                        self.write_predicate(frame, to, members, all(same));
                    }
                    Vote::Ballot(to) => self.write(frame, to, members, &spread(holds.into())),
                }
            }
            Collective::Shuffle {
                kind,
                to,
                valid,
                of,
                lane,
                clamp,
            } => {
                let values = self.values(group, of, site);
                let (by, clamp) = (
                    self.values(group, lane, site),
                    self.values(group, clamp, site),
                );
                let mut result = values;
                let mut inside = 0;
                for lane in lanes(members) {
                    let (source, good) =
                        shuffle_source(kind, lane as u32, by[lane] as u32, clamp[lane] as u32);
                    inside |= u32::from(good) << lane;
                    if good && members >> source & 1 == 1 {
                        result[lane] = values[source as usize];
                    }
                }
                if let Some(to) = to {
                    self.write(frame, to, members, &result);
                }
                if let Some(valid) = valid {
                    self.write_predicate(frame, valid, members, inside);
                }
            }
            Collective::MatchAny { to, of } => {
                let values = self.values(group, of, site);
                let same = |value: u64| lanes(members).filter(move |&lane| values[lane] == value);
                let result = std::array::from_fn(|lane| {
                    same(values[lane]).fold(0, |mask, lane| mask | 1u64 << lane)
                });
                self.write(frame, to, members, &result);
            }
            Collective::MatchAll { to, equal, of } => {
                let values = self.values(group, of, site);
                let first = values[members.trailing_zeros() as usize % WIDTH];
                let all = lanes(members).all(|lane| values[lane] == first);
                if let Some(to) = to {
                    self.write(
                        frame,
                        to,
                        members,
                        &spread(if all { members.into() } else { 0 }),
                    );
                }
                if let Some(equal) = equal {
                    self.write_predicate(frame, equal, members, if all { !0 } else { 0 });
                }
            }
            Collective::Elect { to, elected } => {
                let leader = members.trailing_zeros();
                if let Some(to) = to {
                    self.write(frame, to, members, &spread(leader.into()));
                }
                if let Some(elected) = elected {
                    self.write_predicate(frame, elected, members, 1 << (leader % 32));
                }
            }
            Collective::Reduce { change, ty, to, of } => {
                let values: Lanes = self.values(group, of, site);
                let reduced = lanes(members)
                    .map(|lane| values[lane])
                    .reduce(|a, b| changed(change, ty, a, b, 0, false));
                self.write(frame, to, members, &spread(reduced.unwrap_or(0)));
            }
        }
    }

    /// Handles the arrival of threads at a barrier of the block.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn barrier(
        &mut self,
        group: &Group,
        mask: u32,
        (id, count): (Source, Option<Source>),
        waits: bool,
        has_predicate: bool,
        of: Condition,
        site: &mut Site<'_, '_>,
    ) -> Result<Flow, Failure> {
        let lane = mask.trailing_zeros() as usize;
        let id = self.values(group, id, site)[lane] as usize;
        if id >= BARRIERS {
            return Err(Failure::new(FaultKind::IllegalInstruction));
        }
        let count = count.map(|count| self.values(group, count, site)[lane] as u32);
        let holds = self.condition(group.frame, of) & mask;
        let barrier = &mut site.barriers[id];
        barrier.expected = count;
        if has_predicate {
            barrier.asked += mask.count_ones();
            barrier.held += holds.count_ones();
        }
        if !waits {
            // A partial warp counts as a full warp.
            let full = mask == self.alive && count.is_some();
            barrier.passed += if full {
                WIDTH as u32
            } else {
                mask.count_ones()
            };
            return Ok(Flow::Next);
        }
        self.place(group.lanes & !mask, group.at + 1);
        self.place(mask, group.at);
        self.ready &= !mask;
        self.at_barrier[id] |= mask;
        Ok(Flow::Regroup)
    }

    /// Releases the threads that wait at a complete barrier.
    pub(super) fn release(&mut self, id: usize, asked: u32, held: u32, site: &Site<'_, '_>) {
        let mask = std::mem::take(&mut self.at_barrier[id]);
        for lane in lanes(mask) {
            let instruction = &site.plan.code.instructions[self.at[lane] as usize];
            let frame = self.frame[lane];
            if let Operation::Barrier { reduction, .. } = &instruction.operation {
                let all = |is: bool| if is { !0 } else { 0 };
                match *reduction {
                    Reduction::None => {}
                    Reduction::Count(to) => self.write(frame, to, 1 << lane, &[held.into(); WIDTH]),
                    Reduction::All(to) => {
                        self.write_predicate(frame, to, 1 << lane, all(held == asked))
                    }
                    Reduction::Any(to) => self.write_predicate(frame, to, 1 << lane, all(held > 0)),
                }
            }
            self.at[lane] += 1;
        }
        self.ready |= mask;
    }

    pub(super) fn cluster_wait(&mut self, group: &Group, mask: u32, site: &Site<'_, '_>) -> Flow {
        let phase = site.cluster.phase;
        let waits = lanes(mask).filter(|&lane| self.phase[lane] == phase);
        let waits = waits.fold(0, |mask, lane| mask | 1u32 << lane);
        if waits == 0 {
            return Flow::Next;
        }
        self.place(group.lanes & !waits, group.at + 1);
        self.place(waits, group.at);
        self.ready &= !waits;
        self.at_cluster |= waits;
        Flow::Regroup
    }
}

/// Returns the lane that a shuffle reads, and whether it is within the segment.
fn shuffle_source(kind: Shuffle, lane: u32, by: u32, clamp: u32) -> (u32, bool) {
    let by = by & 31;
    let (clamp, segment) = (clamp & 31, clamp >> 8 & 31);
    let most = (lane & segment) | (clamp & !segment);
    let least = lane & segment;
    let (source, good) = match kind {
        Shuffle::Up => {
            let source = lane.wrapping_sub(by);
            (source, lane >= by && source >= most)
        }
        Shuffle::Down => (lane + by, lane + by <= most),
        Shuffle::Butterfly => (lane ^ by, (lane ^ by) <= most),
        Shuffle::Index => {
            let source = least | (by & !segment);
            (source, source <= most)
        }
    };
    if good {
        (source & 31, true)
    } else {
        (lane, false)
    }
}
