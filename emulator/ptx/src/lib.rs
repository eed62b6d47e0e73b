//! Reads PTX, and executes its kernels on the host.
//!
//! A text goes one way: tokens, what it says, what it means, what is executed. [`Module::parse`] does
//! all of that at once, and refuses a text that is wrong or asks for what is not there. [`launch`] runs
//! a kernel on memory that the caller provides.

mod rejection;

mod types;

mod lanes;

mod special;

mod code;

mod uses;

mod lex;

mod image;

mod picture;

mod ast;

mod parse;

mod isa;

mod arithmetic;

mod lower;

mod module;

mod exec;

pub use exec::{Fault, FaultKind, Launch, Memory, Output, Region, launch};
pub use image::{Entry, Parameter, Reference, ReferenceKind, Relocation, Target, Variable};
pub use module::Module;
pub use picture::{Border, Component, Picture, Stack, Texture};
pub use rejection::{Place, Reason, Rejection};
pub use types::Space;
