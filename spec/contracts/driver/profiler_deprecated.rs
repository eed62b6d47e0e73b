//! The profiler that was part of the driver.

#![on("580.159.04")]

/// The name of a file.
#[domain(text)]
#[any_thread]
enum ProfilerFile {
    /// Null: no file.
    #[accepted]
    Null = 0,
    /// A name that no file has.
    #[accepted]
    Absent = "nobody-has-this-file",
    /// The empty text.
    #[accepted]
    Empty = "",
}

/// Did set up the profiler that older drivers had built in.
#[needs(initialized)]
#[class(lookup)]
#[order(observed)]
#[no_visible_effect("drivers of today have no such profiler")]
#[unobserved(initialized, success)]
fn cuProfilerInitialize(
    /// What to collect.
    configFile: ProfilerFile,
    /// Where to write what was collected.
    outputFile: ProfilerFile,
    /// In which form.
    outputMode: AnyOf<CUoutput_mode>,
) {
    /// Drivers have no profiler of their own any more, and say so before they look at anything else.
    #[rule("gone", documented, on("580.159.04"))]
    #[since(
        12000,
        on("525.147.05", "535.261.03", "550.163.01", "555.58.02"),
        not_on("470.256.02")
    )]
    if true {
        return NOT_SUPPORTED;
    }

    check!(initialized);
}
