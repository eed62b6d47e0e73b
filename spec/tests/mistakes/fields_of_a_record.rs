//! Missing fields of records, and malformed descriptions.

/// A record that no header declares.
#[fields]
struct CUmemLocaton {
    /// Kind of place.
    r#type: OneOf<CUmemLocationType>,
}

/// The access of a location.
#[fields]
struct CUmemAccessDesc {
    location: Record<CUmemLocation>,
    /// The access.
    flgas: OneOf<CUmemAccess_flags>,
}

/// The kind of a value.
#[fields]
struct CUmemPoolProps<kind> {
    #[changes(PoolAccess)]
    #[creates(MemPool)]
    #[element(first)]
    allocType: OneOf<CUmemAllocationType>,
}

/// A type that no header declares.
#[fields(CUjit_optin)]
struct JitKey {
    /// The option.
    #[whole]
    key: OneOf<CUjit_option>,
}

/// Sets access.
#[needs(context)]
#[order(unknown)]
fn cuMemPoolSetAccess(
    /// The pool.
    pool: MemPool,
    /// The access of each location.
    #[refuses(location.nod.Beyond = INVALID_VALUE)]
    map: Slice<CUmemAccessDesc, count>,
    /// Number of locations.
    count: Count<map>,
) {
}

/// Creates a pool.
#[needs(context)]
#[order(unknown)]
fn cuMemPoolCreate(
    /// The pool.
    #[creates(MemPool)]
    pool: Out<CUmemoryPool>,
    /// The properties.
    poolProps: In<CUmemPoolProps>,
) {
}
