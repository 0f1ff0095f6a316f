"""The examples in Swift files: what of them the documentation shows.

A file in Snippets is a whole example. Lines between `// snippet.hide` and `// snippet.show` are compiled but
not shown, nor are an explanation in `//!` lines and the license. `// snippet.NAME` begins a slice, which ends
at `// snippet.end` or at the next slice; if a file has slices, each is an example, and the whole file is none.
"""

import re
from textwrap import dedent

MARK = re.compile(r"^\s*//\s*snippet\.(\S+)\s*$", re.IGNORECASE)


def examples(text):
    """The code of each example of a file by the name of its slice, or by "" if the file has no slices."""
    slices = {"": []}
    name, hidden = "", False
    for line in text.splitlines():
        if line.startswith(("// Copyright", "//!")):
            continue
        if not (mark := MARK.match(line)):
            if not hidden:
                slices[name].append(line)
            continue
        word = mark.group(1)
        if word.lower() in ("hide", "show"):
            hidden = word.lower() == "hide"
        else:
            name = "" if word.lower() == "end" else word
            slices.setdefault(name, [])
    whole = slices.pop("")
    return {name: dedent("\n".join(lines)).strip("\n") for name, lines in (slices or {"": whole}).items()}
