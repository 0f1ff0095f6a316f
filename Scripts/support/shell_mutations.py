"""Reads the list of shell mutations and applies all of them to the sources.

A mutation has a title, a change in a function or property of the file, and what catches it:

    Driver/QueueDriver+Polling.swift

      popups are not polled
        poll: skip pollPopups
      callbacks are nested
        deliverCallbacks: !isDelivering -> BROKEN || …
        = test callbacks are delivered one after the other

`skip` leaves out the statement that begins with a text; `->` puts something in the place of a text, in which
`…` is the text and `BROKEN` is true while the mutation is active. The UI fuzzer catches a mutation, unless the
last line is `= test` with the name of a test, or `= not caught:` with the reason.
"""

import re
from dataclasses import dataclass

from mutation import ACTIVE, declaration, edited, end_of_statement
from swift_source import masked

FILE = "ActiveMutant.swift"
CHANGE = re.compile(r"(?P<function>\w+): (?:skip (?P<skipped>.+)|(?P<old>.+?) -> (?P<new>.+))$")


class ListError(Exception):
    """The list is invalid or does not match the sources."""


@dataclass
class Mutation:
    number: int
    path: str
    title: str
    change: re.Match | None = None
    caught_by: str = "fuzzer"

    @property
    def test(self):
        """The name of the test that catches it, if any."""
        return self.caught_by.removeprefix("test ") if self.caught_by.startswith("test ") else None

    def error(self, problem):
        return ListError(f"{self.path}: {self.title}: {problem}")

    def edit(self, code):
        """The start and end of what changes in a source, given without comments and strings, and the new text."""
        function, skipped, old, new = self.change.groups()
        # A text that begins with a word does not match within a longer expression.
        text = re.compile((r"(?<![\w.$])" if re.match(r"\w", skipped or old) else "") + re.escape(skipped or old))
        places = [found.span() for found in text.finditer(code) if function_at(code, found.start()) == function]
        if len(places) != 1:
            raise self.error(f"“{skipped or old}” occurs {len(places)} times in {function}")
        broken = f"(activeMutant == {self.number})"
        start, end = places[0]
        if old:
            return start, end, new.replace("BROKEN", broken)
        return start, end_of_statement(code, start, closes=False), f"if !{broken} {{ … }}"


def function_at(code, position):
    return declaration(code, code.rfind("\n", 0, position) + 1)[0]


def read(text):
    """The mutations of a list, in order."""
    mutations, path = [], None
    for line in text.splitlines():
        words = line.strip()
        if not words or line.startswith("#"):
            continue
        if not line.startswith(" "):
            path = words
        elif not line.startswith("    "):
            mutations.append(Mutation(len(mutations), path, words))
        elif words.startswith("= "):
            mutations[-1].caught_by = words.removeprefix("= ")
        else:
            mutations[-1].change = CHANGE.match(words)
    for mutation in mutations:
        if not mutation.change or not re.match(r"fuzzer$|test .|not caught: .", mutation.caught_by):
            raise mutation.error("lacks a change, or what catches it is neither a test nor a reason")
    return mutations


def switched(folder, mutations):
    """The sources with all mutations, by path. The text of each mutation must occur exactly once."""
    texts = {FILE: ACTIVE}
    for path in dict.fromkeys(mutation.path for mutation in mutations):
        text = (folder / path).read_text(encoding="utf-8")
        code, edits = masked(text), []
        for mutation in (mutation for mutation in mutations if mutation.path == path):
            start, end, words = mutation.edit(code)
            if any(start < other_end and other_start < end for other_start, other_end, _ in edits):
                raise mutation.error("changes the same text as another mutation")
            edits.append((start, end, words.replace("…", text[start:end])))
        texts[path] = edited(text, edits)
    return texts
