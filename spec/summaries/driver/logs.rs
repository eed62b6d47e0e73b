//! The driver's log of errors.

/// Returns an iterator at the end of the log, from which later entries can be read.
fn cuLogsCurrent();

/// Writes the log's entries from an iterator on to a file, and moves the iterator behind them.
fn cuLogsDumpToFile();

/// Writes the log's entries from an iterator on into a buffer, and moves the iterator behind them.
fn cuLogsDumpToMemory();

/// Registers a function to be called for each entry that is added to the log.
fn cuLogsRegisterCallback();

/// Unregisters a function, which is then no longer called for entries of the log.
fn cuLogsUnregisterCallback();
