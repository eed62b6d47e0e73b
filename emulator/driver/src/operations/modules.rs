//! Modules: what is loaded, and the kernels in it.

use std::collections::HashMap;

use crate::code::{Code, Outcome};
use crate::objects::entry::read_entries;
use crate::objects::module::{Function, Module, Settings};
use crate::world::World;

impl World {
    /// Loads a text of PTX; nothing else can be loaded yet.
    pub fn load_module(&mut self, text: &str) -> Result<usize, Code> {
        let context = self.working_context()?;
        let entries = read_entries(text).ok_or(Code::INVALID_IMAGE)?;
        Ok(self.others.of::<Module>().insert(Module {
            context,
            entries,
            functions: HashMap::new(),
        }))
    }

    /// The kernel of a name, which has one handle however often it is asked for.
    pub fn find_kernel(&mut self, handle: usize, name: &str) -> Result<usize, Code> {
        let module = self.others.of::<Module>().get(handle);
        let module = module.ok_or(Code::INVALID_HANDLE)?;
        let mut entries = module.entries.iter().enumerate();
        let found = entries.find(|(_, entry)| entry.name == name);
        let (number, entry) = found.ok_or(Code::NOT_FOUND)?;
        if let Some(function) = module.functions.get(&number) {
            return Ok(*function);
        }
        let made = Function {
            context: module.context,
            module: handle,
            settings: Settings::of(entry),
            entry: entry.clone(),
        };
        let function = self.others.of::<Function>().insert(made);
        let module = self.others.of::<Module>().get_mut(handle);
        let module = module.ok_or(Code::INVALID_HANDLE)?;
        module.functions.insert(number, function);
        Ok(function)
    }

    /// Unloads a module, and its kernels with it.
    pub fn unload_module(&mut self, module: usize) -> Outcome {
        let unloaded = self.others.of::<Module>().remove(module);
        let unloaded = unloaded.ok_or(Code::INVALID_HANDLE)?;
        for function in unloaded.functions.values() {
            self.others.of::<Function>().remove(*function);
        }
        Ok(())
    }

    /// What can be launched under a handle.
    pub fn function(&mut self, handle: usize) -> Outcome<Function> {
        let known = self.others.of::<Function>().get(handle);
        known.cloned().ok_or(Code::INVALID_HANDLE)
    }
}
