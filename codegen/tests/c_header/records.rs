
#[toolkits("12.0.0"..)]
#[tag(CUshadeDesc_st)]
#[layout(size = 40, align = 8)]
struct CUshadeDesc {
    #[offset(0)]
    folds: c_uint,
    #[offset(4)]
    #[bits(0, 3)]
    colour: c_uint,
    #[offset(4)]
    #[bits(3, 7)]
    tint: c_uint,
    #[offset(8)]
    #[anonymous]
    _3: CUshadeDesc_member,
    #[offset(16)]
    label: [c_char; 16],
    #[offset(32)]
    above: *mut CUshadeDesc,
}

#[toolkits("12.0.0"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
union CUshadeDesc_member {
    #[offset(0)]
    socket: CUlampPtr,
    #[offset(0)]
    callback: CUlampFn,
}

#[toolkits("12.0.0"..)]
#[tag(CUshadePlace_st)]
#[layout(size = 16, align = 8)]
struct CUshadePlace {
    #[offset(0)]
    row: usize,
    #[offset(8)]
    column: usize,
}
