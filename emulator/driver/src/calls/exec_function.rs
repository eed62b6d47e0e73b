//! Attributes of functions.

use std::sync::MutexGuard;

use super::prelude::*;
use crate::classify::neighbour;
use crate::objects::function_notes::FunctionNotes;
use crate::objects::handle::Identity;
use crate::objects::library::Kernel;
use crate::objects::module::Function as Known;
use crate::operations::functions::most_threads;
use crate::world::World;
use cuspec_glue::Facts;
use cuspec_glue::classify::{Classify, Function};
use cuspec_glue::driver::calls::ExecFunctionCalls;

/// Kernels with more registers than this cannot launch the largest blocks.
const MANY_REGISTERS: u32 = 128;

/// Kernels with more parameters than this have parameters of several sizes.
const FEW_PARAMETERS: usize = 2;

impl Classify<Function> for Driver {
    fn classify(&self, value: u64) -> Facts<Function> {
        let handle = value as usize;
        let Some(mut world) = self.known() else {
            return Facts::new(match handle {
                0 => Function::Null,
                _ => Function::Garbage,
            });
        };
        // A kernel of a library is its function in the current context.
        let kernel = world.others.of::<Kernel>().identify(handle);
        let identity = match kernel {
            Identity::Unknown => world.others.of::<Known>().identify(handle),
            kernel => kernel,
        };
        match identity {
            _ if handle == 0 => Facts::new(Function::Null),
            Identity::Gone => Facts::new(Function::Unloaded),
            Identity::Unknown => Facts::new(Function::Garbage),
            Identity::Live => live_function(world, handle),
        }
    }

    fn neighbour(&self, value: u64) -> Option<u64> {
        neighbour::object(self.known()?.others.of::<Known>(), value)
    }
}

fn live_function(mut world: MutexGuard<'_, World>, handle: usize) -> Facts<Function> {
    let Ok(function) = world.function(handle) else {
        return Facts::new(Function::Garbage);
    };
    let Ok(entry) = function.facts() else {
        return Facts::new(Function::Garbage);
    };
    let own = world
        .current_context()
        .ok()
        .or_else(|| world.active_primary());
    let is_shaped = world.notes(handle).shape.is_some();
    let kind = match entry.parameters.len() {
        _ if own != Some(function.context) => Function::OtherContext,
        _ if is_shaped => Function::Shaped,
        _ if entry.cluster.is_some() => Function::Clustered,
        _ if entry.required_threads.is_some() => Function::Exact,
        _ if entry.max_threads.is_some() => Function::Bounded,
        _ if entry.registers > MANY_REGISTERS => Function::Hungry,
        _ if entry.shared_bytes > 0 => Function::Sharing,
        0 => Function::Loaded,
        1..=FEW_PARAMETERS => Function::Storing,
        _ => Function::Varied,
    };
    let settings = &function.settings;
    let required = entry.required_threads.unwrap_or_default();
    Facts::new(kind)
        .with("context", function.context as i128)
        .with("max_threads", most_threads(entry).into())
        .with("static_shared", entry.shared_bytes.into())
        .with("most_dynamic_shared", settings.most_dynamic_shared.into())
        .with("parameters", entry.parameters.len() as i128)
        .with("parameter_bytes", entry.parameter_bytes.into())
        .with("cluster_width", settings.cluster[0].into())
        .with("required_x", required[0].into())
        .with("required_y", required[1].into())
        .with("required_z", required[2].into())
}

impl World {
    /// Settings of a function.
    pub(super) fn notes(&mut self, function: usize) -> &mut FunctionNotes {
        let notes = self.others.of::<FunctionNotes>();
        let known = notes.iter().find(|(_, notes)| notes.function == function);
        let place = match known.map(|(place, _)| place) {
            Some(place) => place,
            None => notes.insert(FunctionNotes::of(function)),
        };
        notes.get_mut(place).expect("it is there")
    }
}

impl ExecFunctionCalls for Driver {
    unsafe fn cuFuncGetAttribute(
        &self,
        pi: *mut c_int,
        attrib: CUfunction_attribute,
        hfunc: CUfunction,
    ) -> Outcome {
        let value = self.lock().function(hfunc as usize)?.attribute(attrib.0)?;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(pi, value) };
        Ok(())
    }

    unsafe fn cuFuncSetAttribute(
        &self,
        hfunc: CUfunction,
        attrib: CUfunction_attribute,
        value: c_int,
    ) -> Outcome {
        let mut world = self.lock();
        world.set_function_attribute(hfunc as usize, attrib.0, value)
    }

    unsafe fn cuFuncGetModule(&self, hmod: *mut CUmodule, hfunc: CUfunction) -> Outcome {
        let module = self.lock().function(hfunc as usize)?.module;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(hmod, module as CUmodule) };
        Ok(())
    }

    unsafe fn cuFuncGetName(&self, name: *mut *const c_char, hfunc: CUfunction) -> Outcome {
        let function = self.lock().function(hfunc as usize)?;
        let text = lasting_text(function.name()?);
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(name, text) };
        Ok(())
    }

    unsafe fn cuFuncGetParamCount(&self, func: CUfunction, paramCount: *mut usize) -> Outcome {
        let function = self.lock().function(func as usize)?;
        let count = function.facts()?.parameters.len();
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(paramCount, count) };
        Ok(())
    }

    unsafe fn cuFuncGetParamInfo(
        &self,
        func: CUfunction,
        paramIndex: usize,
        paramOffset: *mut usize,
        paramSize: *mut usize,
    ) -> Outcome {
        let function = self.lock().function(func as usize)?;
        let (offset, size) = function.parameter(paramIndex)?;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            put(paramOffset, offset);
            put(paramSize, size);
        }
        Ok(())
    }

    unsafe fn cuFuncIsLoaded(
        &self,
        state: *mut CUfunctionLoadingState,
        function: CUfunction,
    ) -> Outcome {
        let is_loaded = self.lock().notes(function as usize).is_loaded;
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe { put(state.cast(), u32::from(is_loaded)) };
        Ok(())
    }

    unsafe fn cuFuncLoad(&self, function: CUfunction) -> Outcome {
        self.lock().notes(function as usize).is_loaded = true;
        Ok(())
    }

    unsafe fn cuFuncSetCacheConfig(&self, hfunc: CUfunction, _config: CUfunc_cache) -> Outcome {
        self.lock().function(hfunc as usize).map(drop)
    }
}
