//! Objects of the program that live as long as the graphs that use them, and pictures of graphs.

#![on("580.159.04")]

/// An object of the program, with a function that destroys it and a number of references to it.
#[domain(CUuserObject, live)]
#[resource(ended_by = cuUserObjectRelease)]
enum UserObject {
    /// An object with four references.
    #[accepted]
    #[has(references = 4)]
    Created,
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
    /// An object whose last reference was released.
    #[undefined]
    Destroyed,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// An object to which the graph at hand may have references.
#[domain(CUuserObject, live)]
enum HeldObject {
    /// An object to which the graph has four references.
    #[accepted]
    #[has(references = 4)]
    Held,
    /// An object to which the graph has no reference.
    #[undefined]
    Strange,
    /// Null.
    #[refused(INVALID_VALUE)]
    Null = 0,
    /// An object whose last reference was released.
    #[undefined]
    Destroyed,
    /// A number that never was a handle.
    #[undefined]
    Garbage = 0xdead_0000_beef,
}

/// A number of references.
#[domain]
enum References {
    /// One.
    #[accepted]
    One = 1,
    /// More.
    #[accepted]
    Three = 3,
    /// The largest number.
    #[accepted]
    Most = 0x7fff_ffff,
    /// None.
    #[refused(INVALID_VALUE)]
    Zero = 0,
    /// One more than the largest number.
    #[refused(INVALID_VALUE)]
    #[when(value > 0x7fff_ffff)]
    Over = 0x8000_0000,
}

/// Creates an object with references that the caller has.
#[class(lookup)]
#[order(observed)]
fn cuUserObjectCreate(
    /// Place for the object.
    #[creates(UserObject)]
    object_out: Out<CUuserObject>,
    /// The argument of the destructor.
    ptr: Opaque,
    /// The destructor, which is called after the release of the last reference.
    #[without(CallsApi)]
    destroy: Callback<CUhostFn>,
    /// The number of references.
    #[accepts(Over)]
    initialRefcount: References,
    /// The program promises not to wait for the destructor.
    flags: OneOf<CUuserObject_flags>,
) {
}

/// Acquires references to an object.
#[class(lookup)]
#[order(observed)]
fn cuUserObjectRetain(
    /// The object.
    object: UserObject,
    /// The number of references.
    count: References,
) {
}

/// Releases references to an object. The release of the last one calls the destructor.
#[class(lookup)]
#[order(observed)]
fn cuUserObjectRelease(
    /// The object.
    #[ends(UserObject)]
    object: UserObject,
    /// The number of references.
    count: References,
) {
    check!(object, count);

    /// The caller has fewer references.
    #[rule("has-them", assumed)]
    if count > object.references() {
        return UNDEFINED;
    }
}

/// Acquires references to an object for a graph. Clones and executables of the graph also have references.
#[class(lookup)]
#[order(observed)]
fn cuGraphRetainUserObject(
    /// The graph.
    graph: Graph,
    /// The object.
    object: UserObject,
    /// The number of references.
    count: References,
    /// Whether the graph takes references of the caller.
    flags: BitsOf<CUuserObjectRetain_flags>,
) {
    check!(graph, object, count, flags);

    /// The caller has fewer references than the graph takes.
    #[rule("has-them", assumed)]
    if flags == CU_GRAPH_USER_OBJECT_MOVE && count > object.references() {
        return UNDEFINED;
    }
}

/// Releases references of a graph to an object.
#[class(lookup)]
#[order(observed)]
fn cuGraphReleaseUserObject(
    /// The graph.
    graph: Graph,
    /// The object.
    object: HeldObject,
    /// The number of references.
    count: References,
) {
    check!(graph, object, count);

    /// The graph has fewer references.
    #[rule("has-them", assumed)]
    if count > object.references() {
        return UNDEFINED;
    }
}

/// Writes a description of a graph to a file, in the language DOT.
#[class(lookup)]
#[order(observed)]
fn cuGraphDebugDotPrint(
    /// The graph.
    hGraph: Graph,
    /// The path of the file.
    #[refuses(Nowhere = OPERATING_SYSTEM, Folder = OPERATING_SYSTEM, Empty = OPERATING_SYSTEM)]
    path: WritableFile,
    /// The details that the description has.
    flags: BitsOf<CUgraphDebugDot_flags, UnknownBit, TopBit, AllOnes, OtherBit>,
) {
    check!(hGraph, path, flags);
}

/// The release of the last reference calls the destructor, with its argument.
#[scenario]
#[needs(initialized)]
#[shows(cuUserObjectCreate, cuUserObjectRetain, cuUserObjectRelease)]
fn the_last_release_destroys_an_object(cuda: &Driver) {
    let destroyed = cuda.collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    let (argument, function) = (destroyed.data(), destroyed.host_fn());
    let flags = CU_USER_OBJECT_NO_DESTRUCTOR_SYNC;
    let object = cuda.cuUserObjectCreate(argument, function, 2, flags)?;
    cuda.cuUserObjectRelease(object, 1)?;
    cuda.cuUserObjectRetain(object, 2)?;
    cuda.cuUserObjectRelease(object, 2)?;
    expect!(destroyed.take().is_empty());
    cuda.cuUserObjectRelease(object, 1)?;
    expect!(destroyed.take().len() == 1);
}

/// Graphs, clones and executables have references.
#[scenario]
#[needs(context)]
#[shows(cuGraphRetainUserObject)]
fn graphs_keep_objects_alive(cuda: &Driver) {
    let destroyed = cuda.collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    let (argument, function) = (destroyed.data(), destroyed.host_fn());
    let flags = CU_USER_OBJECT_NO_DESTRUCTOR_SYNC;
    let object = cuda.cuUserObjectCreate(argument, function, 1, flags)?;
    let graph = cuda.cuGraphCreate(0)?;
    cuda.cuGraphRetainUserObject(graph, object, 1, CU_GRAPH_USER_OBJECT_MOVE)?;
    let clone = cuda.cuGraphClone(graph)?;
    cuda.cuGraphDestroy(graph)?;
    let exec = cuda.cuGraphInstantiateWithFlags(clone, 0)?;
    cuda.cuGraphDestroy(clone)?;
    expect!(destroyed.take().is_empty());
    cuda.cuGraphExecDestroy(exec)?;
    let mut calls = 0;
    for _ in 0..200 {
        calls += destroyed.take().len();
        if calls > 0 {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    expect!(calls == 1);
}

/// A graph releases the references that it has. Without the option, the caller keeps its own.
#[scenario]
#[needs(initialized)]
#[shows(cuGraphReleaseUserObject)]
fn a_graph_releases_its_references(cuda: &Driver) {
    let destroyed = cuda.collect(|cuda, seen| seen.push(cuda.cuDriverGetVersion()));
    let (argument, function) = (destroyed.data(), destroyed.host_fn());
    let flags = CU_USER_OBJECT_NO_DESTRUCTOR_SYNC;
    let object = cuda.cuUserObjectCreate(argument, function, 1, flags)?;
    let kept = cuda.cuUserObjectCreate(argument, function, 1, flags)?;
    let (graph, other) = (cuda.cuGraphCreate(0)?, cuda.cuGraphCreate(0)?);
    cuda.cuGraphRetainUserObject(graph, object, 2, CUuserObjectRetain_flags(0))?;
    cuda.cuUserObjectRelease(object, 1)?;
    cuda.cuGraphReleaseUserObject(graph, object, 1)?;
    expect!(destroyed.take().is_empty());
    cuda.cuGraphReleaseUserObject(graph, object, 1)?;
    let mut calls = 0;
    for _ in 0..200 {
        calls += destroyed.take().len();
        if calls > 0 {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    expect!(calls == 1);
    cuda.cuGraphDestroy(graph)?;
    cuda.cuGraphDestroy(other)?;
    cuda.cuUserObjectRelease(kept, 1)?;
    expect!(destroyed.take().len() == 1);
}

/// The description of a graph has a line for each node and each dependency.
#[scenario]
#[needs(initialized)]
#[gate(machine.is_linux())]
#[shows(cuGraphDebugDotPrint)]
fn a_graph_is_described(cuda: &Driver) {
    let (graph, other) = (cuda.cuGraphCreate(0)?, cuda.cuGraphCreate(0)?);
    let first = cuda.cuGraphAddEmptyNode(graph, core::ptr::null(), 0)?;
    cuda.cuGraphAddEmptyNode(graph, &first, 1)?;
    let (mut reader, writer) = std::io::pipe().expect("a pipe");
    let path = format!(
        "/proc/self/fd/{}\0",
        std::os::fd::AsRawFd::as_raw_fd(&writer)
    );
    cuda.cuGraphDebugDotPrint(graph, path.as_ptr().cast(), CUgraphDebugDot_flags(0))?;
    drop(writer);
    let mut text = String::new();
    std::io::Read::read_to_string(&mut reader, &mut text).expect("text");
    expect!(text.starts_with("digraph dot {\n"));
    expect!(text.matches("EMPTY").count() == 2);
    expect!(text.matches(" -> ").count() == 1);
    cuda.cuGraphDestroy(graph)?;
    cuda.cuGraphDestroy(other)?;
}
