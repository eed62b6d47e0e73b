#[toolkits("12.0.0"..)]
const CU_LAMP_COUNT: c_int = 4;

#[toolkits("12.0.0"..)]
const CU_LAMP_NONE: c_int = -1;

#[toolkits("12.0.0"..)]
const CU_LAMP_ALL: CUlamp = 0x1 as _;

#[toolkits("12.0.0"..)]
#[alias]
const CU_LAMP_SOFT: _ = CU_LAMP_WARM;

#[toolkits("12.0.0"..)]
const CU_LAMP_MAKER: &str = "a maker";
