//! The public description of a module's kernels and variables.

use crate::types::Space;

/// A kernel of a module.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Entry {
    /// The name, as written.
    pub name: String,
    /// The parameters in their order.
    pub parameters: Vec<Parameter>,
    /// The size of all parameters, in bytes.
    pub parameter_bytes: u32,
    /// Static shared memory, in bytes per block.
    pub shared_bytes: u32,
    /// Constant memory of the module, in bytes.
    pub const_bytes: u32,
    /// Local memory of a thread without calls, in bytes.
    pub local_bytes: u32,
    /// An estimate of the 32-bit registers per thread.
    pub registers: u32,
    /// The maximum number of threads per block, from `.maxntid`.
    pub max_threads: Option<[u32; 3]>,
    /// The required number of threads per block, from `.reqntid`.
    pub required_threads: Option<[u32; 3]>,
    /// The required number of blocks per cluster, from `.reqnctapercluster`.
    pub cluster: Option<[u32; 3]>,
    /// The minimum number of blocks per multiprocessor, from `.minnctapersm`.
    pub min_blocks: Option<u32>,
    /// The maximum number of registers per thread, from `.maxnreg`.
    pub max_registers: Option<u32>,
    /// Whether the kernel or its callees may print.
    pub prints: bool,
    /// Whether the kernel or its callees may allocate or free heap memory.
    pub allocates: bool,
    pub(crate) function: usize,
    /// The offset of each shared variable of the module; `None` for those that the kernel does not use.
    pub(crate) shared: Vec<Option<u32>>,
    /// The alignment of dynamic shared memory, if the kernel or its callees use it.
    pub(crate) dynamic_align: u32,
}

/// A parameter of a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// The offset among the parameters, in bytes.
    pub offset: u32,
    /// Its size in bytes.
    pub size: u32,
    /// The alignment in bytes.
    pub align: u32,
}

/// A module variable in global or constant memory.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Variable {
    /// The name, as written.
    pub name: String,
    /// Global or constant memory.
    pub space: Space,
    /// The size in bytes.
    pub size: u64,
    /// The alignment in bytes.
    pub align: u64,
    /// The initial value: as many bytes as the size.
    pub initial: Vec<u8>,
    /// Addresses to write into the initial value.
    pub relocations: Vec<Relocation>,
    /// Whether the host accesses it at the same address.
    pub managed: bool,
    /// Whether it is visible to other modules.
    pub visible: bool,
}

/// A texture, surface or sampler reference of a module, which the host binds.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Reference {
    /// The name, as written.
    pub name: String,
    /// The kind of the reference.
    pub kind: ReferenceKind,
}

/// The kind of a reference.
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
    /// Returns the kind that a declaration names.
    pub(crate) fn from_name(word: &str) -> Option<ReferenceKind> {
        Some(match word {
            "texref" => ReferenceKind::Texture,
            "surfref" => ReferenceKind::Surface,
            "samplerref" => ReferenceKind::Sampler,
            _ => return None,
        })
    }
}

/// A 64-bit address in the initial value of a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Relocation {
    /// The offset in the variable, in bytes.
    pub offset: u64,
    /// The address to write.
    pub target: Target,
}

/// The address in a relocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// The address of the variable with this index, plus an offset.
    Variable(usize, i64),
    /// This value: the address of a function.
    Value(u64),
}
