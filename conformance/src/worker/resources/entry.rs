//! Kernels and variables of the runtime, registered under host addresses or loaded from libraries.

use std::ffi::{CStr, c_char, c_void};
use std::mem::transmute;
use std::ptr::null_mut;

use cuspec_case::Api;
use cuspec_harness::{Registered, ptx};
use cuspec_suite::exemplars::{Entry, Make, Variable};

use super::case_resources::CaseResources;
use super::made::{Numbers, SetupError};
use crate::worker::driver_calls::{CallError, Handle, Libraries};

impl Make<Entry> for CaseResources<'_> {
    fn make(&mut self, exemplar: Entry, numbers: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            Entry::Loaded => registered(resources, "nothing", c"nothing"),
            Entry::Storing => registered(resources, "store", c"store"),
            Entry::Varied => registered(resources, "parameters", c"parameters"),
            Entry::Bounded => registered(resources, "bounded", c"at_most_128"),
            Entry::Exact => registered(resources, "shapes", c"exactly_32"),
            Entry::Sharing => registered(resources, "shapes", c"holding"),
            Entry::Hungry => registered(resources, "hungry", c"hungry"),
            Entry::Clustered => registered(resources, "pairs", c"pairs"),
            Entry::OfLibrary => of_library(resources, numbers),
            Entry::Missing => registered(resources, "nothing", MISSING_NAME),
            Entry::Uncoded => {
                let name = c"nothing";
                keep(
                    resources,
                    ("registered without code", name),
                    None,
                    |resources| register(resources, std::ptr::null(), &[name], &[]),
                )
            }
            Entry::Unloaded => {
                let (library, kernel) = load(resources.api())?;
                resources.before_call(move |resources| Ok(unload(resources.api(), library)?));
                Ok(kernel)
            }
        }
    }
}

impl Make<Variable> for CaseResources<'_> {
    fn make(&mut self, exemplar: Variable, numbers: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            Variable::Room => variable(resources, Some("symbols"), (c"room", 64)),
            Variable::Word => variable(resources, Some("symbols"), (c"counter", 4)),
            Variable::Constant => variable(resources, Some("symbols"), (c"factor", 4)),
            Variable::Missing => variable(resources, Some("symbols"), (MISSING_NAME, 4)),
            Variable::Uncoded => variable(resources, None, (MISSING_NAME, 4)),
            Variable::OfKernel => registered(resources, "nothing", c"nothing"),
            Variable::Unregistered => unregistered(resources, numbers),
        }
    }
}

/// A name that no image contains.
const MISSING_NAME: &CStr = c"nobody";

/// A variable that is not registered.
static UNREGISTERED: u64 = 0;

fn unregistered(_: &mut CaseResources<'_>, _: &Numbers<'_>) -> Result<u64, SetupError> {
    Ok(std::ptr::from_ref(&UNREGISTERED) as u64)
}

/// The host address of a kernel. Cases whose calls do not change the kernel share one; others get one of
/// their own.
fn registered(
    resources: &mut CaseResources<'_>,
    image: &str,
    name: &'static CStr,
) -> Result<u64, SetupError> {
    let text = cuspec_kernels::image(image);
    let query = (name != MISSING_NAME).then_some("cudaFuncGetAttributes");
    keep(resources, ("registered", name), query, |resources| {
        register(resources, text, &[name], &[])
    })
}

/// The host address of a variable of an image.
fn variable(
    resources: &mut CaseResources<'_>,
    image: Option<&str>,
    variable: (&'static CStr, usize),
) -> Result<u64, SetupError> {
    let (text, sort) = match image {
        Some(image) => (cuspec_kernels::image(image), "variable"),
        None => (std::ptr::null(), "variable of nothing"),
    };
    let query = (variable.0 != MISSING_NAME).then_some("cudaGetSymbolAddress");
    keep(resources, (sort, variable.0), query, |resources| {
        register(resources, text, &[], &[variable])
    })
}

fn register(
    resources: &CaseResources<'_>,
    text: *const c_void,
    kernels: &[&'static CStr],
    variables: &[(&'static CStr, usize)],
) -> Result<Registered, SetupError> {
    let none = || SetupError::Unavailable("there is no runtime".to_owned());
    let runtime = resources.api().runtime.ok_or_else(none)?;
    // SAFETY: the texts of the suite end in a zero byte.
    let made = unsafe { runtime.register(text, kernels, variables) };
    made.map_err(|failure| SetupError::Unavailable(failure.to_string()))
}

/// Returns a registered address: a shared one, or a new one if the call may change it. Like a program's own
/// code, it stays registered until the process ends.
///
/// The first function that needs the code loads it, which may not work in a host function. So before such a
/// call, the function `query` loads it. Code that cannot be loaded is not shared, because `libcudart`
/// 13.0.96 then returns NotPermitted for it in later cases.
fn keep(
    resources: &mut CaseResources<'_>,
    key: (&'static str, &'static CStr),
    query: Option<&'static str>,
    make: impl FnOnce(&mut CaseResources<'_>) -> Result<Registered, SetupError>,
) -> Result<u64, SetupError> {
    let is_in_callback = resources.is_in_callback;
    let shares = !resources.alters && (query.is_some() || !is_in_callback);
    let known = resources.shared.kernels.find(key).filter(|_| shares);
    let address = match known {
        Some(address) => address,
        None => make_registered(resources, key, shares, make)?,
    };
    if let Some(name) = query.filter(|_| is_in_callback) {
        load_code(resources.api(), name, address)?;
    }
    Ok(address)
}

fn make_registered(
    resources: &mut CaseResources<'_>,
    key: (&'static str, &'static CStr),
    shares: bool,
    make: impl FnOnce(&mut CaseResources<'_>) -> Result<Registered, SetupError>,
) -> Result<u64, SetupError> {
    let made = make(resources)?;
    let address = made.address(key.1) as u64;
    if shares {
        resources.shared.kernels.keep(key, address);
    }
    // Never unregistered: with cases that unregistered their code, `cudaFuncSetAttribute` of `libcudart`
    // 13.0.96 crashed or hung in five of twelve runs.
    std::mem::forget(made);
    Ok(address)
}

/// Loads the code of a kernel or variable by querying it. An error is ignored; the call under test will
/// return it.
fn load_code(api: &Libraries, name: &'static str, address: u64) -> Result<(), CallError> {
    type Query = unsafe extern "C" fn(*mut u64, Handle) -> u32;
    let mut answer = [0_u64; 64];
    // SAFETY: the function of this name takes room for its answer, which is at most 144 bytes, and the
    // address of a kernel or variable.
    unsafe {
        let query = transmute::<*const c_void, Query>(symbol(api, name)?);
        query(answer.as_mut_ptr(), address as Handle);
    }
    Ok(())
}

/// The handle of a kernel that does nothing.
fn of_library(resources: &mut CaseResources<'_>, _: &Numbers<'_>) -> Result<u64, SetupError> {
    if resources.alters {
        let (library, kernel) = load(resources.api())?;
        resources.on_release(move |api| unload(api, library));
        return Ok(kernel);
    }
    let key = ("of a library", c"nothing");
    if let Some(kernel) = resources.shared.kernels.find(key) {
        return Ok(kernel);
    }
    let (_, kernel) = load(resources.api())?;
    resources.shared.kernels.keep(key, kernel);
    Ok(kernel)
}

/// Loads a library through the runtime, and returns it with its kernel.
fn load(api: &Libraries) -> Result<(u64, u64), CallError> {
    type Load = unsafe extern "C" fn(
        &mut Handle,
        *const c_void,
        Handle,
        Handle,
        u32,
        Handle,
        Handle,
        u32,
    ) -> u32;
    type Find = unsafe extern "C" fn(&mut Handle, Handle, *const c_char) -> u32;
    let (mut library, mut kernel): (Handle, Handle) = (null_mut(), null_mut());
    let none = null_mut();
    let name = "cudaLibraryLoadData";
    // SAFETY: the symbol of this name has this signature, the image ends in a zero byte, and there is room
    // for the library.
    let code = unsafe {
        let load = transmute::<*const c_void, Load>(symbol(api, name)?);
        load(&mut library, ptx!("nothing"), none, none, 0, none, none, 0)
    };
    accept(name, code)?;
    let name = "cudaLibraryGetKernel";
    // SAFETY: as above; the library is loaded.
    let code = unsafe {
        let find = transmute::<*const c_void, Find>(symbol(api, name)?);
        find(&mut kernel, library, c"nothing".as_ptr())
    };
    accept(name, code)?;
    Ok((library as u64, kernel as u64))
}

fn unload(api: &Libraries, library: u64) -> Result<(), CallError> {
    type Unload = unsafe extern "C" fn(Handle) -> u32;
    let name = "cudaLibraryUnload";
    // SAFETY: the symbol of this name has this signature, and the library is unloaded once.
    let code = unsafe {
        let unload = transmute::<*const c_void, Unload>(symbol(api, name)?);
        unload(library as Handle)
    };
    accept(name, code)
}

fn symbol(api: &Libraries, name: &'static str) -> Result<*const c_void, CallError> {
    let address = api.symbol(Api::Runtime, name);
    address.ok_or(CallError {
        api: Api::Runtime,
        function: name,
        code: None,
    })
}

fn accept(function: &'static str, code: u32) -> Result<(), CallError> {
    if code == 0 {
        return Ok(());
    }
    Err(CallError {
        api: Api::Runtime,
        function,
        code: Some(code),
    })
}
