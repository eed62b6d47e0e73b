//! Modules: what is loaded in a context, and what is in it by name.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::transfers::{Copy, Order};
use crate::code::{Code, Outcome};
use crate::objects::module::{Kernel, Module, Reference};
use crate::objects::stream::default_stream;
use crate::objects::symbols::{Space, Symbols, Variable};
use crate::world::{Driver, World};

impl Driver {
    /// Loads what an image has into the current context; managed variables that are somewhere stay there.
    pub fn load_module(
        &self,
        symbols: Arc<Symbols>,
        library: Option<usize>,
        managed: &BTreeMap<String, u64>,
    ) -> Outcome<usize> {
        let context = self.lock().current_context()?;
        let mut addresses = managed.clone();
        for variable in &symbols.variables {
            if !addresses.contains_key(&variable.name) {
                let address = self.place_variable(context, variable)?;
                addresses.insert(variable.name.clone(), address);
            }
        }
        let module = Module {
            symbols,
            context,
            library,
            handles: BTreeMap::new(),
            addresses,
        };
        Ok(self.lock().others.of::<Module>().insert(module))
    }

    /// Memory for a variable, which holds what the image says.
    pub(super) fn place_variable(&self, context: usize, variable: &Variable) -> Outcome<u64> {
        const ATTACH_GLOBAL: u32 = 1;
        let size = variable.initial.len() as u64;
        let address = {
            let memory = &mut self.lock().memory;
            match variable.space {
                Space::Device | Space::Constant => memory.allocate_device(context, size)?,
                Space::Managed => memory.allocate_managed(context, size, ATTACH_GLOBAL)?,
            }
        };
        if variable.space == Space::Managed {
            let (from, to) = (variable.initial.as_ptr(), address as *mut u8);
            // SAFETY: the allocation is new, is as large as the value, and is the host's as well.
            unsafe { std::ptr::copy_nonoverlapping(from, to, variable.initial.len()) };
            return Ok(address);
        }
        let from = variable.initial.as_ptr() as u64;
        let order = Order::waiting(default_stream());
        self.copy(Copy::line(address, from, size), order)?;
        Ok(address)
    }

    /// Unloads a module; its kernels and variables are gone with it.
    pub fn unload_module(&self, module: usize) -> Outcome {
        let unloaded = self.lock().others.of::<Module>().remove(module);
        let Module {
            symbols,
            library,
            handles,
            addresses,
            ..
        } = unloaded.ok_or(Code::INVALID_HANDLE)?;
        for (name, handle) in handles {
            let mut world = self.lock();
            match symbols.textures.contains(&name) || symbols.surfaces.contains(&name) {
                true => drop(world.others.of::<Reference>().remove(handle)),
                false => drop(world.others.of::<Kernel>().remove(handle)),
            }
        }
        for variable in &symbols.variables {
            let is_shared = variable.space == Space::Managed && library.is_some();
            let address = addresses.get(&variable.name).filter(|_| !is_shared);
            // What a context had ended with it.
            let is_there = |address: &&u64| self.lock().memory.find(**address).is_some();
            if let Some(address) = address.filter(is_there) {
                self.free(*address)?;
            }
        }
        Ok(())
    }
}

impl World {
    /// A module.
    pub fn module(&mut self, handle: usize) -> Outcome<&mut Module> {
        let module = self.others.of::<Module>().get_mut(handle);
        module.ok_or(Code::INVALID_HANDLE)
    }

    /// The kernel of a name, which has one handle however often it is asked for.
    pub fn find_kernel(&mut self, module: usize, name: &str) -> Outcome<usize> {
        let known = self.module(module)?;
        let is_it = |name: &&str| {
            known
                .symbols
                .entries
                .iter()
                .any(|entry| entry.name == *name)
        };
        let name = Some(name).filter(is_it).ok_or(Code::NOT_FOUND)?.to_owned();
        if let Some(handle) = known.handles.get(&name) {
            return Ok(*handle);
        }
        let handle = self.others.of::<Kernel>().insert(Kernel);
        self.module(module)?.handles.insert(name, handle);
        Ok(handle)
    }

    /// All kernels of a module, in the order of its image.
    pub fn kernels_of(&mut self, module: usize) -> Outcome<Vec<usize>> {
        let symbols = Arc::clone(&self.module(module)?.symbols);
        let entries = symbols.entries.iter();
        entries
            .map(|entry| self.find_kernel(module, &entry.name))
            .collect()
    }

    /// Where a variable is, and how large it is.
    pub fn find_variable(&mut self, module: usize, name: &str) -> Outcome<(u64, u64)> {
        let module = self.module(module)?;
        let address = module.addresses.get(name).ok_or(Code::NOT_FOUND)?;
        let mut variables = module.symbols.variables.iter();
        let variable = variables.find(|variable| variable.name == name);
        let size = variable.ok_or(Code::NOT_FOUND)?.initial.len() as u64;
        Ok((*address, size))
    }

    /// The reference of a name, among those that `names` picks.
    pub fn find_reference(
        &mut self,
        module: usize,
        name: &str,
        names: impl Fn(&Symbols) -> &[String],
    ) -> Outcome<usize> {
        let known = self.module(module)?;
        if !names(&known.symbols).iter().any(|known| known == name) {
            return Err(Code::NOT_FOUND);
        }
        if let Some(handle) = known.handles.get(name) {
            return Ok(*handle);
        }
        let handle = self.others.of::<Reference>().insert(Reference);
        self.module(module)?.handles.insert(name.to_owned(), handle);
        Ok(handle)
    }
}
