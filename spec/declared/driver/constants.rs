//! Written by `cuspec import` from `cuda.h` of the toolkits in `toolkits.rs`.
//! Not to be edited.

#[toolkits("11.7.99"..)]
const CUDA_ARRAY3D_2DARRAY: c_int = 1;

#[toolkits("11.7.99"..)]
const CUDA_ARRAY3D_COLOR_ATTACHMENT: c_int = 32;

#[toolkits("11.7.99"..)]
const CUDA_ARRAY3D_CUBEMAP: c_int = 4;

#[toolkits("11.7.99"..)]
const CUDA_ARRAY3D_DEFERRED_MAPPING: c_int = 128;

#[toolkits("11.7.99"..)]
const CUDA_ARRAY3D_DEPTH_TEXTURE: c_int = 16;

#[toolkits("11.7.99"..)]
const CUDA_ARRAY3D_LAYERED: c_int = 1;

#[toolkits("11.7.99"..)]
const CUDA_ARRAY3D_SPARSE: c_int = 64;

#[toolkits("11.7.99"..)]
const CUDA_ARRAY3D_SURFACE_LDST: c_int = 2;

#[toolkits("11.7.99"..)]
const CUDA_ARRAY3D_TEXTURE_GATHER: c_int = 8;

#[toolkits("12.5.39"..)]
const CUDA_ARRAY3D_VIDEO_ENCODE_DECODE: c_int = 256;

#[toolkits("11.7.99"..)]
const CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_POST_LAUNCH_SYNC: c_int = 2;

#[toolkits("11.7.99"..)]
const CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_PRE_LAUNCH_SYNC: c_int = 1;

#[toolkits("11.7.99"..)]
const CUDA_EGL_INFINITE_TIMEOUT: c_uint = 0xffffffff;

#[toolkits("11.7.99"..)]
const CUDA_EXTERNAL_MEMORY_DEDICATED: c_int = 1;

#[toolkits("11.7.99"..)]
const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC: c_int = 1;

#[toolkits("11.7.99"..)]
const CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC: c_int = 2;

#[toolkits("11.7.99"..)]
const CUDA_NVSCISYNC_ATTR_SIGNAL: c_int = 1;

#[toolkits("11.7.99"..)]
const CUDA_NVSCISYNC_ATTR_WAIT: c_int = 2;

#[toolkits("11.7.99".."11.8.89")]
const CUDA_VERSION: c_int = 11070;

#[toolkits("11.8.89".."12.0.107")]
const CUDA_VERSION: c_int = 11080;

#[toolkits("12.0.107".."12.1.55")]
const CUDA_VERSION: c_int = 12000;

#[toolkits("12.1.55".."12.2.53")]
const CUDA_VERSION: c_int = 12010;

#[toolkits("12.2.53".."12.3.52")]
const CUDA_VERSION: c_int = 12020;

#[toolkits("12.3.52".."12.4.99")]
const CUDA_VERSION: c_int = 12030;

#[toolkits("12.4.99".."12.5.39")]
const CUDA_VERSION: c_int = 12040;

#[toolkits("12.5.39".."12.6.37")]
const CUDA_VERSION: c_int = 12050;

#[toolkits("12.6.37".."12.8.57")]
const CUDA_VERSION: c_int = 12060;

#[toolkits("12.8.57".."12.9.37")]
const CUDA_VERSION: c_int = 12080;

#[toolkits("12.9.37".."13.0.48")]
const CUDA_VERSION: c_int = 12090;

#[toolkits("13.0.48".."13.1.80")]
const CUDA_VERSION: c_int = 13000;

#[toolkits("13.1.80".."13.2.51")]
const CUDA_VERSION: c_int = 13010;

#[toolkits("13.2.51".."13.3.29")]
const CUDA_VERSION: c_int = 13020;

#[toolkits("13.3.29".."13.4.49")]
const CUDA_VERSION: c_int = 13030;

#[toolkits("13.4.49".."13.5.37")]
const CUDA_VERSION: c_int = 13040;

#[toolkits("13.5.37"..)]
const CUDA_VERSION: c_int = 13050;

#[toolkits("11.7.99"..)]
const CU_ARRAY_SPARSE_PROPERTIES_SINGLE_MIPTAIL: c_int = 1;

#[toolkits("12.0.107"..)]
const CU_COMPUTE_ACCELERATED_TARGET_BASE: c_int = 0x10000;

#[toolkits("12.9.37"..)]
const CU_COMPUTE_FAMILY_TARGET_BASE: c_int = 0x20000;

#[toolkits("11.7.99"..)]
const CU_DEVICE_CPU: CUdevice = -1;

#[toolkits("11.7.99"..)]
const CU_DEVICE_INVALID: CUdevice = -2;

#[toolkits("13.5.37"..)]
const CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID_ANY: c_uint = 0xffffffff;

#[toolkits("12.3.52"..)]
const CU_GRAPH_COND_ASSIGN_DEFAULT: c_int = 1;

#[toolkits("12.3.52"..)]
const CU_GRAPH_KERNEL_NODE_PORT_DEFAULT: c_int = 0;

#[toolkits("12.3.52"..)]
const CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER: c_int = 2;

#[toolkits("12.3.52"..)]
const CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC: c_int = 1;

#[toolkits("11.7.99"..)]
const CU_IPC_HANDLE_SIZE: c_int = 64;

#[toolkits("11.8.89"..)]
#[alias]
const CU_KERNEL_NODE_ATTRIBUTE_ACCESS_POLICY_WINDOW: _ = CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW;

#[toolkits("11.8.89"..)]
#[alias]
const CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_DIMENSION: _ = CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION;

#[toolkits("11.8.89"..)]
#[alias]
const CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE: _ =
    CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE;

#[toolkits("11.8.89"..)]
#[alias]
const CU_KERNEL_NODE_ATTRIBUTE_COOPERATIVE: _ = CU_LAUNCH_ATTRIBUTE_COOPERATIVE;

#[toolkits("12.4.99"..)]
#[alias]
const CU_KERNEL_NODE_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE: _ =
    CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE;

#[toolkits("12.0.107"..)]
#[alias]
const CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN: _ = CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN;

#[toolkits("12.0.107"..)]
#[alias]
const CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP: _ = CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP;

#[toolkits("12.8.57"..)]
#[alias]
const CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION: _ =
    CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION;

#[toolkits("12.5.39"..)]
#[alias]
const CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT: _ =
    CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT;

#[toolkits("11.8.89"..)]
#[alias]
const CU_KERNEL_NODE_ATTRIBUTE_PRIORITY: _ = CU_LAUNCH_ATTRIBUTE_PRIORITY;

#[toolkits("12.9.37"..)]
const CU_LAUNCH_KERNEL_REQUIRED_BLOCK_DIM: c_int = 1;

#[toolkits("11.7.99"..)]
const CU_LAUNCH_PARAM_BUFFER_POINTER: *mut c_void = 0x1 as _;

#[toolkits("11.7.99"..)]
const CU_LAUNCH_PARAM_BUFFER_POINTER_AS_INT: c_int = 1;

#[toolkits("11.7.99"..)]
const CU_LAUNCH_PARAM_BUFFER_SIZE: *mut c_void = 0x2 as _;

#[toolkits("11.7.99"..)]
const CU_LAUNCH_PARAM_BUFFER_SIZE_AS_INT: c_int = 2;

#[toolkits("11.7.99"..)]
const CU_LAUNCH_PARAM_END: *mut c_void = 0x0 as _;

#[toolkits("11.7.99"..)]
const CU_LAUNCH_PARAM_END_AS_INT: c_int = 0;

#[toolkits("11.7.99"..)]
const CU_MEMHOSTALLOC_DEVICEMAP: c_int = 2;

#[toolkits("11.7.99"..)]
const CU_MEMHOSTALLOC_PORTABLE: c_int = 1;

#[toolkits("11.7.99"..)]
const CU_MEMHOSTALLOC_WRITECOMBINED: c_int = 4;

#[toolkits("11.7.99"..)]
const CU_MEMHOSTREGISTER_DEVICEMAP: c_int = 2;

#[toolkits("11.7.99"..)]
const CU_MEMHOSTREGISTER_IOMEMORY: c_int = 4;

#[toolkits("11.7.99"..)]
const CU_MEMHOSTREGISTER_PORTABLE: c_int = 1;

#[toolkits("11.7.99"..)]
const CU_MEMHOSTREGISTER_READ_ONLY: c_int = 8;

#[toolkits("13.4.49"..)]
const CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE: c_int = 4;

#[toolkits("12.8.57"..)]
const CU_MEM_CREATE_USAGE_HW_DECOMPRESS: c_int = 2;

#[toolkits("11.7.99"..)]
const CU_MEM_CREATE_USAGE_TILE_POOL: c_int = 1;

#[toolkits("12.8.57"..)]
const CU_MEM_POOL_CREATE_USAGE_HW_DECOMPRESS: c_int = 2;

#[toolkits("11.7.99"..)]
const CU_PARAM_TR_DEFAULT: c_int = -1;

#[toolkits("11.8.89"..)]
#[alias]
const CU_STREAM_ATTRIBUTE_ACCESS_POLICY_WINDOW: _ = CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW;

#[toolkits("12.0.107"..)]
#[alias]
const CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN: _ = CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN;

#[toolkits("12.0.107"..)]
#[alias]
const CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP: _ = CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP;

#[toolkits("12.0.107"..)]
#[alias]
const CU_STREAM_ATTRIBUTE_PRIORITY: _ = CU_LAUNCH_ATTRIBUTE_PRIORITY;

#[toolkits("11.8.89"..)]
#[alias]
const CU_STREAM_ATTRIBUTE_SYNCHRONIZATION_POLICY: _ = CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY;

#[toolkits("11.7.99"..)]
const CU_STREAM_LEGACY: CUstream = 0x1 as _;

#[toolkits("11.7.99"..)]
const CU_STREAM_PER_THREAD: CUstream = 0x2 as _;

#[toolkits("12.0.107"..)]
const CU_TENSOR_MAP_NUM_QWORDS: c_int = 16;

#[toolkits("11.7.99"..)]
const CU_TRSA_OVERRIDE_FORMAT: c_int = 1;

#[toolkits("11.7.99"..)]
const CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION: c_int = 32;

#[toolkits("11.7.99"..)]
const CU_TRSF_NORMALIZED_COORDINATES: c_int = 2;

#[toolkits("11.7.99"..)]
const CU_TRSF_READ_AS_INTEGER: c_int = 1;

#[toolkits("11.7.99"..)]
const CU_TRSF_SEAMLESS_CUBEMAP: c_int = 64;

#[toolkits("11.7.99"..)]
const CU_TRSF_SRGB: c_int = 16;

#[toolkits("11.7.99"..)]
const MAX_PLANES: c_int = 3;

#[toolkits("12.4.99".."13.1.80")]
const RESOURCE_ABI_EXTERNAL_BYTES: c_int = 48;

#[toolkits("12.4.99".."13.1.80")]
const RESOURCE_ABI_VERSION: c_int = 1;

#[toolkits("11.7.99".."13.0.48")]
#[alias]
const cuCtxCreate_v3: _ = cuCtxCreate_v3;

#[toolkits("12.5.39".."13.0.48")]
#[alias]
const cuCtxCreate_v4: _ = cuCtxCreate_v4;

#[toolkits("11.7.99".."13.0.48")]
#[alias]
const cuDeviceGetUuid_v2: _ = cuDeviceGetUuid_v2;

#[toolkits("12.0.107"..)]
#[alias]
const cuGraphInstantiate: _ = cuGraphInstantiateWithFlags;
