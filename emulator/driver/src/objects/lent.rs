//! Parameters of nodes in the form in which programs read them back. They live as long as the parameters of the node
//! stay the same.

use std::ffi::c_void;

use cuspec_ptx::Entry;

/// `CU_LAUNCH_PARAM_BUFFER_POINTER` and `CU_LAUNCH_PARAM_BUFFER_SIZE`.
const BUFFER_POINTER: usize = 1;
const BUFFER_SIZE: usize = 2;
/// `CU_LAUNCH_PARAM_END`.
const END: usize = 0;

/// A copy of the values, and pointers into it.
#[derive(Debug)]
pub struct Lent {
    _values: Box<[u8]>,
    /// The size of the values, which a list points to.
    _size: Box<usize>,
    /// A pointer to each value, or semaphores.
    pointers: Vec<usize>,
    /// A list with the buffer of the values, the operations of a batch, or the records of semaphores.
    list: Vec<usize>,
}

impl Lent {
    /// The parameters of a launch. They have pointers, or a list if they were given in a buffer.
    pub fn new(values: &[u8], in_buffer: bool, entry: &Entry) -> Lent {
        let values: Box<[u8]> = values.into();
        let size = Box::new(values.len());
        let start = values.as_ptr() as usize;
        let (mut pointers, mut list) = (Vec::new(), Vec::new());
        if in_buffer {
            let size = &raw const *size as usize;
            list = vec![BUFFER_POINTER, start, BUFFER_SIZE, size, END];
        } else {
            let offsets = entry.parameters.iter().map(|parameter| parameter.offset);
            pointers = offsets.map(|offset| start + offset as usize).collect();
        }
        Lent {
            _values: values,
            _size: size,
            pointers,
            list,
        }
    }

    /// The operations of a batch, six words for each.
    pub fn batch(words: Vec<usize>) -> Lent {
        Lent {
            _values: Box::default(),
            _size: Box::default(),
            pointers: Vec::new(),
            list: words,
        }
    }

    /// Semaphores, and a record of 18 words for each.
    pub fn semaphores(semaphores: Vec<usize>, records: Vec<usize>) -> Lent {
        Lent {
            _values: Box::default(),
            _size: Box::default(),
            pointers: semaphores,
            list: records,
        }
    }

    /// The first word of a batch; not null, even if the batch has no operation.
    pub fn words(&self) -> *const usize {
        self.list.as_ptr()
    }

    /// The pointers; null if there are none.
    pub fn pointers(&self) -> *mut *mut c_void {
        start_of(&self.pointers)
    }

    /// The list; null if there is none.
    pub fn list(&self) -> *mut *mut c_void {
        start_of(&self.list)
    }
}

fn start_of(words: &[usize]) -> *mut *mut c_void {
    match words.is_empty() {
        true => std::ptr::null_mut(),
        false => words.as_ptr().cast_mut().cast(),
    }
}
