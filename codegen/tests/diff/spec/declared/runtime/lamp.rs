#[toolkits("1.0.0".."2.0.0")]
#[layout(size = 32, align = 4)]
struct CUlampState {
    #[offset(0)]
    watts: c_uint,
    #[offset(4)]
    reserved: [c_uint; 7],
}

#[toolkits("2.0.0"..)]
#[layout(size = 32, align = 4)]
struct CUlampState {
    #[offset(0)]
    watts: c_uint,
    #[offset(4)]
    volts: c_uint,
    #[offset(8)]
    reserved: [c_uint; 6],
}
