//! A parser for PTX, and an executor that runs its kernels on the host.
//!
//! A text passes through four forms: tokens, syntax tree, executable code, execution. [`Module::parse`]
//! performs all steps up to the code, and rejects a text that is invalid or uses an unsupported feature.
//! [`launch`] runs a kernel on memory that the caller provides.

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
pub use picture::{ArrayView, Border, Component, Stack, Texture};
pub use rejection::{Place, Reason, Rejection};
pub use types::Space;
