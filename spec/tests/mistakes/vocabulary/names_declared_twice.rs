//! Names that two items declare, of one kind or of two.

/// A lamp.
#[domain]
enum Lamp {
    /// It shines.
    #[accepted]
    Bright = 1,
    /// It shines as well.
    #[accepted]
    Bright = 2,
}

/// Another lamp.
#[domain]
enum Lamp {
    /// It does not shine.
    #[accepted]
    Dark = 0,
}

/// The fields of a record with the name of a domain.
#[fields]
struct CUmemLocation {
    /// Kind of place.
    r#type: OneOf<CUmemLocationType>,
}

/// A domain with the name of a record.
#[domain]
enum CUmemLocation {
    /// The device.
    #[accepted]
    Device = 1,
}

/// An event, and a domain of the vocabulary.
#[resource(CUevent, ended_by = cuEventDestroy_v2)]
struct Event;

/// Two needs with one name.
#[needs]
enum LampNeed {
    /// The lamp is there.
    #[yields(INVALID_VALUE)]
    LampPresent,
    /// The lamp is there.
    #[yields(INVALID_VALUE)]
    LampPresent,
}

/// Two states with one name.
#[states]
enum LampState {
    /// The lamp is broken.
    #[fails(context)]
    Broken,
    /// The lamp is broken.
    #[fails(context)]
    Broken,
}

/// Two questions about one object.
trait Lamps {
    /// Watts of the lamp.
    fn power(&self) -> usize;
    /// Watts of the lamp.
    fn power(&self) -> usize;
}

/// A resource that names the type of its domain.
#[domain(CUmodule, live)]
#[resource(CUmodule, ended_by = cuModuleUnload)]
enum LampModule {
    /// Null.
    #[refused(INVALID_HANDLE)]
    Null = 0,
}

/// A resource whose domain has no type.
#[domain]
#[resource(ended_by = cuModuleUnload)]
enum Untyped {
    /// Null.
    #[refused(INVALID_HANDLE)]
    Null = 0,
}
