//! Modules, libraries and their kernels.

use std::ffi::c_char;
use std::sync::OnceLock;

use cuspec_case::Api;
use cuspec_harness::ptx;
use cuspec_suite::exemplars::{Kernel, Library, Make, Module, ReferenceModule};

use super::case_resources::CaseResources;
use super::made::{Numbers, SetupError};
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

/// Calls that are not recorded, because the worker keeps the resources that they create.
struct UnrecordedCalls(Libraries);

impl RecordedCalls for UnrecordedCalls {
    fn library(&self) -> Libraries {
        self.0
    }

    fn record(&mut self, _: &'static str, _: &[u64]) {}
}

impl Make<Module> for CaseResources<'_> {
    fn make(&mut self, exemplar: Module, numbers: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            Module::Loaded => {
                if resources.alters {
                    return Ok(load(resources, ptx!("symbols").cast())?);
                }
                let kept = &resources.shared.modules.loaded;
                Ok(keep(resources, kept, |calls| {
                    load(calls, ptx!("symbols").cast())
                })?)
            }
            Module::OfLibrary => {
                let library = library(resources)?;
                module_of(resources, library)
            }
            Module::OtherContext => resources.in_other_context(|resources| {
                if resources.alters {
                    return Ok(load(resources, ptx!("symbols").cast())?);
                }
                let kept = &resources.shared.modules.other_context;
                Ok(keep(resources, kept, |calls| {
                    load(calls, ptx!("symbols").cast())
                })?)
            }),
            Module::Unloaded => unloaded(resources, numbers),
        }
    }
}

impl Make<ReferenceModule> for CaseResources<'_> {
    fn make(
        &mut self,
        exemplar: ReferenceModule,
        numbers: &Numbers<'_>,
    ) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            ReferenceModule::Loaded => {
                let kept = &resources.shared.modules.references;
                Ok(keep(resources, kept, |calls| {
                    load(calls, ptx!("references").cast())
                })?)
            }
            ReferenceModule::Unloaded => unloaded(resources, numbers),
        }
    }
}

impl Make<Library> for CaseResources<'_> {
    fn make(&mut self, exemplar: Library, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            Library::Fresh => library(resources),
            Library::Used => {
                let library = library(resources)?;
                module_of(resources, library)?;
                Ok(library)
            }
            Library::MistakenPtx => {
                let text = c".version 6.3\n.target sm_50\n.address_size 64\nnonsense";
                Ok(load_library(resources, text.as_ptr().cast())?)
            }
            Library::NewerPtx => {
                let text = c".version 99.9\n.target sm_50\n.address_size 64\n";
                Ok(load_library(resources, text.as_ptr().cast())?)
            }
            Library::Words => {
                let text = c"these words are no code";
                Ok(load_library(resources, text.as_ptr().cast())?)
            }
            Library::ForeignCubin => Ok(load_library(resources, cuspec_kernels::FOREIGN.as_ptr())?),
            Library::Unloaded => {
                let library = load_library(resources, ptx!("symbols").cast())?;
                resources.before_call(move |resources| {
                    Ok(resources.cuLibraryUnload(library as Handle)?)
                });
                Ok(library)
            }
        }
    }
}

impl Make<Kernel> for CaseResources<'_> {
    fn make(&mut self, exemplar: Kernel, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            Kernel::Weigh => {
                let library = library(resources)?;
                kernel(resources, library, c"weigh".as_ptr())
            }
            Kernel::Advance => {
                let library = library(resources)?;
                kernel(resources, library, c"advance".as_ptr())
            }
            Kernel::Unloaded => {
                let library = load_library(resources, ptx!("symbols").cast())?;
                let kernel = kernel(resources, library, c"weigh".as_ptr())?;
                resources.before_call(move |resources| {
                    Ok(resources.cuLibraryUnload(library as Handle)?)
                });
                Ok(kernel)
            }
        }
    }
}

/// The kept resource, created on first use.
fn keep(
    resources: &CaseResources<'_>,
    kept: &OnceLock<u64>,
    make: impl FnOnce(&mut UnrecordedCalls) -> Result<u64, CallError>,
) -> Result<u64, CallError> {
    if let Some(made) = kept.get() {
        return Ok(*made);
    }
    let made = make(&mut UnrecordedCalls(*resources.api()))?;
    Ok(*kept.get_or_init(|| made))
}

fn load(calls: &mut impl RecordedCalls, image: *const u8) -> Result<u64, CallError> {
    let mut module: Handle = std::ptr::null_mut();
    calls.cuModuleLoadData(&mut module, image)?;
    Ok(module as u64)
}

fn unloaded(resources: &mut CaseResources<'_>, _: &Numbers<'_>) -> Result<u64, SetupError> {
    let module = load(resources, ptx!("symbols").cast())?;
    resources.before_call(move |resources| Ok(resources.cuModuleUnload(module as Handle)?));
    Ok(module)
}

/// A library: one of the case's own if the call may change it, otherwise the worker's.
fn library(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    if resources.alters {
        return Ok(load_library(resources, ptx!("symbols").cast())?);
    }
    let kept = match resources.maker {
        Api::Runtime => &resources.shared.modules.runtime_library,
        _ => &resources.shared.modules.library,
    };
    Ok(keep(resources, kept, |calls| {
        load_library(calls, ptx!("symbols").cast())
    })?)
}

fn load_library(calls: &mut impl RecordedCalls, code: *const u8) -> Result<u64, CallError> {
    let mut library: Handle = std::ptr::null_mut();
    let none = std::ptr::null_mut();
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
