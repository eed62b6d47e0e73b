//! What is executed: instructions whose names have become places in frames.

use crate::lanes::{Apply, Test};
use crate::special::Special;
use crate::types::{Space, Type};

/// Where generic addresses of shared memory begin.
pub(crate) const SHARED_WINDOW: u64 = 0x0001_0000_0000_0000;
/// Where generic addresses of local memory begin.
pub(crate) const LOCAL_WINDOW: u64 = 0x0002_0000_0000_0000;
/// Where generic addresses of a kernel's parameters begin.
pub(crate) const PARAMETER_WINDOW: u64 = 0x0003_0000_0000_0000;
/// Where memory begins that a launch brings for barriers of the whole grid.
pub(crate) const WORKSPACE: u64 = 0x0004_0000_0000_0000;
/// How long each of the windows is.
pub(crate) const WINDOW: u64 = 1 << 32;
/// Addresses of functions begin here, and are this far from each other.
pub(crate) const FUNCTION_STEP: u64 = 256;

/// The address that stands for a function.
pub(crate) fn function_address(index: usize) -> u64 {
    (index as u64 + 1) * FUNCTION_STEP
}

/// The function that an address stands for.
pub(crate) fn function_at(address: u64) -> Option<usize> {
    let whole = address.is_multiple_of(FUNCTION_STEP) && address > 0;
    whole.then(|| (address / FUNCTION_STEP) as usize - 1)
}

/// Bits of a barrier in memory: how many are awaited, how many each phase awaits, and in the rest the phase.
const COUNT_BITS: u32 = 20;
/// Where the phase of a barrier in memory begins.
pub(crate) const PHASE: u32 = 2 * COUNT_BITS;

/// A barrier in memory that awaits so many in each phase.
pub(crate) fn barrier_of(count: u64) -> u64 {
    let count = count & ((1 << COUNT_BITS) - 1);
    count | count << COUNT_BITS
}

/// A barrier in memory after so many have arrived: the last of a phase begins the next.
pub(crate) fn arrived(barrier: u64, count: u64) -> u64 {
    let mask = (1 << COUNT_BITS) - 1;
    let (awaited, each) = (barrier & mask, barrier >> COUNT_BITS & mask);
    let phase = barrier >> PHASE;
    match awaited.saturating_sub(count & mask) {
        0 => phase.wrapping_add(1) << PHASE | each << COUNT_BITS | each,
        left => phase << PHASE | each << COUNT_BITS | left,
    }
}

/// All code of a module.
#[derive(Default)]
pub(crate) struct Code {
    pub(crate) instructions: Vec<Instruction>,
    pub(crate) constants: Vec<Constant>,
    pub(crate) functions: Vec<Function>,
}

/// A value that is known before the first instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Constant {
    Value(u64),
    /// The address of a variable of the module, and a distance.
    Variable(usize, i64),
    /// The place of a variable in shared memory, and a distance.
    Shared(usize, i64),
}

/// A function of the code. Its frame begins with what it returns to.
#[derive(Clone, Debug, Default)]
pub(crate) struct Function {
    pub(crate) name: String,
    pub(crate) start: u32,
    pub(crate) frame: FrameSize,
    /// Bytes of its results and parameters, which its local memory begins with.
    pub(crate) shape: u32,
}

/// A result or parameter in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Parameter {
    pub(crate) offset: u32,
    pub(crate) bytes: u32,
}

/// How much a function needs while it runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct FrameSize {
    pub(crate) registers: u32,
    pub(crate) predicates: u32,
    pub(crate) local: u32,
}

/// Registers of every frame that hold what it returns to.
pub(crate) const LINKS: u32 = 2;
/// The predicate of every frame that holds the carry.
pub(crate) const CARRY: u32 = 0;

/// An operand: a register of the frame, or a constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    Register(u32),
    Constant(u32),
}

/// A predicate as an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Condition {
    Always,
    Never,
    If(u32),
    Unless(u32),
}

/// An address in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Address {
    /// Nothing stands for the local memory of the frame.
    pub(crate) base: Option<Source>,
    pub(crate) offset: i64,
    pub(crate) space: Space,
}

/// Bytes that go from one place of local memory to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Copy {
    pub(crate) from: u32,
    pub(crate) to: u32,
    pub(crate) bytes: u32,
}

/// An instruction.
pub(crate) struct Instruction {
    pub(crate) guard: Condition,
    pub(crate) operation: Operation,
    /// The line of the text.
    pub(crate) line: u32,
}

/// How two predicates are joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Logic {
    And,
    Or,
    Xor,
}

/// What an atomic operation does to the memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    And,
    Or,
    Xor,
    Exchange,
    Compare,
    Add,
    Increment,
    Decrement,
    Least,
    Greatest,
    /// So many have arrived at a barrier in memory.
    Arrive,
}

/// How a barrier is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reduction {
    /// No result.
    None,
    /// How many predicates hold, into a register.
    Count(u32),
    /// Whether all hold, into a predicate.
    All(u32),
    /// Whether any holds, into a predicate.
    Any(u32),
}

/// A question that a warp answers together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Vote {
    All(u32),
    Any(u32),
    Uniform(u32),
    Ballot(u32),
}

/// Which lane a shuffle reads from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shuffle {
    Up,
    Down,
    Butterfly,
    Index,
}

/// Functions that a module calls and every driver has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Builtin {
    Print,
    Fail,
    Allocate,
    Free,
}

/// Who is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Callee {
    Function(usize),
    Address(Source),
}

/// What all lanes of a mask do together before any goes on.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Together {
    Wait,
    Vote {
        vote: Vote,
        of: Condition,
    },
    Shuffle {
        kind: Shuffle,
        to: Option<u32>,
        valid: Option<u32>,
        of: Source,
        lane: Source,
        clamp: Source,
    },
    MatchAny {
        to: u32,
        of: Source,
    },
    MatchAll {
        to: Option<u32>,
        equal: Option<u32>,
        of: Source,
    },
    Elect {
        to: Option<u32>,
        elected: Option<u32>,
    },
    Reduce {
        change: Change,
        ty: Type,
        to: u32,
        of: Source,
    },
}

/// What is done with an array beyond its ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bounds {
    /// The kernel faults.
    Trap,
    /// What is nearest is taken.
    Clamp,
    /// Zero is read, and nothing written.
    Zero,
}

/// What is done with the bytes of an array.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Access {
    Load(Vec<Option<u32>>),
    Store(Vec<Source>),
}

/// Bytes of an array, which are found through an object.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Surface {
    pub(crate) object: Source,
    /// Whether the last coordinate is a layer.
    pub(crate) has_layers: bool,
    /// A byte of a row, a row, and a slice or layer.
    pub(crate) at: [Source; 3],
    pub(crate) bounds: Bounds,
    /// Of each value.
    pub(crate) bytes: u32,
    pub(crate) access: Access,
}

/// How elements are found by coordinates with a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Look {
    /// One component of the four around a place.
    Gather(usize),
    /// The one that is seen from the middle of a cube.
    Cube,
}

/// Elements of an array, which are found through an object.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Texel {
    pub(crate) object: Source,
    pub(crate) look: Look,
    /// On three axes, and the number of the cube.
    pub(crate) at: [Source; 4],
    pub(crate) to: Vec<Option<u32>>,
    /// Whether numbers of single precision are wanted.
    pub(crate) is_single: bool,
}

/// What an instruction does.
pub(crate) enum Operation {
    Apply {
        of: Apply,
        to: u32,
        sources: [Source; 4],
    },
    Copy {
        to: u32,
        from: Source,
    },
    Test {
        test: Test,
        to: Option<u32>,
        complement: Option<u32>,
        sources: [Source; 2],
        joined: Option<(Logic, Condition)>,
    },
    Logic {
        logic: Logic,
        to: u32,
        sources: [Condition; 2],
    },
    Select {
        to: u32,
        sources: [Source; 2],
        by: Condition,
    },
    /// `to = a + b + carry`, or `a + !b + carry`, in so many bits: what is carried says that nothing was borrowed.
    Carry {
        subtracts: bool,
        takes: bool,
        gives: bool,
        bits: u32,
        to: u32,
        sources: [Source; 2],
    },
    Special {
        to: u32,
        special: Special,
    },
    FrameAddress {
        to: u32,
        offset: u32,
    },
    Load {
        address: Address,
        bytes: u32,
        to: Vec<Option<u32>>,
        sign: Option<u32>,
        strong: bool,
    },
    Store {
        address: Address,
        bytes: u32,
        from: Vec<Source>,
        strong: bool,
    },
    Atomic {
        address: Address,
        change: Change,
        ty: Type,
        to: Option<u32>,
        sources: [Source; 2],
    },
    Jump(u32),
    JumpTable {
        index: Source,
        targets: Vec<u32>,
    },
    /// Places in the function that is called count from its own frame.
    Call {
        callee: Callee,
        frame: FrameSize,
        shape: u32,
        arguments: Vec<Copy>,
    },
    /// After a call: what was returned, from the frame of the function that was called.
    Collect {
        frame: FrameSize,
        results: Vec<Copy>,
    },
    Builtin {
        builtin: Builtin,
        to: Option<u32>,
        arguments: Vec<u32>,
    },
    Return,
    Exit,
    Trap,
    /// A texture is read through a reference, which nothing here does.
    Texture,
    Surface(Surface),
    Texel(Texel),
    Barrier {
        id: Source,
        count: Option<Source>,
        waits: bool,
        reduction: Reduction,
        of: Condition,
    },
    ClusterArrive,
    ClusterWait,
    Together {
        what: Together,
        mask: Option<Source>,
    },
    ActiveMask(u32),
    Fence,
    /// Lets others go first.
    Sleep,
    Nothing,
}
