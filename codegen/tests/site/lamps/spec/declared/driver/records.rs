#[toolkits("12.0.0".."13.0.0")]
#[tag(CUlampDesc_st)]
#[layout(size = 4, align = 4)]
struct CUlampDesc {
    #[offset(0)]
    watts: c_uint,
}

#[toolkits("13.0.0"..)]
#[tag(CUlampDesc_st)]
#[layout(size = 32, align = 16)]
struct CUlampDesc {
    #[offset(0)]
    watts: c_uint,
    #[offset(4)]
    #[bits(0, 3)]
    colour: c_uint,
    #[offset(4)]
    #[bits(3, 7)]
    tint: c_uint,
    #[offset(8)]
    #[anonymous]
    _3: CUlampDesc_member,
    #[offset(16)]
    r#type: [c_char; 16],
}

#[toolkits("13.0.0"..)]
#[anonymous]
#[layout(size = 8, align = 8)]
union CUlampDesc_member {
    #[offset(0)]
    socket: CUlampPtr,
    #[offset(0)]
    callback: CUlampFn,
}
