//! The executable form: instructions whose names are resolved to slots of frames.

use crate::lanes::{Apply, Test};
use crate::special::Special;
use crate::types::{Space, Type};

/// Start of the generic addresses of shared memory.
pub(crate) const SHARED_WINDOW: u64 = 0x0001_0000_0000_0000;
/// Start of the generic addresses of local memory.
pub(crate) const LOCAL_WINDOW: u64 = 0x0002_0000_0000_0000;
/// Start of the generic addresses of kernel parameters.
pub(crate) const PARAMETER_WINDOW: u64 = 0x0003_0000_0000_0000;
/// Start of the memory that a launch provides for grid-wide barriers.
pub(crate) const WORKSPACE: u64 = 0x0004_0000_0000_0000;
/// Size of each window in bytes.
pub(crate) const WINDOW: u64 = 1 << 32;
/// The address of the first function, and the distance between functions.
pub(crate) const FUNCTION_STEP: u64 = 256;

/// Returns the address that represents a function.
pub(crate) fn function_address(index: usize) -> u64 {
    (index as u64 + 1) * FUNCTION_STEP
}

/// Returns the function that an address represents.
pub(crate) fn function_at(address: u64) -> Option<usize> {
    let whole = address.is_multiple_of(FUNCTION_STEP) && address > 0;
    whole.then(|| (address / FUNCTION_STEP) as usize - 1)
}

/// Width of the two counters of a memory barrier: pending arrivals, and arrivals per phase. The phase uses
/// the other bits.
const COUNT_BITS: u32 = 20;
/// The lowest bit of the phase in a memory barrier.
pub(crate) const PHASE: u32 = 2 * COUNT_BITS;

/// Returns a memory barrier that expects `count` arrivals per phase.
pub(crate) fn barrier_of(count: u64) -> u64 {
    let count = count & ((1 << COUNT_BITS) - 1);
    count | count << COUNT_BITS
}

/// Returns a memory barrier after `count` arrivals. The last arrival of a phase begins the next phase.
pub(crate) fn arrived(barrier: u64, count: u64) -> u64 {
    let mask = (1 << COUNT_BITS) - 1;
    let (awaited, each) = (barrier & mask, barrier >> COUNT_BITS & mask);
    let phase = barrier >> PHASE;
    match awaited.saturating_sub(count & mask) {
        0 => phase.wrapping_add(1) << PHASE | each << COUNT_BITS | each,
        left => phase << PHASE | each << COUNT_BITS | left,
    }
}

/// The code of a module.
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
    /// The address of a module variable plus an offset.
    Variable(usize, i64),
    /// The offset of a variable in shared memory, plus an offset.
    Shared(usize, i64),
}

/// A function. Its frame begins with the return link.
#[derive(Clone, Debug, Default)]
pub(crate) struct Function {
    pub(crate) name: String,
    pub(crate) start: u32,
    pub(crate) frame: FrameSize,
    /// Size of its results and parameters in bytes; they are at the start of its local memory.
    pub(crate) shape: u32,
}

/// A result or parameter in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Parameter {
    pub(crate) offset: u32,
    pub(crate) bytes: u32,
}

/// The frame size of a function.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct FrameSize {
    pub(crate) registers: u32,
    pub(crate) predicates: u32,
    pub(crate) local: u32,
}

/// Number of registers at the start of every frame that hold the return link.
pub(crate) const LINKS: u32 = 2;
/// The predicate of every frame that holds the carry flag.
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
    /// `None` is the local memory of the frame.
    pub(crate) base: Option<Source>,
    pub(crate) offset: i64,
    pub(crate) space: Space,
}

/// A copy within local memory.
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
    /// The line in the text.
    pub(crate) line: u32,
}

/// How two predicates are combined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Logic {
    And,
    Or,
    Xor,
}

/// The change that an atomic operation makes in memory.
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
    /// Counts arrivals at a memory barrier.
    Arrive,
}

/// The reduction of a barrier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reduction {
    /// No result.
    None,
    /// Counts the true predicates into a register.
    Count(u32),
    /// Sets a predicate if all are true.
    All(u32),
    /// Sets a predicate if any is true.
    Any(u32),
}

/// A vote of a warp.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Vote {
    All(u32),
    Any(u32),
    Uniform(u32),
    Ballot(u32),
}

/// How a shuffle selects the source lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shuffle {
    Up,
    Down,
    Butterfly,
    Index,
}

/// Functions that the driver provides to modules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Builtin {
    Print,
    Fail,
    Allocate,
    Free,
    SetCondition,
    LaunchGraph,
}

impl Builtin {
    /// Returns the builtin that a declaration without a body refers to.
    pub(crate) fn named(name: &str) -> Option<Builtin> {
        match name {
            "vprintf" => Some(Builtin::Print),
            "__assertfail" => Some(Builtin::Fail),
            "malloc" => Some(Builtin::Allocate),
            "free" => Some(Builtin::Free),
            "cudaGraphSetConditional" => Some(Builtin::SetCondition),
            "cudaGraphLaunch" => Some(Builtin::LaunchGraph),
            _ => None,
        }
    }

    /// The size of its result in bytes.
    pub(crate) fn result_bytes(self) -> usize {
        match self {
            Builtin::Print | Builtin::LaunchGraph => 4,
            _ => 8,
        }
    }
}

/// The target of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Callee {
    Function(usize),
    Address(Source),
}

/// An operation that all lanes of a mask execute together.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Collective {
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

/// The handling of surface accesses out of bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bounds {
    /// The kernel faults.
    Trap,
    /// The nearest element is used.
    Clamp,
    /// Reads return zero, and writes are ignored.
    Zero,
}

/// A surface access.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Access {
    Load(Vec<Option<u32>>),
    Store(Vec<Source>),
}

/// An access to the bytes of an array through a surface object.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Surface {
    pub(crate) object: Object,
    /// Whether the last coordinate is a layer.
    pub(crate) has_layers: bool,
    /// The byte in the row, the row, and the slice or layer.
    pub(crate) at: [Source; 3],
    pub(crate) bounds: Bounds,
    /// Bytes of each value.
    pub(crate) bytes: u32,
    pub(crate) access: Access,
}

/// How a texture fetch selects elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lookup {
    /// One component of the four elements around the coordinates.
    Gather(usize),
    /// The element of a cube map in a direction from the center.
    Cube,
    /// The element at the coordinates, which are integers or numbers of single precision.
    Element {
        /// Whether the coordinates are integers.
        is_whole: bool,
        /// The number of coordinates.
        axes: usize,
    },
}

/// What an instruction reads or writes an array through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Object {
    /// A texture or surface object.
    Handle(Source),
    /// A reference of the module, by its index.
    Reference(u32),
}

impl Object {
    /// The operand that an object is named by.
    pub(crate) fn handle(&self) -> Option<&Source> {
        match self {
            Object::Handle(source) => Some(source),
            Object::Reference(_) => None,
        }
    }
}

/// A texture fetch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Texel {
    pub(crate) object: Object,
    pub(crate) lookup: Lookup,
    /// Three coordinates, and the index of the cube.
    pub(crate) at: [Source; 4],
    pub(crate) to: Vec<Option<u32>>,
    /// Whether the results are numbers of single precision.
    pub(crate) is_single: bool,
}

/// The operation of an instruction.
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
    /// `to = a + b + carry`, or `a + !b + carry`, in `bits` bits. A carry out of a subtraction means no
    /// borrow.
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
    /// Offsets in the called function are relative to its own frame.
    Call {
        callee: Callee,
        frame: FrameSize,
        shape: u32,
        arguments: Vec<Copy>,
    },
    /// Follows a call: copies the results out of the frame of the called function.
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
    /// A texture fetch through a texture reference, which is not supported and faults.
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
    Collective {
        what: Collective,
        mask: Option<Source>,
    },
    ActiveMask(u32),
    Fence,
    /// Lets other warps run first.
    Sleep,
    Nothing,
}
