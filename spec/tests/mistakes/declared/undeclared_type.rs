//! Types that no toolkit declares: in a function, behind pointers, in a record, in a callback.

#[group(CUDA_LAMP)]
#[toolkits("13.0.96"..)]
#[returns("13.0.96".., SUCCESS)]
fn cuLampDim(lamp: *mut *mut CUlamp, big: CUlampBig) -> CUresult;

#[toolkits("13.0.96"..)]
#[layout(size = 8, align = 8)]
struct CUlampParams {
    #[offset(0)]
    next: *mut CUlampNext,
}

#[toolkits("13.0.96"..)]
type CUlampFn = Option<unsafe extern "C" fn(CUlampSeen)>;
