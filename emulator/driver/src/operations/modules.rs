//! Modules: loading and unloading them, and finding what is in them.

use std::collections::HashMap;
use std::sync::Arc;

use cuspec_ptx::{Reference, ReferenceKind, Target, Variable};

use crate::code::{Code, Outcome};
use crate::memory::Memory;
use crate::objects::image::Image;
use crate::objects::library::Kernel;
use crate::objects::module::{Function, Module, Settings, SurfaceReference, TextureReference};
use crate::world::{Driver, World};

/// `CU_MEM_ATTACH_GLOBAL`: what managed variables begin with.
const ATTACH_GLOBAL: u32 = 1;

/// What there is of a module before it is loaded: of a library's, its managed variables.
#[derive(Debug, Default)]
pub struct Placed {
    pub library: Option<usize>,
    /// Where variables lie, by their place among all.
    pub managed: HashMap<usize, u64>,
}

impl World {
    /// Loads an image into a context: its variables get their memory and what they begin with.
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

    /// The function of a name.
    pub fn find_function(&mut self, module: usize, name: &str) -> Outcome<usize> {
        let found = self.module(module)?.image.find_entry(name);
        self.function_of_entry(module, found.ok_or(Code::NOT_FOUND)?)
    }

    /// The first functions of a module, no more than there are.
    pub fn functions(&mut self, module: usize, count: usize) -> Outcome<Vec<usize>> {
        let all = self.module(module)?.image.entries().count();
        (0..all.min(count))
            .map(|entry| self.function_of_entry(module, entry))
            .collect()
    }

    /// The handle of an entry, which is the same whenever it is asked for.
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

    /// Where a variable lies, and its size.
    pub fn find_variable(&mut self, module: usize, name: &str) -> Outcome<(u64, u64)> {
        let module = self.module(module)?;
        let mut variables = module.image.variables().zip(module.addresses.iter());
        let found = variables.find(|(variable, _)| variable.name == name);
        let (variable, address) = found.ok_or(Code::NOT_FOUND)?;
        Ok((*address, variable.size))
    }

    /// The reference of a name and a kind, which has one handle however often it is asked for.
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
        if let Some(reference) = module.references.get(name) {
            return Ok(*reference);
        }
        let reference = match kind {
            ReferenceKind::Surface => self.others.of().insert(SurfaceReference),
            _ => self
                .others
                .of()
                .insert(TextureReference { is_of_module: true }),
        };
        let module = self.module(handle)?;
        module.references.insert(name.to_owned(), reference);
        Ok(reference)
    }

    /// Takes a module away with its functions and variables.
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
            // Those of a library that are managed go with it.
            if !variable.managed || gone.library.is_none() {
                let _ = self.memory.release(*address, |_| true);
            }
        }
        Ok(())
    }

    /// Takes away what a context that ends has loaded.
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
        for library in self
            .others
            .of::<crate::objects::library::Library>()
            .values_mut()
        {
            library.modules.remove(&context);
        }
    }

    /// What can be launched under a handle: a function, or a kernel in the current context.
    pub fn function(&mut self, handle: usize) -> Outcome<Function> {
        let handle = match self.others.of::<Kernel>().get(handle) {
            Some(_) => self.function_of_kernel(handle)?,
            None => handle,
        };
        let known = self.others.of::<Function>().get(handle);
        known.cloned().ok_or(Code::INVALID_HANDLE)
    }
}

impl Driver {
    /// Loads an image into the current context.
    pub fn load_module(&self, image: Image) -> Outcome<usize> {
        let mut world = self.lock();
        let context = world.working_context()?;
        world.load_module(context, Arc::new(image), Placed::default())
    }

    /// Unloads a module once nothing can be using it. One of a library goes with that alone.
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

/// Memory for all variables of an image, holding what they begin with. Those that lie somewhere are left alone.
fn place_variables(
    memory: &mut Memory,
    context: usize,
    image: &Image,
    placed: &Placed,
) -> Outcome<Vec<u64>> {
    // What every context shares goes with none.
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
                (None, true) => memory.allocate_managed(owner, size, ATTACH_GLOBAL)?,
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

/// Memory for the managed variables of a library, which no context has to be there for.
pub(super) fn place_managed(memory: &mut Memory, image: &Image) -> Outcome<HashMap<usize, u64>> {
    let mut addresses = vec![0; image.variables().count()];
    let managed = || image.variables().enumerate().filter(|(_, it)| it.managed);
    let placed = managed().try_for_each(|(at, variable)| {
        addresses[at] = memory.allocate_managed(0, variable.size.max(1), ATTACH_GLOBAL)?;
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

/// What a variable begins with, addresses of others included.
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
