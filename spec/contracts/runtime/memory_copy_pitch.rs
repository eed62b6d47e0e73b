//! How far the rows lie apart that are copied.

#![on("13.0.96")]

/// Rows that are copied may lie farther apart than the device says that they may.
#[scenario]
#[needs(runtime)]
fn rows_may_lie_farther_apart_than_the_device_says(cuda: &Runtime) {
    let most = cuda.cudaDeviceGetAttribute(cudaDevAttrMaxPitch, 0)? as usize;
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let memory = cuda.cudaMalloc(most + 1 + 4096)?;
    let near = cuda.cudaMalloc(16)?;
    let array = cuda.byte_array(8, 2)?;
    let across = cudaMemcpyDeviceToDevice;
    let extent = cudaExtent {
        width: 8,
        height: 2,
        depth: 1,
    };
    let copy = |number: u8, to: cudaPitchedPtr, from: cudaPitchedPtr| {
        let slices = cudaMemcpy3DParms {
            srcPtr: from,
            dstPtr: to,
            extent,
            kind: across,
            ..Default::default()
        };
        let between_devices = cudaMemcpy3DPeerParms {
            srcPtr: from,
            dstPtr: to,
            extent,
            ..Default::default()
        };
        let (dst, src) = (to.ptr, from.ptr);
        let (dpitch, spitch) = (to.pitch, from.pitch);
        match number {
            0 => cuda.cudaMemcpy2D(dst, dpitch, src, spitch, 8, 2, across),
            1 => cuda.cudaMemcpy2DAsync(dst, dpitch, src, spitch, 8, 2, across, stream),
            2 => cuda.cudaMemcpy3D(&slices),
            3 => cuda.cudaMemcpy3DAsync(&slices, stream),
            4 => cuda.cudaMemcpy3DPeer(&between_devices),
            _ => cuda.cudaMemcpy3DPeerAsync(&between_devices, stream),
        }
    };
    for (round, pitch) in [(1_u8, most), (2, most + 1)] {
        let mut far: cudaPitchedPtr = Default::default();
        far.ptr = memory;
        (far.pitch, far.xsize, far.ysize) = (pitch, 8, 2);
        let mut close: cudaPitchedPtr = Default::default();
        close.ptr = near;
        (close.pitch, close.xsize, close.ysize) = (8, 8, 2);
        let second = memory as u64 + pitch as u64;
        for number in 0..8 {
            let value = round * 20 + number;
            cuda.driver().write(near as u64, &[value; 16])?;
            cuda.cudaMemcpy2DToArray(array, 0, 0, near, 8, 8, 2, across)?;
            cuda.cudaDeviceSynchronize()?;
            match number {
                6 => cuda.cudaMemcpy2DFromArray(memory, pitch, array, 0, 0, 8, 2, across)?,
                7 => cuda
                    .cudaMemcpy2DFromArrayAsync(memory, pitch, array, 0, 0, 8, 2, across, stream)?,
                _ => copy(number, far, close)?,
            }
            cuda.cudaDeviceSynchronize()?;
            expect!(cuda.driver().read(second, 8)? == [value; 8]);
            // The second row comes back as something else.
            cuda.driver().write(second, &[value + 100; 8])?;
            match number {
                6 => cuda.cudaMemcpy2DToArray(array, 0, 0, memory, pitch, 8, 2, across)?,
                7 => {
                    cuda.cudaMemcpy2DToArrayAsync(array, 0, 0, memory, pitch, 8, 2, across, stream)?
                }
                _ => copy(number, close, far)?,
            }
            cuda.cudaDeviceSynchronize()?;
            if number >= 6 {
                cuda.cudaMemcpy2DFromArray(near, 8, array, 0, 0, 8, 2, across)?;
                cuda.cudaDeviceSynchronize()?;
            }
            let expected = [[value; 8], [value + 100; 8]].concat();
            expect!(cuda.driver().read(near as u64, 16)? == expected);
        }
    }
    cuda.cudaFreeArray(array)?;
    cuda.cudaFree(near)?;
    cuda.cudaFree(memory)?;
    cuda.cudaStreamDestroy(stream)?;
}
