//! Libraries: what is loaded for every context, and in each of them once it is used there.

use std::collections::BTreeMap;
use std::ffi::CString;
use std::sync::Arc;

use crate::code::{Code, Outcome};
use crate::objects::module::{CodeLibrary, LibraryKernel};
use crate::objects::symbols::{Space, Symbols};
use crate::world::{Driver, World};

impl Driver {
    /// The module that a library is in the current context, loaded if it is not there yet.
    pub fn module_of_library(&self, library: usize) -> Outcome<usize> {
        self.place_managed(library)?;
        let (context, symbols, managed) = {
            let mut world = self.lock();
            let context = world.current_context()?;
            let known = world.library(library)?;
            if let Some(module) = known.modules.get(&context) {
                return Ok(*module);
            }
            (context, Arc::clone(&known.symbols), known.managed.clone())
        };
        let module = self.load_module(symbols, Some(library), &managed)?;
        self.lock()
            .library(library)?
            .modules
            .insert(context, module);
        Ok(module)
    }

    /// Where a managed variable of a library is, and how large it is.
    pub fn managed_of_library(&self, library: usize, name: &str) -> Outcome<(u64, u64)> {
        self.place_managed(library)?;
        let mut world = self.lock();
        let known = world.library(library)?;
        let address = known.managed.get(name).ok_or(Code::NOT_FOUND)?;
        let mut variables = known.symbols.variables.iter();
        let variable = variables.find(|variable| variable.name == name);
        Ok((*address, variable.map_or(0, |it| it.initial.len() as u64)))
    }

    /// All contexts share the managed variables of a library, which are placed when they are asked for.
    fn place_managed(&self, library: usize) -> Outcome {
        let symbols = Arc::clone(&self.lock().library(library)?.symbols);
        if !self.lock().library(library)?.managed.is_empty() {
            return Ok(());
        }
        let variables = symbols.variables.iter();
        for variable in variables.filter(|it| it.space == Space::Managed) {
            let owner = self.lock().active_primary();
            let address = self.place_variable(owner.unwrap_or_default(), variable)?;
            let mut world = self.lock();
            let managed = &mut world.library(library)?.managed;
            managed.insert(variable.name.clone(), address);
        }
        Ok(())
    }

    /// Unloads a library from every context.
    pub fn unload_library(&self, library: usize) -> Outcome {
        let unloaded = self.lock().others.of::<CodeLibrary>().remove(library);
        let unloaded = unloaded.ok_or(Code::INVALID_HANDLE)?;
        for module in unloaded.modules.into_values() {
            self.unload_module(module)?;
        }
        for kernel in unloaded.kernels.into_values() {
            self.lock().others.of::<LibraryKernel>().remove(kernel);
        }
        for address in unloaded.managed.into_values() {
            self.free(address)?;
        }
        Ok(())
    }
}

impl World {
    /// Loads what an image has, for no context yet.
    pub fn load_library(&mut self, symbols: Symbols) -> usize {
        self.others.of::<CodeLibrary>().insert(CodeLibrary {
            symbols: Arc::new(symbols),
            modules: BTreeMap::new(),
            kernels: BTreeMap::new(),
            managed: BTreeMap::new(),
        })
    }

    /// A library.
    pub fn library(&mut self, handle: usize) -> Outcome<&mut CodeLibrary> {
        let library = self.others.of::<CodeLibrary>().get_mut(handle);
        library.ok_or(Code::INVALID_HANDLE)
    }

    /// A kernel of a library.
    pub fn library_kernel(&mut self, handle: usize) -> Outcome<&mut LibraryKernel> {
        let kernel = self.others.of::<LibraryKernel>().get_mut(handle);
        kernel.ok_or(Code::INVALID_HANDLE)
    }

    /// The kernel of a name, which has one handle however often it is asked for.
    pub fn find_library_kernel(&mut self, library: usize, name: &str) -> Outcome<usize> {
        let known = self.library(library)?;
        if let Some(handle) = known.kernels.get(name) {
            return Ok(*handle);
        }
        if !known.symbols.entries.iter().any(|entry| entry.name == name) {
            return Err(Code::NOT_FOUND);
        }
        let kernel = LibraryKernel {
            library,
            name: CString::new(name).map_err(|_| Code::NOT_FOUND)?,
            attributes: BTreeMap::new(),
        };
        let handle = self.others.of::<LibraryKernel>().insert(kernel);
        self.library(library)?
            .kernels
            .insert(name.to_owned(), handle);
        Ok(handle)
    }

    /// All kernels of a library, in the order of its image.
    pub fn kernels_of_library(&mut self, library: usize) -> Outcome<Vec<usize>> {
        let symbols = Arc::clone(&self.library(library)?.symbols);
        let entries = symbols.entries.iter();
        entries
            .map(|entry| self.find_library_kernel(library, &entry.name))
            .collect()
    }

    /// Offset and size of each parameter of a kernel.
    pub fn parameters(&mut self, kernel: usize) -> Outcome<Vec<(u64, u64)>> {
        let known = self.library_kernel(kernel)?;
        let (library, name) = (known.library, known.name.to_string_lossy().into_owned());
        let mut entries = self.library(library)?.symbols.entries.iter();
        let entry = entries.find(|entry| entry.name == name);
        Ok(entry.ok_or(Code::NOT_FOUND)?.parameters.clone())
    }
}
