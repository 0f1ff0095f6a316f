"""Calls of `show` that are awaited although nothing is waited for."""

import re

from swift_source import closing, masked

_AWAIT = re.compile(r"\bawait\b\s*")
# What continues an expression: a member, an optional mark, generic arguments, or an opening bracket.
_PART = re.compile(
    r"(?P<member>\s*[?!]?\.\s*`?\w+`?)|(?P<name>`?\w+`?)|(?P<mark>[?!])|(?P<generics><[\w.,:? \[\]]*>)"
    r"|(?P<bracket>[(\[])|(?P<closure>\s*\{)"
)


def shows_without_outcome(text):
    """The lines with an `await ….show(…)` whose expression reads no outcome.

    `show` returns a handle at once. `await center.show(popup)` compiles with a warning at most and waits for
    nothing; `await center.show(popup).outcome` waits.
    """
    code = masked(text)
    for found in _AWAIT.finditer(code):
        members = _members(code, found.end())
        if "show()" in members and "outcome" not in _after(members, "show()"):
            yield text.count("\n", 0, found.start()) + 1


def _after(members, name):
    return [each.removesuffix("()") for each in members[members.index(name) + 1 :]]


def _members(code, position):
    """The members of the expression at a position, from the second name on; `()` marks a call."""
    members, is_first = [], True
    while part := _PART.match(code, position):
        if part["name"] and not is_first:
            break
        position = part.end()
        if part["member"]:
            members.append(part["member"].strip(" \t\n?!.`"))
        elif part["bracket"] or part["closure"]:
            is_call = part[0].strip() != "["
            if is_call and members and not members[-1].endswith("()"):
                members[-1] += "()"
            position = closing(code, position - 1)
        is_first = False
    return members
