//! Modules: what is loaded, and the kernels in it.

use crate::code::{Code, Outcome};
use crate::objects::module::{Kernel, Module};
use crate::world::World;

impl World {
    /// Loads a text of PTX; nothing else can be loaded yet.
    pub fn load_module(&mut self, text: &str) -> Result<usize, Code> {
        let module = Module::read(text).ok_or(Code::INVALID_IMAGE)?;
        Ok(self.others.of::<Module>().insert(module))
    }

    /// The kernel of a name, which has one handle however often it is asked for.
    pub fn find_kernel(&mut self, module: usize, name: &str) -> Result<usize, Code> {
        let kernel = self.others.of::<Kernel>().insert(Kernel);
        let known = self.others.of::<Module>().get_mut(module);
        let found = known.ok_or(Code::INVALID_HANDLE).and_then(|module| {
            let mut kernels = module.kernels.iter_mut();
            let (_, handle) = kernels
                .find(|(known, _)| known == name)
                .ok_or(Code::NOT_FOUND)?;
            Ok(*handle.get_or_insert(kernel))
        });
        if found != Ok(kernel) {
            self.others.of::<Kernel>().remove(kernel);
        }
        found
    }

    /// Unloads a module, and its kernels with it.
    pub fn unload_module(&mut self, module: usize) -> Outcome {
        let unloaded = self.others.of::<Module>().remove(module);
        let unloaded = unloaded.ok_or(Code::INVALID_HANDLE)?;
        for (_, kernel) in unloaded.kernels {
            kernel.map(|kernel| self.others.of::<Kernel>().remove(kernel));
        }
        Ok(())
    }
}
