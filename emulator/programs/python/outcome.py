"""Checks of the tuples that cuda-bindings returns."""


def ok(answer):
    """Requires success and returns the results without the code."""
    code, *rest = answer
    assert int(code) == 0, code
    return rest[0] if len(rest) == 1 else tuple(rest)


def failed(answer, wanted):
    """Requires a failure with the given code."""
    assert answer[0] == wanted, (answer[0], wanted)
