//! Fields of records that are not there, or are described in a way that nobody can read.

/// Nothing of the kind is declared.
#[fields]
struct CUmemLocaton {
    /// Kind of place.
    r#type: OneOf<CUmemLocationType>,
}

/// What access a place has.
#[fields]
struct CUmemAccessDesc {
    location: Record<CUmemLocation>,
    /// Which access.
    flgas: OneOf<CUmemAccess_flags>,
}

/// What a value is of.
#[fields]
struct CUmemPoolProps<kind> {
    #[changes(PoolAccess)]
    #[creates(MemPool)]
    allocType: OneOf<CUmemAllocationType>,
}

/// Of no type that is declared.
#[fields(CUjit_optin)]
struct JitKey {
    /// Which option.
    #[whole]
    key: OneOf<CUjit_option>,
}

/// Sets access.
#[needs(context)]
#[order(unknown)]
fn cuMemPoolSetAccess(
    /// The pool.
    pool: MemPool,
    /// What access each place has.
    #[refuses(location.nod.Beyond = INVALID_VALUE)]
    map: Slice<CUmemAccessDesc, count>,
    /// How many places.
    count: Count<map>,
) {
}

/// Makes a pool.
#[needs(context)]
#[order(unknown)]
fn cuMemPoolCreate(
    /// The pool.
    #[creates(MemPool)]
    pool: Out<CUmemoryPool>,
    /// What it is of.
    poolProps: In<CUmemPoolProps>,
) {
}
