//! What a text says, before names are looked up.

use crate::image::ReferenceKind;
use crate::rejection::Place;
use crate::types::{Space, Type};

/// A whole text.
#[derive(Debug)]
pub(crate) struct Text<'a> {
    pub(crate) version: (u32, u32),
    pub(crate) target: u32,
    pub(crate) items: Vec<Item<'a>>,
}

/// What stands outside of functions.
#[derive(Debug)]
pub(crate) enum Item<'a> {
    Variable(Variable<'a>),
    Function(Function<'a>),
    Alias(Word<'a>, Word<'a>),
    Reference(Word<'a>, ReferenceKind),
}

/// A name where it stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Word<'a> {
    pub(crate) text: &'a str,
    pub(crate) place: Place,
}

/// Who sees a name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Linkage {
    #[default]
    Internal,
    Visible,
    Weak,
    Extern,
}

/// A variable in memory.
#[derive(Clone, Debug)]
pub(crate) struct Variable<'a> {
    pub(crate) name: Word<'a>,
    pub(crate) linkage: Linkage,
    pub(crate) managed: bool,
    /// Whether it is a parameter that stands in a register.
    pub(crate) in_register: bool,
    pub(crate) space: Space,
    pub(crate) ty: Type,
    /// How many values an element has: 1, 2 or 4.
    pub(crate) vector: u32,
    /// What is asked for with `.align`.
    pub(crate) align: Option<u32>,
    /// Sizes of an array; the first may be left open.
    pub(crate) dimensions: Vec<Option<u64>>,
    pub(crate) initial: Vec<Initial<'a>>,
}

impl Variable<'_> {
    /// The size in bytes; zero where it is left open. Nothing where it is beyond all measure.
    pub(crate) fn size(&self) -> Option<u64> {
        let element = u64::from(self.ty.bytes() * self.vector);
        let product = |open: u64| {
            let mut counts = self.dimensions.iter().map(|count| count.unwrap_or(open));
            counts.try_fold(element, u64::checked_mul)
        };
        // What is left open or empty must not hide how large the rest is.
        let largest = self.dimensions.iter().try_fold(element, |size, count| {
            size.checked_mul(count.unwrap_or(1).max(1))
        })?;
        product(0).filter(|_| largest <= 1 << 31)
    }

    pub(crate) fn alignment(&self) -> u32 {
        self.align.unwrap_or((self.ty.bytes() * self.vector).max(1))
    }
}

/// One value of an initialiser, braces taken away.
#[derive(Clone, Debug)]
pub(crate) enum Initial<'a> {
    Integer(u64),
    Single(u32),
    Double(u64),
    /// The address of something, and a distance. A generic one is the same.
    Address {
        of: Word<'a>,
        add: i64,
    },
    /// One byte of an address, the least significant being the first.
    AddressByte {
        of: Word<'a>,
        add: i64,
        byte: u32,
    },
    /// From the value before up to this element there are zeros.
    UpTo(u64),
}

/// A kernel or a function.
#[derive(Debug)]
pub(crate) struct Function<'a> {
    pub(crate) name: Word<'a>,
    pub(crate) entry: bool,
    pub(crate) returns: Vec<Variable<'a>>,
    pub(crate) parameters: Vec<Variable<'a>>,
    pub(crate) bounds: Bounds,
    pub(crate) body: Option<Vec<Statement<'a>>>,
}

/// What a kernel asks of its launches.
#[derive(Clone, Debug, Default)]
pub(crate) struct Bounds {
    pub(crate) most_threads: Option<[u32; 3]>,
    pub(crate) exact_threads: Option<[u32; 3]>,
    pub(crate) least_blocks: Option<u32>,
    pub(crate) most_registers: Option<u32>,
    pub(crate) cluster: Option<[u32; 3]>,
}

/// What stands inside of functions.
#[derive(Debug)]
pub(crate) enum Statement<'a> {
    Label(Word<'a>),
    Registers {
        ty: Type,
        names: Vec<(Word<'a>, Option<u32>)>,
    },
    Variable(Variable<'a>),
    Block(Vec<Statement<'a>>),
    Instruction(Instruction<'a>),
    /// Labels that `brx.idx` goes to.
    Targets {
        name: Word<'a>,
        labels: Vec<Word<'a>>,
    },
    /// The shape of a function that is called through a register.
    Prototype {
        name: Word<'a>,
        returns: Vec<Variable<'a>>,
        parameters: Vec<Variable<'a>>,
    },
}

/// An instruction.
#[derive(Clone, Debug)]
pub(crate) struct Instruction<'a> {
    pub(crate) guard: Option<(Word<'a>, bool)>,
    pub(crate) name: Word<'a>,
    pub(crate) modifiers: Vec<Word<'a>>,
    pub(crate) operands: Vec<Operand<'a>>,
}

impl Instruction<'_> {
    pub(crate) fn place(&self) -> Place {
        self.name.place
    }

    /// The instruction with its modifiers, as it is written.
    pub(crate) fn text(&self) -> String {
        let mut text = self.name.text.to_owned();
        for modifier in &self.modifiers {
            text.push('.');
            text.push_str(modifier.text);
        }
        text
    }
}

/// An operand.
#[derive(Clone, Debug)]
pub(crate) struct Operand<'a> {
    pub(crate) place: Place,
    pub(crate) value: Value<'a>,
}

/// What an operand is.
#[derive(Clone, Debug)]
pub(crate) enum Value<'a> {
    Name(&'a str),
    /// A name and a distance, outside of brackets.
    Sum(&'a str, i64),
    /// `%tid.x`
    Part(&'a str, &'a str),
    Not(&'a str),
    /// Two's complement.
    Integer(u64),
    Single(u32),
    Double(u64),
    /// `d|p`
    Pair(&'a str, &'a str),
    Sink,
    /// In brackets: a name or nothing, and a distance.
    Memory(Option<&'a str>, i64),
    /// In brackets: the name of a reference or of a register with an object, and behind a comma where it is
    /// looked at.
    Texel(&'a str, Box<Operand<'a>>),
    /// In braces.
    Vector(Vec<Operand<'a>>),
    /// In parentheses.
    List(Vec<Operand<'a>>),
}
