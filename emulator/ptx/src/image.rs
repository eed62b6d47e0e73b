//! What a module tells of its kernels and variables.

use crate::types::Space;

/// A kernel of a module.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Entry {
    /// The name, as it is written.
    pub name: String,
    /// The parameters in their order.
    pub parameters: Vec<Parameter>,
    /// The size of all parameters together, in bytes.
    pub parameter_bytes: u32,
    /// Shared memory that the text declares, in bytes for each block.
    pub shared_bytes: u32,
    /// Constant memory that the module declares, in bytes.
    pub const_bytes: u32,
    /// Local memory of a thread before it calls anything, in bytes.
    pub local_bytes: u32,
    /// An estimate of the registers of 32 bits that a thread needs.
    pub registers: u32,
    /// The most threads of a block, by `.maxntid`.
    pub max_threads: Option<[u32; 3]>,
    /// The threads that a block has to have, by `.reqntid`.
    pub required_threads: Option<[u32; 3]>,
    /// The blocks of a cluster, by `.reqnctapercluster`.
    pub cluster: Option<[u32; 3]>,
    /// Blocks that are wanted on a multiprocessor, by `.minnctapersm`.
    pub min_blocks: Option<u32>,
    /// The most registers of a thread, by `.maxnreg`.
    pub max_registers: Option<u32>,
    /// Whether it or what it calls may print.
    pub prints: bool,
    /// Whether it or what it calls may allocate from the heap, or give back to it.
    pub allocates: bool,
    pub(crate) function: usize,
    /// Where each shared variable of the module lies, if the kernel needs it.
    pub(crate) shared: Vec<Option<u32>>,
    /// Whether it or what it calls has dynamic shared memory, and how that is aligned.
    pub(crate) dynamic_align: u32,
}

/// A parameter of a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Where it begins among the parameters, in bytes.
    pub offset: u32,
    /// Its size in bytes.
    pub size: u32,
    /// What its place is a multiple of.
    pub align: u32,
}

/// A variable of a module that lies in global or constant memory.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Variable {
    /// The name, as it is written.
    pub name: String,
    /// Global or constant memory.
    pub space: Space,
    /// The size in bytes.
    pub size: u64,
    /// What its address has to be a multiple of.
    pub align: u64,
    /// What it begins with: as many bytes as its size.
    pub initial: Vec<u8>,
    /// Addresses that are to be written into it.
    pub relocations: Vec<Relocation>,
    /// Whether the host reads it at the same address.
    pub managed: bool,
    /// Whether other modules see it.
    pub visible: bool,
}

/// A reference of a module, which the host binds to something.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Reference {
    /// The name, as it is written.
    pub name: String,
    /// What it is bound to.
    pub kind: ReferenceKind,
}

/// What a reference is bound to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReferenceKind {
    /// `.texref`
    Texture,
    /// `.surfref`
    Surface,
    /// `.samplerref`
    Sampler,
}

impl ReferenceKind {
    /// The kind that a declaration names.
    pub(crate) fn named(word: &str) -> Option<ReferenceKind> {
        Some(match word {
            "texref" => ReferenceKind::Texture,
            "surfref" => ReferenceKind::Surface,
            "samplerref" => ReferenceKind::Sampler,
            _ => return None,
        })
    }
}

/// An address of 64 bits that stands in a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Relocation {
    /// Where in the variable, in bytes.
    pub offset: u64,
    /// What is to be written there.
    pub target: Target,
}

/// What an address is that stands in a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// The address of the variable with this index, and a distance.
    Variable(usize, i64),
    /// This value: the address of a function.
    Value(u64),
}
