//! Kernels, and the arguments of launches.

use std::ffi::{CStr, c_void};
use std::ptr::null_mut;

use cuspec_harness::ptx;
use cuspec_suite::exemplars::{Function, KernelParams, LaunchExtra, Make, TexRef};

use super::case_resources::CaseResources;
use super::made::{Numbers, SetupError};
use super::stream::NON_BLOCKING;
use crate::worker::driver_calls::{CallError, Handle, Libraries, RecordedCalls};

impl Make<Function> for CaseResources<'_> {
    fn make(&mut self, exemplar: Function, numbers: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            Function::Loaded => find(resources, ptx!("nothing"), c"nothing"),
            Function::Storing => find(resources, ptx!("store"), c"store"),
            Function::Varied => find(resources, ptx!("parameters"), c"parameters"),
            Function::Bounded => find(resources, ptx!("bounded"), c"at_most_128"),
            Function::Exact => find(resources, ptx!("shapes"), c"exactly_32"),
            Function::Sharing => find(resources, ptx!("shapes"), c"holding"),
            Function::Hungry => find(resources, ptx!("hungry"), c"hungry"),
            Function::Clustered => find(resources, ptx!("pairs"), c"pairs"),
            Function::Shaped => make_shaped(resources, numbers),
            Function::OtherContext => make_of_another_context(resources, numbers),
            Function::Unloaded => make_unloaded(resources, numbers),
        }
    }
}

impl Make<KernelParams> for CaseResources<'_> {
    fn make(&mut self, exemplar: KernelParams, numbers: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            KernelParams::Given => make_values(resources, numbers),
            KernelParams::Unset => page(resources),
        }
    }
}

impl Make<LaunchExtra> for CaseResources<'_> {
    fn make(&mut self, exemplar: LaunchExtra, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            LaunchExtra::Packed => make_buffer(resources, 12),
            LaunchExtra::Long => make_buffer(resources, 96),
            LaunchExtra::Ended => make_list(resources, &[END]),
            LaunchExtra::UnknownKey => make_list(resources, &[UNKNOWN_KEY, 0, END]),
            LaunchExtra::Unsized => {
                let buffer = page(resources)?;
                make_list(resources, &[BUFFER_POINTER, buffer, END])
            }
        }
    }
}

impl Make<TexRef> for CaseResources<'_> {
    fn make(&mut self, exemplar: TexRef, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            TexRef::Bound => {
                let reference = texture_reference(resources)?;
                let mut memory = 0;
                resources.cuMemAlloc_v2(&mut memory, TARGET_SIZE)?;
                let mut offset = 0;
                let api = resources.api();
                api.cuTexRefSetAddress_v2(&mut offset, reference as Handle, memory, TARGET_SIZE)?;
                Ok(reference)
            }
            TexRef::Unbound => texture_reference(resources),
            TexRef::Created => {
                let mut reference: Handle = null_mut();
                resources.api().cuTexRefCreate(&mut reference)?;
                let made = reference as u64;
                resources.on_release(move |api| api.cuTexRefDestroy(made as Handle));
                Ok(made)
            }
        }
    }
}

/// The texture reference of a module that belongs to this case.
fn texture_reference(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    let (module, _) = load_for_case(resources, ptx!("pictures"), c"pictures")?;
    let mut reference: Handle = null_mut();
    let name = c"picture".as_ptr();
    resources
        .api()
        .cuModuleGetTexRef(&mut reference, module, name)?;
    Ok(reference as u64)
}

/// Keys of the list that is passed as `extra`.
const END: u64 = 0;
const BUFFER_POINTER: u64 = 1;
const BUFFER_SIZE: u64 = 2;
const UNKNOWN_KEY: u64 = 99;

/// More parameters than any kernel of the suite has, and the size of the largest parameter in bytes.
const PARAMETER_COUNT: usize = 8;
const MAX_PARAMETER_BYTES: usize = 64;

/// An aligned address that is not allocated.
const INVALID_ADDRESS: u64 = 64;
/// `CUDA_ERROR_ILLEGAL_ADDRESS`.
const ILLEGAL_ADDRESS: u32 = 700;

/// The block shape that is set for a kernel before its launch.
const SHAPE: [i32; 3] = [32, 1, 1];

/// Size of the device memory that kernels write to, in bytes.
const TARGET_SIZE: usize = 65536;

/// A kernel of the primary context. Cases whose calls do not change the kernel share one; others get one of
/// their own.
fn find(
    resources: &mut CaseResources<'_>,
    image: *const c_void,
    name: &'static CStr,
) -> Result<u64, SetupError> {
    match resources.alters {
        true => Ok(load_for_case(resources, image, name)?.1 as u64),
        false => keep(resources, image, name, "primary"),
    }
}

/// The shared kernel of this name in this kind of context, loaded on first use.
fn keep(
    resources: &CaseResources<'_>,
    image: *const c_void,
    name: &'static CStr,
    context: &'static str,
) -> Result<u64, SetupError> {
    let key = (context, name);
    if let Some(kernel) = resources.shared.kernels.find(key) {
        return Ok(kernel);
    }
    let (_, kernel) = load(resources.api(), image, name)?;
    resources.shared.kernels.keep(key, kernel as u64);
    Ok(kernel as u64)
}

/// Loads a module with a kernel for this case.
pub(super) fn load_for_case(
    resources: &mut CaseResources<'_>,
    image: *const c_void,
    name: &CStr,
) -> Result<(Handle, Handle), SetupError> {
    let (module, kernel) = load(resources.api(), image, name)?;
    let loaded = module as u64;
    resources.on_release(move |api| api.cuModuleUnload(loaded as Handle));
    Ok((module, kernel))
}

fn load(api: &Libraries, image: *const c_void, name: &CStr) -> Result<(Handle, Handle), CallError> {
    let (mut module, mut kernel): (Handle, Handle) = (null_mut(), null_mut());
    api.cuModuleLoadData(&mut module, image.cast())?;
    api.cuModuleGetFunction(&mut kernel, module, name.as_ptr())?;
    Ok((module, kernel))
}

fn make_shaped(resources: &mut CaseResources<'_>, _: &Numbers<'_>) -> Result<u64, SetupError> {
    let (_, kernel) = load_for_case(resources, ptx!("nothing"), c"nothing")?;
    let [x, y, z] = SHAPE;
    resources.api().cuFuncSetBlockShape(kernel, x, y, z)?;
    Ok(kernel as u64)
}

fn make_of_another_context(
    resources: &mut CaseResources<'_>,
    _: &Numbers<'_>,
) -> Result<u64, SetupError> {
    resources.in_other_context(|resources| match resources.alters {
        true => Ok(load_for_case(resources, ptx!("nothing"), c"nothing")?.1 as u64),
        false => keep(resources, ptx!("nothing"), c"nothing", "another"),
    })
}

/// Unloaded right before the call, so that no other object gets its handle.
fn make_unloaded(resources: &mut CaseResources<'_>, _: &Numbers<'_>) -> Result<u64, SetupError> {
    let (module, kernel) = load(resources.api(), ptx!("nothing"), c"nothing")?;
    let module = module as u64;
    resources.before_call(move |resources| Ok(resources.api().cuModuleUnload(module as Handle)?));
    Ok(kernel as u64)
}

/// Runs a kernel that writes to an invalid address, and waits for the error.
pub(crate) fn cause_kernel_fault(resources: &mut CaseResources<'_>) -> Result<(), SetupError> {
    let address = INVALID_ADDRESS;
    let values: [Handle; 1] = [(&raw const address).cast_mut().cast()];
    let api = resources.api();
    let (_, stray) = load(api, ptx!("fault"), c"stray")?;
    // Arguments of cases may be streams that are captured, so only this stream can be waited for.
    let mut stream: Handle = null_mut();
    api.cuStreamCreate(&mut stream, NON_BLOCKING)?;
    let none = std::ptr::null();
    api.cuLaunchKernel(stray, 1, 1, 1, 1, 1, 1, 0, stream, values.as_ptr(), none)?;
    match api.cuStreamSynchronize(stream) {
        Err(CallError {
            code: Some(ILLEGAL_ADDRESS),
            ..
        }) => Ok(()),
        Err(error) => Err(error.into()),
        Ok(()) => {
            let reason = "a kernel that writes to an invalid address does not fault";
            Err(SetupError::Unavailable(reason.to_owned()))
        }
    }
}

/// A zeroed page.
fn page(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    let unavailable = || SetupError::Unavailable("no memory on the host".to_owned());
    resources.map(4096, true).ok_or_else(unavailable)
}

/// Writes words to the start of a page.
fn write(page: u64, words: &[u64]) {
    for (at, word) in words.iter().enumerate() {
        // SAFETY: the page was mapped for the case and has room for these words.
        unsafe { (page as *mut u64).add(at).write(*word) };
    }
}

/// Pointers to kernel parameters: the first parameter is a device address, the others are zeros.
fn make_values(resources: &mut CaseResources<'_>, _: &Numbers<'_>) -> Result<u64, SetupError> {
    let target = resources.memory("device", TARGET_SIZE, super::memory::device)?;
    let (pointers, values) = (page(resources)?, page(resources)?);
    let places = (0..PARAMETER_COUNT).map(|at| values + (at * MAX_PARAMETER_BYTES) as u64);
    write(pointers, &places.collect::<Vec<_>>());
    write(values, &[target]);
    Ok(pointers)
}

/// A buffer that begins with a device address, with its size, as a list for `extra`.
fn make_buffer(resources: &mut CaseResources<'_>, size: u64) -> Result<u64, SetupError> {
    let target = resources.memory("device", TARGET_SIZE, super::memory::device)?;
    let (buffer, size_at) = (page(resources)?, page(resources)?);
    write(buffer, &[target]);
    write(size_at, &[size]);
    make_list(
        resources,
        &[BUFFER_POINTER, buffer, BUFFER_SIZE, size_at, END],
    )
}

fn make_list(resources: &mut CaseResources<'_>, words: &[u64]) -> Result<u64, SetupError> {
    let list = page(resources)?;
    write(list, words);
    Ok(list)
}
