//! Links that are not destroyed yet.

use std::ffi::c_char;

use cuspec_suite::exemplars::{LinkState, Make};

use super::case_resources::CaseResources;
use super::made::{Numbers, SetupError};
use crate::worker::driver_calls::{Handle, recorded_calls};

recorded_calls! {
    LinkCalls:
    cuLinkCreate_v2(count: u32, options: Handle, values: Handle, link: &mut Handle);
    cuLinkAddData_v2(
        link: Handle, kind: u32, data: *const u8, size: usize, name: *const c_char,
        count: u32, options: Handle, values: Handle
    );
    cuLinkComplete(link: Handle, image: &mut Handle, size: &mut usize);
    cuLinkDestroy(link: Handle);
}

impl Make<LinkState> for CaseResources<'_> {
    fn make(&mut self, exemplar: LinkState, _: &Numbers<'_>) -> Result<u64, SetupError> {
        let resources = self;
        match exemplar {
            LinkState::Created => create_link(resources),
            LinkState::Filled => fill_link(resources, "symbols"),
            LinkState::Unresolved => fill_link(resources, "caller"),
            LinkState::Completed => {
                let link = fill_link(resources, "symbols")?;
                complete(resources, link)?;
                Ok(link)
            }
            LinkState::Destroyed => {
                let link = create_link(resources)?;
                resources
                    .before_call(move |resources| Ok(resources.cuLinkDestroy(link as Handle)?));
                Ok(link)
            }
        }
    }
}

fn create_link(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    let mut link: Handle = std::ptr::null_mut();
    let none = std::ptr::null_mut();
    resources.cuLinkCreate_v2(0, none, none, &mut link)?;
    Ok(link as u64)
}

/// A link to which one of the suite's images was added.
fn fill_link(resources: &mut CaseResources<'_>, image: &str) -> Result<u64, SetupError> {
    const PTX: u32 = 1;
    let link = create_link(resources)?;
    let text = cuspec_kernels::text(image);
    let (none, name) = (std::ptr::null_mut(), c"image".as_ptr());
    resources.cuLinkAddData_v2(
        link as Handle,
        PTX,
        text.as_ptr(),
        text.len(),
        name,
        0,
        none,
        none,
    )?;
    Ok(link)
}

/// Completes a link. Returns its image and the size of the image in bytes.
fn complete(resources: &mut CaseResources<'_>, link: u64) -> Result<(Handle, usize), SetupError> {
    let (mut image, mut size): (Handle, usize) = (std::ptr::null_mut(), 0);
    resources.cuLinkComplete(link as Handle, &mut image, &mut size)?;
    Ok((image, size))
}

/// Links one of the suite's images, and returns the resulting image.
pub(super) fn link_into_one(
    resources: &mut CaseResources<'_>,
    image: &str,
) -> Result<Vec<u8>, SetupError> {
    let link = fill_link(resources, image)?;
    let (image, size) = complete(resources, link)?;
    if image.is_null() {
        let reason = "the linker made no image".to_owned();
        return Err(SetupError::Unavailable(reason));
    }
    // SAFETY: the link has returned the size of its image, which is valid until the case ends.
    Ok(unsafe { std::slice::from_raw_parts(image.cast::<u8>(), size) }.to_vec())
}
