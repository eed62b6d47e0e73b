//! Libraries: images loaded without a context, and their modules in each context.

use std::collections::HashMap;
use std::sync::Arc;

use super::modules::{Placed, place_managed};
use crate::code::{Code, Outcome};
use crate::objects::image::Image;
use crate::objects::library::{Kernel, Library};
use crate::objects::module::{Function, Settings};
use crate::world::{Driver, World};

impl World {
    /// Creates a library. Its image is not read before its first use, so that any bytes are accepted.
    pub fn load_library(&mut self, image: Outcome<Image>) -> usize {
        self.others.of::<Library>().insert(Library {
            image: image.map(Arc::new),
            kernels: HashMap::new(),
            modules: HashMap::new(),
            managed: HashMap::new(),
        })
    }

    pub fn library(&mut self, library: usize) -> Outcome<&mut Library> {
        let known = self.others.of::<Library>().get_mut(library);
        known.ok_or(Code::INVALID_HANDLE)
    }

    /// Returns the kernel of a name.
    pub fn find_kernel(&mut self, library: usize, name: &str) -> Outcome<usize> {
        let found = self.library(library)?.image()?.find_entry(name);
        self.kernel_of_entry(library, found.ok_or(Code::NOT_FOUND)?)
    }

    /// Returns up to `count` kernels of a library.
    pub fn kernels(&mut self, library: usize, count: usize) -> Outcome<Vec<usize>> {
        let all = self.library(library)?.kernel_count();
        // From the last one: a library lists its kernels in the reverse order of a module.
        (0..all)
            .rev()
            .take(count)
            .map(|entry| self.kernel_of_entry(library, entry))
            .collect()
    }

    /// Returns the handle of an entry, always the same one.
    fn kernel_of_entry(&mut self, handle: usize, entry: usize) -> Outcome<usize> {
        let library = self.library(handle)?;
        if let Some(kernel) = library.kernels.get(&entry) {
            return Ok(*kernel);
        }
        let image = library.image()?.clone();
        let settings = Settings::of(image.entry(entry).ok_or(Code::NOT_FOUND)?);
        let kernel = self.others.of::<Kernel>().insert(Kernel {
            library: handle,
            image,
            entry,
            settings,
        });
        self.library(handle)?.kernels.insert(entry, kernel);
        Ok(kernel)
    }

    pub fn kernel(&mut self, kernel: usize) -> Outcome<&Kernel> {
        let known = self.others.of::<Kernel>().get(kernel);
        known.ok_or(Code::INVALID_HANDLE)
    }

    /// Returns the module of a library in the current context; loads it on first use.
    pub fn module_of_library(&mut self, handle: usize) -> Outcome<usize> {
        let context = self.working_context()?;
        self.module_in(context, handle)
    }

    /// Returns the module of a library in a context; loads it on first use.
    fn module_in(&mut self, context: usize, handle: usize) -> Outcome<usize> {
        let library = self.library(handle)?;
        if let Some(module) = library.modules.get(&context) {
            return Ok(*module);
        }
        let image = library.image()?.clone();
        let managed = self.managed_of_library(handle)?;
        let placed = Placed {
            library: Some(handle),
            managed,
        };
        let module = self.load_module(context, image, placed)?;
        self.library(handle)?.modules.insert(context, module);
        Ok(module)
    }

    /// Returns the addresses of a library's managed variables; allocates them on first use.
    fn managed_of_library(&mut self, handle: usize) -> Outcome<HashMap<usize, u64>> {
        let library = self.library(handle)?;
        if library.managed.is_empty() {
            let image = library.image()?.clone();
            let placed = place_managed(&mut self.memory, &image)?;
            self.library(handle)?.managed = placed;
        }
        Ok(self.library(handle)?.managed.clone())
    }

    /// Address and size of a managed variable.
    pub fn find_managed(&mut self, handle: usize, name: &str) -> Outcome<(u64, u64)> {
        let managed = self.managed_of_library(handle)?;
        let mut variables = self.library(handle)?.image()?.variables().enumerate();
        let found = variables.find(|(_, variable)| variable.name == name);
        let (at, variable) = found.ok_or(Code::NOT_FOUND)?;
        let address = managed.get(&at).ok_or(Code::NOT_FOUND)?;
        Ok((*address, variable.size))
    }

    /// Returns the function of a kernel in the current context.
    pub fn function_of_kernel(&mut self, handle: usize) -> Outcome<usize> {
        let context = self.working_context()?;
        self.function_in(context, handle)
    }

    /// Returns the function of a kernel in a context.
    pub fn function_in(&mut self, context: usize, handle: usize) -> Outcome<usize> {
        let kernel = self.kernel(handle)?.clone();
        let module = self.module_in(context, kernel.library)?;
        let function = self.function_of_entry(module, kernel.entry)?;
        if let Some(made) = self.others.of::<Function>().get_mut(function)
            && made.kernel.is_none()
        {
            made.kernel = Some(handle);
            made.settings = kernel.settings;
        }
        Ok(function)
    }
}

impl Driver {
    /// Returns the module of a library in the current context. The first use loads it after all work of the context.
    pub fn module_of_library(&self, handle: usize) -> Outcome<usize> {
        let tokens = {
            let mut world = self.lock();
            let context = world.working_context()?;
            match world.library(handle)?.modules.contains_key(&context) {
                true => Vec::new(),
                false => world.unfinished(context),
            }
        };
        tokens.iter().for_each(|token| token.wait());
        self.lock().module_of_library(handle)
    }

    /// Unloads a library from every context once its work is done.
    pub fn unload_library(&self, handle: usize) -> Outcome {
        let tokens = {
            let mut world = self.lock();
            // Only contexts that have loaded the library have work that may use it.
            let modules = &world.library(handle)?.modules;
            let contexts: Vec<usize> = modules.keys().copied().collect();
            let tokens = contexts
                .into_iter()
                .map(|context| world.unfinished(context));
            tokens.flatten().collect::<Vec<_>>()
        };
        tokens.iter().for_each(|token| token.wait());
        let mut world = self.lock();
        let gone = world.others.of::<Library>().remove(handle);
        let gone = gone.ok_or(Code::INVALID_HANDLE)?;
        for kernel in gone.kernels.values() {
            world.others.of::<Kernel>().remove(*kernel);
        }
        for module in gone.modules.values() {
            let _ = world.drop_module(*module);
        }
        for address in gone.managed.values() {
            let _ = world.memory.release(*address, |_| true);
        }
        Ok(())
    }
}
