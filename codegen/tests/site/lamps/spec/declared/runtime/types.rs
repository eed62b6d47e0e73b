#[toolkits("12.0.0"..)]
#[handle]
type cudaLamp_t = *mut CUlamp_st;
