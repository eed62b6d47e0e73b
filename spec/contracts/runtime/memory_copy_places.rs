//! From where to where copies of rows and slices go, and how far.

#![on("13.0.96")]

/// An array that a copy of slices writes is on the device, where arrays are, whatever the copy says. An array that it
/// reads it may not say to be on the host.
#[scenario]
#[needs(runtime)]
#[shows(cudaMemcpy3D, cudaMemcpy3DAsync)]
fn an_array_that_is_written_is_on_the_device_whatever_a_copy_says(cuda: &Runtime) {
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let first = cuda.byte_array(4, 2)?;
    let second = cuda.byte_array(4, 2)?;
    let mut host = [0_u8; 8];
    let mut memory: cudaPitchedPtr = Default::default();
    memory.ptr = host.as_mut_ptr().cast();
    (memory.pitch, memory.xsize, memory.ysize) = (4, 4, 2);
    let mut resident = memory;
    resident.ptr = cuda.cudaMalloc(8)?;
    let whole = cudaExtent {
        width: 4,
        height: 2,
        depth: 1,
    };
    let copy = |copy: &cudaMemcpy3DParms, in_order: bool| match in_order {
        true => cuda.cudaMemcpy3DAsync(copy, stream),
        false => cuda.cudaMemcpy3D(copy),
    };
    for (round, in_order, kind) in [
        (1, false, cudaMemcpyHostToHost),
        (2, false, cudaMemcpyHostToDevice),
        (3, true, cudaMemcpyHostToHost),
        (4, true, cudaMemcpyHostToDevice),
    ] {
        std::ptr::write_bytes(memory.ptr.cast::<u8>(), round, 8);
        let filling = cudaMemcpy3DParms {
            srcPtr: memory,
            dstArray: first,
            extent: whole,
            kind,
            ..Default::default()
        };
        copy(&filling, in_order)?;
        // A copy from memory that is not pinned may be under way when the call returns.
        cuda.cudaDeviceSynchronize()?;
        let across = cudaMemcpy3DParms {
            srcArray: first,
            dstArray: second,
            extent: whole,
            kind: cudaMemcpyDeviceToHost,
            ..Default::default()
        };
        copy(&across, in_order)?;
        cuda.cudaDeviceSynchronize()?;
        let fetching = cudaMemcpy3DParms {
            srcArray: second,
            dstPtr: memory,
            extent: whole,
            kind: cudaMemcpyDeviceToHost,
            ..Default::default()
        };
        std::ptr::write_bytes(memory.ptr.cast::<u8>(), 99, 8);
        copy(&fetching, in_order)?;
        cuda.cudaDeviceSynchronize()?;
        expect!(std::ptr::read_volatile(memory.ptr.cast::<[u8; 8]>()) == [round; 8]);
        let to_the_host = cudaMemcpy3DParms {
            srcArray: first,
            dstPtr: memory,
            extent: whole,
            kind,
            ..Default::default()
        };
        let to_the_device = cudaMemcpy3DParms {
            dstPtr: resident,
            ..to_the_host
        };
        let to_an_array = cudaMemcpy3DParms { kind, ..across };
        for wrong in [to_the_host, to_the_device, to_an_array] {
            expect!(cuda.cudaMemcpy3D(&wrong) == Err(InvalidValue));
            expect!(cuda.cudaMemcpy3DAsync(&wrong, stream) == Err(InvalidValue));
        }
    }
    cuda.cudaFree(resident.ptr)?;
    cuda.cudaFreeArray(second)?;
    cuda.cudaFreeArray(first)?;
    cuda.cudaStreamDestroy(stream)?;
}

/// A side of a copy of slices that is an array and memory at once is refused, and nothing is copied.
#[scenario]
#[needs(runtime)]
fn a_side_is_an_array_or_memory(cuda: &Runtime) {
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let array = cuda.byte_array(4, 2)?;
    let memory = cuda.cudaMalloc(24)?;
    cuda.driver().write(memory as u64, &[9; 24])?;
    cuda.cudaMemcpy2DToArray(array, 0, 0, memory, 4, 4, 2, cudaMemcpyDeviceToDevice)?;
    cuda.driver().write(memory as u64, &[7; 8])?;
    let place = |offset| {
        let mut place: cudaPitchedPtr = Default::default();
        place.ptr = memory.cast::<u8>().add(offset).cast();
        (place.pitch, place.xsize, place.ysize) = (4, 4, 2);
        place
    };
    let whole = cudaExtent {
        width: 4,
        height: 2,
        depth: 1,
    };
    let fine = cudaMemcpy3DParms {
        srcPtr: place(0),
        dstPtr: place(8),
        extent: whole,
        kind: cudaMemcpyDefault,
        ..Default::default()
    };
    let two_sources = cudaMemcpy3DParms {
        srcArray: array,
        ..fine
    };
    let two_targets = cudaMemcpy3DParms {
        dstArray: array,
        ..fine
    };
    for wrong in [two_sources, two_targets] {
        expect!(cuda.cudaMemcpy3D(&wrong) == Err(InvalidValue));
        expect!(cuda.cudaMemcpy3DAsync(&wrong, stream) == Err(InvalidValue));
        cuda.cudaDeviceSynchronize()?;
        let to = place(16).ptr;
        cuda.cudaMemcpy2DFromArray(to, 4, array, 0, 0, 4, 2, cudaMemcpyDeviceToDevice)?;
        cuda.cudaDeviceSynchronize()?;
        let expected = [[7; 8], [9; 8], [9; 8]].concat();
        expect!(cuda.driver().read(memory as u64, 24)? == expected);
    }
    cuda.cudaMemcpy3D(&fine)?;
    cuda.cudaDeviceSynchronize()?;
    expect!(cuda.driver().read(memory as u64, 16)? == [7; 16]);
    cuda.cudaFree(memory)?;
    cuda.cudaFreeArray(array)?;
    cuda.cudaStreamDestroy(stream)?;
}

/// Slices go from array to array where elements are of one size, whatever they are made of.
#[scenario]
#[needs(runtime)]
fn elements_of_both_arrays_have_one_size(cuda: &Runtime) {
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let words = cuda.cudaCreateChannelDesc(32, 0, 0, 0, cudaChannelFormatKindFloat)?;
    let fours = cuda.cudaCreateChannelDesc(8, 8, 8, 8, cudaChannelFormatKindUnsigned)?;
    let pairs = cuda.cudaCreateChannelDesc(16, 0, 0, 0, cudaChannelFormatKindUnsigned)?;
    let source = cuda.cudaMallocArray(&words, 4, 2, 0)?;
    let alike = cuda.cudaMallocArray(&fours, 4, 2, 0)?;
    let smaller = cuda.cudaMallocArray(&pairs, 8, 2, 0)?;
    let (up, down) = (cudaMemcpyHostToDevice, cudaMemcpyDeviceToHost);
    let (sent, others) = ([1_u8; 32], [2_u8; 32]);
    cuda.cudaMemcpy2DToArray(source, 0, 0, sent.as_ptr().cast(), 16, 16, 2, up)?;
    cuda.cudaMemcpy2DToArray(smaller, 0, 0, others.as_ptr().cast(), 16, 16, 2, up)?;
    cuda.cudaDeviceSynchronize()?;
    let mut copy = cudaMemcpy3DParms {
        srcArray: source,
        dstArray: smaller,
        kind: cudaMemcpyDeviceToDevice,
        ..Default::default()
    };
    copy.extent = cudaExtent {
        width: 4,
        height: 2,
        depth: 1,
    };
    let mut seen = [0_u8; 32];
    let to = seen.as_mut_ptr().cast();
    for (from, into) in [(source, smaller), (smaller, source)] {
        (copy.srcArray, copy.dstArray) = (from, into);
        expect!(cuda.cudaMemcpy3D(&copy) == Err(InvalidValue));
        expect!(cuda.cudaMemcpy3DAsync(&copy, stream) == Err(InvalidValue));
    }
    cuda.cudaDeviceSynchronize()?;
    cuda.cudaMemcpy2DFromArray(to, 16, smaller, 0, 0, 16, 2, down)?;
    expect!(seen == others);
    cuda.cudaMemcpy2DFromArray(to, 16, source, 0, 0, 16, 2, down)?;
    expect!(seen == sent);
    (copy.srcArray, copy.dstArray) = (source, alike);
    cuda.cudaMemcpy3D(&copy)?;
    cuda.cudaDeviceSynchronize()?;
    seen = [0; 32];
    cuda.cudaMemcpy2DFromArray(to, 16, alike, 0, 0, 16, 2, down)?;
    expect!(seen == sent);
    for array in [smaller, alike, source] {
        cuda.cudaFreeArray(array)?;
    }
    cuda.cudaStreamDestroy(stream)?;
}

/// Copies of slices reach the end of an array in each direction, far beyond the first 2048 elements, rows or slices.
#[scenario]
#[needs(runtime)]
fn copies_reach_far_into_arrays(cuda: &Runtime) {
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let bytes = cuda.cudaCreateChannelDesc(8, 0, 0, 0, cudaChannelFormatKindUnsigned)?;
    let host = cuda.cudaMallocHost(8)?.cast::<u8>();
    for (width, height, depth) in [(4096, 0, 0), (4, 4096, 0), (4, 2, 4096)] {
        let room = cudaExtent {
            width,
            height,
            depth,
        };
        let array = cuda.cudaMalloc3DArray(&bytes, room, 0)?;
        for distance in [2047, 2048, 4095] {
            let mut filling = cudaMemcpy3DParms {
                dstArray: array,
                kind: cudaMemcpyHostToDevice,
                ..Default::default()
            };
            match (height, depth) {
                (0, _) => filling.dstPos.x = distance,
                (_, 0) => filling.dstPos.y = distance,
                _ => filling.dstPos.z = distance,
            }
            filling.srcPtr.ptr = host.cast();
            (filling.srcPtr.pitch, filling.srcPtr.ysize) = (1, 1);
            filling.extent = cudaExtent {
                width: 1,
                height: 1,
                depth: 1,
            };
            let mut fetching = cudaMemcpy3DParms {
                srcArray: array,
                srcPos: filling.dstPos,
                extent: filling.extent,
                kind: cudaMemcpyDeviceToHost,
                ..Default::default()
            };
            fetching.dstPtr.ptr = host.add(4).cast();
            (fetching.dstPtr.pitch, fetching.dstPtr.ysize) = (1, 1);
            for (value, in_order) in [(1_u8, false), (2, true)] {
                host.write_volatile(value);
                match in_order {
                    true => cuda.cudaMemcpy3DAsync(&filling, stream)?,
                    false => cuda.cudaMemcpy3D(&filling)?,
                }
                cuda.cudaDeviceSynchronize()?;
                match in_order {
                    true => cuda.cudaMemcpy3DAsync(&fetching, stream)?,
                    false => cuda.cudaMemcpy3D(&fetching)?,
                }
                cuda.cudaDeviceSynchronize()?;
                expect!(host.add(4).read_volatile() == value);
            }
        }
        cuda.cudaFreeArray(array)?;
    }
    cuda.cudaFreeHost(host.cast())?;
    cuda.cudaStreamDestroy(stream)?;
}

/// The last row that a copy of slices touches may end where the memory ends, and not a byte behind, whatever the pitch.
#[scenario]
#[needs(runtime)]
fn the_last_row_ends_inside_its_memory(cuda: &Runtime) {
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let size = 65536;
    let memory = cuda.cudaMalloc(size)?;
    let other = cuda.cudaMalloc(size)?;
    cuda.driver().write(memory as u64, &vec![1; size])?;
    cuda.driver().write(other as u64, &vec![2; size])?;
    // Two slices of two rows of 8 bytes; the last row ends 1544 bytes behind the first byte.
    let place = |start: *mut c_void, offset| {
        let mut place: cudaPitchedPtr = Default::default();
        place.ptr = start.cast::<u8>().add(offset).cast();
        (place.pitch, place.xsize, place.ysize) = (512, 8, 2);
        place
    };
    let extent = cudaExtent {
        width: 8,
        height: 2,
        depth: 2,
    };
    let end = size - 1544;
    for (from, to) in [(end + 1, 0), (0, end + 1)] {
        let past = cudaMemcpy3DParms {
            srcPtr: place(memory, from),
            dstPtr: place(other, to),
            extent,
            kind: cudaMemcpyDeviceToDevice,
            ..Default::default()
        };
        expect!(cuda.cudaMemcpy3D(&past) == Err(InvalidValue));
        expect!(cuda.cudaMemcpy3DAsync(&past, stream) == Err(InvalidValue));
    }
    cuda.cudaDeviceSynchronize()?;
    expect!(cuda.driver().read(other as u64, size)? == vec![2; size]);
    let fitting = cudaMemcpy3DParms {
        srcPtr: place(memory, end),
        dstPtr: place(other, end),
        extent,
        kind: cudaMemcpyDeviceToDevice,
        ..Default::default()
    };
    cuda.cudaMemcpy3D(&fitting)?;
    cuda.cudaDeviceSynchronize()?;
    let seen = cuda.driver().read(other as u64 + end as u64, 1544)?;
    for row in seen.chunks(512) {
        expect!(row[..8] == [1; 8]);
        expect!(row[8..].iter().all(|byte| *byte == 2));
    }
    cuda.cudaFree(other)?;
    cuda.cudaFree(memory)?;
    cuda.cudaStreamDestroy(stream)?;
}
