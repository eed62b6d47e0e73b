//! Texts that a driver looks up.

use std::ffi::{CStr, CString, c_char};

use super::case_resources::CaseResources;
use super::made::{Made, Numbers, SetupError};
use super::table::{Table, null};

pub(super) static SYMBOLS: Table = &[
    ("Known", |_, _| text(c"cuInit")),
    ("Recent", |_, _| text(c"cuLibraryLoadData")),
    ("Unknown", |_, _| text(c"cuNobodyKnowsThis")),
    ("Empty", |_, _| text(c"")),
    ("Null", null),
];

pub(super) static PCI_BUS_IDS: Table = &[
    ("First", first_device),
    ("Absent", |_, _| text(c"fffe:fe:1e.0")),
    ("Malformed", |_, _| text(c"not an address")),
    ("Empty", |_, _| text(c"")),
    ("Null", null),
];

fn text(text: &'static CStr) -> Result<Made, SetupError> {
    Ok(Made::Word(text.as_ptr() as u64))
}

fn first_device(resources: &mut CaseResources<'_>, _: &Numbers<'_>) -> Result<Made, SetupError> {
    if resources.is_bare() {
        return text(c"0000:00:00.0");
    }
    let mut id: [c_char; 64] = [0; 64];
    resources
        .api()
        .cuDeviceGetPCIBusId(id.as_mut_ptr(), 63, resources.shared.device)?;
    // SAFETY: the array was zero, and the call was told of one byte less, so that it ends in a
    // zero.
    let kept: CString = unsafe { CStr::from_ptr(id.as_ptr()) }.to_owned();
    let address = kept.as_ptr() as u64;
    resources.own(move |_| {
        drop(kept);
        Ok(())
    });
    Ok(Made::Word(address))
}
