//! Libraries in links, added through the exported functions.

use std::ffi::{CString, c_void};
use std::io::Write;
use std::path::PathBuf;
use std::ptr::null_mut;

use cuspec_sys::driver::*;

/// An archive of an object without device code, and of one with a section of it.
const LIBRARY: &[u8] = include_bytes!("images/library.a");

/// A text with a kernel that calls a function of the driver.
const TEXT: &str = cuspec_kernels::text("graph_launches");

fn library() -> PathBuf {
    let test = std::env::current_exe().unwrap();
    test.with_file_name("libcuda.so")
}

/// The driver with a current context.
fn start() -> Values {
    // SAFETY: the library is the one that this test belongs to.
    let cuda = unsafe { Driver::options().open_from(library()) }.unwrap();
    let cuda = cuda.values();
    cuda.cuInit(0).unwrap();
    let context = cuda.cuDevicePrimaryCtxRetain(0).unwrap();
    // SAFETY: the context is retained.
    unsafe { cuda.cuCtxSetCurrent(context) }.unwrap();
    cuda
}

/// Adds an input from memory or from a file, by the first or the second form of the function. Returns the code.
fn add(cuda: Values, link: CUlinkState, r#type: CUjitInputType, input: &[u8], form: Form) -> u32 {
    let bytes = input.to_vec().leak();
    let (data, size) = (bytes.as_mut_ptr().cast::<c_void>(), bytes.len());
    let mut file = tempfile::NamedTempFile::new().unwrap();
    file.write_all(input).unwrap();
    let path = CString::new(file.path().to_str().unwrap()).unwrap();
    let (name, none) = (c"input".as_ptr(), null_mut());
    let values = null_mut();
    // SAFETY: the input lives as long as the process, the texts end in a zero, and there are no options.
    let added = unsafe {
        match form {
            Form::Data => cuda.cuLinkAddData(link, r#type, data, size, name, 0, none, values),
            Form::DataV2 => cuda.cuLinkAddData_v2(link, r#type, data, size, name, 0, none, values),
            Form::File => cuda.cuLinkAddFile(link, r#type, path.as_ptr(), 0, none, values),
            Form::FileV2 => cuda.cuLinkAddFile_v2(link, r#type, path.as_ptr(), 0, none, values),
        }
    };
    code(added)
}

/// A function that adds an input.
#[derive(Clone, Copy, Debug)]
enum Form {
    Data,
    DataV2,
    File,
    FileV2,
}

const FORMS: [Form; 4] = [Form::Data, Form::DataV2, Form::File, Form::FileV2];

fn code<T>(answer: Result<T, Error>) -> u32 {
    answer.err().map_or(0, |error| error.code().unwrap().0)
}

fn create(cuda: Values) -> CUlinkState {
    // SAFETY: there are no options.
    unsafe { cuda.cuLinkCreate_v2(0, null_mut(), null_mut()) }.unwrap()
}

/// Adds inputs, and completes the link. Returns the code.
fn link(cuda: Values, inputs: &[(CUjitInputType, &[u8])], form: Form) -> u32 {
    let link = create(cuda);
    for (r#type, input) in inputs {
        assert_eq!(add(cuda, link, *r#type, input, form), 0, "{form:?}");
    }
    // SAFETY: the image is loaded while the link exists, and the link is destroyed once.
    unsafe {
        let completed = cuda.cuLinkComplete(link);
        let answer = completed.and_then(|(image, _)| cuda.cuModuleLoadData(image));
        cuda.cuLinkDestroy(link).unwrap();
        let found = answer.map(|module| {
            cuda.cuModuleGetFunction(module, c"launch".as_ptr())
                .unwrap();
            cuda.cuModuleUnload(module).unwrap();
        });
        code(found)
    }
}

#[test]
fn a_library_with_device_code_is_linked_in_any_place() {
    let cuda = start();
    let text = (CU_JIT_INPUT_PTX, TEXT.as_bytes());
    let library = (CU_JIT_INPUT_LIBRARY, LIBRARY);
    for form in FORMS {
        assert_eq!(link(cuda, &[text, library], form), 0, "{form:?}");
        assert_eq!(link(cuda, &[library, text], form), 0, "{form:?}");
    }
}

#[test]
fn other_libraries_are_refused() {
    let cuda = start();
    let unknown = CUresult::CUDA_ERROR_UNKNOWN.0;
    let inputs = [
        TEXT.as_bytes(),
        &LIBRARY[..8],
        &LIBRARY[..40],
        &LIBRARY[..LIBRARY.len() - 1],
        // The first member alone.
        &LIBRARY[..342],
        b"no code\0",
    ];
    for form in FORMS {
        for input in inputs {
            let link = create(cuda);
            let answer = add(cuda, link, CU_JIT_INPUT_LIBRARY, input, form);
            assert_eq!(answer, unknown, "{form:?}, {} bytes", input.len());
            // SAFETY: the link is destroyed once.
            unsafe { cuda.cuLinkDestroy(link) }.unwrap();
        }
    }
}

#[test]
fn a_library_is_no_input_of_another_kind() {
    let cuda = start();
    let invalid = CUresult::CUDA_ERROR_INVALID_IMAGE.0;
    let unknown = CUresult::CUDA_ERROR_UNKNOWN.0;
    for form in FORMS {
        let kinds = [
            (CU_JIT_INPUT_PTX, invalid),
            (CU_JIT_INPUT_CUBIN, invalid),
            (CU_JIT_INPUT_OBJECT, unknown),
        ];
        for (kind, expected) in kinds {
            let link = create(cuda);
            assert_eq!(add(cuda, link, kind, LIBRARY, form), expected, "{form:?}");
            // SAFETY: the link is destroyed once.
            unsafe { cuda.cuLinkDestroy(link) }.unwrap();
        }
    }
    // SAFETY: an image of unknown length is identified by its beginning.
    let loaded = unsafe { cuda.cuModuleLoadData(LIBRARY.as_ptr().cast()) };
    assert_eq!(code(loaded), invalid);
}
