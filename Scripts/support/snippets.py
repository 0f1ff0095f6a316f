"""Writes the snippets of the documentation as a symbol graph, for DocC's @Snippet directive.

usage: python3 Scripts/support/snippets.py PACKAGE FOLDER > FILE

A snippet is a Swift file with an explanation in `//!` lines at the top. Lines between
`// snippet.hide` and `// snippet.show` are compiled but not shown. `// snippet.NAME` begins a slice,
which ends at `// snippet.end` or at the next slice.
"""

import json
import re
import sys
from pathlib import Path

MARK = re.compile(r"^\s*//\s*snippet\.(\S+)\s*$", re.IGNORECASE)


def parse(text):
    """(lines of the explanation, visible lines, slices as name → [first line, end line])."""
    explanation, shown, slices = [], [], {}
    hidden = False
    name, start = None, 0

    def end_slice():
        if name is not None:
            slices[name] = [start, len(shown)]

    lines = text.splitlines()
    if lines and lines[0].startswith("// Copyright"):
        lines = lines[1:]
    for line in lines:
        if line.startswith("//!"):
            explanation.append(line[3:].removeprefix(" "))
        elif mark := MARK.match(line):
            word = mark.group(1)
            if word.lower() in ("hide", "show"):
                hidden = word.lower() == "hide"
            else:
                end_slice()
                name = None if word.lower() == "end" else word
                start = len(shown)
        elif not hidden and (shown or line.strip()):
            shown.append(line)
    end_slice()
    while shown and not shown[-1].strip():
        shown.pop()
    for bounds in slices.values():
        bounds[1] = min(bounds[1], len(shown))
        while bounds[1] > bounds[0] and not shown[bounds[1] - 1].strip():
            bounds[1] -= 1
        while bounds[0] < bounds[1] and not shown[bounds[0]].strip():
            bounds[0] += 1
    return explanation, shown, slices


def symbol(package, path, folder):
    explanation, shown, slices = parse(path.read_text(encoding="utf-8"))
    components = ["Snippets", *path.relative_to(folder).with_suffix("").parts]
    value = {
        "kind": {"identifier": "swift.snippet", "displayName": "Snippet"},
        "identifier": {
            "precise": "$snippet__" + ".".join(components),
            "interfaceLanguage": "swift",
        },
        "pathComponents": components,
        "names": {"title": components[-1]},
        "accessLevel": "public",
        "snippet": {"language": "swift", "lines": shown, "slices": slices},
    }
    if explanation:
        origin = {"line": 0, "character": 0}
        line_range = {"start": origin, "end": origin}
        value["docComment"] = {
            "lines": [{"text": line, "range": line_range} for line in explanation]
        }
    return value


def main():
    package, folder = sys.argv[1], Path(sys.argv[2])
    graph = {
        "metadata": {
            "formatVersion": {"major": 0, "minor": 1, "patch": 0},
            "generator": "snippets.py",
        },
        "module": {"name": package, "platform": {}, "isVirtual": True},
        "symbols": [symbol(package, path, folder) for path in sorted(folder.rglob("*.swift"))],
        "relationships": [],
    }
    json.dump(graph, sys.stdout, indent=1)


if __name__ == "__main__":
    main()
