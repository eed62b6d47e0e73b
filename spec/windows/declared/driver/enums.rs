//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[toolkits("11.7.99"..)]
#[tag(CUD3D10map_flags_enum)]
#[repr(i32)]
enum CUD3D10map_flags {
    CU_D3D10_MAPRESOURCE_FLAGS_NONE = 0,
    CU_D3D10_MAPRESOURCE_FLAGS_READONLY = 1,
    CU_D3D10_MAPRESOURCE_FLAGS_WRITEDISCARD = 2,
}

#[toolkits("11.7.99"..)]
#[tag(CUD3D10register_flags_enum)]
#[repr(i32)]
enum CUD3D10register_flags {
    CU_D3D10_REGISTER_FLAGS_NONE = 0,
    CU_D3D10_REGISTER_FLAGS_ARRAY = 1,
}

#[toolkits("11.7.99"..)]
#[tag(CUd3d10DeviceList_enum)]
#[repr(i32)]
enum CUd3d10DeviceList {
    CU_D3D10_DEVICE_LIST_ALL = 1,
    CU_D3D10_DEVICE_LIST_CURRENT_FRAME = 2,
    CU_D3D10_DEVICE_LIST_NEXT_FRAME = 3,
}

#[toolkits("11.7.99"..)]
#[tag(CUd3d11DeviceList_enum)]
#[repr(i32)]
enum CUd3d11DeviceList {
    CU_D3D11_DEVICE_LIST_ALL = 1,
    CU_D3D11_DEVICE_LIST_CURRENT_FRAME = 2,
    CU_D3D11_DEVICE_LIST_NEXT_FRAME = 3,
}

#[toolkits("11.7.99"..)]
#[tag(CUd3d9DeviceList_enum)]
#[repr(i32)]
enum CUd3d9DeviceList {
    CU_D3D9_DEVICE_LIST_ALL = 1,
    CU_D3D9_DEVICE_LIST_CURRENT_FRAME = 2,
    CU_D3D9_DEVICE_LIST_NEXT_FRAME = 3,
}

#[toolkits("11.7.99"..)]
#[tag(CUd3d9map_flags_enum)]
#[repr(i32)]
enum CUd3d9map_flags {
    CU_D3D9_MAPRESOURCE_FLAGS_NONE = 0,
    CU_D3D9_MAPRESOURCE_FLAGS_READONLY = 1,
    CU_D3D9_MAPRESOURCE_FLAGS_WRITEDISCARD = 2,
}

#[toolkits("11.7.99"..)]
#[tag(CUd3d9register_flags_enum)]
#[repr(i32)]
enum CUd3d9register_flags {
    CU_D3D9_REGISTER_FLAGS_NONE = 0,
    CU_D3D9_REGISTER_FLAGS_ARRAY = 1,
}
