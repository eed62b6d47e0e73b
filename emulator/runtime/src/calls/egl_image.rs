//! EGL images, which the driver below registers.

use cuspec_glue::runtime::calls::EglImageCalls;

use super::prelude::*;

impl EglImageCalls for Runtime {}
