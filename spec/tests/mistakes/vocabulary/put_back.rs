//! Settings that cannot be restored.

#[settings]
enum LampSetting {
    /// Restored by one call instead of two.
    #[reach(process)]
    #[put_back(cuCtxGetFlags(flags))]
    Colour,
    /// Restored by an expression that is no call.
    #[reach(process)]
    #[put_back(7, cuCtxSetFlags(flags))]
    Brightness,
    /// Restored without an undeclared bit.
    #[reach(process)]
    #[put_back(cuCtxGetFlags(flags), cuCtxSetFlags(flags & !CU_CTX_LAMP))]
    Glow,
    /// Restored by a function with more parameters, and by one without a contract.
    #[reach(process)]
    #[put_back(cuCtxGetLimit(value), cuLampSet(value))]
    Heat,
}
