//! Macros that define the functions that a library exports, and the domains of the vocabulary. `$glue` is the crate
//! of the printed contracts.

/// Defines an enum for each domain, with the words that hold for each exemplar.
#[doc(hidden)]
#[macro_export]
macro_rules! domains {
    ($(#[doc = $doc:literal] $domain:ident { $($exemplar:ident: $words:expr),* })*) => {
        $(
            #[doc = $doc]
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub enum $domain { $($exemplar),* }

            impl $crate::Exemplar for $domain {
                fn name(self) -> &'static str {
                    match self { $(Self::$exemplar => stringify!($exemplar)),* }
                }

                fn words(self) -> &'static [&'static str] {
                    match self { $(Self::$exemplar => &$words),* }
                }
            }
        )*
    };
}

/// One exported function with a contract: validates, does what a refused call does all the same, or does
/// what the call does.
#[doc(hidden)]
#[macro_export]
macro_rules! contracted_symbol {
    ($glue:tt, $library:path, $api:ident, $calls:ident, $symbol:ident, $name:ident, $per_thread:literal,
     ($($param:ident: $ty:ty),*), [$($general:ident ($($general_param:ident),*))?],
     [$($failed:ident ($($failed_param:ident),*))?]) => {
        #[unsafe(no_mangle)]
        #[allow(non_snake_case, clippy::missing_safety_doc, clippy::too_many_arguments)]
        pub unsafe extern "C" fn $symbol($($param: $ty),*) -> $glue::$api::Code {
            $crate::enter($per_thread, || {
                let library = $library();
                // SAFETY: the caller of the C function passes valid pointers.
                let checked = unsafe { $glue::$api::validate::$name(library $(, $param)*) };
                if let $crate::Checked::Break($crate::Verdict::Stop(code)) = checked {
                    // SAFETY: the caller of the C function passes valid pointers.
                    unsafe {
                        $($glue::$api::failure::$general(library, $($general_param,)* code);)?
                        $($glue::$api::calls::$calls::$failed(library, $($failed_param,)* code);)?
                    }
                    return $crate::answered!($glue, $api, library, code);
                }
                let done = match $crate::mutation::of_success(stringify!($name)) {
                    // SAFETY: as above.
                    None => unsafe { $glue::$api::calls::$calls::$name(library $(, $param)*) },
                    // SAFETY: as above.
                    Some(change) => unsafe {
                        $glue::$api::mutants::$name(library, change $(, $param)*)
                    },
                };
                let code: $glue::$api::Code = $crate::unless_skipped(done);
                $crate::answered!($glue, $api, library, code)
            })
        }
    };
}

/// One exported function without a contract.
#[doc(hidden)]
#[macro_export]
macro_rules! uncontracted_symbol {
    ($glue:tt, $library:path, $api:ident, $symbol:ident, $name:ident, $per_thread:literal,
     ($($param:ident: $ty:ty),*)) => {
        #[unsafe(no_mangle)]
        #[allow(non_snake_case, clippy::missing_safety_doc, clippy::too_many_arguments)]
        pub unsafe extern "C" fn $symbol($($param: $ty),*) -> $glue::$api::Code {
            $crate::enter($per_thread, || {
                let library = $library();
                if let Some(code) = $glue::$api::refuse(library) {
                    return $crate::answered!($glue, $api, library, code);
                }
                // SAFETY: the caller of the C function passes valid pointers.
                let code: $glue::$api::Code = $crate::unless_skipped(unsafe {
                    $glue::$api::uncontracted::Uncontracted::$name(library $(, $param)*)
                });
                $crate::answered!($glue, $api, library, code)
            })
        }
    };
}

/// One exported function that cannot fail: what it returns is no code, or one that is not its own.
#[doc(hidden)]
#[macro_export]
macro_rules! value_symbol {
    ($glue:tt, $library:path, $api:ident, $calls:ident, $symbol:ident, $name:ident, $per_thread:literal,
     ($($param:ident: $ty:ty),*), $result:ty) => {
        #[unsafe(no_mangle)]
        #[allow(non_snake_case, clippy::missing_safety_doc)]
        pub unsafe extern "C" fn $symbol($($param: $ty),*) -> $result {
            // SAFETY: every type that the C API returns may be all zeros.
            let otherwise = unsafe { core::mem::zeroed() };
            $crate::enter_or($per_thread, otherwise, || {
                // SAFETY: the caller of the C function passes valid pointers.
                let call = || unsafe {
                    $glue::$api::calls::$calls::$name($library() $(, $param)*)
                };
                match $crate::mutation::of_success(stringify!($name)) {
                    None => call(),
                    Some(change) => change.result(otherwise, call),
                }
            })
        }
    };
}

/// A code on its way to the caller: the library is told of one that is no success.
#[doc(hidden)]
#[macro_export]
macro_rules! answered {
    ($glue:tt, $api:ident, $library:expr, $code:expr) => {{
        let mut code: $glue::$api::Code = $code;
        if code.is_success()
            && let Err(late) = $glue::$api::Library::completed($library)
        {
            code = late;
        }
        match code.is_success() {
            true => code,
            false => $glue::$api::Library::failed($library, code),
        }
    }};
}
