//! The rows about enumerations, records, type names and constants.

super::rows! {
    a_new_enumeration_is_an_addition: EnumAdded r#"
        #[toolkits("2.0.0"..)] #[repr(u32)] enum CUlamp { CU_LAMP_OFF = 0 }
    "#
    an_enumeration_that_is_gone_breaks_sources: EnumRemoved r#"
        #[toolkits("1.0.0".."2.0.0")] #[repr(u32)] enum CUlamp { CU_LAMP_OFF = 0 }
    "#
    another_signedness_concerns_rust_alone: EnumSignedness r#"
        #[toolkits("1.0.0".."2.0.0")] #[repr(u32)] enum CUlamp { CU_LAMP_OFF = 0 }
        #[toolkits("2.0.0"..)] #[repr(i32)] enum CUlamp { CU_LAMP_OFF = 0 }
    "#
    a_new_enumerator_is_an_addition: EnumeratorAdded r#"
        #[toolkits("1.0.0"..)] #[repr(u32)] enum CUlamp { CU_LAMP_OFF = 0, #[toolkits("2.0.0"..)] CU_LAMP_ON = 1 }
    "#
    an_enumerator_that_is_gone_breaks_sources: EnumeratorRemoved r#"
        #[toolkits("1.0.0"..)] #[repr(u32)]
        enum CUlamp { CU_LAMP_OFF = 0, #[toolkits("1.0.0".."2.0.0")] CU_LAMP_ON = 1 }
    "#
    an_enumerator_of_another_value_breaks_programs: EnumeratorValue r#"
        #[toolkits("1.0.0"..)] #[repr(u32)]
        enum CUlamp {
            #[toolkits("1.0.0".."2.0.0")] CU_LAMP_ON = 1,
            #[toolkits("2.0.0"..)] CU_LAMP_ON = 2,
        }
    "#
    an_enumerator_in_another_enumeration_concerns_rust_alone: EnumeratorRehomed r#"
        #[toolkits("1.0.0"..)] #[repr(u32)]
        enum CUlamp { CU_LAMP_OFF = 0, #[toolkits("1.0.0".."2.0.0")] CU_LAMP_ON = 1 }
        #[toolkits("1.0.0"..)] #[repr(u32)]
        enum CUbulb { CU_BULB_OFF = 0, #[toolkits("2.0.0"..)] CU_LAMP_ON = 1 }
    "#
    a_new_record_is_an_addition: RecordAdded r#"
        #[toolkits("2.0.0"..)] #[layout(size = 4, align = 4)] struct CUlamp { #[offset(0)] watts: c_int }
    "#
    a_record_that_is_gone_breaks_sources: RecordRemoved r#"
        #[toolkits("1.0.0".."2.0.0")] #[layout(size = 4, align = 4)] struct CUlamp { #[offset(0)] watts: c_int }
    "#
    a_structure_that_becomes_a_union_breaks_programs: StructOrUnion r#"
        #[toolkits("1.0.0".."2.0.0")] #[layout(size = 4, align = 4)] struct CUlamp { #[offset(0)] watts: c_int }
        #[toolkits("2.0.0"..)] #[layout(size = 4, align = 4)] union CUlamp { #[offset(0)] watts: c_int }
    "#
    a_record_of_another_size_breaks_programs: RecordResized r#"
        #[toolkits("1.0.0".."2.0.0")] #[layout(size = 4, align = 4)] struct CUlamp { #[offset(0)] watts: c_int }
        #[toolkits("2.0.0"..)] #[layout(size = 8, align = 4)] struct CUlamp { #[offset(0)] watts: c_int }
    "#
    a_record_of_another_alignment_breaks_programs: RecordRealigned r#"
        #[toolkits("1.0.0".."2.0.0")] #[layout(size = 8, align = 4)] struct CUlamp { #[offset(0)] watts: c_int }
        #[toolkits("2.0.0"..)] #[layout(size = 8, align = 8)] struct CUlamp { #[offset(0)] watts: c_int }
    "#
    a_field_in_what_was_padding_concerns_rust_alone: FieldAdded r#"
        #[toolkits("1.0.0".."2.0.0")] #[layout(size = 8, align = 8)] struct CUlamp { #[offset(0)] watts: c_int }
        #[toolkits("2.0.0"..)] #[layout(size = 8, align = 8)]
        struct CUlamp { #[offset(0)] watts: c_int, #[offset(4)] volts: c_int }
    "#
    a_union_that_takes_one_more_member_is_an_addition: MemberAdded r#"
        #[toolkits("1.0.0".."2.0.0")] #[layout(size = 4, align = 4)] union CUlamp { #[offset(0)] watts: c_int }
        #[toolkits("2.0.0"..)] #[layout(size = 4, align = 4)]
        union CUlamp { #[offset(0)] watts: c_int, #[offset(0)] volts: c_int }
    "#
    a_field_that_is_gone_breaks_programs: FieldRemoved r#"
        #[toolkits("1.0.0".."2.0.0")] #[layout(size = 8, align = 4)]
        struct CUlamp { #[offset(0)] watts: c_int, #[offset(4)] volts: c_int }
        #[toolkits("2.0.0"..)] #[layout(size = 8, align = 4)] struct CUlamp { #[offset(0)] watts: c_int }
    "#
    a_field_that_moves_breaks_programs: FieldMoved r#"
        #[toolkits("1.0.0".."2.0.0")] #[layout(size = 8, align = 4)] struct CUlamp { #[offset(0)] watts: c_int }
        #[toolkits("2.0.0"..)] #[layout(size = 8, align = 4)] struct CUlamp { #[offset(4)] watts: c_int }
    "#
    a_wider_field_breaks_programs: FieldReshaped r#"
        #[toolkits("1.0.0".."2.0.0")] #[layout(size = 8, align = 8)] struct CUlamp { #[offset(0)] watts: c_int }
        #[toolkits("2.0.0"..)] #[layout(size = 8, align = 8)] struct CUlamp { #[offset(0)] watts: usize }
    "#
    a_field_of_another_sign_breaks_sources: FieldRetyped r#"
        #[toolkits("1.0.0".."2.0.0")] #[layout(size = 4, align = 4)] struct CUlamp { #[offset(0)] watts: c_int }
        #[toolkits("2.0.0"..)] #[layout(size = 4, align = 4)] struct CUlamp { #[offset(0)] watts: c_uint }
    "#
    an_unnamed_type_named_after_another_place_concerns_rust_alone: FieldTypeRenamed r#"
        #[toolkits("1.0.0".."2.0.0")] #[layout(size = 4, align = 4)]
        struct CUlamp { #[offset(0)] size: CUlamp_size }
        #[toolkits("2.0.0"..)] #[layout(size = 4, align = 4)]
        struct CUlamp { #[offset(0)] size: CUlamp_extent }
        #[toolkits("1.0.0".."2.0.0")] #[anonymous] #[layout(size = 4, align = 4)]
        struct CUlamp_size { #[offset(0)] width: c_int }
        #[toolkits("2.0.0"..)] #[anonymous] #[layout(size = 4, align = 4)]
        struct CUlamp_extent { #[offset(0)] width: c_int }
    "#
    a_field_of_another_name_breaks_sources: FieldRenamed r#"
        #[toolkits("1.0.0".."2.0.0")] #[layout(size = 4, align = 4)] struct CUlamp { #[offset(0)] watts: c_int }
        #[toolkits("2.0.0"..)] #[layout(size = 4, align = 4)] struct CUlamp { #[offset(0)] power: c_int }
    "#
    a_field_that_goes_into_an_anonymous_union_concerns_rust_alone: FieldNested r#"
        #[toolkits("1.0.0".."2.0.0")] #[layout(size = 4, align = 4)] struct CUlamp { #[offset(0)] watts: c_int }
        #[toolkits("2.0.0"..)] #[layout(size = 4, align = 4)]
        struct CUlamp { #[offset(0)] #[anonymous] _0: CUlamp_anonymous0 }
        #[toolkits("2.0.0"..)] #[anonymous] #[layout(size = 4, align = 4)]
        union CUlamp_anonymous0 { #[offset(0)] watts: c_int }
    "#
    reserved_room_that_shrinks_concerns_rust_alone: ReservedResized r#"
        #[toolkits("1.0.0".."2.0.0")] #[layout(size = 32, align = 4)]
        struct CUlamp { #[offset(0)] reserved: [c_int; 8] }
        #[toolkits("2.0.0"..)] #[layout(size = 32, align = 4)]
        struct CUlamp { #[offset(4)] reserved: [c_int; 7] }
    "#
    reserved_room_that_is_gone_breaks_sources: ReservedRemoved r#"
        #[toolkits("1.0.0".."2.0.0")] #[layout(size = 8, align = 4)]
        struct CUlamp { #[offset(0)] watts: c_int, #[offset(4)] reserved0: c_int }
        #[toolkits("2.0.0"..)] #[layout(size = 8, align = 4)] struct CUlamp { #[offset(0)] watts: c_int }
    "#
    another_tag_breaks_sources: TagChanged r#"
        #[toolkits("1.0.0".."2.0.0")] #[tag(CUlamp_st)] #[layout(size = 4, align = 4)]
        struct CUlamp { #[offset(0)] watts: c_int }
        #[toolkits("2.0.0"..)] #[tag(CUlamp_struct)] #[layout(size = 4, align = 4)]
        struct CUlamp { #[offset(0)] watts: c_int }
    "#
    a_new_type_is_an_addition: TypeAdded r#"
        #[toolkits("2.0.0"..)] type CUwatts = c_int;
    "#
    a_type_that_is_gone_breaks_sources: TypeRemoved r#"
        #[toolkits("1.0.0".."2.0.0")] type CUwatts = c_int;
    "#
    a_wider_type_breaks_sources: TypeReshaped r#"
        #[toolkits("1.0.0".."2.0.0")] type CUwatts = c_int;
        #[toolkits("2.0.0"..)] type CUwatts = usize;
    "#
    a_handle_of_another_tag_breaks_sources: TypeRetyped r#"
        #[toolkits("1.0.0".."2.0.0")] #[handle] type CUlamp = *mut CUlamp_st;
        #[toolkits("2.0.0"..)] #[handle] type CUlamp = *mut CUlamp_struct;
    "#
    a_type_name_that_becomes_a_like_record_concerns_rust_alone: TypeRemade r#"
        #[toolkits("1.0.0".."2.0.0")] type CUlamp = CUlamp_v1;
        #[toolkits("1.0.0"..)] #[layout(size = 4, align = 4)] struct CUlamp_v1 { #[offset(0)] watts: c_int }
        #[toolkits("2.0.0"..)] #[layout(size = 4, align = 4)] struct CUlamp { #[offset(0)] watts: c_int }
    "#
    a_new_constant_is_an_addition: ConstantAdded r#"
        #[toolkits("2.0.0"..)] const CU_LAMPS: c_int = 1;
    "#
    a_constant_that_is_gone_breaks_sources: ConstantRemoved r#"
        #[toolkits("1.0.0".."2.0.0")] const CU_LAMPS: c_int = 1;
    "#
    a_constant_of_another_value_breaks_programs: ConstantValue r#"
        #[toolkits("1.0.0".."2.0.0")] const CU_LAMPS: c_int = 1;
        #[toolkits("2.0.0"..)] const CU_LAMPS: c_int = 2;
    "#
    the_number_of_the_release_is_behaviour: ConstantRelease r#"
        #[toolkits("1.0.0".."2.0.0")] const CU_LAMP_VERSION: c_int = 1000;
        #[toolkits("2.0.0"..)] const CU_LAMP_VERSION: c_int = 2000;
    "#
    a_constant_of_another_text_breaks_sources: ConstantText r#"
        #[toolkits("1.0.0".."2.0.0")] const CU_LAMP_NAME: &str = "lamp";
        #[toolkits("2.0.0"..)] const CU_LAMP_NAME: &str = "bulb";
    "#
    a_constant_of_another_type_concerns_rust_alone: ConstantType r#"
        #[toolkits("1.0.0".."2.0.0")] const CU_LAMPS: c_int = 1;
        #[toolkits("2.0.0"..)] const CU_LAMPS: c_uint = 1;
    "#
    a_macro_that_becomes_an_enumerator_concerns_rust_alone: ConstantRemade r#"
        #[toolkits("1.0.0".."2.0.0")] const CU_LAMP_ON: c_int = 1;
        #[toolkits("1.0.0"..)] #[repr(u32)]
        enum CUlamp { CU_LAMP_OFF = 0, #[toolkits("2.0.0"..)] CU_LAMP_ON = 1 }
    "#
}
