//! Variables of the program that lie on the device: where they are, and copies into them and out of them.

#![on("13.0.96")]

/// What stands for a variable of the device: an address on the host that a program has registered one for, as a
/// compiler has every program do.
#[domain]
#[any_thread]
enum Variable {
    /// A variable of 64 bytes.
    #[accepted]
    #[has(size = 64)]
    Room,
    /// A variable of four bytes, with a value to begin with.
    #[accepted]
    #[has(size = 4)]
    Word,
    /// A variable of four bytes that kernels cannot write.
    #[accepted]
    #[has(size = 4)]
    Constant,
    /// An address that is registered for a variable which the code does not have.
    #[refused(SymbolNotFound)]
    #[until(11080, refused(InvalidSymbol), on("11.7.99"), not_on("11.8.89"))]
    #[until(
        12020,
        refused(SymbolNotFound),
        on("11.8.89", "12.1.105"),
        not_on("12.2.140", "12.9.79")
    )]
    #[until(13000, refused(InvalidSymbol), on("12.2.140", "12.9.79"), not_on("13.0.96"))]
    #[has(size = 4)]
    Missing,
    /// An address that is registered for a variable of which there is no code for the device.
    #[refused(NoKernelImageForDevice)]
    #[until(11080, refused(InvalidSymbol), on("11.7.99"), not_on("11.8.89"))]
    // The first call that comes to the code is told that there is nothing to hold on to.
    #[until(
        12000,
        refused(either(NoKernelImageForDevice, InvalidResourceHandle)),
        on("11.8.89"),
        not_on("12.0.146", "12.9.79")
    )]
    #[has(size = 4)]
    Uncoded,
    /// An address that is registered for a kernel.
    #[refused(InvalidSymbol)]
    #[has(size = 4)]
    OfKernel,
    /// An address that nobody has registered.
    #[refused(InvalidSymbol)]
    #[has(size = 4)]
    Unregistered,
    /// Null.
    #[refused(InvalidSymbol)]
    #[has(size = 4)]
    Null = 0,
}

/// Bytes of a variable.
#[domain]
enum VariableBytes<of> {
    /// All of it.
    #[accepted]
    Whole = of.size(),
    /// Half of it.
    #[accepted]
    Half = of.size() / 2,
    /// None.
    #[accepted]
    Zero = 0,
    /// One more than it has.
    #[accepted]
    Over = of.size() + 1,
    /// So many that they wrap around.
    #[accepted]
    AllOnes = all_ones(),
}

/// Bytes from the start of a variable.
#[domain]
enum VariableOffset<of> {
    /// The start.
    #[accepted]
    Zero = 0,
    /// The middle.
    #[accepted]
    Half = of.size() / 2,
    /// The end.
    #[accepted]
    End = of.size(),
    /// One byte behind the end.
    #[accepted]
    Over = of.size() + 1,
}

/// Returns the address that a variable of the program has on the current device.
#[needs(runtime)]
#[class(context_state)]
#[order(observed)]
fn cudaGetSymbolAddress(
    /// Room for the address.
    #[undefined(Null)]
    devPtr: Out<VoidPtr>,
    /// The variable, as the program names it.
    symbol: Variable,
) {
    check!(runtime, outside_callback, symbol, devPtr);
}

/// Returns the size of a variable of the program on the device, in bytes.
#[needs(runtime)]
#[class(context_state)]
#[order(observed)]
fn cudaGetSymbolSize(
    /// Room for the size.
    #[undefined(Null)]
    size: Out<usize>,
    /// The variable, as the program names it.
    symbol: Variable,
) {
    check!(runtime, outside_callback, symbol, size);

    /// It is what the code says.
    #[ensure("is-the-variables", documented, on("13.0.96"))]
    if size.is_place() {
        assert!(size.value() == symbol.size());
    }
}

/// Copies into a variable stay inside it.
#[rules]
fn stays_inside(symbol: Variable, count: VariableBytes<symbol>, offset: VariableOffset<symbol>) {
    /// All bytes lie in the variable.
    #[rule("stays-inside", documented, on("13.0.96"))]
    if offset + count > symbol.size() {
        return InvalidValue;
    }
}

/// Copies in stream order stay inside as well.
#[rules]
fn stays_inside_in_order(
    symbol: Variable,
    count: VariableBytes<symbol>,
    offset: VariableOffset<symbol>,
    kind: cudaMemcpyKind,
) {
    /// All bytes lie in the variable.
    #[rule("stays-inside", documented, on("13.0.96"))]
    if offset + count > symbol.size() && (kind != cudaMemcpyDefault || offset < symbol.size()) {
        return InvalidValue;
    }

    // It crashes the runtime.
    /// Where the address is to tell the way it is one of the variable.
    #[rule("address-tells-the-way", assumed)]
    if kind == cudaMemcpyDefault && offset >= symbol.size() {
        return UNDEFINED;
    }
}

/// Copies bytes into a variable of the program on the device and waits for it.
#[as_driver(cuMemcpy)]
#[order(observed)]
#[except("nothing-to-copy", "source-holds")]
fn cudaMemcpyToSymbol(
    /// The variable, as the program names it.
    #[is(dst)]
    symbol: Variable,
    /// First byte read.
    src: _,
    /// Bytes to copy.
    #[is(ByteCount)]
    count: VariableBytes<symbol>,
    /// Where in the variable the first of them goes.
    offset: VariableOffset<symbol>,
    /// Which way it goes; by default the address tells.
    #[refuses(Unset = InvalidMemcpyDirection, Unknown = InvalidMemcpyDirection)]
    kind: OneOf<cudaMemcpyKind>,
) {
    check!(runtime);
    some_bytes(count);
    check!(outside_callback, symbol);
    stays_inside(symbol, count, offset);
    check!(kind);
    goes_to_the_device(src, kind);
}

/// Copies bytes into a variable of the program on the device in stream order.
#[as_driver(cuMemcpyAsync)]
// The driver finds what lies outside of the variable, and looks at the stream before that.
#[order(observed)]
#[except("nothing-to-copy", "source-holds")]
fn cudaMemcpyToSymbolAsync(
    /// The variable, as the program names it.
    #[is(dst)]
    symbol: Variable,
    /// First byte read.
    src: _,
    /// Bytes to copy.
    #[is(ByteCount)]
    count: VariableBytes<symbol>,
    /// Where in the variable the first of them goes.
    offset: VariableOffset<symbol>,
    /// Which way it goes; by default the address tells.
    #[refuses(Unset = InvalidMemcpyDirection, Unknown = InvalidMemcpyDirection)]
    kind: OneOf<cudaMemcpyKind>,
    stream: _,
) {
    check!(runtime);
    some_bytes(count);
    check!(outside_callback, symbol, kind);
    goes_to_the_device(src, kind);
    check!(stream);
    stays_inside_in_order(symbol, count, offset, kind);
}

/// Copies bytes out of a variable of the program on the device and waits for it.
#[as_driver(cuMemcpy)]
#[order(observed)]
#[except("nothing-to-copy", "source-holds")]
fn cudaMemcpyFromSymbol(
    /// First byte written.
    dst: _,
    /// The variable, as the program names it.
    #[is(src)]
    symbol: Variable,
    /// Bytes to copy.
    #[is(ByteCount)]
    count: VariableBytes<symbol>,
    /// Where in the variable the first of them lies.
    offset: VariableOffset<symbol>,
    /// Which way it goes; by default the address tells.
    #[refuses(Unset = InvalidMemcpyDirection, Unknown = InvalidMemcpyDirection)]
    kind: OneOf<cudaMemcpyKind>,
) {
    check!(runtime);
    some_bytes(count);
    check!(outside_callback, symbol);
    stays_inside(symbol, count, offset);
    check!(kind);
    comes_from_the_device(dst, kind);
}

/// Copies bytes out of a variable of the program on the device in stream order.
#[as_driver(cuMemcpyAsync)]
// The driver finds what lies outside of the variable, and looks at the stream before that.
#[order(observed)]
#[except("nothing-to-copy", "source-holds")]
fn cudaMemcpyFromSymbolAsync(
    /// First byte written.
    dst: _,
    /// The variable, as the program names it.
    #[is(src)]
    symbol: Variable,
    /// Bytes to copy.
    #[is(ByteCount)]
    count: VariableBytes<symbol>,
    /// Where in the variable the first of them lies.
    offset: VariableOffset<symbol>,
    /// Which way it goes; by default the address tells.
    #[refuses(Unset = InvalidMemcpyDirection, Unknown = InvalidMemcpyDirection)]
    kind: OneOf<cudaMemcpyKind>,
    stream: _,
) {
    check!(runtime);
    some_bytes(count);
    check!(outside_callback, symbol, kind);
    comes_from_the_device(dst, kind);
    check!(stream);
    stays_inside_in_order(symbol, count, offset, kind);
}

/// A variable lies on the device, so that only some directions lead there.
#[rules]
fn goes_to_the_device(src: Address, kind: cudaMemcpyKind) {
    /// No copy into a variable goes to the host.
    #[rule("to-the-device", documented, on("13.0.96"))]
    if matches!(kind, cudaMemcpyDeviceToHost | cudaMemcpyHostToHost) {
        return InvalidMemcpyDirection;
    }

    // A copy that says what is not so nobody promises anything of.
    /// What is read is memory of the kind that the copy says.
    #[rule("direction-of-source", assumed)]
    if kind == cudaMemcpyDeviceToDevice && src.is_pageable()
        || kind == cudaMemcpyHostToDevice && (src.is_device() || src.is_pooled())
    {
        return UNDEFINED;
    }
}

/// The same of copies out of one.
#[rules]
fn comes_from_the_device(dst: Address, kind: cudaMemcpyKind) {
    /// No copy out of a variable comes from the host.
    #[rule("from-the-device", documented, on("13.0.96"))]
    if matches!(kind, cudaMemcpyHostToDevice | cudaMemcpyHostToHost) {
        return InvalidMemcpyDirection;
    }

    // A copy that says what is not so nobody promises anything of.
    /// What is written is memory of the kind that the copy says.
    #[rule("direction-of-target", assumed)]
    if kind == cudaMemcpyDeviceToDevice && dst.is_pageable()
        || kind == cudaMemcpyDeviceToHost && (dst.is_device() || dst.is_pooled())
    {
        return UNDEFINED;
    }
}

/// A variable has its value to begin with, at an address of its own, and what is copied into it kernels read.
#[scenario]
#[needs(runtime)]
#[shows(cudaGetSymbolAddress, cudaGetSymbolSize, cudaMemcpyFromSymbol, cudaMemcpyToSymbol)]
fn kernels_use_the_variables_of_the_program(cuda: &Runtime) {
    let variables = [(c"counter", 4), (c"room", 64), (c"factor", 4)];
    let code = cuda.register(ptx!("variables"), &[c"multiply"], &variables)?;
    let (counter, room) = (code.address(c"counter"), code.address(c"room"));
    let factor = code.address(c"factor");
    expect!(cuda.cudaGetSymbolSize(counter)? == 4);
    expect!(cuda.cudaGetSymbolSize(room)? == 64);
    let mut value = 0_u32;
    let host = (&raw mut value).cast::<c_void>();
    cuda.cudaMemcpyFromSymbol(host, counter, 4, 0, cudaMemcpyDeviceToHost)?;
    expect!(value == 7);
    let place = cuda.cudaGetSymbolAddress(counter)?;
    expect!(cuda.driver().read(place as u64, 4)? == [7, 0, 0, 0]);
    let (five, four) = (5_u32, 4_u32);
    let given = (&raw const five).cast();
    cuda.cudaMemcpyToSymbol(counter, given, 4, 0, cudaMemcpyHostToDevice)?;
    let given = (&raw const four).cast();
    cuda.cudaMemcpyToSymbol(factor, given, 4, 0, cudaMemcpyDefault)?;
    let to = cuda.cudaMalloc(4)?;
    let mut args = [(&raw const to).cast_mut().cast::<c_void>()];
    let one = dim3 { x: 1, y: 1, z: 1 };
    let stream = ptr::null_mut();
    cuda.cudaLaunchKernel(code.address(c"multiply"), one, one, args.as_mut_ptr(), 0, stream)?;
    cuda.cudaStreamSynchronize(stream)?;
    expect!(cuda.driver().read(to as u64, 4)? == [20, 0, 0, 0]);
    cuda.cudaMemcpyFromSymbol(host, counter, 4, 0, cudaMemcpyDefault)?;
    expect!(value == 20);
    // Bytes go where they are told to, and leave their neighbours alone.
    let bytes: [u8; 8] = [1, 2, 3, 4, 5, 6, 7, 8];
    let zeros = [0_u8; 64];
    cuda.cudaMemcpyToSymbol(room, zeros.as_ptr().cast(), 64, 0, cudaMemcpyHostToDevice)?;
    cuda.cudaMemcpyToSymbol(room, bytes.as_ptr().cast(), 8, 24, cudaMemcpyHostToDevice)?;
    let mut found = [9_u8; 64];
    cuda.cudaMemcpyFromSymbol(found.as_mut_ptr().cast(), room, 64, 0, cudaMemcpyDeviceToHost)?;
    expect!(found[..24] == [0; 24] && found[24..32] == bytes && found[32..] == [0; 32]);
    let mut part = [9_u8; 8];
    cuda.cudaMemcpyFromSymbol(part.as_mut_ptr().cast(), room, 4, 26, cudaMemcpyDeviceToHost)?;
    expect!(part == [3, 4, 5, 6, 9, 9, 9, 9]);
    cuda.cudaFree(to)?;
}

/// Copies in stream order happen when it is their turn, and take the memory of either side.
#[scenario]
#[needs(runtime)]
#[shows(cudaMemcpyFromSymbolAsync, cudaMemcpyToSymbolAsync)]
fn copies_of_variables_join_a_stream(cuda: &Runtime) {
    let code = cuda.register(ptx!("variables"), &[], &[(c"room", 64)])?;
    let room = code.address(c"room");
    let stream = cuda.cudaStreamCreateWithFlags(cudaStreamNonBlocking)?;
    let (from, to) = (cuda.cudaMalloc(64)?, cuda.cudaMalloc(64)?);
    cuda.cudaMemset(from, 3, 64)?;
    cuda.cudaMemset(to, 1, 64)?;
    cuda.cudaDeviceSynchronize()?;
    let place = cuda.cudaGetSymbolAddress(room)? as u64;
    cuda.driver().write(place, &[0; 64])?;
    let gate = cuda.hold(stream)?;
    cuda.cudaMemcpyToSymbolAsync(room, from, 16, 8, cudaMemcpyDeviceToDevice, stream)?;
    cuda.cudaMemcpyFromSymbolAsync(to, room, 16, 16, cudaMemcpyDeviceToDevice, stream)?;
    expect!(gate.wait_reached());
    expect!(cuda.cudaStreamQuery(stream) == Err(NotReady));
    gate.open();
    cuda.cudaStreamSynchronize(stream)?;
    let found = cuda.driver().read(place, 64)?;
    expect!(found[..8] == [0; 8] && found[8..24] == [3; 16] && found[24..] == [0; 40]);
    let found = cuda.driver().read(to as u64, 64)?;
    expect!(found[..8] == [3; 8] && found[8..16] == [0; 8] && found[16..] == [1; 48]);
    cuda.cudaFree(to)?;
    cuda.cudaFree(from)?;
    cuda.cudaStreamDestroy(stream)?;
}

/// What is registered twice are two: each has its own variables.
#[scenario]
#[needs(runtime)]
#[shows(cudaGetSymbolAddress)]
fn each_image_has_its_own_variables(cuda: &Runtime) {
    let variables = [(c"counter", 4)];
    let first = cuda.register(ptx!("variables"), &[], &variables)?;
    let second = cuda.register(ptx!("variables"), &[], &variables)?;
    let (one, other) = (first.address(c"counter"), second.address(c"counter"));
    expect!(cuda.cudaGetSymbolAddress(one)? != cuda.cudaGetSymbolAddress(other)?);
    let value = 1_u32;
    let host = (&raw const value).cast();
    cuda.cudaMemcpyToSymbol(one, host, 4, 0, cudaMemcpyHostToDevice)?;
    let mut found = 0_u32;
    cuda.cudaMemcpyFromSymbol((&raw mut found).cast(), other, 4, 0, cudaMemcpyDeviceToHost)?;
    expect!(found == 7);
    drop(second);
    expect!(cuda.cudaGetSymbolAddress(other) == Err(InvalidSymbol));
    expect!(cuda.cudaGetLastError() == Err(InvalidSymbol));
}
