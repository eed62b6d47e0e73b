//! Nodes that launch kernels, and their parameters.

use super::prelude::*;
use crate::objects::graph::{Given, KernelWork, NodeWork};
use crate::objects::lent::Lent;
use crate::operations::launches::Shape;
use crate::world::World;
use cuspec_glue::driver::calls::GraphKernelsCalls;

/// The same launch in the later form, which can name a kernel of a library.
fn later(launch: &CUDA_KERNEL_NODE_PARAMS_v1) -> CUDA_KERNEL_NODE_PARAMS {
    CUDA_KERNEL_NODE_PARAMS {
        func: launch.func,
        gridDimX: launch.gridDimX,
        gridDimY: launch.gridDimY,
        gridDimZ: launch.gridDimZ,
        blockDimX: launch.blockDimX,
        blockDimY: launch.blockDimY,
        blockDimZ: launch.blockDimZ,
        sharedMemBytes: launch.sharedMemBytes,
        kernelParams: launch.kernelParams,
        extra: launch.extra,
        kern: std::ptr::null_mut(),
        ctx: std::ptr::null_mut(),
    }
}

/// The same launch in the first form.
fn earlier(launch: &CUDA_KERNEL_NODE_PARAMS) -> CUDA_KERNEL_NODE_PARAMS_v1 {
    CUDA_KERNEL_NODE_PARAMS_v1 {
        func: launch.func,
        gridDimX: launch.gridDimX,
        gridDimY: launch.gridDimY,
        gridDimZ: launch.gridDimZ,
        blockDimX: launch.blockDimX,
        blockDimY: launch.blockDimY,
        blockDimZ: launch.blockDimZ,
        sharedMemBytes: launch.sharedMemBytes,
        kernelParams: launch.kernelParams,
        extra: launch.extra,
    }
}

impl Driver {
    /// The launch of a descriptor of the first form.
    ///
    /// # Safety
    /// Each pointer is null, or valid for the bytes that a launch reads.
    pub(super) unsafe fn kernel_work(
        &self,
        launch: &CUDA_KERNEL_NODE_PARAMS_v1,
    ) -> Outcome<NodeWork> {
        // SAFETY: the caller guarantees that the pointers are valid.
        unsafe { self.launch_work(&later(launch)) }
    }

    /// The launch of a descriptor. A function precedes a kernel of a library.
    ///
    /// # Safety
    /// Each pointer is null, or valid for the bytes that a launch reads.
    pub(super) unsafe fn launch_work(&self, launch: &CUDA_KERNEL_NODE_PARAMS) -> Outcome<NodeWork> {
        let (function, kernel) = match launch.func.is_null() {
            false => (launch.func as usize, 0),
            true => {
                let kernel = launch.kern as usize;
                (self.node_function(kernel, launch.ctx as usize)?, kernel)
            }
        };
        // SAFETY: the caller guarantees that the pointers are valid.
        let parameters =
            unsafe { self.read_parameters(function, launch.kernelParams, launch.extra) }?;
        Ok(NodeWork::Kernel(KernelWork {
            function,
            shape: Shape {
                grid: [launch.gridDimX, launch.gridDimY, launch.gridDimZ],
                block: [launch.blockDimX, launch.blockDimY, launch.blockDimZ],
                cluster: None,
                dynamic_shared: launch.sharedMemBytes,
                is_cooperative: false,
                passes_captures: false,
            },
            parameters,
            given: Given {
                kernel,
                in_buffer: !launch.extra.is_null(),
            },
        }))
    }

    /// The function of a kernel of a library in a context, or in the current one.
    fn node_function(&self, kernel: usize, context: usize) -> Outcome<usize> {
        let mut world = self.lock();
        let context = match context {
            0 => world.working_context()?,
            context => context,
        };
        world.function_in(context, kernel)
    }

    /// The parameters of a node, with pointers to its own copy of the values.
    fn kernel_params(&self, node: CUgraphNode) -> Outcome<CUDA_KERNEL_NODE_PARAMS> {
        let mut world = self.lock();
        let known = world.nodes.get(node as usize).ok_or(Code::INVALID_VALUE)?;
        let NodeWork::Kernel(kernel) = known.work.clone() else {
            return Err(Code::INVALID_VALUE);
        };
        let known = world.nodes.get_mut(node as usize);
        let mut lent = known.and_then(|known| known.lent.take());
        let params = launch_params(&mut world, &kernel, &mut lent);
        if let Some(known) = world.nodes.get_mut(node as usize) {
            known.lent = lent;
        }
        params
    }
}

/// The parameters of a launch, with pointers to a copy of the values.
pub(super) fn launch_params(
    world: &mut World,
    kernel: &KernelWork,
    lent: &mut Option<Box<Lent>>,
) -> Outcome<CUDA_KERNEL_NODE_PARAMS> {
    let function = world.function(kernel.function)?;
    let entry = function.facts()?;
    let make = || Box::new(Lent::new(&kernel.parameters, kernel.given.in_buffer, entry));
    let lent = lent.get_or_insert_with(make);
    let ([gridDimX, gridDimY, gridDimZ], [blockDimX, blockDimY, blockDimZ]) =
        (kernel.shape.grid, kernel.shape.block);
    Ok(CUDA_KERNEL_NODE_PARAMS {
        func: kernel.function as CUfunction,
        gridDimX,
        gridDimY,
        gridDimZ,
        blockDimX,
        blockDimY,
        blockDimZ,
        sharedMemBytes: kernel.shape.dynamic_shared,
        kernelParams: lent.pointers(),
        extra: lent.list(),
        kern: kernel.given.kernel as CUkernel,
        ctx: function.context as CUcontext,
    })
}

impl GraphKernelsCalls for Driver {
    unsafe fn cuGraphAddKernelNode_v2(
        &self,
        phGraphNode: *mut CUgraphNode,
        hGraph: CUgraph,
        dependencies: *const CUgraphNode,
        numDependencies: usize,
        nodeParams: *const CUDA_KERNEL_NODE_PARAMS,
    ) -> Outcome {
        let (before, count) = (dependencies, numDependencies);
        // SAFETY: the caller guarantees that pointers are valid.
        unsafe {
            let work = self.launch_work(&record(nodeParams)?)?;
            self.add_node(phGraphNode, hGraph, before, count, work)
        }
    }

    unsafe fn cuGraphKernelNodeGetParams(
        &self,
        hNode: CUgraphNode,
        nodeParams: *mut CUDA_KERNEL_NODE_PARAMS_v1,
    ) -> Outcome {
        let launch = earlier(&self.kernel_params(hNode)?);
        // SAFETY: the caller guarantees that the place is null or valid for writes.
        unsafe { put(nodeParams, launch) };
        Ok(())
    }

    unsafe fn cuGraphKernelNodeGetParams_v2(
        &self,
        hNode: CUgraphNode,
        nodeParams: *mut CUDA_KERNEL_NODE_PARAMS,
    ) -> Outcome {
        let launch = self.kernel_params(hNode)?;
        // SAFETY: the caller guarantees that the place is null or valid for writes.
        unsafe { put(nodeParams, launch) };
        Ok(())
    }

    unsafe fn cuGraphKernelNodeSetParams(
        &self,
        hNode: CUgraphNode,
        nodeParams: *const CUDA_KERNEL_NODE_PARAMS_v1,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        let work = unsafe { self.kernel_work(&record(nodeParams)?) }?;
        self.lock().set_work(hNode as usize, work)
    }

    unsafe fn cuGraphKernelNodeSetParams_v2(
        &self,
        hNode: CUgraphNode,
        nodeParams: *const CUDA_KERNEL_NODE_PARAMS,
    ) -> Outcome {
        // SAFETY: the caller guarantees that pointers are valid.
        let work = unsafe { self.launch_work(&record(nodeParams)?) }?;
        self.lock().set_work(hNode as usize, work)
    }
}
