#[toolkits("12.0.1"..)]
#[handle]
type cudaLamp_t = *mut CUlamp_st;
