pub use cuspec_sys::driver::*;

use super::result::DriverError;

pub trait IntoResult {
    fn result(self) -> std::result::Result<(), DriverError>;
}

impl IntoResult for std::result::Result<(), Error> {
    #[inline]
    fn result(self) -> std::result::Result<(), DriverError> {
        self.map_err(|error| match error.code() {
            Some(code) => DriverError(code),
            None => panic!("{error}"),
        })
    }
}

pub unsafe fn is_culib_present() -> bool {
    Driver::open().is_ok()
}
