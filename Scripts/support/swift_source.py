"""What the checks share: the files of the project, Swift without comments and strings, and the end of a check."""

import re
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent

_TOKEN = re.compile(
    r"""
      (?P<line>//[^\n]*)
    | (?P<block>/\*)
    | (?P<multi>\#*\"\"\")
    | (?P<string>\#*\")
    """,
    re.VERBOSE,
)


def code_only(text):
    """The text without comments and the contents of strings; line numbers are preserved."""
    result = []
    position = 0
    while match := _TOKEN.search(text, position):
        result.append(text[position : match.start()])
        end = _end(text, match)
        removed = text[match.start() : end]
        quotes = '""' if match.lastgroup in ("multi", "string") else ""
        result.append(quotes + "\n" * removed.count("\n"))
        position = end
    result.append(text[position:])
    return "".join(result)


def masked(text):
    """The text with comments and strings replaced by spaces; positions are preserved."""
    result = []
    position = 0
    while match := _TOKEN.search(text, position):
        end = _end(text, match)
        result.append(text[position : match.start()])
        result.append(re.sub(r"[^\n]", " ", text[match.start() : end]))
        position = end
    result.append(text[position:])
    return "".join(result)


def _end(text, match):
    kind = match.lastgroup
    if kind == "line":
        return match.end()
    if kind == "block":
        depth, position = 1, match.end()
        while depth and (mark := re.compile(r"/\*|\*/").search(text, position)):
            depth += 1 if mark.group() == "/*" else -1
            position = mark.end()
        return position if depth == 0 else len(text)
    opening = match.group()
    hashes = opening.count("#")
    closing = re.escape(opening[hashes:] + "#" * hashes)
    # In a raw string a backslash escapes only when as many `#` follow it.
    escape = r"\\" + "#" * hashes + r"[\s\S]"
    stop = r"" if kind == "multi" else r"|\n"
    pattern = re.compile(rf"(?:{escape})|(?P<close>{closing}){stop}")
    position = match.end()
    while found := pattern.search(text, position):
        if found.group("close") is not None or found.group() == "\n":
            return found.end() - (1 if found.group() == "\n" else 0)
        position = found.end()
    return len(text)


def closing(text, position, depth=0):
    """The position after the bracket that closes the one at a position; with a depth, the one around it."""
    for index in range(position, len(text)):
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(text[index], 0)
        if depth == 0 and text[index] in ")]}":
            return index + 1
    return len(text)


def files(root=ROOT, *patterns):
    """The paths of tracked and new files, relative to the root."""
    if (root / ".git").exists():
        command = ["git", "ls-files", "-co", "--exclude-standard", "--", *patterns]
        listed = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True)
        paths = [Path(line) for line in listed.stdout.splitlines()]
    else:
        paths = [path.relative_to(root) for path in root.rglob("*") if path.is_file()]
        paths = [path for path in paths if any(fnmatch(str(path), pattern) for pattern in patterns)]
    return sorted({path for path in paths if (root / path).is_file()})


def root_argument():
    """The folder that a check was given, or the project."""
    return Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else ROOT


def finish(problems, success):
    """Prints the problems and fails; without any, prints the line of success."""
    for problem in problems:
        print(problem)
    if problems:
        sys.exit(1)
    print(success)
