//! Core dumps: files that describe the state of the device when a kernel fails.

#![on("580.159.04")]

/// The value of a setting for core dumps.
#[tagged(CUcoredumpSettings)]
enum CoredumpValue {
    /// Whether a fault of a kernel writes a dump.
    #[tag(CU_COREDUMP_ENABLE_ON_EXCEPTION)]
    EnableOnException(bool),
    /// Whether a dump ends the process.
    #[tag(CU_COREDUMP_TRIGGER_HOST)]
    TriggerHost(bool),
    /// Whether a dump leaves out memory and images.
    #[tag(CU_COREDUMP_LIGHTWEIGHT)]
    Lightweight(bool),
    /// Whether a write to a pipe writes a dump.
    #[tag(CU_COREDUMP_ENABLE_USER_TRIGGER)]
    EnableUserTrigger(bool),
    /// Name of the file.
    #[tag(CU_COREDUMP_FILE)]
    File([c_char; 1024]),
    /// Name of the pipe.
    #[tag(CU_COREDUMP_PIPE)]
    Pipe([c_char; 1024]),
    /// Parts that a dump leaves out.
    #[tag(CU_COREDUMP_GENERATION_FLAGS)]
    GenerationFlags(c_uint),
}

/// Size of the memory for a setting, in bytes.
#[domain]
enum CoredumpRoom<of> {
    /// The size of the setting.
    #[accepted]
    Exact = of.value_size(),
    /// No byte.
    #[accepted]
    Zero = 0,
    /// One byte more than the setting has.
    #[accepted]
    Over = of.value_size() + 1,
    /// More bytes than any setting has.
    #[accepted]
    Large = 4096,
}

/// Size of a setting that a call changes, in bytes.
#[domain]
enum CoredumpSize<attrib> {
    /// The size of the setting.
    #[accepted]
    Exact = 1
        + 3 * (attrib == CU_COREDUMP_GENERATION_FLAGS)
        + 1023 * (attrib == CU_COREDUMP_FILE || attrib == CU_COREDUMP_PIPE),
    /// No byte.
    #[accepted]
    Zero = 0,
    /// Two bytes.
    #[accepted]
    Two = 2,
    /// One byte more than the longest setting has.
    #[accepted]
    Over = 1025,
}

/// The first bytes of a new value: a switch, flags, or a text with its end mark.
#[domain]
enum CoredumpWord {
    /// Zero: a switch that is off, no flag, an empty text.
    #[accepted]
    Zero = 0,
}

/// A read of a setting has room for it.
#[rules]
fn coredump_value_has_room(
    attrib: OneOf<CUcoredumpSettings>,
    value: Out<CoredumpValue<attrib>, Null>,
    size: InOut<usize, CoredumpRoom<value>>,
) {
    for room in size {
        /// The size of the memory differs from that of the setting, which is a switch or flags.
        #[rule("exact-size", observed, on("580.159.04"))]
        if !value.is_null()
            && attrib != CU_COREDUMP_FILE
            && attrib != CU_COREDUMP_PIPE
            && room != value.value_size()
        {
            return INVALID_VALUE;
        }
    }

    /// A switch has one byte.
    #[ensure("size-of-a-switch", observed, on("580.159.04"))]
    if value.is_null()
        && attrib != CU_COREDUMP_FILE
        && attrib != CU_COREDUMP_PIPE
        && attrib != CU_COREDUMP_GENERATION_FLAGS
    {
        assert!(size.value() == 1);
    }

    /// Flags have four bytes.
    #[ensure("size-of-flags", observed, on("580.159.04"))]
    if value.is_null() && attrib == CU_COREDUMP_GENERATION_FLAGS {
        assert!(size.value() == 4);
    }

    /// A name has up to 1023 characters and an end mark.
    #[ensure("size-of-a-name", observed, on("580.159.04"))]
    if value.is_null() && (attrib == CU_COREDUMP_FILE || attrib == CU_COREDUMP_PIPE) {
        assert!(size.value() == 1024);
    }
}

/// A changed setting has the size of its kind.
#[rules]
fn coredump_value_fits(
    attrib: OneOf<CUcoredumpSettings>,
    value: In<CoredumpWord, Null>,
    size: InOut<usize, CoredumpSize<attrib>>,
) {
    for bytes in size {
        /// The size of a switch differs from one byte.
        #[rule("switch-size", observed, on("580.159.04"))]
        if !value.is_null()
            && attrib != CU_COREDUMP_FILE
            && attrib != CU_COREDUMP_PIPE
            && attrib != CU_COREDUMP_GENERATION_FLAGS
            && bytes != 1
        {
            return INVALID_VALUE;
        }

        /// The size of flags differs from four bytes.
        #[rule("flags-size", observed, on("580.159.04"))]
        if !value.is_null() && attrib == CU_COREDUMP_GENERATION_FLAGS && bytes != 4 {
            return INVALID_VALUE;
        }

        /// A name has more than 1024 bytes, including its end mark.
        #[rule("name-size", observed, on("580.159.04"))]
        if !value.is_null()
            && (attrib == CU_COREDUMP_FILE || attrib == CU_COREDUMP_PIPE)
            && bytes > 1024
        {
            return INVALID_VALUE;
        }
    }
}

/// The trigger and its pipe belong to the process.
#[rules]
fn coredump_setting_is_of_contexts(attrib: OneOf<CUcoredumpSettings>) {
    /// The setting belongs to the process: the user trigger, or its pipe.
    #[rule("of-the-process", documented, on("580.159.04"))]
    if attrib == CU_COREDUMP_ENABLE_USER_TRIGGER || attrib == CU_COREDUMP_PIPE {
        return INVALID_VALUE;
    }
}

/// Returns a setting for core dumps of the current context.
#[class(context_state)]
#[order(observed)]
#[unreachable(NOT_PERMITTED, "only host functions get it")]
fn cuCoredumpGetAttribute(
    /// The setting.
    attrib: OneOf<CUcoredumpSettings>,
    /// Memory for the value; null asks for its size.
    #[may_leave_alone(
        "a name is written up to the size of the memory",
        when(attrib == CU_COREDUMP_FILE || attrib == CU_COREDUMP_PIPE)
    )]
    value: Out<CoredumpValue<attrib>, Null>,
    /// Size of that memory; the size of the setting, if `value` is null.
    size: InOut<usize, CoredumpRoom<value>>,
) {
    check!(attrib, size);
    check!(
        initialized,
        outside_callback,
        context,
        live_context,
        sound_context
    );
    coredump_setting_is_of_contexts(attrib);
    coredump_value_has_room(attrib, value, size);
}

/// Returns a setting for core dumps of later contexts of the process.
#[class(lookup)]
#[order(observed)]
fn cuCoredumpGetAttributeGlobal(
    /// The setting.
    attrib: OneOf<CUcoredumpSettings>,
    /// Memory for the value; null asks for its size.
    #[may_leave_alone(
        "a name is written up to the size of the memory",
        when(attrib == CU_COREDUMP_FILE || attrib == CU_COREDUMP_PIPE)
    )]
    value: Out<CoredumpValue<attrib>, Null>,
    /// Size of that memory; the size of the setting, if `value` is null.
    size: InOut<usize, CoredumpRoom<value>>,
) {
    check!(attrib, size);
    coredump_value_has_room(attrib, value, size);
}

/// Changes a setting for core dumps of the current context, such as the name of the file.
#[class(context_state)]
#[order(observed)]
#[changes(CoredumpSettings)]
#[unreachable(NOT_SUPPORTED, "only devices of compute capability below 6.0")]
#[unreachable(NOT_PERMITTED, "only host functions get it")]
fn cuCoredumpSetAttribute(
    /// The setting.
    attrib: OneOf<CUcoredumpSettings>,
    /// The new value; null asks for its size.
    value: In<CoredumpWord, Null>,
    /// Size of the value; the size of the setting, if `value` is null.
    size: InOut<usize, CoredumpSize<attrib>>,
) {
    check!(attrib, size);
    check!(
        initialized,
        outside_callback,
        context,
        live_context,
        sound_context
    );
    coredump_setting_is_of_contexts(attrib);
    coredump_value_fits(attrib, value, size);
}

/// Changes a setting for core dumps of later contexts of the process.
#[class(lookup)]
#[order(observed)]
#[changes(CoredumpSettings)]
#[unreachable(NOT_PERMITTED, "NOT_SUPPORTED is returned in its place")]
fn cuCoredumpSetAttributeGlobal(
    /// The setting.
    attrib: OneOf<CUcoredumpSettings>,
    /// The new value; null asks for its size.
    value: In<CoredumpWord, Null>,
    /// Size of the value; the size of the setting, if `value` is null.
    size: InOut<usize, CoredumpSize<attrib>>,
) {
    check!(attrib, size);
    coredump_value_fits(attrib, value, size);
}

/// What calls change of the core dumps of a process.
#[settings]
enum CoredumpSetting {
    /// Settings of a context, or of later contexts of the process.
    #[reach(process)]
    CoredumpSettings,
}

/// A new context copies the settings of the process, and has its own from then on.
#[scenario]
#[needs(nothing)]
#[gate(machine.devices() >= 1)]
#[shows(cuCoredumpSetAttributeGlobal, cuCoredumpSetAttribute)]
fn contexts_copy_the_settings_of_the_process(cuda: &Driver) {
    fn set(name: &mut [u8; 1024], text: &[u8]) {
        name.fill(0);
        name[..text.len()].copy_from_slice(text);
    }
    cuda.cuInit(0)?;
    let mut size = 1024;
    let mut name = [0_u8; 1024];
    let place: *mut c_void = name.as_mut_ptr().cast();
    set(&mut name, b"first");
    cuda.raw()
        .cuCoredumpSetAttributeGlobal(CU_COREDUMP_FILE, place, &mut size)?;
    let context = cuda.new_context()?;
    set(&mut name, b"second");
    cuda.raw()
        .cuCoredumpSetAttributeGlobal(CU_COREDUMP_FILE, place, &mut size)?;
    cuda.raw()
        .cuCoredumpGetAttribute(CU_COREDUMP_FILE, place, &mut size)?;
    expect!(name.starts_with(b"first\0"));
    set(&mut name, b"own");
    cuda.raw()
        .cuCoredumpSetAttribute(CU_COREDUMP_FILE, place, &mut size)?;
    cuda.raw()
        .cuCoredumpGetAttribute(CU_COREDUMP_FILE, place, &mut size)?;
    expect!(name.starts_with(b"own\0"));
    cuda.raw()
        .cuCoredumpGetAttributeGlobal(CU_COREDUMP_FILE, place, &mut size)?;
    expect!(name.starts_with(b"second\0"));
    cuda.cuCtxDestroy_v2(context)?;
}

/// The older switches are bits of the flags.
#[scenario]
#[needs(nothing)]
#[gate(driver.version() >= 13000)]
fn switches_are_bits_of_the_flags(cuda: &Driver) {
    let mut flags = CU_COREDUMP_SKIP_ABORT.0 as u32;
    let mut word = 4;
    let place: *mut c_void = (&raw mut flags).cast();
    cuda.raw()
        .cuCoredumpSetAttributeGlobal(CU_COREDUMP_GENERATION_FLAGS, place, &mut word)?;
    let mut switch = 1_u8;
    let mut byte = 1;
    let state: *mut c_void = (&raw mut switch).cast();
    cuda.raw()
        .cuCoredumpGetAttributeGlobal(CU_COREDUMP_TRIGGER_HOST, state, &mut byte)?;
    expect!(switch == 0);
    let mut on = 1_u8;
    let on: *mut c_void = (&raw mut on).cast();
    cuda.raw()
        .cuCoredumpSetAttributeGlobal(CU_COREDUMP_LIGHTWEIGHT, on, &mut byte)?;
    cuda.raw()
        .cuCoredumpSetAttributeGlobal(CU_COREDUMP_TRIGGER_HOST, on, &mut byte)?;
    cuda.raw()
        .cuCoredumpGetAttributeGlobal(CU_COREDUMP_GENERATION_FLAGS, place, &mut word)?;
    expect!(flags == 47);
}

/// The pipe cannot be changed while the user trigger is enabled.
#[scenario]
#[needs(nothing)]
#[gate(machine.devices() >= 1)]
fn the_pipe_is_fixed_while_the_trigger_is_enabled(cuda: &Driver) {
    cuda.cuInit(0)?;
    let (mut on, mut off) = (1_u8, 0_u8);
    let mut byte = 1;
    let on: *mut c_void = (&raw mut on).cast();
    let off: *mut c_void = (&raw mut off).cast();
    cuda.raw()
        .cuCoredumpSetAttributeGlobal(CU_COREDUMP_ENABLE_USER_TRIGGER, on, &mut byte)?;
    let mut name = *b"pipe\0";
    let mut size = name.len();
    let place: *mut c_void = name.as_mut_ptr().cast();
    expect!(
        cuda.raw().cuCoredumpSetAttributeGlobal(CU_COREDUMP_PIPE, place, &mut size) == Err(NOT_SUPPORTED)
    );
    cuda.raw().cuCoredumpSetAttributeGlobal(CU_COREDUMP_ENABLE_USER_TRIGGER, off, &mut byte)?;
    cuda.raw().cuCoredumpSetAttributeGlobal(CU_COREDUMP_PIPE, place, &mut size)?;
}

/// A fault in a context that dumps on exceptions writes a file, before calls return the fault.
#[scenario]
#[needs(nothing)]
#[gate(machine.devices() >= 1)]
#[gate(machine.is_linux())]
#[hazard("files")]
fn faults_write_core_dumps(cuda: &Driver) {
    cuda.cuInit(0)?;
    let mut flags = CU_COREDUMP_LIGHTWEIGHT_FLAGS.0 as u32 | CU_COREDUMP_SKIP_ABORT.0 as u32;
    let mut word = 4;
    let place: *mut c_void = (&raw mut flags).cast();
    cuda.raw()
        .cuCoredumpSetAttributeGlobal(CU_COREDUMP_GENERATION_FLAGS, place, &mut word)?;
    let folder = std::env::temp_dir();
    let path = folder.join(format!("dump.{}", std::process::id()));
    let pattern = folder.join("dump.%p");
    let mut name = [0_u8; 1024];
    let text = pattern.as_os_str().as_encoded_bytes();
    name[..text.len()].copy_from_slice(text);
    let mut size = text.len() + 1;
    let place: *mut c_void = name.as_mut_ptr().cast();
    cuda.raw()
        .cuCoredumpSetAttributeGlobal(CU_COREDUMP_FILE, place, &mut size)?;
    let mut switch = 1_u8;
    let mut byte = 1;
    let state: *mut c_void = (&raw mut switch).cast();
    cuda.raw().cuCoredumpSetAttributeGlobal(CU_COREDUMP_ENABLE_ON_EXCEPTION, state, &mut byte)?;
    let mut context = ptr::null_mut();
    cuda.raw().cuCtxCreate_v2(&mut context, CUctx_flags(0), 0)?;
    let (_, trap) = cuda.load(ptx!("fault"), c"trapped")?;
    let nothing = ptr::null_mut();
    cuda.cuLaunchKernel(
        trap,
        1,
        1,
        1,
        1,
        1,
        1,
        0,
        nothing,
        ptr::null_mut(),
        ptr::null_mut(),
    )?;
    expect!(cuda.cuCtxSynchronize() == Err(LAUNCH_FAILED));
    expect!(std::fs::metadata(&path).is_ok_and(|file| file.len() > 0));
    expect!(std::fs::remove_file(&path).is_ok());
}
