//! Modules: what is in one, by name and in lists.

#![on("580.159.04")]

/// Looks a kernel up in a module by its name.
#[needs(initialized)]
#[class(device_state)]
#[unreachable(INVALID_CONTEXT, "a module has a context, whichever is current")]
#[order(observed)]
#[waits(never)]
fn cuModuleGetFunction(
    /// Room for the kernel, which lives as long as the module.
    #[on_failure(zeroed)]
    hfunc: Out<CUfunction>,
    /// The module.
    #[refuses(Null = INVALID_HANDLE)]
    hmod: Module,
    /// Its name, as mangled by the compiler; C linkage leaves it as it is.
    name: SymbolName<Kernel, OtherKernel>,
) {
    check!(initialized, own_process, outside_callback, hmod, sound_context, hfunc, name);
}

/// Returns the address and the size of a variable that a module holds.
#[needs(initialized)]
#[class(device_state)]
#[unreachable(INVALID_CONTEXT, "a module has a context, whichever is current")]
#[order(observed)]
#[waits(never)]
fn cuModuleGetGlobal_v2(
    /// Room for the address; may be null if `bytes` is not.
    #[lends(DeviceMemory)]
    #[on_failure(zeroed)]
    dptr: Out<CUdeviceptr, Null>,
    /// Room for the size in bytes; may be null if `dptr` is not.
    #[on_failure(zeroed)]
    bytes: Out<usize, Null>,
    /// The module.
    #[refuses(Null = INVALID_HANDLE)]
    hmod: Module,
    /// Its name, as mangled by the compiler.
    #[refuses(Kernel = INVALID_VALUE, OtherKernel = INVALID_VALUE)]
    name: SymbolName<Variable, Array, Constant, Managed>,
) {
    check!(initialized, hmod);

    /// Whoever asks for nothing is told so.
    #[rule("asks-for-something", assumed)]
    if dptr.is_null() && bytes.is_null() {
        return INVALID_VALUE;
    }

    /// The size is that of the variable.
    #[ensure("size", documented)]
    if !bytes.is_null() {
        assert!(bytes.value() == name.size());
    }
}

/// Returns how many kernels a module holds.
#[needs(initialized)]
#[class(device_state)]
#[order(observed)]
fn cuModuleGetFunctionCount(
    /// Room for the number.
    count: Out<c_uint>,
    /// The module.
    #[refuses(Null = INVALID_HANDLE)]
    r#mod: Module,
) {
    check!(count, r#mod, initialized);

    /// It is the number of kernels, functions that they call not counted.
    #[ensure("kernels", documented)]
    if true {
        assert!(count.value() == r#mod.kernels());
    }
}

/// Lists handles of a module's kernels, up to as many as there is room for.
#[needs(initialized)]
#[class(device_state)]
#[unreachable(INVALID_CONTEXT, "a module has a context, whichever is current")]
#[order(observed)]
fn cuModuleEnumerateFunctions(
    /// Room for the handles.
    #[may_leave_alone("there may be more room than kernels")]
    functions: OutSlice<CUfunction, numFunctions>,
    /// How many there is room for.
    numFunctions: Length<2>,
    /// The module.
    #[refuses(Null = INVALID_HANDLE)]
    r#mod: Module,
) {
    check!(functions, r#mod, initialized);

}

/// A kernel has one handle, however often it is asked for, and another module's kernel of the name has
/// another.
#[scenario]
#[needs(context)]
#[shows(cuModuleGetFunction, cuModuleEnumerateFunctions)]
fn a_kernel_has_one_handle(cuda: &Driver) {
    let module = cuda.cuModuleLoadData(ptx!("symbols"))?;
    let other = cuda.cuModuleLoadData(ptx!("symbols"))?;
    let advance = cuda.cuModuleGetFunction(module, c"advance".as_ptr())?;
    let weigh = cuda.cuModuleGetFunction(module, c"weigh".as_ptr())?;
    expect!(advance != weigh);
    expect!(cuda.cuModuleGetFunction(module, c"advance".as_ptr())? == advance);
    expect!(cuda.cuModuleGetFunction(other, c"advance".as_ptr())? != advance);

    let mut listed = [ptr::null_mut(); 2];
    cuda.cuModuleEnumerateFunctions(listed.as_mut_ptr(), 2, module)?;
    expect!(listed == [advance, weigh]);
    cuda.cuModuleUnload(other)?;
    cuda.cuModuleUnload(module)?;
}

/// Names mean what they mean in one module, whatever others have.
#[scenario]
#[needs(context)]
#[shows(cuModuleGetFunctionCount, cuModuleGetGlobal_v2)]
fn names_are_those_of_one_module(cuda: &Driver) {
    let module = cuda.cuModuleLoadData(ptx!("symbols"))?;
    let namesake = cuda.cuModuleLoadData(ptx!("namesakes"))?;
    expect!(cuda.cuModuleGetFunctionCount(module)? == 2);
    expect!(cuda.cuModuleGetFunctionCount(namesake)? == 3);
    let (counter, size) = cuda.cuModuleGetGlobal_v2(module, c"counter".as_ptr())?;
    expect!(size == 4);
    expect!(cuda.read(counter, 4)? == 7u32.to_le_bytes());
    let (counter, size) = cuda.cuModuleGetGlobal_v2(namesake, c"counter".as_ptr())?;
    expect!(size == 8);
    expect!(cuda.read(counter, 8)? == 21u64.to_le_bytes());
    expect!(cuda.cuModuleGetFunction(module, c"third".as_ptr()) == Err(NOT_FOUND));
    cuda.cuModuleUnload(namesake)?;
    cuda.cuModuleUnload(module)?;
}

/// Where there is room for fewer kernels than there are, so many are listed and no more.
#[scenario]
#[needs(context)]
fn no_more_kernels_are_listed_than_there_is_room_for(cuda: &Driver) {
    let module = cuda.cuModuleLoadData(ptx!("symbols"))?;
    let mut listed = [ptr::null_mut(); 2];
    cuda.cuModuleEnumerateFunctions(listed.as_mut_ptr(), 1, module)?;
    expect!(!listed[0].is_null());
    expect!(listed[1].is_null());
    cuda.cuModuleUnload(module)?;
}

/// A variable begins with the value that the image gives it, and each module has its own.
#[scenario]
#[needs(context)]
#[shows(cuModuleGetGlobal_v2, cuModuleLoadData)]
fn variables_belong_to_one_module(cuda: &Driver) {
    let module = cuda.cuModuleLoadData(ptx!("symbols"))?;
    let other = cuda.cuModuleLoadData(ptx!("symbols"))?;
    expect!(module != other);
    let (counter, size) = cuda.cuModuleGetGlobal_v2(module, c"counter".as_ptr())?;
    let (others, _) = cuda.cuModuleGetGlobal_v2(other, c"counter".as_ptr())?;
    expect!(size == 4);
    expect!(counter != others);
    expect!(cuda.read(counter, 4)? == 7u32.to_le_bytes());
    cuda.write(counter, &9u32.to_le_bytes())?;
    expect!(cuda.read(others, 4)? == 7u32.to_le_bytes());
    let again = cuda.cuModuleGetGlobal_v2(module, c"counter".as_ptr())?;
    expect!(again == (counter, 4));
    expect!(cuda.read(counter, 4)? == 9u32.to_le_bytes());
    cuda.cuModuleUnload(other)?;
    cuda.cuModuleUnload(module)?;
}

/// What an image says nothing of is zero, and constants are what it says.
#[scenario]
#[needs(context)]
fn variables_without_a_value_are_zero(cuda: &Driver) {
    let module = cuda.cuModuleLoadData(ptx!("symbols"))?;
    let (room, size) = cuda.cuModuleGetGlobal_v2(module, c"room".as_ptr())?;
    expect!(size == 64);
    expect!(cuda.read(room, size)? == [0; 64]);
    let (factor, size) = cuda.cuModuleGetGlobal_v2(module, c"factor".as_ptr())?;
    expect!(cuda.read(factor, size)? == 3u32.to_le_bytes());
    cuda.cuModuleUnload(module)?;
}

/// The host reads and writes a managed variable at the address that the device has it at.
#[scenario]
#[needs(context)]
#[gate(device.managed_memory())]
fn a_managed_variable_is_the_hosts_as_well(cuda: &Driver) {
    let module = cuda.cuModuleLoadData(ptx!("symbols"))?;
    let (address, size) = cuda.cuModuleGetGlobal_v2(module, c"shared_word".as_ptr())?;
    expect!(size == 4);
    let word = address as *mut u32;
    expect!(word.read_volatile() == 5);
    word.write_volatile(11);
    expect!(cuda.read(address, 4)? == 11u32.to_le_bytes());
    cuda.cuModuleUnload(module)?;
}

/// A kernel works on the variables of its own module.
#[scenario]
#[needs(context)]
fn a_kernel_works_on_its_own_module(cuda: &Driver) {
    let module = cuda.cuModuleLoadData(ptx!("symbols"))?;
    let other = cuda.cuModuleLoadData(ptx!("symbols"))?;
    let advance = cuda.cuModuleGetFunction(module, c"advance".as_ptr())?;
    let (stream, none) = (ptr::null_mut(), ptr::null_mut());
    cuda.cuLaunchKernel(advance, 1, 1, 1, 1, 1, 1, 0, stream, none, ptr::null_mut())?;
    cuda.cuCtxSynchronize()?;
    let (counter, _) = cuda.cuModuleGetGlobal_v2(module, c"counter".as_ptr())?;
    let (others, _) = cuda.cuModuleGetGlobal_v2(other, c"counter".as_ptr())?;
    expect!(cuda.read(counter, 4)? == 8u32.to_le_bytes());
    expect!(cuda.read(others, 4)? == 7u32.to_le_bytes());
    cuda.cuModuleUnload(other)?;
    cuda.cuModuleUnload(module)?;
}
