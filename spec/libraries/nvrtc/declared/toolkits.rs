//! Written by `cuspec import`: the toolkits that were read, oldest first.
//! Not to be edited.

toolkits! {
    "11.7.99": [
        ("nvidia-cuda-nvrtc-cu11", "11.7.99",
            "9f1562822ea264b7e34ed5930567e89242d266448e936b85bc97a3370feabb03"),
    ],
    "11.8.89": [
        ("nvidia-cuda-nvrtc-cu11", "11.8.89",
            "a8d02f3cba345be56b1ffc3e74d8f61f02bb758dd31b0f20e12277a5a244f756"),
    ],
    "12.0.76": [
        ("nvidia-cuda-nvrtc-cu12", "12.0.76",
            "8dd4458a7d8bf8fd2b01a34a9069856d53a9b4c0af2037b77c12b270daf9c828"),
    ],
    "12.0.140": [
        ("nvidia-cuda-nvrtc-cu12", "12.0.140",
            "8e94e991d85c422de4da87bdc7472fdc1364367bd4aace7000b559cd33122071"),
    ],
    "12.1.55": [
        ("nvidia-cuda-nvrtc-cu12", "12.1.55",
            "1ae68c9db8ae883ee505720233a612da4ca665cf6ca344142f9b06bad355b666"),
    ],
    "12.1.105": [
        ("nvidia-cuda-nvrtc-cu12", "12.1.105",
            "339b385f50c309763ca65456ec75e17bbefcbbf2893f462cb8b90584cd27a1c2"),
    ],
    "12.2.91": [
        ("nvidia-cuda-nvrtc-cu12", "12.2.91",
            "9cdaeea1c66a5eb46308d974feed1482d65ee7eaf51d83b143dd411922727b4f"),
    ],
    "12.2.128": [
        ("nvidia-cuda-nvrtc-cu12", "12.2.128",
            "8618167ad0e47ab57f022c253a8534f2cf121029d4388c7ee386fcc1b9137fea"),
    ],
    "12.2.140": [
        ("nvidia-cuda-nvrtc-cu12", "12.2.140",
            "b1cdcae6443cb7cdcfb5d1bf51896a148c9f82f9e65b27db9ab095eaed689aa7"),
    ],
    "12.3.52": [
        ("nvidia-cuda-nvrtc-cu12", "12.3.52",
            "22f24e1d980ebab0f3b33539248bf523b4f54ee381fcfb4534bfee32882317c6"),
    ],
    "12.3.103": [
        ("nvidia-cuda-nvrtc-cu12", "12.3.103",
            "5b57a3eb6ba92100b7209c780d58992aa022decf1ea29fa0341baad9794d892a"),
    ],
    "12.3.107": [
        ("nvidia-cuda-nvrtc-cu12", "12.3.107",
            "4db66788a37a234304a0b3203744f9a6c665f48bde65f69a096ae3b5799b5b1d"),
    ],
    "12.4.99": [
        ("nvidia-cuda-nvrtc-cu12", "12.4.99",
            "0f488eb03e10bd1551bae75bdc1ca8771218889a0b9746a00c97e5a2ec8bbd3e"),
    ],
    "12.4.127": [
        ("nvidia-cuda-nvrtc-cu12", "12.4.127",
            "a178759ebb095827bd30ef56598ec182b85547f1508941a3d560eb7ea1fbf338"),
    ],
    "12.5.40": [
        ("nvidia-cuda-nvrtc-cu12", "12.5.40",
            "3eb6c7350fa5124767cf9ead139a0620de826dac923745ac634a871e9fa13960"),
    ],
    "12.5.82": [
        ("nvidia-cuda-nvrtc-cu12", "12.5.82",
            "3dbd97b0104b4bfbc3c4f8c79cd2496307c89c43c29a9f83125f1d76296ff3fd"),
    ],
    "12.6.20": [
        ("nvidia-cuda-nvrtc-cu12", "12.6.20",
            "5f0ba42f93ca8b936f2cc74621ee37b40bc1d46c6ff75175a96fdfc13306ce11"),
    ],
    "12.6.68": [
        ("nvidia-cuda-nvrtc-cu12", "12.6.68",
            "6e34546e94214c30a27d9be40f95aa93777f66ccc680c1d9911158cb4ccfcd0c"),
    ],
    "12.6.77": [
        ("nvidia-cuda-nvrtc-cu12", "12.6.77",
            "35b0cc6ee3a9636d5409133e79273ce1f3fd087abb0532d2d2e8fff1fe9efc53"),
    ],
    "12.6.85": [
        ("nvidia-cuda-nvrtc-cu12", "12.6.85",
            "800927308ccc5dd6246d3f61f7fcef2ed7ec4e59e199090d360d3293f78bd5a2"),
    ],
    "12.8.61": [
        ("nvidia-cuda-nvrtc-cu12", "12.8.61",
            "a0fa9c2a21583105550ebd871bd76e2037205d56f33f128e69f6d2a55e0af9ed"),
    ],
    "12.8.93": [
        ("nvidia-cuda-nvrtc-cu12", "12.8.93",
            "a7756528852ef889772a84c6cd89d41dfa74667e24cca16bb31f8f061e3e9994"),
    ],
    "12.9.41": [
        ("nvidia-cuda-nvrtc-cu12", "12.9.41",
            "4b9ae8f5cbdbc35b2f90b0493fe4e03163be8f95cbcfb976d4ea5ee7dd097220"),
    ],
    "12.9.86": [
        ("nvidia-cuda-nvrtc-cu12", "12.9.86",
            "210cf05005a447e29214e9ce50851e83fc5f4358df8b453155d5e1918094dcb4"),
    ],
    "13.0.48": [
        ("nvidia-cuda-nvrtc", "13.0.48",
            "87e13d186905a35e7c04ad553a2abded0fba22f93b43d02e5da6f6cf73fb4d0a"),
    ],
    "13.0.88": [
        ("nvidia-cuda-nvrtc", "13.0.88",
            "ad9b6d2ead2435f11cbb6868809d2adeeee302e9bb94bcf0539c7a40d80e8575"),
    ],
    "13.1.80": [
        ("nvidia-cuda-nvrtc", "13.1.80",
            "a3c2c104fe8cabaa289643cc1c999d7b1e614316eaee15c43747b14b9c8bcaad"),
    ],
    "13.1.115": [
        ("nvidia-cuda-nvrtc", "13.1.115",
            "d7cf1284ab82f379884decc8813d9d4a729bc96b1ec020a9cf80303f698d73c4"),
    ],
    "13.2.51": [
        ("nvidia-cuda-nvrtc", "13.2.51",
            "c88076f32cbbd26e7ebd2107d4b093dd8667e2a90b23b3273d028f3daf574d2e"),
    ],
    "13.2.78": [
        ("nvidia-cuda-nvrtc", "13.2.78",
            "a9049031da08cbedd0c20e3470e5a978dc330af0e0326b3b05774718c665dc3e"),
    ],
    "13.2.86": [
        ("nvidia-cuda-nvrtc", "13.2.86",
            "8111c5130e967b78222ea2124145f8efe9ce201b752b2579a2513100a53be1c5"),
    ],
    "13.3.33": [
        ("nvidia-cuda-nvrtc", "13.3.33",
            "82530788b8c6164a54d3fd9ae8bcca8893d397c4aeb998861982a03bbe41e204"),
    ],
    "13.4.59": [
        ("nvidia-cuda-nvrtc", "13.4.59",
            "f6cb36996797989976bd021d89e263be379668be7a4249cc95a3d11590bda652"),
    ],
    "13.4.92": [
        ("nvidia-cuda-nvrtc", "13.4.92",
            "5ce8c97b00b232c4f50c8c4b5a3b68cafee08bdb82ea86f2052ff01d03194f4a"),
    ],
    "13.5.37": [
        ("nvidia-cuda-nvrtc", "13.5.37",
            "86b4d68058807988b7d9af5b44917a0601e9c337f35ccd657bfb3c759ff8d8bc"),
    ],
}
