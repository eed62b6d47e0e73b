//! What the next node of a capture comes after: asking for it and changing it.

#![on("13.0.96")]

/// The next node of a capture comes after the nodes that are told, whose handles are good after the capture as well.
#[scenario]
#[needs(runtime)]
#[shows(cudaStreamGetCaptureInfo)]
fn the_next_node_comes_after_what_is_told(cuda: &Runtime) {
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let memory = cuda.cudaMalloc(4096)?;
    cuda.cudaStreamBeginCapture(stream, cudaStreamCaptureModeRelaxed)?;
    let (_status, _id, graph, _tips, _edges, count) = cuda.cudaStreamGetCaptureInfo(stream)?;
    expect!(count == 0);
    let mut nodes = [ptr::null_mut(); 3];
    for node in &mut nodes {
        cuda.cudaMemsetAsync(memory, 1, 4096, stream)?;
        let (_status, _id, _graph, tips, _edges, count) = cuda.cudaStreamGetCaptureInfo(stream)?;
        expect!(count == 1);
        *node = *tips;
    }
    expect!(cuda.cudaStreamEndCapture(stream)? == graph);
    let mut before = ptr::null_mut();
    let mut count = 1;
    cuda.driver()
        .raw()
        .cuGraphNodeGetDependencies(nodes[0], ptr::null_mut(), &mut count)?;
    expect!(count == 0);
    for pair in nodes.windows(2) {
        count = 1;
        cuda.driver()
            .raw()
            .cuGraphNodeGetDependencies(pair[1], &mut before, &mut count)?;
        expect!((count, before) == (1, pair[0]));
    }
    cuda.driver().cuGraphDestroy(graph)?;
    cuda.cudaFree(memory)?;
    cuda.cudaStreamDestroy(stream)?;
}

/// While a capture goes on its graph may be given nodes, behind those that were told or behind none, and the stream need
/// not come to them.
#[scenario]
#[needs(runtime)]
#[shows(cudaStreamGetCaptureInfo)]
fn a_captures_graph_may_be_added_to(cuda: &Runtime) {
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let memory = cuda.cudaMalloc(4096)?;
    cuda.cudaStreamBeginCapture(stream, cudaStreamCaptureModeRelaxed)?;
    cuda.cudaMemsetAsync(memory, 1, 4096, stream)?;
    let (_status, _id, graph, tips, _edges, count) = cuda.cudaStreamGetCaptureInfo(stream)?;
    let captured = *tips;
    let mut empty = cuspec_sys::driver::CUgraphNodeParams {
        r#type: cuspec_sys::driver::CU_GRAPH_NODE_TYPE_EMPTY,
        ..Default::default()
    };
    let none = ptr::null();
    // The array is the driver's own, and may be passed on as it is.
    let behind = cuda
        .driver()
        .cuGraphAddNode_v2(graph, tips.cast(), none, count, &mut empty)?;
    let apart = cuda
        .driver()
        .cuGraphAddNode_v2(graph, ptr::null(), none, 0, &mut empty)?;
    // Nodes that the program adds are not what the stream goes on behind.
    expect!(*cuda.cudaStreamGetCaptureInfo(stream)?.3 == captured);
    cuda.cudaMemsetAsync(memory, 2, 4096, stream)?;
    expect!(cuda.cudaStreamEndCapture(stream)? == graph);
    let mut nodes = [ptr::null_mut(); 4];
    let mut count = nodes.len();
    cuda.driver().raw().cuGraphGetNodes(graph, nodes.as_mut_ptr(), &mut count)?;
    expect!(count == 4);
    expect!(nodes.contains(&captured) && nodes.contains(&behind) && nodes.contains(&apart));
    let mut before = ptr::null_mut();
    count = 1;
    cuda.driver()
        .raw()
        .cuGraphNodeGetDependencies(behind, &mut before, &mut count)?;
    expect!((count, before) == (1, captured));
    cuda.driver().cuGraphDestroy(graph)?;
    cuda.cudaFree(memory)?;
    cuda.cudaStreamDestroy(stream)?;
}

/// Nodes that a capture is told join those that its next one comes after, or replace them; what no node comes after any
/// more need not be joined.
#[scenario]
#[needs(runtime)]
#[shows(cudaStreamUpdateCaptureDependencies)]
fn told_nodes_join_what_comes_before_or_replace_it(cuda: &Runtime) {
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let memory = cuda.cudaMalloc(4096)?;
    cuda.cudaStreamBeginCapture(stream, cudaStreamCaptureModeRelaxed)?;
    cuda.cudaMemsetAsync(memory, 1, 4096, stream)?;
    let (_status, _id, graph, tips, _edges, _count) = cuda.cudaStreamGetCaptureInfo(stream)?;
    let mut first = *tips;
    let mut empty = cuspec_sys::driver::CUgraphNodeParams {
        r#type: cuspec_sys::driver::CU_GRAPH_NODE_TYPE_EMPTY,
        ..Default::default()
    };
    let mut own = cuda
        .driver()
        .cuGraphAddNode_v2(graph, ptr::null(), ptr::null(), 0, &mut empty)?;
    // No flag is the flag for joining.
    cuda.cudaStreamUpdateCaptureDependencies(stream, &mut own, ptr::null(), 1, 0)?;
    let (_status, _id, _graph, tips, _edges, count) = cuda.cudaStreamGetCaptureInfo(stream)?;
    expect!(count == 2);
    let tips = [*tips, *tips.add(1)];
    expect!(tips.contains(&first) && tips.contains(&own));
    cuda.cudaMemsetAsync(memory, 2, 4096, stream)?;
    let joined = *cuda.cudaStreamGetCaptureInfo(stream)?.3;
    let replace = cudaStreamSetCaptureDependencies.0;
    cuda.cudaStreamUpdateCaptureDependencies(stream, &mut first, ptr::null(), 1, replace)?;
    let (_status, _id, _graph, tips, _edges, count) = cuda.cudaStreamGetCaptureInfo(stream)?;
    expect!((count, *tips) == (1, first));
    cuda.cudaMemsetAsync(memory, 3, 4096, stream)?;
    let replaced = *cuda.cudaStreamGetCaptureInfo(stream)?.3;
    expect!(cuda.cudaStreamEndCapture(stream)? == graph);

    let mut before = [ptr::null_mut(); 2];
    let mut count = 2;
    cuda.driver()
        .raw()
        .cuGraphNodeGetDependencies(joined, before.as_mut_ptr(), &mut count)?;
    expect!(count == 2);
    expect!(before.contains(&first) && before.contains(&own));
    count = 2;
    cuda.driver()
        .raw()
        .cuGraphNodeGetDependencies(replaced, before.as_mut_ptr(), &mut count)?;
    expect!((count, before[0]) == (1, first));
    cuda.driver().cuGraphDestroy(graph)?;
    cuda.cudaFree(memory)?;
    cuda.cudaStreamDestroy(stream)?;
}

/// A stream that was brought into a capture need not come back with nodes that it was told to come after no more.
#[scenario]
#[needs(runtime)]
#[shows(cudaStreamUpdateCaptureDependencies)]
fn nodes_that_were_taken_away_need_no_join(cuda: &Runtime) {
    let origin = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let side = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let event = cuda.cudaEventCreate()?;
    let memory = cuda.cudaMalloc(4096)?;
    cuda.cudaStreamBeginCapture(origin, cudaStreamCaptureModeRelaxed)?;
    cuda.cudaMemsetAsync(memory, 1, 4096, origin)?;
    let mut first = *cuda.cudaStreamGetCaptureInfo(origin)?.3;
    cuda.cudaEventRecord(event, origin)?;
    cuda.cudaStreamWaitEvent(side, event, 0)?;
    cuda.cudaMemsetAsync(memory, 2, 4096, side)?;
    let replace = cudaStreamSetCaptureDependencies.0;
    cuda.cudaStreamUpdateCaptureDependencies(side, &mut first, ptr::null(), 1, replace)?;
    let graph = cuda.cudaStreamEndCapture(origin)?;
    let mut count = 0;
    cuda.driver().raw().cuGraphGetNodes(graph, ptr::null_mut(), &mut count)?;
    expect!(count == 2);
    cuda.driver().cuGraphDestroy(graph)?;
    cuda.cudaFree(memory)?;
    cuda.cudaEventDestroy(event)?;
    cuda.cudaStreamDestroy(side)?;
    cuda.cudaStreamDestroy(origin)?;
}
