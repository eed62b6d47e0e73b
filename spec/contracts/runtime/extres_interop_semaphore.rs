//! Semaphores that somebody else has exported.

#![on("13.0.96")]

#[as_driver(cuImportExternalSemaphore)]
fn cudaImportExternalSemaphore(extSem_out: _, semHandleDesc: _) {}

#[as_driver(cuDestroyExternalSemaphore)]
#[order(unknown)]
fn cudaDestroyExternalSemaphore(extSem: _) {}
