//! Kernels, and what is asked of one and told to it.
//!
//! How domains are written: docs/contracts.md, "Writing a domain".

/// A kernel in the code of one context. It is the same to every thread.
///
/// Its numbers: the most threads that a block of it has, how many it must have if that is fixed, bytes of
/// shared memory that every block has anyway and that a launch may ask for, how many parameters it takes and
/// up to which byte they lie, and how many blocks side by side its clusters have.
#[domain(CUfunction, live)]
#[any_thread]
enum Function {
    /// A kernel that does nothing and takes no parameter.
    #[accepted]
    #[is(unbounded)]
    #[has(
        context = 1,
        max_threads = 1024,
        static_shared = 0,
        most_dynamic_shared = device.max_shared_memory_per_block(),
        parameters = 0,
        parameter_bytes = 0,
        cluster_width = 0
    )]
    Loaded,
    /// A kernel that stores its second parameter, a number, at its first, an address.
    #[accepted]
    #[is(unbounded)]
    #[has(
        context = 1,
        max_threads = 1024,
        static_shared = 0,
        most_dynamic_shared = device.max_shared_memory_per_block(),
        parameters = 2,
        parameter_bytes = 12,
        cluster_width = 0
    )]
    Storing,
    /// A kernel that takes parameters of eight sizes.
    #[accepted]
    #[is(unbounded)]
    #[has(
        context = 1,
        max_threads = 1024,
        static_shared = 0,
        most_dynamic_shared = device.max_shared_memory_per_block(),
        parameters = 8,
        parameter_bytes = 96,
        cluster_width = 0
    )]
    Varied,
    /// A kernel that was compiled for blocks of at most 128 threads.
    #[accepted]
    #[has(
        context = 1,
        max_threads = 128,
        static_shared = 0,
        most_dynamic_shared = device.max_shared_memory_per_block(),
        parameters = 0,
        parameter_bytes = 0,
        cluster_width = 0
    )]
    Bounded,
    /// A kernel that was compiled for rows of 32 threads and no other block.
    #[accepted]
    #[has(
        context = 1,
        max_threads = 1024,
        static_shared = 0,
        most_dynamic_shared = device.max_shared_memory_per_block(),
        parameters = 0,
        parameter_bytes = 0,
        cluster_width = 0,
        required_x = 32,
        required_y = 1,
        required_z = 1
    )]
    Exact,
    /// A kernel each block of which has 1024 bytes of shared memory anyway.
    #[accepted]
    #[is(unbounded)]
    #[has(
        context = 1,
        max_threads = 1024,
        static_shared = 1024,
        most_dynamic_shared = { device.max_shared_memory_per_block() - 1024 },
        parameters = 0,
        parameter_bytes = 0,
        cluster_width = 0
    )]
    Sharing,
    /// A kernel each thread of which needs more than 128 registers, so that no more than 511 of them fit.
    #[accepted]
    #[has(
        context = 1,
        static_shared = 0,
        most_dynamic_shared = device.max_shared_memory_per_block(),
        parameters = 0,
        parameter_bytes = 0,
        cluster_width = 0
    )]
    Hungry,
    /// A kernel that was compiled for clusters of two blocks side by side.
    #[accepted]
    #[is(unbounded)]
    #[has(
        context = 1,
        max_threads = 1024,
        static_shared = 0,
        most_dynamic_shared = device.max_shared_memory_per_block(),
        parameters = 0,
        parameter_bytes = 0,
        cluster_width = 2
    )]
    #[gate(device.compute_capability_major() >= 9)]
    Clustered,
    /// A kernel without parameters, for which the older functions have set blocks of 32 threads.
    #[accepted]
    #[is(unbounded)]
    #[has(
        context = 1,
        max_threads = 1024,
        static_shared = 0,
        most_dynamic_shared = device.max_shared_memory_per_block(),
        parameters = 0,
        parameter_bytes = 0,
        cluster_width = 0
    )]
    Shaped,
    /// A kernel of a context that is not current.
    #[accepted]
    #[is(unbounded)]
    #[has(
        context = 2,
        max_threads = 1024,
        static_shared = 0,
        most_dynamic_shared = device.max_shared_memory_per_block(),
        parameters = 0,
        parameter_bytes = 0,
        cluster_width = 0
    )]
    // To load it is to have another context current for a while.
    #[own_thread]
    OtherContext,
    /// Null.
    #[refused(INVALID_HANDLE)]
    Null = 0,
    /// A kernel whose module was unloaded.
    #[undefined]
    Unloaded,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// What a kernel is told of itself: sizes in bytes, percents, blocks, or a word that stands for something.
#[domain]
enum FunctionValue {
    /// Zero.
    #[accepted]
    Zero = 0,
    /// One.
    #[accepted]
    One = 1,
    /// Two.
    #[accepted]
    Two = 2,
    /// A number past all words that stand for something.
    #[accepted]
    Three = 3,
    /// All of a share.
    #[accepted]
    Hundred = 100,
    /// More than a share has.
    #[accepted]
    OverHundred = 101,
    /// As many bytes of shared memory as a block can ask for in advance.
    #[accepted]
    OptIn = device.max_shared_memory_per_block_optin(),
    /// One more than that.
    #[accepted]
    OverOptIn = device.max_shared_memory_per_block_optin() + 1,
    /// One below zero, which stands for whatever the driver thinks best.
    #[accepted]
    Negative = -1,
    /// Two below zero.
    #[accepted]
    MoreNegative = -2,
}

/// Which parameter of a kernel, counted from zero.
#[domain]
enum ParameterIndex {
    /// The first.
    #[accepted]
    First = 0,
    /// The second.
    #[accepted]
    Second = 1,
    /// The eighth.
    #[accepted]
    Eighth = 7,
    /// The ninth, which no kernel at hand has.
    #[accepted]
    Ninth = 8,
    /// Every bit of the type.
    #[accepted]
    AllOnes = all_ones(),
}
