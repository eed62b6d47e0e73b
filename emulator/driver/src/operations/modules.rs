//! Loading, unloading and searching modules.

use std::collections::HashMap;
use std::sync::Arc;

use cuspec_ptx::{Reference, ReferenceKind, Target, Variable};

use crate::code::{Code, Outcome};
use crate::memory::Memory;
use crate::objects::image::Image;
use crate::objects::library::Kernel;
use crate::objects::module::{Function, Module, Settings};
use crate::objects::reference::{SurfaceReference, TextureReference};
use crate::world::{Driver, World};

/// Variables that exist before a module is loaded: the managed ones of a library.
#[derive(Debug, Default)]
pub struct Placed {
    pub library: Option<usize>,
    /// Addresses of variables, by index.
    pub managed: HashMap<usize, u64>,
}

impl World {
    /// Loads an image into a context: allocates and initializes its variables.
    pub fn load_module(
        &mut self,
        context: usize,
        image: Arc<Image>,
        placed: Placed,
    ) -> Outcome<usize> {
        let addresses = place_variables(&mut self.memory, context, &image, &placed)?;
        Ok(self.others.of::<Module>().insert(Module {
            context,
            image,
            addresses: addresses.into(),
            functions: HashMap::new(),
            references: HashMap::new(),
            library: placed.library,
        }))
    }

    pub fn module(&mut self, module: usize) -> Outcome<&mut Module> {
        let known = self.others.of::<Module>().get_mut(module);
        known.ok_or(Code::INVALID_HANDLE)
    }

    /// Returns the function of a name.
    pub fn find_function(&mut self, module: usize, name: &str) -> Outcome<usize> {
        let found = self.module(module)?.image.find_entry(name);
        self.function_of_entry(module, found.ok_or(Code::NOT_FOUND)?)
    }

    /// Returns up to `count` functions of a module.
    pub fn functions(&mut self, module: usize, count: usize) -> Outcome<Vec<usize>> {
        let all = self.module(module)?.image.entries().count();
        (0..all.min(count))
            .map(|entry| self.function_of_entry(module, entry))
            .collect()
    }

    /// Returns the handle of an entry, always the same one.
    pub fn function_of_entry(&mut self, handle: usize, entry: usize) -> Outcome<usize> {
        let module = self.module(handle)?;
        if let Some(function) = module.functions.get(&entry) {
            return Ok(*function);
        }
        let facts = module.image.entry(entry).ok_or(Code::NOT_FOUND)?;
        let made = Function {
            context: module.context,
            module: handle,
            settings: Settings::of(facts),
            image: module.image.clone(),
            addresses: module.addresses.clone(),
            entry,
            kernel: None,
        };
        let function = self.others.of::<Function>().insert(made);
        self.module(handle)?.functions.insert(entry, function);
        Ok(function)
    }

    /// Address and size of a variable.
    pub fn find_variable(&mut self, module: usize, name: &str) -> Outcome<(u64, u64)> {
        let module = self.module(module)?;
        let mut variables = module.image.variables().zip(module.addresses.iter());
        let found = variables.find(|(variable, _)| variable.name == name);
        let (variable, address) = found.ok_or(Code::NOT_FOUND)?;
        Ok((*address, variable.size))
    }

    /// Returns the reference of a name and kind, always the same handle.
    pub fn find_reference(
        &mut self,
        handle: usize,
        name: &str,
        kind: ReferenceKind,
    ) -> Outcome<usize> {
        let module = self.module(handle)?;
        let is_it = |known: &Reference| known.name == name && known.kind == kind;
        if !module.image.code.references().any(is_it) {
            return Err(Code::NOT_FOUND);
        }
        if let Some(reference) = module.references.get(name).copied() {
            // A program may have destroyed the texture reference of a module.
            let is_gone = kind == ReferenceKind::Texture
                && self
                    .others
                    .of::<TextureReference>()
                    .get(reference)
                    .is_none();
            return if is_gone {
                Err(Code::NOT_FOUND)
            } else {
                Ok(reference)
            };
        }
        let context = module.context;
        let reference = match kind {
            ReferenceKind::Surface => {
                let array = None;
                self.others.of().insert(SurfaceReference { context, array })
            }
            _ => self
                .others
                .of()
                .insert(TextureReference::new(context, true)),
        };
        let module = self.module(handle)?;
        module.references.insert(name.to_owned(), reference);
        Ok(reference)
    }

    /// Removes a module with its functions and variables.
    pub fn drop_module(&mut self, module: usize) -> Outcome {
        let gone = self.others.of::<Module>().remove(module);
        let gone = gone.ok_or(Code::INVALID_HANDLE)?;
        for function in gone.functions.values() {
            self.others.of::<Function>().remove(*function);
        }
        for reference in gone.references.values() {
            self.others.of::<TextureReference>().remove(*reference);
            self.others.of::<SurfaceReference>().remove(*reference);
        }
        for (variable, address) in gone.image.variables().zip(gone.addresses.iter()) {
            // Managed variables of a library are freed with the library.
            if !variable.managed || gone.library.is_none() {
                let _ = self.memory.release(*address, |_| true);
            }
        }
        Ok(())
    }

    /// Removes the modules and texture references of a context that is being destroyed.
    pub fn drop_modules_of(&mut self, context: usize) {
        let modules = self.others.of::<Module>();
        let doomed: Vec<usize> = modules
            .iter()
            .filter(|(_, module)| module.context == context)
            .map(|(handle, _)| handle)
            .collect();
        for module in doomed {
            let _ = self.drop_module(module);
        }
        let references = self.others.of::<TextureReference>();
        let doomed: Vec<usize> = references
            .iter()
            .filter(|(_, reference)| reference.context == context)
            .map(|(handle, _)| handle)
            .collect();
        for reference in doomed {
            self.others.of::<TextureReference>().remove(reference);
        }
        for library in self
            .others
            .of::<crate::objects::library::Library>()
            .values_mut()
        {
            library.modules.remove(&context);
        }
    }

    /// Resolves a handle to a function, or to a kernel's function in the current context.
    pub fn function(&mut self, handle: usize) -> Outcome<Function> {
        let handle = self.function_handle(handle)?;
        let known = self.others.of::<Function>().get(handle);
        known.cloned().ok_or(Code::INVALID_HANDLE)
    }

    /// Replaces the handle of a kernel by that of its function in the current context.
    pub fn function_handle(&mut self, handle: usize) -> Outcome<usize> {
        match self.others.of::<Kernel>().get(handle) {
            Some(_) => self.function_of_kernel(handle),
            None => Ok(handle),
        }
    }
}

impl Driver {
    /// Loads an image into the current context, after all work of the context.
    pub fn load_module(&self, image: Image) -> Outcome<usize> {
        let (context, tokens) = {
            let world = self.lock();
            let context = world.working_context()?;
            (context, world.unfinished(context))
        };
        tokens.iter().for_each(|token| token.wait());
        let mut world = self.lock();
        world.load_module(context, Arc::new(image), Placed::default())
    }

    /// Unloads a module once its work is done. A library's module is unloaded with the library only.
    pub fn unload_module(&self, module: usize) -> Outcome {
        let tokens = {
            let mut world = self.lock();
            let found = world.module(module)?;
            let (context, library) = (found.context, found.library);
            if library.is_some() {
                return Err(Code::NOT_PERMITTED);
            }
            world.check_health(context)?;
            world.unfinished(context)
        };
        tokens.iter().for_each(|token| token.wait());
        self.lock().drop_module(module)
    }
}

/// Allocates and initializes the variables of an image, except those with an address.
fn place_variables(
    memory: &mut Memory,
    context: usize,
    image: &Image,
    placed: &Placed,
) -> Outcome<Vec<u64>> {
    // Variables shared by all contexts belong to none.
    let owner = placed.library.map_or(context, |_| 0);
    let (mut addresses, mut made) = (Vec::new(), Vec::new());
    let taken = image
        .variables()
        .enumerate()
        .try_for_each(|(at, variable)| {
            let size = variable.size.max(1);
            let address = match (placed.managed.get(&at), variable.managed) {
                (Some(address), _) => {
                    addresses.push(*address);
                    return Ok(());
                }
                (None, true) => memory.allocate_managed_variable(owner, size)?,
                (None, false) => memory.allocate_variable(context, size)?,
            };
            made.push(address);
            addresses.push(address);
            Ok(())
        });
    let filled = taken.and_then(|()| {
        let mut variables = image.variables().zip(&addresses);
        variables.try_for_each(|(variable, address)| match made.contains(address) {
            true => memory.write(*address, &initial_bytes(variable, &addresses)),
            false => Ok(()),
        })
    });
    if let Err(code) = filled {
        for address in made {
            let _ = memory.release(address, |_| true);
        }
        return Err(code);
    }
    Ok(addresses)
}

/// Allocates the managed variables of a library, which needs no context.
pub(super) fn place_managed(memory: &mut Memory, image: &Image) -> Outcome<HashMap<usize, u64>> {
    let mut addresses = vec![0; image.variables().count()];
    let managed = || image.variables().enumerate().filter(|(_, it)| it.managed);
    let placed = managed().try_for_each(|(at, variable)| {
        addresses[at] = memory.allocate_managed_variable(0, variable.size.max(1))?;
        Ok(())
    });
    let filled = placed.and_then(|()| {
        managed().try_for_each(|(at, variable)| {
            memory.write(addresses[at], &initial_bytes(variable, &addresses))
        })
    });
    if let Err(code) = filled {
        for address in addresses.into_iter().filter(|address| *address != 0) {
            let _ = memory.release(address, |_| true);
        }
        return Err(code);
    }
    Ok(managed().map(|(at, _)| (at, addresses[at])).collect())
}

/// Initial value of a variable, with addresses of other variables.
fn initial_bytes(variable: &Variable, addresses: &[u64]) -> Vec<u8> {
    let mut bytes = variable.initial.clone();
    for relocation in &variable.relocations {
        let word = match relocation.target {
            Target::Variable(index, distance) => {
                let address = addresses.get(index).copied().unwrap_or(0);
                address.wrapping_add_signed(distance)
            }
            Target::Value(value) => value,
        };
        let start = relocation.offset as usize;
        if let Some(place) = bytes.get_mut(start..start + size_of::<u64>()) {
            place.copy_from_slice(&word.to_le_bytes());
        }
    }
    bytes
}
