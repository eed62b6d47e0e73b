//! An estimate of the 32-bit registers that a thread needs.
//!
//! A register is live from its definition to its last use. At branches, liveness is computed backwards over
//! basic blocks until nothing changes.

use crate::ast::Bounds;
use crate::code::{Condition, Instruction, Operation, Source};
use crate::types::Space;
use std::collections::{HashMap, HashSet};

/// The register pressure of a function, in 32-bit registers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Pressure {
    /// Maximum number of live registers.
    pub(super) most: u32,
    /// Maximum number of registers that are live across a call; `None` without calls.
    pub(super) kept: Option<u32>,
}

/// Registers that the hardware and the calling convention reserve, such as the stack pointer.
const RESERVED: u32 = 4;
/// The first callee-saved register.
const FIRST_CALLEE_SAVED: u32 = 16;
/// Minimum number of registers of a kernel that calls a function.
const MIN_CALLING: u32 = 24;
/// Maximum number of registers that an instruction can address.
const MAX_REGISTERS: u32 = 255;
/// Number of registers of a multiprocessor.
const REGISTERS_PER_MULTIPROCESSOR: u32 = 1 << 16;

/// Returns the register count of a kernel from the pressure of all functions that it may call. Registers are
/// allocated in pairs.
pub(super) fn registers(needs: impl Iterator<Item = Pressure>, bounds: &Bounds) -> u32 {
    let most = needs.map(|Pressure { most, kept }| {
        let kept = kept.map_or(0, |kept| MIN_CALLING.max(FIRST_CALLEE_SAVED + kept));
        kept.max(RESERVED + most)
    });
    let threads = bounds.exact_threads.or(bounds.most_threads);
    let threads = threads.map_or(1, |axes| axes.into_iter().fold(1, u32::saturating_mul));
    let warps = threads.max(1).div_ceil(32);
    let blocks = bounds.least_blocks.unwrap_or(1).max(1);
    let resident = warps.saturating_mul(32).saturating_mul(blocks);
    let fit = (REGISTERS_PER_MULTIPROCESSOR / resident / 8 * 8).max(MIN_CALLING);
    let most = most.max().unwrap_or(0).next_multiple_of(2);
    most.min(MAX_REGISTERS)
        .min(fit)
        .min(bounds.most_registers.unwrap_or(MAX_REGISTERS))
}

/// A basic block.
struct Block {
    start: usize,
    end: usize,
    /// Indices of the successors.
    next: Vec<usize>,
}

/// Computes the pressure of a function whose instructions begin at `start`; `widths` are the sizes of its
/// registers in 32-bit words.
pub(super) fn pressure(code: &[Instruction], start: usize, widths: &[u8]) -> Pressure {
    let needs = Needs {
        widths,
        free: free(code),
    };
    let blocks = blocks(code, start);
    let live = live(code, &blocks, &needs);
    let mut found = Pressure::default();
    for (block, after) in blocks.iter().zip(live) {
        needs.measure(&code[block.start..block.end], after, &mut found);
    }
    found
}

struct Needs<'a> {
    widths: &'a [u8],
    free: HashSet<u32>,
}

impl Needs<'_> {
    fn words(&self, slot: u32) -> u32 {
        self.widths.get(slot as usize).copied().unwrap_or(1).into()
    }

    /// Walks backwards through a block with `live` as the registers live at its end.
    fn measure(&self, code: &[Instruction], mut live: HashSet<u32>, found: &mut Pressure) {
        let mut words: u32 = live.iter().map(|slot| self.words(*slot)).sum();
        for instruction in code.iter().rev() {
            let operation = &instruction.operation;
            if matches!(
                operation,
                Operation::Collect { .. } | Operation::Builtin { .. }
            ) {
                found.kept = found.kept.max(Some(words));
            }
            let mut before = words;
            operation.writes(&mut |slot| {
                if self.free.contains(&slot) {
                    return;
                }
                // A dead definition still needs a register at that instruction.
                if !live.contains(&slot) {
                    words += self.words(slot);
                } else if instruction.guard == Condition::Always {
                    live.remove(&slot);
                    before -= self.words(slot);
                }
            });
            found.most = found.most.max(words);
            operation.reads(&mut |slot| {
                if !self.free.contains(&slot) && live.insert(slot) {
                    before += self.words(slot);
                }
            });
            words = before;
            found.most = found.most.max(words + constants(operation));
        }
    }
}

/// Returns the words of constants that are stored, which need registers.
fn constants(operation: &Operation) -> u32 {
    let Operation::Store { from, bytes, .. } = operation else {
        return 0;
    };
    let constants = from
        .iter()
        .filter(|source| matches!(source, Source::Constant(_)));
    constants.count() as u32 * bytes.div_ceil(4)
}

/// Returns registers that need no allocation: constants, kernel parameters, and their copies, if they are
/// only used in computations. Memory instructions need real registers.
fn free(code: &[Instruction]) -> HashSet<u32> {
    let mut written: HashMap<u32, u32> = HashMap::new();
    for instruction in code {
        let mut count = |slot| *written.entry(slot).or_default() += 1;
        instruction.operation.writes(&mut count);
    }
    let mut transferred = HashSet::new();
    for instruction in code {
        if let Operation::Load { .. } | Operation::Store { .. } | Operation::Atomic { .. } =
            &instruction.operation
        {
            instruction.operation.reads(&mut |slot| {
                transferred.insert(slot);
            });
        }
    }
    let mut free = HashSet::new();
    for instruction in code {
        let is_free = match &instruction.operation {
            Operation::Copy { from, .. } => match from {
                Source::Constant(_) => true,
                Source::Register(slot) => free.contains(slot),
            },
            Operation::Load { address, .. } => {
                address.space == Space::Param && !matches!(address.base, Some(Source::Register(_)))
            }
            _ => false,
        };
        if is_free {
            instruction.operation.writes(&mut |slot| {
                if written.get(&slot) == Some(&1) && !transferred.contains(&slot) {
                    free.insert(slot);
                }
            });
        }
    }
    free
}

/// Splits a function into basic blocks.
fn blocks(code: &[Instruction], start: usize) -> Vec<Block> {
    let targets = |operation: &Operation| -> Vec<usize> {
        match operation {
            Operation::Jump(target) => vec![*target as usize - start],
            Operation::JumpTable { targets, .. } => targets
                .iter()
                .map(|target| *target as usize - start)
                .collect(),
            _ => Vec::new(),
        }
    };
    let ends = |operation: &Operation| {
        use Operation::{Exit, Jump, JumpTable, Return, Trap};
        matches!(operation, Exit | Return | Trap | Jump(_) | JumpTable { .. })
    };
    let mut leads = vec![false; code.len() + 1];
    leads[0] = true;
    leads[code.len()] = true;
    for (at, instruction) in code.iter().enumerate() {
        let operation = &instruction.operation;
        leads[at + 1] |= ends(operation);
        targets(operation)
            .into_iter()
            .for_each(|target| leads[target] = true);
    }
    let starts: Vec<usize> = (0..leads.len()).filter(|at| leads[*at]).collect();
    let block_at = |place: usize| starts.binary_search(&place).ok();
    let pairs = starts.iter().zip(starts.iter().skip(1));
    pairs
        .map(|(&start, &end)| {
            let last = &code[end - 1];
            let mut next: Vec<usize> = targets(&last.operation).into_iter().collect();
            if !ends(&last.operation) || last.guard != Condition::Always {
                next.push(end);
            }
            let next = next.into_iter().filter(|place| *place < code.len());
            Block {
                start,
                end,
                next: next.filter_map(block_at).collect(),
            }
        })
        .collect()
}

/// Computes the registers live at the end of each block.
fn live(code: &[Instruction], blocks: &[Block], needs: &Needs<'_>) -> Vec<HashSet<u32>> {
    let mut before: Vec<HashSet<u32>> = Vec::new();
    let mut written: Vec<HashSet<u32>> = Vec::new();
    let mut comes_from = vec![Vec::new(); blocks.len()];
    for (index, block) in blocks.iter().enumerate() {
        let (mut reads, mut writes) = (HashSet::new(), HashSet::new());
        for instruction in &code[block.start..block.end] {
            instruction.operation.reads(&mut |slot| {
                if !writes.contains(&slot) && !needs.free.contains(&slot) {
                    reads.insert(slot);
                }
            });
            if instruction.guard == Condition::Always {
                instruction.operation.writes(&mut |slot| {
                    writes.insert(slot);
                });
            }
        }
        before.push(reads);
        written.push(writes);
        block
            .next
            .iter()
            .for_each(|next| comes_from[*next].push(index));
    }
    let mut open: Vec<usize> = (0..blocks.len()).collect();
    while let Some(block) = open.pop() {
        for &earlier in &comes_from[block] {
            let new: Vec<u32> = before[block]
                .iter()
                .filter(|slot| !written[earlier].contains(slot) && !before[earlier].contains(slot))
                .copied()
                .collect();
            if !new.is_empty() {
                before[earlier].extend(new);
                open.push(earlier);
            }
        }
    }
    let after = |block: &Block| {
        let next = block.next.iter();
        next.flat_map(|next| before[*next].iter().copied())
            .collect()
    };
    blocks.iter().map(after).collect()
}
