#[toolkits("12.0.0"..)]
#[tag(CUdialScale_st)]
#[layout(size = 24, align = 4)]
struct CUdialScale {
    #[offset(0)]
    steps: c_int,
    #[offset(4)]
    weight: c_float,
    #[offset(8)]
    reserved: [c_uint; 4],
}
