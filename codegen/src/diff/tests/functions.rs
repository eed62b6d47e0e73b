//! The rows about functions and names.

super::rows! {
    a_new_function_is_an_addition: FunctionAdded r#"
        #[group(CUDA_LAMP)] #[toolkits("2.0.0"..)] fn cuLampOn();
    "#
    a_symbol_that_is_gone_breaks_programs: FunctionRemoved r#"
        #[group(CUDA_LAMP)] #[toolkits("1.0.0".."2.0.0")] fn cuLampOn();
    "#
    a_function_that_becomes_inline_loses_its_symbol: BecameInline r#"
        #[group(CUDA_LAMP)] #[toolkits("1.0.0".."2.0.0")] fn make_lamp(w: c_int);
        #[group(CUDA_LAMP)] #[toolkits("2.0.0"..)] #[inline(watts = w)] fn make_lamp(w: c_int);
    "#
    an_inline_function_that_gets_a_symbol_is_an_addition: BecameExported r#"
        #[group(CUDA_LAMP)] #[toolkits("1.0.0".."2.0.0")] #[inline(watts = w)] fn make_lamp(w: c_int);
        #[group(CUDA_LAMP)] #[toolkits("2.0.0"..)] fn make_lamp(w: c_int);
    "#
    an_inline_function_that_is_gone_breaks_sources: InlineRemoved r#"
        #[group(CUDA_LAMP)] #[toolkits("1.0.0".."2.0.0")] #[inline(watts = w)] fn make_lamp(w: c_int);
    "#
    an_inline_function_that_sets_other_fields_breaks_sources: InlineChanged r#"
        #[group(CUDA_LAMP)] #[toolkits("1.0.0".."2.0.0")] #[inline(watts = w)] fn make_lamp(w: c_int);
        #[group(CUDA_LAMP)] #[toolkits("2.0.0"..)] #[inline(volts = w)] fn make_lamp(w: c_int);
    "#
    a_new_per_thread_symbol_is_an_addition: PerThreadAdded r#"
        #[group(CUDA_LAMP)] #[toolkits("1.0.0".."2.0.0")] fn cuLampOn();
        #[group(CUDA_LAMP)] #[toolkits("2.0.0"..)] #[per_thread(cuLampOn_ptsz)] fn cuLampOn();
    "#
    a_per_thread_symbol_that_is_gone_breaks_programs: PerThreadRemoved r#"
        #[group(CUDA_LAMP)] #[toolkits("1.0.0".."2.0.0")] #[per_thread(cuLampOn_ptsz)] fn cuLampOn();
        #[group(CUDA_LAMP)] #[toolkits("2.0.0"..)] fn cuLampOn();
    "#
    another_parameter_under_the_same_symbol_breaks_programs: ParameterCount r#"
        #[group(CUDA_LAMP)] #[toolkits("1.0.0".."2.0.0")] fn cuLampOn(lamp: c_int);
        #[group(CUDA_LAMP)] #[toolkits("2.0.0"..)] fn cuLampOn(lamp: c_int, watts: c_int);
    "#
    parameters_in_another_order_break_programs: ParametersReordered r#"
        #[group(CUDA_LAMP)] #[toolkits("1.0.0".."2.0.0")] fn cuLampCopy(from: c_int, to: c_int);
        #[group(CUDA_LAMP)] #[toolkits("2.0.0"..)] fn cuLampCopy(to: c_int, from: c_int);
    "#
    a_wider_parameter_breaks_programs: ParameterReshaped r#"
        #[group(CUDA_LAMP)] #[toolkits("1.0.0".."2.0.0")] fn cuLampOn(watts: c_uint);
        #[group(CUDA_LAMP)] #[toolkits("2.0.0"..)] fn cuLampOn(watts: usize);
    "#
    a_parameter_of_another_sign_breaks_sources: ParameterRetyped r#"
        #[group(CUDA_LAMP)] #[toolkits("1.0.0".."2.0.0")] fn cuLampOn(watts: c_uint);
        #[group(CUDA_LAMP)] #[toolkits("2.0.0"..)] fn cuLampOn(watts: c_int);
    "#
    a_parameter_that_gains_const_concerns_rust_alone: ParameterConst r#"
        #[group(CUDA_LAMP)] #[toolkits("1.0.0".."2.0.0")] fn cuLampOn(watts: *mut c_uint);
        #[group(CUDA_LAMP)] #[toolkits("2.0.0"..)] fn cuLampOn(watts: *const c_uint);
    "#
    another_name_of_a_parameter_breaks_nothing: ParameterRenamed r#"
        #[group(CUDA_LAMP)] #[toolkits("1.0.0".."2.0.0")] fn cuLampOn(watts: c_uint);
        #[group(CUDA_LAMP)] #[toolkits("2.0.0"..)] fn cuLampOn(power: c_uint);
    "#
    a_wider_result_breaks_programs: ResultReshaped r#"
        #[group(CUDA_LAMP)] #[toolkits("1.0.0".."2.0.0")] fn cuLampWatts() -> c_uint;
        #[group(CUDA_LAMP)] #[toolkits("2.0.0"..)] fn cuLampWatts() -> usize;
    "#
    a_result_that_gains_const_breaks_sources: ResultRetyped r#"
        #[group(CUDA_LAMP)] #[toolkits("1.0.0".."2.0.0")] fn cuLampName() -> *mut c_char;
        #[group(CUDA_LAMP)] #[toolkits("2.0.0"..)] fn cuLampName() -> *const c_char;
    "#
    a_result_that_loses_const_concerns_rust_alone: ResultConst r#"
        #[group(CUDA_LAMP)] #[toolkits("1.0.0".."2.0.0")] fn cuLampName() -> *const c_char;
        #[group(CUDA_LAMP)] #[toolkits("2.0.0"..)] fn cuLampName() -> *mut c_char;
    "#
    a_function_in_another_header_breaks_sources: HeaderChanged r#"
        #[group(CUDA_LAMP)] #[toolkits("1.0.0".."2.0.0")] fn cuLampOn();
        #[group(CUDA_LAMP)] #[toolkits("2.0.0"..)] #[header("cudaLamp.h")] fn cuLampOn();
    "#
    a_name_for_a_symbol_that_stands_is_an_addition: NameAdded r#"
        #[group(CUDA_LAMP)] #[toolkits("1.0.0"..)] #[base(cuLampOn)] #[default("2.0.0"..)] fn cuLampOn_v2();
    "#
    a_name_without_a_symbol_breaks_sources: NameRemoved r#"
        #[group(CUDA_LAMP)] #[toolkits("1.0.0"..)] #[base(cuLampOn)] #[default("1.0.0".."2.0.0")] fn cuLampOn_v2();
    "#
    a_name_that_moves_to_another_signature_breaks_sources: NameMoved r#"
        #[group(CUDA_LAMP)] #[toolkits("1.0.0"..)] #[default("1.0.0".."2.0.0")] fn cuLampOn(lamp: c_int);
        #[group(CUDA_LAMP)] #[toolkits("1.0.0"..)] #[base(cuLampOn)] #[default("2.0.0"..)] fn cuLampOn_v2();
    "#
    a_name_that_moves_to_the_same_signature_is_behaviour: NameMovedAlike r#"
        #[group(CUDA_LAMP)] #[toolkits("1.0.0"..)] #[default("1.0.0".."2.0.0")] fn cuLampOn(lamp: c_int);
        #[group(CUDA_LAMP)] #[toolkits("1.0.0"..)] #[base(cuLampOn)] #[default("2.0.0"..)] fn cuLampOn_v2(n: c_int);
    "#
    a_code_that_is_newly_documented_is_behaviour: ReturnsChanged r#"
        #[group(CUDA_LAMP)] #[toolkits("1.0.0"..)]
        #[returns("1.0.0".."2.0.0", SUCCESS)] #[returns("2.0.0".., SUCCESS, DARK)] fn cuLampOn();
    "#
    the_first_documented_codes_are_behaviour: ReturnsBegun r#"
        #[group(CUDA_LAMP)] #[toolkits("1.0.0"..)] #[returns("2.0.0".., SUCCESS)] fn cuLampOn();
    "#
    codes_that_documents_cease_to_list_are_behaviour: ReturnsEnded r#"
        #[group(CUDA_LAMP)] #[toolkits("1.0.0"..)] #[returns("1.0.0".."2.0.0", SUCCESS)] fn cuLampOn();
    "#
    a_deprecation_is_behaviour: Deprecated r#"
        #[group(CUDA_LAMP)] #[toolkits("1.0.0"..)] #[deprecated("2.0.0"..)] fn cuLampOn();
    "#
    a_deprecation_taken_back_is_behaviour: Undeprecated r#"
        #[group(CUDA_LAMP)] #[toolkits("1.0.0"..)] #[deprecated("1.0.0".."2.0.0")] fn cuLampOn();
    "#
}
