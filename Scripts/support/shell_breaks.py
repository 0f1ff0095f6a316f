"""The breaks of the shell as they are listed, and the sources with all of them in it, asleep.

A break has words, the lines that it changes and what they become; then who notices it:

    Driver/Driver+Effects.swift

      a return is not noted as such
      - request.isReturning = request.hasAppeared
      + if !BROKEN { request.isReturning = request.hasAppeared }
      = storm

`BROKEN` is true while the break is awake. The last line is `= storm`, `= test` with the name of one,
or `= nobody` with the reason.
"""

import re
from dataclasses import dataclass, field

VARIABLE = "USHER_BREAK"
FILE = "Breaks.swift"

DECLARATION = f"""#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The number of the break that is awake.
let activeBreak: Int = getenv("{VARIABLE}").flatMap {{ Int(String(cString: $0)) }} ?? -1
"""


class ListError(Exception):
    """The list does not fit the sources."""


@dataclass
class Break:
    number: int
    path: str
    words: str
    old: list = field(default_factory=list)
    new: list = field(default_factory=list)
    decision: str = ""

    @property
    def test(self):
        """The test that notices it, if one is named."""
        return self.decision.removeprefix("test ") if self.decision.startswith("test ") else None


def read(text):
    """The breaks of a list, in their order."""
    breaks, path = [], None
    for line in text.splitlines():
        mark, rest = line[2:4], line[4:]
        if not line.strip() or line.startswith("#"):
            continue
        if not line.startswith("  "):
            path = line.strip()
        elif mark not in ("- ", "+ ", "= "):
            breaks.append(Break(len(breaks), path, line.strip()))
        elif mark == "= ":
            breaks[-1].decision = rest.strip()
        else:
            (breaks[-1].old if mark == "- " else breaks[-1].new).append(rest.strip())
    for one in breaks:
        if not one.old or not re.match(r"storm$|test .|nobody: .", one.decision):
            raise ListError(f"{one.path}: {one.words}: has no lines, or nobody is said to notice it")
    return breaks


def switched(folder, breaks):
    """The sources with every break in them, by path; each break's lines must stand there once."""
    texts = {FILE: DECLARATION}
    for path in dict.fromkeys(one.path for one in breaks):
        lines = (folder / path).read_text(encoding="utf-8").split("\n")
        bare = [line.strip() for line in lines]
        edits = []
        for one in (one for one in breaks if one.path == path):
            size = len(one.old)
            places = [place for place in range(len(bare)) if bare[place : place + size] == one.old]
            if len(places) != 1:
                raise ListError(f"{path}: {one.words}: its lines are there {len(places)} times")
            edits.append((places[0], size, one))
        edits.sort(key=lambda edit: edit[0], reverse=True)
        end = len(lines) + 1
        for place, size, one in edits:
            if place + size > end:
                raise ListError(f"{path}: {one.words}: shares a line with another break")
            end = place
            lines[place : place + size] = [
                line.replace("BROKEN", f"(activeBreak == {one.number})") for line in one.new
            ]
        texts[path] = "\n".join(lines)
    return texts
