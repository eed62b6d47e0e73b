//! Modules, libraries and their kernels.

use std::ffi::c_char;
use std::sync::OnceLock;

use cuspec_harness::ptx;

use super::case_resources::CaseResources;
use super::made::{Numbers, SetupError};
use super::table::{Table, garbage, null};
use crate::worker::driver_calls::{CallError, Handle, Libraries, RecordedCalls, recorded_calls};

recorded_calls! {
    ModuleCalls:
    cuLibraryLoadData(
        library: &mut Handle, code: *const u8, jit_keys: Handle, jit_values: Handle, jit_count: u32,
        keys: Handle, values: Handle, count: u32
    );
    cuLibraryUnload(library: Handle);
    cuLibraryGetModule(module: &mut Handle, library: Handle);
    cuLibraryGetKernel(kernel: &mut Handle, library: Handle, name: *const c_char);
}

/// Calls that nobody notes, of which the worker keeps what they make.
struct Unnoted(Libraries);

impl RecordedCalls for Unnoted {
    fn library(&self) -> Libraries {
        self.0
    }

    fn note(&mut self, _: &'static str, _: &[u64]) {}
}

pub(super) static MODULES: Table = &[
    ("Loaded", |resources, _| {
        if resources.spoils {
            return Ok(load(resources, ptx!("symbols").cast())?);
        }
        let kept = &resources.shared.modules.loaded;
        Ok(keep(resources, kept, |calls| {
            load(calls, ptx!("symbols").cast())
        })?)
    }),
    ("OfLibrary", |resources, _| {
        let library = library(resources)?;
        module_of(resources, library)
    }),
    ("OtherContext", |resources, _| {
        resources.in_other_context(|resources| {
            if resources.spoils {
                return Ok(load(resources, ptx!("symbols").cast())?);
            }
            let kept = &resources.shared.modules.other_context;
            Ok(keep(resources, kept, |calls| {
                load(calls, ptx!("symbols").cast())
            })?)
        })
    }),
    ("Null", null),
    ("Unloaded", unloaded),
    ("Garbage", garbage),
];

pub(super) static REFERENCE_MODULES: Table = &[
    ("Loaded", |resources, _| {
        let kept = &resources.shared.modules.references;
        Ok(keep(resources, kept, |calls| {
            load(calls, ptx!("references").cast())
        })?)
    }),
    ("Null", null),
    ("Unloaded", unloaded),
    ("Garbage", garbage),
];

pub(super) static LIBRARIES: Table = &[
    ("Fresh", |resources, _| library(resources)),
    ("Used", |resources, _| {
        let library = library(resources)?;
        module_of(resources, library)?;
        Ok(library)
    }),
    ("Null", null),
    ("Unloaded", |resources, _| {
        let library = load_library(resources)?;
        resources.on_arm(move |resources| Ok(resources.cuLibraryUnload(library as Handle)?));
        Ok(library)
    }),
    ("Garbage", garbage),
];

pub(super) static KERNELS: Table = &[
    ("Weigh", |resources, _| {
        let library = library(resources)?;
        kernel(resources, library, c"weigh".as_ptr())
    }),
    ("Advance", |resources, _| {
        let library = library(resources)?;
        kernel(resources, library, c"advance".as_ptr())
    }),
    ("Null", null),
    ("Unloaded", |resources, _| {
        let library = load_library(resources)?;
        let kernel = kernel(resources, library, c"weigh".as_ptr())?;
        resources.on_arm(move |resources| Ok(resources.cuLibraryUnload(library as Handle)?));
        Ok(kernel)
    }),
    ("Garbage", garbage),
];

/// What is kept, made if it is not there yet.
fn keep(
    resources: &CaseResources<'_>,
    kept: &OnceLock<u64>,
    make: impl FnOnce(&mut Unnoted) -> Result<u64, CallError>,
) -> Result<u64, CallError> {
    if let Some(made) = kept.get() {
        return Ok(*made);
    }
    let made = make(&mut Unnoted(*resources.api()))?;
    Ok(*kept.get_or_init(|| made))
}

fn load(calls: &mut impl RecordedCalls, image: *const u8) -> Result<u64, CallError> {
    let mut module: Handle = std::ptr::null_mut();
    calls.cuModuleLoadData(&mut module, image)?;
    Ok(module as u64)
}

fn unloaded(resources: &mut CaseResources<'_>, _: &Numbers<'_>) -> Result<u64, SetupError> {
    let module = load(resources, ptx!("symbols").cast())?;
    resources.on_arm(move |resources| Ok(resources.cuModuleUnload(module as Handle)?));
    Ok(module)
}

/// A library of the case's own where the call may do something to it, and else the worker's.
fn library(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    if resources.spoils {
        return Ok(load_library(resources)?);
    }
    let kept = &resources.shared.modules.library;
    Ok(keep(resources, kept, load_library)?)
}

fn load_library(calls: &mut impl RecordedCalls) -> Result<u64, CallError> {
    let mut library: Handle = std::ptr::null_mut();
    let (code, none) = (ptx!("symbols").cast(), std::ptr::null_mut());
    calls.cuLibraryLoadData(&mut library, code, none, none, 0, none, none, 0)?;
    Ok(library as u64)
}

fn module_of(resources: &mut CaseResources<'_>, library: u64) -> Result<u64, SetupError> {
    let mut module: Handle = std::ptr::null_mut();
    resources.cuLibraryGetModule(&mut module, library as Handle)?;
    Ok(module as u64)
}

fn kernel(
    resources: &mut CaseResources<'_>,
    library: u64,
    name: *const c_char,
) -> Result<u64, SetupError> {
    let mut kernel: Handle = std::ptr::null_mut();
    resources.cuLibraryGetKernel(&mut kernel, library as Handle, name)?;
    Ok(kernel as u64)
}
