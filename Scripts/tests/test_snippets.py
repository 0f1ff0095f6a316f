"""Examples are shown according to their marks."""

import pytest
from conftest import cases
from snippets import examples

HIDDEN = """\
// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

//! Shows a popup.

// snippet.hide
import Usher
// snippet.show

let first = 1

let second = 2
// snippet.hide
print(first)
"""


@pytest.mark.parametrize("text, shown", cases(
    ("hidden lines and marks are not shown", HIDDEN, {"": "let first = 1\n\nlet second = 2"}),
    ("a file with slices shows only these, without their indentation",
     "func f() {\n  // snippet.one\n  if a {\n    b()\n  }\n\n  // snippet.end\n  c()\n}\n",
     {"one": "if a {\n  b()\n}"}),
    ("a slice ends with the next one or with the file",
     "// snippet.one\nlet a = 1\n\n// snippet.rest\nlet b = 2\n\n", {"one": "let a = 1", "rest": "let b = 2"}),
))
def test_examples(text, shown):
    assert examples(text) == shown
