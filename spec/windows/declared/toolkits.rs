//! Written by `cuspec import`: the toolkits that were read, oldest first.
//! Not to be edited.

toolkits! {
    "11.7.99": [
        ("nvidia-cuda-runtime-cu11", "11.7.99",
            "bc77fa59a7679310df9d5c70ab13c4e34c64ae2124dd1efd7e5474b71be125c7"),
        ("nvidia-cuda-crt", "13.5.37",
            "e898b7f73d3035fa89915a3f7bf3b54a73e90249746111aed295822c4729bb29"),
    ],
    "11.8.89": [
        ("nvidia-cuda-runtime-cu11", "11.8.89",
            "f60c9fdaed8065b38de8097867240efc5556a8a710007146daeb9082334a6e63"),
        ("nvidia-cuda-crt", "13.5.37",
            "e898b7f73d3035fa89915a3f7bf3b54a73e90249746111aed295822c4729bb29"),
    ],
    "12.0.107": [
        ("nvidia-cuda-runtime-cu12", "12.0.107",
            "f595d66142e9ba5d1157d73ef06488735d814415a462714426f3989344e675eb"),
        ("nvidia-cuda-crt", "13.5.37",
            "e898b7f73d3035fa89915a3f7bf3b54a73e90249746111aed295822c4729bb29"),
    ],
    "12.0.146": [
        ("nvidia-cuda-runtime-cu12", "12.0.146",
            "2f94f9032850043bc091c441f1a1658bb695d8fdc2d81cdf850b742514e432ae"),
        ("nvidia-cuda-crt", "13.5.37",
            "e898b7f73d3035fa89915a3f7bf3b54a73e90249746111aed295822c4729bb29"),
    ],
    "12.1.55": [
        ("nvidia-cuda-runtime-cu12", "12.1.55",
            "6939e48161354dbc096dcc6f7910cb2387227f0bac462c2cff51a7d5b50ad200"),
        ("nvidia-cuda-crt", "13.5.37",
            "e898b7f73d3035fa89915a3f7bf3b54a73e90249746111aed295822c4729bb29"),
    ],
    "12.1.105": [
        ("nvidia-cuda-runtime-cu12", "12.1.105",
            "dfb46ef84d73fababab44cf03e3b83f80700d27ca300e537f85f636fac474344"),
        ("nvidia-cuda-crt", "13.5.37",
            "e898b7f73d3035fa89915a3f7bf3b54a73e90249746111aed295822c4729bb29"),
    ],
    "12.2.53": [
        ("nvidia-cuda-runtime-cu12", "12.2.53",
            "89cbb32073ba455a78b1967c7e63b0e95998117759775625238d1513e1775e78"),
        ("nvidia-cuda-crt", "13.5.37",
            "e898b7f73d3035fa89915a3f7bf3b54a73e90249746111aed295822c4729bb29"),
    ],
    "12.2.128": [
        ("nvidia-cuda-runtime-cu12", "12.2.128",
            "d6bc0aecbba8ce31aadbbfac4d16b0cd59ffb49b03d46d3ba0c8d1c2147c18b5"),
        ("nvidia-cuda-crt", "13.5.37",
            "e898b7f73d3035fa89915a3f7bf3b54a73e90249746111aed295822c4729bb29"),
    ],
    "12.2.140": [
        ("nvidia-cuda-runtime-cu12", "12.2.140",
            "3f35d098455efb847acdc5e6345b2943c6d570296d1b265adb97a500ce3ab941"),
        ("nvidia-cuda-crt", "13.5.37",
            "e898b7f73d3035fa89915a3f7bf3b54a73e90249746111aed295822c4729bb29"),
    ],
    "12.3.52": [
        ("nvidia-cuda-runtime-cu12", "12.3.52",
            "7e6f2933e8ed25964a2f38bc9f74f6bbfd0eafacab07452e513ed2acf971e42e"),
        ("nvidia-cuda-crt", "13.5.37",
            "e898b7f73d3035fa89915a3f7bf3b54a73e90249746111aed295822c4729bb29"),
    ],
    "12.3.101": [
        ("nvidia-cuda-runtime-cu12", "12.3.101",
            "8a91b2284458643233097d10887b93dc4e8085d49228e228db698ec4bcf5ac3f"),
        ("nvidia-cuda-crt", "13.5.37",
            "e898b7f73d3035fa89915a3f7bf3b54a73e90249746111aed295822c4729bb29"),
    ],
    "12.4.99": [
        ("nvidia-cuda-runtime-cu12", "12.4.99",
            "eeac550001768f1ff2638348be330b2684ded4c376ef5425230bd1a972207b61"),
        ("nvidia-cuda-crt", "13.5.37",
            "e898b7f73d3035fa89915a3f7bf3b54a73e90249746111aed295822c4729bb29"),
    ],
    "12.4.127": [
        ("nvidia-cuda-runtime-cu12", "12.4.127",
            "09c2e35f48359752dfa822c09918211844a3d93c100a715d79b59591130c5e1e"),
        ("nvidia-cuda-crt", "13.5.37",
            "e898b7f73d3035fa89915a3f7bf3b54a73e90249746111aed295822c4729bb29"),
    ],
    "12.5.39": [
        ("nvidia-cuda-runtime-cu12", "12.5.39",
            "c2b8bb9320477fe63dc1739d50785d90360821613b412e96dd6bd6c319aaeafa"),
        ("nvidia-cuda-crt", "13.5.37",
            "e898b7f73d3035fa89915a3f7bf3b54a73e90249746111aed295822c4729bb29"),
    ],
    "12.5.82": [
        ("nvidia-cuda-runtime-cu12", "12.5.82",
            "0fd5fbca289bceb9f0690aa9858f06187b554fdeb7e2711dfd5bb3ce58900b46"),
        ("nvidia-cuda-crt", "13.5.37",
            "e898b7f73d3035fa89915a3f7bf3b54a73e90249746111aed295822c4729bb29"),
    ],
    "12.6.37": [
        ("nvidia-cuda-runtime-cu12", "12.6.37",
            "32607ecf2701d934c79088a1c7ca53f179d33c602ad97f94d8de86c4e6a12374"),
        ("nvidia-cuda-crt", "13.5.37",
            "e898b7f73d3035fa89915a3f7bf3b54a73e90249746111aed295822c4729bb29"),
    ],
    "12.6.68": [
        ("nvidia-cuda-runtime-cu12", "12.6.68",
            "806b51a1dd266aac41ae09ca6142faee1686d119ced006cb9b76dfd331c75ab8"),
        ("nvidia-cuda-crt", "13.5.37",
            "e898b7f73d3035fa89915a3f7bf3b54a73e90249746111aed295822c4729bb29"),
    ],
    "12.6.77": [
        ("nvidia-cuda-runtime-cu12", "12.6.77",
            "86c58044c824bf3c173c49a2dbc7a6c8b53cb4e4dca50068be0bf64e9dab3f7f"),
        ("nvidia-cuda-crt", "13.5.37",
            "e898b7f73d3035fa89915a3f7bf3b54a73e90249746111aed295822c4729bb29"),
    ],
    "12.8.57": [
        ("nvidia-cuda-runtime-cu12", "12.8.57",
            "89be637e3ee967323865b85e0f147d75f9a5bd98360befa37481b02dd57af8f5"),
        ("nvidia-cuda-crt", "13.5.37",
            "e898b7f73d3035fa89915a3f7bf3b54a73e90249746111aed295822c4729bb29"),
    ],
    "12.8.90": [
        ("nvidia-cuda-runtime-cu12", "12.8.90",
            "c0c6027f01505bfed6c3b21ec546f69c687689aad5f1a377554bc6ca4aa993a8"),
        ("nvidia-cuda-crt", "13.5.37",
            "e898b7f73d3035fa89915a3f7bf3b54a73e90249746111aed295822c4729bb29"),
    ],
    "12.9.37": [
        ("nvidia-cuda-runtime-cu12", "12.9.37",
            "84a750e4d46a32e0b8adc4efdd4021fe49741b1cbbee72421c5400ff9865dd83"),
        ("nvidia-cuda-crt", "13.5.37",
            "e898b7f73d3035fa89915a3f7bf3b54a73e90249746111aed295822c4729bb29"),
    ],
    "13.5.37": [
        ("nvidia-cuda-runtime", "13.5.37",
            "f225d3fa5ea6bfbb58fc4979ef72375cbe661d9107f0d8a4ff22cc151525e4a9"),
        ("nvidia-cuda-crt", "13.5.37",
            "e898b7f73d3035fa89915a3f7bf3b54a73e90249746111aed295822c4729bb29"),
    ],
}
