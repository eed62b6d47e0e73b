#[toolkits("12.0.0"..)]
#[handle]
type CUlamp = *mut CUlamp_st;

#[toolkits("12.0.0"..)]
type CUlampFn = Option<unsafe extern "C" fn(CUlamp, *mut c_void)>;

#[toolkits("12.0.0"..)]
type CUlampPtr = c_ulonglong;
