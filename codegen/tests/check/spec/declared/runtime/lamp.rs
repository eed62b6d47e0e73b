#[group(CUDART_LAMP)]
#[toolkits("11.0.1"..)]
fn cudaLampOpen(lamp: *mut c_int) -> c_int;

#[group(CUDART_LAMP)]
#[toolkits("11.0.1"..)]
#[inline(wattage = watt)]
fn make_cudaLamp(watt: c_int) -> c_int;
