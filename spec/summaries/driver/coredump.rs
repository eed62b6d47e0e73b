//! Dumps of the device's state, on an exception or on request.

/// Unregisters a function, which is then no longer called at the end of a core dump.
fn cuCoredumpDeregisterCompleteCallback();

/// Unregisters a function, which is then no longer called at the beginning of a core dump.
fn cuCoredumpDeregisterStartCallback();

/// Returns a setting for core dumps of the current context.
fn cuCoredumpGetAttribute();

/// Returns a setting for core dumps of all contexts of the process.
fn cuCoredumpGetAttributeGlobal();

/// Registers a function to be called whenever a core dump is complete.
fn cuCoredumpRegisterCompleteCallback();

/// Registers a function to be called whenever a core dump begins.
fn cuCoredumpRegisterStartCallback();

/// Changes a setting for core dumps of the current context, such as the name of the file.
fn cuCoredumpSetAttribute();

/// Changes a setting for core dumps of the whole process, which for some settings must happen
/// before the first context is created.
fn cuCoredumpSetAttributeGlobal();
