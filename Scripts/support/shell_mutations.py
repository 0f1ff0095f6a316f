"""Reads the list of shell mutations and applies all of them to the sources.

A mutation has a title, the lines that it replaces, the new lines, and what catches it:

    Driver/Driver+Effects.swift

      isReturning is not set
      - request.isReturning = request.hasAppeared
      + if !BROKEN { request.isReturning = request.hasAppeared }
      = fuzzer

`BROKEN` is true while the mutation is active. The last line is `= fuzzer`, `= test` with the name of
a test, or `= not caught:` with the reason.
"""

import re
from dataclasses import dataclass, field

VARIABLE = "USHER_MUTATION"
FILE = "ActiveMutation.swift"

DECLARATION = f"""#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The number of the active mutation.
let activeMutation: Int = getenv("{VARIABLE}").flatMap {{ Int(String(cString: $0)) }} ?? -1
"""


class ListError(Exception):
    """The list is invalid or does not match the sources."""


@dataclass
class Mutation:
    number: int
    path: str
    title: str
    old: list = field(default_factory=list)
    new: list = field(default_factory=list)
    caught_by: str = ""

    @property
    def test(self):
        """The name of the test that catches it, if any."""
        return self.caught_by.removeprefix("test ") if self.caught_by.startswith("test ") else None


def read(text):
    """The mutations of a list, in order."""
    mutations, path = [], None
    for line in text.splitlines():
        mark, rest = line[2:4], line[4:]
        if not line.strip() or line.startswith("#"):
            continue
        if not line.startswith("  "):
            path = line.strip()
        elif mark not in ("- ", "+ ", "= "):
            mutations.append(Mutation(len(mutations), path, line.strip()))
        elif mark == "= ":
            mutations[-1].caught_by = rest.strip()
        else:
            (mutations[-1].old if mark == "- " else mutations[-1].new).append(rest.strip())
    for mutation in mutations:
        if not mutation.old or not re.match(r"fuzzer$|test .|not caught: .", mutation.caught_by):
            raise ListError(f"{mutation.path}: {mutation.title}: lacks lines, or the line that says what catches it")
    return mutations


def switched(folder, mutations):
    """The sources with all mutations, by path. The lines of each mutation must occur exactly once."""
    texts = {FILE: DECLARATION}
    for path in dict.fromkeys(mutation.path for mutation in mutations):
        lines = (folder / path).read_text(encoding="utf-8").split("\n")
        bare = [line.strip() for line in lines]
        edits = []
        for mutation in (mutation for mutation in mutations if mutation.path == path):
            size = len(mutation.old)
            indices = [index for index in range(len(bare)) if bare[index : index + size] == mutation.old]
            if len(indices) != 1:
                raise ListError(f"{path}: {mutation.title}: its lines occur {len(indices)} times")
            edits.append((indices[0], size, mutation))
        edits.sort(key=lambda edit: edit[0], reverse=True)
        end = len(lines) + 1
        for index, size, mutation in edits:
            if index + size > end:
                raise ListError(f"{path}: {mutation.title}: shares a line with another mutation")
            end = index
            lines[index : index + size] = [
                line.replace("BROKEN", f"(activeMutation == {mutation.number})") for line in mutation.new
            ]
        texts[path] = "\n".join(lines)
    return texts
