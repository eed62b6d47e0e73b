//! Texture and surface references.

use std::ffi::CStr;
use std::mem::transmute;
use std::ptr::null_mut;

use cuspec_harness::ptx;
use cuspec_suite::exemplars::{
    Array, BoundTexture, Make, MipmappedArray, ProgramSurface, ProgramTexture, ReferenceArray,
    ReferenceColor, ReferenceLevels, SurfaceArray, SurfaceReference, TextureReference,
};

use super::array;
use super::case_resources::CaseResources;
use super::function::load_for_case;
use super::made::{Numbers, SetupError};
use super::memory;
use crate::worker::driver_calls::{Handle, recorded_calls};

recorded_calls! {
    ReferenceCalls:
    cuTexRefCreate(reference: &mut Handle);
    cuTexRefDestroy(reference: Handle);
    cuTexRefSetAddress_v2(offset: &mut usize, reference: Handle, address: u64, bytes: usize);
    cuTexRefSetArray(reference: Handle, array: Handle, flags: u32);
    cuTexRefSetMipmappedArray(reference: Handle, array: Handle, flags: u32);
    cuSurfRefSetArray(reference: Handle, array: Handle, flags: u32);
}

/// `CU_TRSA_OVERRIDE_FORMAT`.
const OVERRIDE_FORMAT: u32 = 1;

/// Size of the memory that references are bound to in bytes.
const SIZE: usize = 4096;

impl Make<TextureReference> for CaseResources<'_> {
    fn make(&mut self, exemplar: TextureReference, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            TextureReference::Created => create(resources),
            TextureReference::Declared => {
                let (module, _) = load_for_case(resources, ptx!("references"), c"look")?;
                let mut reference: Handle = null_mut();
                let name = c"picture".as_ptr();
                let api = resources.api();
                api.cuModuleGetTexRef(&mut reference, module, name)?;
                Ok(reference as u64)
            }
            TextureReference::Linear => {
                let reference = create(resources)?;
                let (address, mut offset) = (memory::device(resources, SIZE)?, 0);
                let handle = reference as Handle;
                resources.cuTexRefSetAddress_v2(&mut offset, handle, address, SIZE)?;
                Ok(reference)
            }
            TextureReference::Array => {
                let reference = create(resources)?;
                let array = array::table(resources)? as Handle;
                resources.cuTexRefSetArray(reference as Handle, array, OVERRIDE_FORMAT)?;
                Ok(reference)
            }
            TextureReference::Levels => {
                let reference = create(resources)?;
                let array = array::levels(resources)? as Handle;
                let handle = reference as Handle;
                resources.cuTexRefSetMipmappedArray(handle, array, OVERRIDE_FORMAT)?;
                Ok(reference)
            }
            TextureReference::OtherContext => resources.in_other_context(create),
            TextureReference::Destroyed => {
                let reference = create(resources)?;
                resources.before_call(move |resources| {
                    Ok(resources.cuTexRefDestroy(reference as Handle)?)
                });
                Ok(reference)
            }
        }
    }
}

fn create(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    let mut reference: Handle = null_mut();
    resources.cuTexRefCreate(&mut reference)?;
    Ok(reference as u64)
}

impl Make<SurfaceReference> for CaseResources<'_> {
    fn make(&mut self, exemplar: SurfaceReference, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            SurfaceReference::Bound => {
                let reference = surface(resources)?;
                let array = array::writable(resources)? as Handle;
                resources.cuSurfRefSetArray(reference as Handle, array, 0)?;
                Ok(reference)
            }
            SurfaceReference::Unbound => surface(resources),
            SurfaceReference::OtherContext => resources.in_other_context(surface),
        }
    }
}

/// The surface reference of a module that belongs to this case.
fn surface(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    let (module, _) = load_for_case(resources, ptx!("references"), c"look")?;
    let mut reference: Handle = null_mut();
    let name = c"canvas".as_ptr();
    let api = resources.api();
    api.cuModuleGetSurfRef(&mut reference, module, name)?;
    Ok(reference as u64)
}

// Arrays that texture references are bound to.
impl Make<ReferenceArray> for CaseResources<'_> {
    fn make(&mut self, exemplar: ReferenceArray, numbers: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        let kind = match exemplar {
            ReferenceArray::Table => Array::Table,
            ReferenceArray::Line => Array::Line,
            ReferenceArray::Slices => Array::Slices,
            ReferenceArray::Layers => Array::Layers,
            ReferenceArray::Level => Array::Level,
            ReferenceArray::Destroyed => Array::Destroyed,
        };
        resources.make(kind, numbers)
    }
}

// Arrays with levels that texture references are bound to.
impl Make<ReferenceLevels> for CaseResources<'_> {
    fn make(
        &mut self,
        exemplar: ReferenceLevels,
        numbers: &Numbers<'_>,
    ) -> Result<u64, SetupError> {
        let resources = self;
        let kind = match exemplar {
            ReferenceLevels::Levels => MipmappedArray::Levels,
            ReferenceLevels::Destroyed => MipmappedArray::Destroyed,
        };
        resources.make(kind, numbers)
    }
}

// Arrays by whether surfaces write them.
impl Make<SurfaceArray> for CaseResources<'_> {
    fn make(&mut self, exemplar: SurfaceArray, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            SurfaceArray::Writable => array::writable(resources),
            SurfaceArray::WritableLevel => array::writable_level(resources),
            SurfaceArray::Plain => array::table(resources),
            SurfaceArray::Destroyed => array::destroyed(resources),
        }
    }
}

impl Make<ReferenceColor> for CaseResources<'_> {
    fn make(&mut self, exemplar: ReferenceColor, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            ReferenceColor::Given => memory::pageable(resources, SIZE),
        }
    }
}

/// A record that is not registered.
static UNREGISTERED: [u64; 16] = [0; 16];

fn unregistered() -> u64 {
    (&raw const UNREGISTERED) as u64
}

impl Make<ProgramTexture> for CaseResources<'_> {
    fn make(&mut self, exemplar: ProgramTexture, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            ProgramTexture::Registered => registered(resources, TEXTURE),
            ProgramTexture::Unregistered => Ok(unregistered()),
        }
    }
}

impl Make<ProgramSurface> for CaseResources<'_> {
    fn make(&mut self, exemplar: ProgramSurface, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            ProgramSurface::Registered => registered(resources, SURFACE),
            ProgramSurface::Unregistered => Ok(unregistered()),
        }
    }
}

impl Make<BoundTexture> for CaseResources<'_> {
    fn make(&mut self, exemplar: BoundTexture, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            BoundTexture::Bound => bound(resources),
            BoundTexture::Unbound => registered(resources, TEXTURE),
            BoundTexture::Unregistered => Ok(unregistered()),
        }
    }
}

/// The names of the references of the image.
const TEXTURE: &CStr = c"picture";
const SURFACE: &CStr = c"canvas";

/// The distance of the memory of a bound texture reference from an aligned address, in bytes.
const SHIFT: u64 = 100;

/// The record of a reference, which stays registered until the process ends.
fn registered(resources: &CaseResources<'_>, name: &'static CStr) -> Result<u64, SetupError> {
    let none = || SetupError::Unavailable("there is no runtime".to_owned());
    let runtime = resources.api().runtime.ok_or_else(none)?;
    // SAFETY: the texts of the suite end in a zero byte.
    let made = unsafe { runtime.register_references(ptx!("references"), TEXTURE, SURFACE) };
    let made = made.map_err(|failure| SetupError::Unavailable(failure.to_string()))?;
    let address = made.address(name) as u64;
    std::mem::forget(made);
    Ok(address)
}

/// A texture reference that the runtime has bound to memory.
fn bound(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    type Bind = unsafe extern "C" fn(*mut usize, u64, u64, *const [i32; 5], usize) -> u32;
    /// `cudaChannelFormatDesc`: a byte without a sign.
    const BYTE: [i32; 5] = [8, 0, 0, 0, 1];
    let texture = registered(resources, TEXTURE)?;
    let memory = memory::device(resources, 2 * SIZE)? + SHIFT;
    let none = || SetupError::Unavailable("the runtime has no texture references".to_owned());
    let runtime = resources.api().runtime.ok_or_else(none)?;
    let bind = runtime.symbol("cudaBindTexture").ok_or_else(none)?;
    // SAFETY: the function has this signature.
    let bind = unsafe { transmute::<*const std::ffi::c_void, Bind>(bind) };
    let mut offset = 0;
    // SAFETY: all pointers are valid.
    match unsafe { bind(&mut offset, texture, memory, &BYTE, SIZE) } {
        0 => Ok(texture),
        code => Err(SetupError::Unavailable(format!(
            "cudaBindTexture returned {code}"
        ))),
    }
}
