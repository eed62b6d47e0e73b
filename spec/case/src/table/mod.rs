//! Cases as the suite holds them: what many have in common is written once, and a case is a line that
//! a person can read.
//!
//! ```text
//! cases driver stream
//!
//! fn cuStreamQuery ordered
//! basis
//!  confirmed {"documented":"cuda.h of 13.5.37, cuStreamQuery","on":["580.159.04"]}
//! param hStream Stream
//!  created {"make":{"domain":"Stream","exemplar":"Created"}}
//!  null "null"
//! fault
//!  hStream.null {"outcome":{"codes":["CUDA_ERROR_INVALID_HANDLE"]}}
//! case
//!  plain
//!  refused hStream=null !hStream.null
//! ```
//!
//! A file is of one group of one API. Its blocks begin with a line that is not indented:
//!
//! | block | its lines |
//! | --- | --- |
//! | `fn NAME [of=FUNCTION] [ordered] [lasting] [needs-nothing] [returns=BYTES] [?label]` | sections `basis`, `param NAME DOMAIN [varies \| varies=OFFSET+SIZE/RECORD ..]`, `field NAME PLAIN`, `fault`, `ensure`, `gate` with labels and their JSON, then `case` with a row per case |
//! | `survey` | sections `gate` and `case`; a row is a function and the sizes of its arguments |
//! | `exports` | sections `basis`, `gate` and `case`; a row is a symbol and how it is looked up |
//! | `scenarios` | sections `basis` and `case`; a row is a scenario and the function it is filed under |
//!
//! A gate in the head of a function is one of all its cases. The words of a row, after the kind:
//!
//! | word | says |
//! | --- | --- |
//! | `param=label` | the argument, where it is not the first of its section |
//! | `field=label` | the field of a record, where it is not the plain one that its section names |
//! | `%word=value` | of a case with held work: the work that is `held`, whether the call `waits`, the number of copied `bytes`, the ends of the copy (`from`, `to`) |
//! | `@state` | the state, where it is not `ready` |
//! | `!label` | a fault, in the order of checks |
//! | `+label` | an ensure |
//! | `?label` | a gate |
//! | `^name` | the hazard |
//! | `*label` | what the expectation of a row that has no contract stands on |
//! | `lasting` | of a scenario: its process runs no case after it |
//! | `exclusive` | of a scenario: no other worker uses the device meanwhile |
//! | `own` | the case has a thread that no other uses |
//! | `#2` | the case's number among those that would have the same id |
//!
//! The id of a case of the kind `interop` ends in `objects=driver`, after the labels that differ.
//!
//! A success stands on the first basis of its block, and so does everything else that names no other.
//!
//! A label is what people know a thing by, `whole` or `whole-allocation`; the second thing of that
//! name is `whole~2`, for the size that stands for the whole may depend on other arguments. The name
//! of a fault and of an ensure is the part of the rule's id behind the function: the block's own, or the
//! one whose twin it is, `of=cuStreamQuery`. An id is not
//! written: it is the function, and the labels that differ from the plain case.

mod parse;
mod read;
mod write;

#[cfg(test)]
mod tests;

/// What the id of a case with objects of the driver says.
pub const OBJECTS_OF_DRIVER: (&str, &str) = ("objects", "driver");

pub use read::{Row, Rows, Table, tables};
pub use write::{
    Block, FunctionBlock, PlannedCase, PlannedField, PlannedParam, PlannedValue, head,
};

/// A part of a result that differs between machines, processes or moments, or that a call does not write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VaryingPart {
    /// Its offset in the record, in bytes.
    pub offset: u64,
    /// Its size in bytes.
    pub size: u64,
    /// The size of the record.
    pub of: u64,
}

impl VaryingPart {
    /// Reads `varies=24+64/88`.
    fn parse(word: &str) -> Option<VaryingPart> {
        let (offset, rest) = word.strip_prefix("varies=")?.split_once('+')?;
        let (size, of) = rest.split_once('/')?;
        Some(VaryingPart {
            offset: offset.parse().ok()?,
            size: size.parse().ok()?,
            of: of.parse().ok()?,
        })
    }
}

/// Splits the labels of things that people call the same.
const SAME_NAME: char = '~';

/// The label without the number that tells it from others of its name.
fn plain_label(label: &str) -> &str {
    label.split(SAME_NAME).next().unwrap_or(label)
}
