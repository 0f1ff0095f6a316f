"""Snippets are shown according to their markers."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "support"))
from snippets import parse  # noqa: E402

TEXT = """\
// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

//! Shows a popup.

// snippet.hide
import Usher
// snippet.show

let first = 1

// snippet.second
let second = 2

// snippet.end
let third = 3
// snippet.hide
print(first)
"""


class SnippetTests(unittest.TestCase):
    def test_hidden_lines_and_marks_are_not_shown(self):
        explanation, shown, slices = parse(TEXT)
        self.assertEqual(explanation, ["Shows a popup."])
        self.assertEqual(
            shown, ["let first = 1", "", "let second = 2", "", "let third = 3"]
        )
        self.assertEqual(shown[slice(*slices["second"])], ["let second = 2"])

    def test_an_open_slice_ends_with_the_file(self):
        _, shown, slices = parse("let a = 1\n// snippet.rest\nlet b = 2\n\n")
        self.assertEqual(shown[slice(*slices["rest"])], ["let b = 2"])


if __name__ == "__main__":
    unittest.main()
