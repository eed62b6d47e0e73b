//! Links in the making.

use super::case_resources::CaseResources;
use super::made::SetupError;
use super::table::{Table, garbage, null};
use crate::worker::driver_calls::{Handle, recorded_calls};

recorded_calls! {
    LinkCalls:
    cuLinkCreate_v2(count: u32, options: Handle, values: Handle, link: &mut Handle);
    cuLinkDestroy(link: Handle);
}

pub(super) static LINKS: Table = &[
    ("Created", |resources, _| create_link(resources)),
    ("Null", null),
    ("Destroyed", |resources, _| {
        let link = create_link(resources)?;
        resources.on_arm(move |resources| Ok(resources.cuLinkDestroy(link as Handle)?));
        Ok(link)
    }),
    ("Garbage", garbage),
];

fn create_link(resources: &mut CaseResources<'_>) -> Result<u64, SetupError> {
    let mut link: Handle = std::ptr::null_mut();
    let none = std::ptr::null_mut();
    resources.cuLinkCreate_v2(0, none, none, &mut link)?;
    Ok(link as u64)
}
