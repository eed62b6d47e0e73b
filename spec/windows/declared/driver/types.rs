//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[toolkits("11.7.99"..)]
type HGPUNV = *mut c_void;

#[toolkits("11.7.99"..)]
type ID3D10Device = c_void;

#[toolkits("11.7.99"..)]
type ID3D10Resource = c_void;

#[toolkits("11.7.99"..)]
type ID3D11Device = c_void;

#[toolkits("11.7.99"..)]
type ID3D11Resource = c_void;

#[toolkits("11.7.99"..)]
type IDXGIAdapter = c_void;

#[toolkits("11.7.99"..)]
type IDirect3DDevice9 = c_void;

#[toolkits("11.7.99"..)]
type IDirect3DResource9 = c_void;

#[toolkits("11.7.99"..)]
type IDirect3DVertexBuffer9 = c_void;
