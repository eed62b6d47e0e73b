//! The syntax tree of a PTX text, before names are resolved.

use crate::image::ReferenceKind;
use crate::rejection::Place;
use crate::types::{Space, Type};

/// A complete text.
#[derive(Debug)]
pub(crate) struct Text<'a> {
    pub(crate) version: (u32, u32),
    pub(crate) target: u32,
    pub(crate) items: Vec<Item<'a>>,
}

/// An item outside functions.
#[derive(Debug)]
pub(crate) enum Item<'a> {
    Variable(Variable<'a>),
    Function(Function<'a>),
    Alias(Word<'a>, Word<'a>),
    Reference(Word<'a>, ReferenceKind),
}

/// A name and its position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Word<'a> {
    pub(crate) text: &'a str,
    pub(crate) place: Place,
}

/// The visibility of a name.
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
    /// Whether it is a parameter in a register.
    pub(crate) in_register: bool,
    pub(crate) space: Space,
    pub(crate) ty: Type,
    /// Number of values in an element: 1, 2 or 4.
    pub(crate) vector: u32,
    /// The alignment that `.align` sets.
    pub(crate) align: Option<u32>,
    /// Dimensions of an array; the first may be open.
    pub(crate) dimensions: Vec<Option<u64>>,
    pub(crate) initial: Vec<Initial<'a>>,
}

impl Variable<'_> {
    /// Returns the size in bytes, or 0 if a dimension is open. `None` if the size exceeds 2 GiB.
    pub(crate) fn size(&self) -> Option<u64> {
        let element = u64::from(self.ty.bytes() * self.vector);
        let product = |open: u64| {
            let mut counts = self.dimensions.iter().map(|count| count.unwrap_or(open));
            counts.try_fold(element, u64::checked_mul)
        };
        // An open or empty dimension must not hide the size of the others.
        let largest = self.dimensions.iter().try_fold(element, |size, count| {
            size.checked_mul(count.unwrap_or(1).max(1))
        })?;
        product(0).filter(|_| largest <= 1 << 31)
    }

    pub(crate) fn alignment(&self) -> u32 {
        self.align.unwrap_or((self.ty.bytes() * self.vector).max(1))
    }
}

/// One value of an initialiser, without braces.
#[derive(Clone, Debug)]
pub(crate) enum Initial<'a> {
    Integer(u64),
    Single(u32),
    Double(u64),
    /// The address of a symbol plus an offset. `generic(...)` is equivalent.
    Address {
        of: Word<'a>,
        add: i64,
    },
    /// One byte of an address; byte 0 is the least significant.
    AddressByte {
        of: Word<'a>,
        add: i64,
        byte: u32,
    },
    /// Fills with zeros up to this element.
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

/// The launch bounds of a kernel.
#[derive(Clone, Debug, Default)]
pub(crate) struct Bounds {
    pub(crate) most_threads: Option<[u32; 3]>,
    pub(crate) exact_threads: Option<[u32; 3]>,
    pub(crate) least_blocks: Option<u32>,
    pub(crate) most_registers: Option<u32>,
    pub(crate) cluster: Option<[u32; 3]>,
}

/// A statement of a function.
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
    /// The labels of a `brx.idx`.
    Targets {
        name: Word<'a>,
        labels: Vec<Word<'a>>,
    },
    /// The signature of a function that is called through a register.
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

    /// Returns the instruction with its modifiers, as written.
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

/// The value of an operand.
#[derive(Clone, Debug)]
pub(crate) enum Value<'a> {
    Name(&'a str),
    /// A name plus an offset, outside brackets.
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
    /// In brackets: an optional name, and an offset.
    Memory(Option<&'a str>, i64),
    /// In brackets: the name of a reference or of a register that holds an object, and the coordinates after
    /// the comma.
    Texel(&'a str, Box<Operand<'a>>),
    /// In braces.
    Vector(Vec<Operand<'a>>),
    /// In parentheses.
    List(Vec<Operand<'a>>),
}
