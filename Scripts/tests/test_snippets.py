"""Examples are shown according to their marks."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "support"))
from snippets import examples  # noqa: E402

TEXT = """\
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


class SnippetTests(unittest.TestCase):
    def test_hidden_lines_and_marks_are_not_shown(self):
        self.assertEqual(examples(TEXT), {"": "let first = 1\n\nlet second = 2"})

    def test_a_file_with_slices_shows_only_these_without_their_indentation(self):
        text = "func f() {\n  // snippet.one\n  if a {\n    b()\n  }\n\n  // snippet.end\n  c()\n}\n"
        self.assertEqual(examples(text), {"one": "if a {\n  b()\n}"})

    def test_a_slice_ends_with_the_next_one_or_with_the_file(self):
        text = "// snippet.one\nlet a = 1\n\n// snippet.rest\nlet b = 2\n\n"
        self.assertEqual(examples(text), {"one": "let a = 1", "rest": "let b = 2"})


if __name__ == "__main__":
    unittest.main()
