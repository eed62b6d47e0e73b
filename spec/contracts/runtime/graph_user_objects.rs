//! Objects of the program that live as long as the graphs that use them, and descriptions of graphs.

#![on("13.0.96")]

#[as_driver(cuUserObjectCreate)]
#[needs(devices)]
#[class(lookup)]
#[unobserved(devices)]
fn cudaUserObjectCreate(
    object_out: _,
    ptr: _,
    destroy: _,
    initialRefcount: _,
    flags: _,
) {
    check!(devices);
}

#[as_driver(cuUserObjectRetain)]
#[needs(devices)]
#[class(lookup)]
#[unobserved(devices)]
fn cudaUserObjectRetain(object: _, count: _) {
    check!(devices);
}

#[as_driver(cuUserObjectRelease)]
#[needs(devices)]
#[class(lookup)]
#[unobserved(devices)]
fn cudaUserObjectRelease(object: _, count: _) {
    check!(devices);
}

#[as_driver(cuGraphRetainUserObject)]
#[needs(devices)]
#[class(lookup)]
#[unobserved(devices)]
fn cudaGraphRetainUserObject(graph: _, object: _, count: _, flags: _) {
    check!(devices);
}

#[as_driver(cuGraphReleaseUserObject)]
#[needs(devices)]
#[class(lookup)]
#[unobserved(devices)]
fn cudaGraphReleaseUserObject(graph: _, object: _, count: _) {
    check!(devices);
}

#[as_driver(cuGraphDebugDotPrint)]
#[needs(runtime)]
#[class(context_lookup)]
fn cudaGraphDebugDotPrint(graph: _, path: _, flags: _) {
    check!(runtime, outside_callback);
}

/// A graph keeps an object alive, and the release of the last reference calls the destructor.
#[scenario]
#[needs(runtime)]
#[shows(
    cudaUserObjectCreate,
    cudaUserObjectRetain,
    cudaUserObjectRelease,
    cudaGraphRetainUserObject,
    cudaGraphReleaseUserObject
)]
fn the_last_release_destroys_an_object(cuda: &Runtime) {
    let destroyed = cuda
        .driver()
        .collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    let (argument, function) = (destroyed.data(), destroyed.host_fn());
    let flags = cudaUserObjectNoDestructorSync.0;
    let object = cuda.cudaUserObjectCreate(argument, function, 1, flags)?;
    cuda.cudaUserObjectRetain(object, 2)?;
    cuda.cudaUserObjectRelease(object, 1)?;
    let graph = cuda.cudaGraphCreate(0)?;
    cuda.cudaGraphRetainUserObject(graph, object, 2, 0)?;
    cuda.cudaUserObjectRelease(object, 2)?;
    cuda.cudaGraphReleaseUserObject(graph, object, 1)?;
    expect!(destroyed.take().is_empty());
    cuda.cudaGraphReleaseUserObject(graph, object, 1)?;
    expect!(destroyed.take().len() == 1);
    cuda.cudaGraphDestroy(graph)?;
}

/// The description of a graph has a line for each node and each dependency.
#[scenario]
#[needs(runtime)]
#[gate(machine.is_linux())]
#[shows(cudaGraphDebugDotPrint)]
fn a_graph_is_described(cuda: &Runtime) {
    let graph = cuda.cudaGraphCreate(0)?;
    let first = cuda.cudaGraphAddEmptyNode(graph, ptr::null(), 0)?;
    cuda.cudaGraphAddEmptyNode(graph, &first, 1)?;
    let (mut reader, writer) = std::io::pipe().expect("a pipe");
    let path = format!(
        "/proc/self/fd/{}\0",
        std::os::fd::AsRawFd::as_raw_fd(&writer)
    );
    cuda.cudaGraphDebugDotPrint(graph, path.as_ptr().cast(), 0)?;
    drop(writer);
    let mut text = String::new();
    std::io::Read::read_to_string(&mut reader, &mut text).expect("text");
    expect!(text.starts_with("digraph dot {\n"));
    expect!(text.matches("EMPTY").count() == 2);
    expect!(text.matches(" -> ").count() == 1);
    cuda.cudaGraphDestroy(graph)?;
}
