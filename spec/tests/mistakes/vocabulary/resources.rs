//! Resources without a function that ends or creates them.

/// Ended by a number.
#[resource(ended_by = 7)]
struct Lamp;

/// Ended by a function that no header declares.
#[resource(ended_by = cuLampDestroy)]
struct Torch;

/// Ended by a function without a contract, and created by none.
#[resource(ended_by = cuLinkDestroy)]
struct Linker;

/// Extends a resource that is not declared.
#[resource(CUstream, ended_by = cuStreamDestroy_v2, extends = Steam)]
struct SteamStream;

/// Extends a resource with handles of another type.
#[resource(CUevent, ended_by = cuEventDestroy_v2, extends = Stream)]
struct StreamEvent;

/// Extends a resource that extends another.
#[resource(CUdeviceptr, ended_by = cuMemFree_v2, extends = Mapping)]
struct MappedLamp;

/// An address of a lamp.
#[domain(CUdeviceptr, live)]
enum LampAddress {
    /// A resource that is not declared.
    #[refused(INVALID_VALUE)]
    #[resource(Lantern)]
    Lantern,
    /// A resource that extends one of which the domain has no exemplar.
    #[refused(INVALID_VALUE)]
    #[resource(Mapping)]
    Mapped,
}
