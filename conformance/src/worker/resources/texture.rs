//! Texture and surface objects.

use cuspec_case::Api;
use cuspec_suite::exemplars::{Make, SurfObject, TexObject};

use super::array;
use super::case_resources::CaseResources;
use super::made::{Numbers, SetupError};
use crate::worker::driver_calls::{Handle, RecordedCalls, recorded_calls};

recorded_calls! {
    TextureCalls:
    cuTexObjectCreate(texture: &mut u64, memory: *const u8, reading: *const u8, view: Handle);
    cuTexObjectDestroy(texture: u64);
    cuSurfObjectCreate(surface: &mut u64, memory: *const u8);
    cuSurfObjectDestroy(surface: u64);
}

impl Make<TexObject> for CaseResources<'_> {
    fn make(&mut self, exemplar: TexObject, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            TexObject::Linear => create_texture(resources),
            TexObject::Destroyed => {
                let texture = create_texture(resources)?;
                resources.before_call(move |resources| Ok(resources.cuTexObjectDestroy(texture)?));
                Ok(texture)
            }
        }
    }
}

impl Make<SurfObject> for CaseResources<'_> {
    fn make(&mut self, exemplar: SurfObject, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            SurfObject::Made => create_surface(resources),
            SurfObject::Destroyed => {
                let surface = create_surface(resources)?;
                resources.before_call(move |resources| Ok(resources.cuSurfObjectDestroy(surface)?));
                Ok(surface)
            }
        }
    }
}

/// Size of the memory of a texture object in bytes.
const SIZE: usize = 4096;

fn create_texture(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    let mut memory = 0;
    resources.cuMemAlloc_v2(&mut memory, SIZE)?;
    let mut texture = 0;
    let memory = match resources.maker {
        Api::Runtime => runtime_bytes_of(memory),
        _ => bytes_of(memory),
    };
    let reading = [0; 104];
    let none = std::ptr::null_mut();
    resources.cuTexObjectCreate(&mut texture, memory.as_ptr(), reading.as_ptr(), none)?;
    Ok(texture)
}

/// `CUDA_RESOURCE_DESC`: linear device memory.
fn bytes_of(memory: u64) -> [u8; 144] {
    const LINEAR: u32 = 2;
    const UNSIGNED_INT8: u32 = 1;
    let mut resource = [0; 144];
    resource[0..4].copy_from_slice(&LINEAR.to_le_bytes());
    resource[8..16].copy_from_slice(&memory.to_le_bytes());
    resource[16..20].copy_from_slice(&UNSIGNED_INT8.to_le_bytes());
    resource[20..24].copy_from_slice(&1u32.to_le_bytes());
    resource[24..32].copy_from_slice(&(SIZE as u64).to_le_bytes());
    resource
}

/// `cudaResourceDesc`: linear device memory.
fn runtime_bytes_of(memory: u64) -> [u8; 144] {
    const LINEAR: u32 = 2;
    const BITS: u32 = 8;
    const UNSIGNED: u32 = 1;
    let mut resource = [0; 144];
    resource[0..4].copy_from_slice(&LINEAR.to_le_bytes());
    resource[8..16].copy_from_slice(&memory.to_le_bytes());
    resource[16..20].copy_from_slice(&BITS.to_le_bytes());
    resource[32..36].copy_from_slice(&UNSIGNED.to_le_bytes());
    resource[40..48].copy_from_slice(&(SIZE as u64).to_le_bytes());
    resource
}

fn create_surface(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    // `CUDA_RESOURCE_DESC` or `cudaResourceDesc`: an array.
    let mut memory = [0; 144];
    memory[8..16].copy_from_slice(&array::table(resources)?.to_le_bytes());
    let mut surface = 0;
    resources.cuSurfObjectCreate(&mut surface, memory.as_ptr())?;
    Ok(surface)
}
