"""Finds the places where a Swift source can be mutated, and the mutants of each place.

In a build with many mutants, an environment variable activates one of them: see ACTIVE.
"""

import re
from dataclasses import dataclass

from swift_source import masked

VARIABLE = "USHER_MUTANT"
ACTIVE = f"""#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The number of the active mutant.
let activeMutant: Int = getenv("{VARIABLE}").flatMap {{ Int(String(cString: $0)) }} ?? -1
"""

COMPARISONS = {
    "<": ("<=", ">="),
    "<=": ("<", ">"),
    ">": (">=", "<="),
    ">=": (">", "<"),
    "==": ("!=",),
    "!=": ("==",),
}
LOGIC = {"&&": ("||",), "||": ("&&",)}
OPERATOR = re.compile(r"(?<=[\w)\]}\"?!] )(<=|>=|==|!=|<|>|&&|\|\|)(?= )|^(\s*)(&&|\|\|)(?= )", re.M)
ONE = re.compile(r"(?<= )([+-]) 1\b(?!\s*\.\d)")
NEGATION = re.compile(r"(?<=[ (])!(?=[\w(])")

DECLARATION = re.compile(
    r"\s*(?:@\w+ |(?:public|package|internal|private|fileprivate|static|mutating|override)"
    r"(?:\(set\))? )*(func|init|subscript|var)\b\s*(\w+|[<>=!]+)?"
)
KEYWORD = re.compile(
    r"(?:return|let|var|guard|if|else|for|while|repeat|switch|case|default|do|defer|throw|try|break|"
    r"continue|fallthrough|func|struct|enum|class|extension|import|public|package|private|internal|"
    r"fileprivate|static|init|subscript|_read|_modify|mutating|assert|precondition|where|get|set|yield|typealias|_ =)\b|_ ="
)
# Text in front of a statement that does not start its line.
LABEL = re.compile(r"(?:case .*?|default):\s+(?=\S)")
BLOCK = re.compile(r".*?\{\s+(?:\w+(?:, \w+)* in\s+)?(?=[^\s}])")
ASSIGNMENT = re.compile(r"(?:self\.)?[\w.]+(?:\[[^\]]*\][?!]?)?(?:[?!]?\.[\w.]+)*\s(?:[-+*]?=)\s")
CALL = re.compile(r"\w[\w.]*(?:\[[^\]]*\][?!]?)?(?:\s*[?!]?\.\w+)*(?:\(| ?\{)")
# The buffers for the effects of a machine; a call that takes one may append to it.
EFFECTS = re.compile(r"\beffects\b")
CONTINUES = re.compile(r"\s*(?:\.|\?|:(?!:)|&&|\|\||\+|-|==|\))")


@dataclass(frozen=True)
class Mutant:
    """One change to one file."""

    path: str
    start: int
    end: int
    replacement: str
    kind: str
    line: int
    function: str
    words: str

    @property
    def name(self):
        """A name that does not depend on line numbers: the file, the function and the change."""
        return f"{self.path.rsplit('/', 1)[-1]} · {self.function} · {self.words}"

    def apply(self, text):
        return text[: self.start] + self.replacement + text[self.end :]


def mutants(path, text):
    """All mutants of a file, in source order."""
    code = masked(text)
    found = list(_operators(path, text, code)) + list(_statements(path, text, code))
    return sorted(found, key=lambda mutant: (mutant.start, mutant.kind, mutant.replacement))


def edited(text, edits):
    """The text with edits, each a start, an end and the text in between."""
    # Applied from the end; of edits with the same start, the later one is inside.
    for start, end, words in sorted(edits, key=lambda edit: edit[0], reverse=True):
        text = text[:start] + words + text[end:]
    return text


def sites(found):
    """The number of places that the mutants change."""
    return len({(mutant.path, mutant.start, mutant.kind) for mutant in found})


def _operators(path, text, code):
    for match in OPERATOR.finditer(code):
        operator = match.group(1) or match.group(3)
        start = match.end() - len(operator)
        if _is_exempt(code, start):
            continue
        table, kind = (LOGIC, "logic") if operator in LOGIC else (COMPARISONS, "comparison")
        for other in table[operator]:
            yield _mutant(path, text, code, start, match.end(), other, kind)
    for match in ONE.finditer(code):
        if not _is_exempt(code, match.start()):
            yield _mutant(path, text, code, match.start(), match.end(), f"{match.group(1)} 0", "one")
    for match in NEGATION.finditer(code):
        if not _is_exempt(code, match.start()):
            yield _mutant(path, text, code, match.start(), match.end(), "", "logic")


def _is_exempt(code, position):
    line = _line_around(code, position)
    return bool(re.search(r"\bfunc [<>=!]+ ?\(|\bassert\(|^\s*#|\bextension\b", line))


def _statements(path, text, code):
    """The mutants without a statement that changes state or appends an effect."""
    position = 0
    for line in code.splitlines(keepends=True):
        start, position = position, position + len(line)
        yield from _statement_in(path, text, code, line, start)


def _statement_in(path, text, code, line, line_start):
    offset = len(line) - len(line.lstrip())
    empty, closes = "", False
    while line[offset:].strip():
        rest = line[offset:]
        if label := LABEL.match(rest):
            offset, empty = offset + label.end(), "break"
        elif rest.startswith("return ") and (CALL.match(rest[7:]) or ASSIGNMENT.match(rest[7:])):
            if not EFFECTS.search(rest):
                return
            offset, empty = offset + len("return "), ""
            break
        elif KEYWORD.match(rest) and (block := BLOCK.match(rest)):
            offset, empty, closes = offset + block.end(), "", True
        else:
            break
    start = line_start + offset
    rest = line[offset:]
    # Inside a list or the conditions of a `guard`.
    if code[:start].rstrip().endswith((",", "(", "[")):
        return
    if not rest.strip() or KEYWORD.match(rest):
        return
    is_assignment = ASSIGNMENT.match(rest)
    if not is_assignment and not CALL.match(code, start):
        return
    end = end_of_statement(code, start, closes)
    statement = code[start:end]
    if end is None or not is_assignment and not statement.rstrip().endswith((")", "}")):
        return
    name, is_value = declaration(code, line_start)
    # The last statement of a body, or the only one after a label, may be the result of the body.
    is_last = empty or code[end:].lstrip().startswith("}")
    is_result = is_value and is_last and not is_assignment and not EFFECTS.search(statement)
    if name == "init" or is_result:
        return
    kind = "effect" if EFFECTS.search(statement) else "state"
    yield _mutant(path, text, code, start, end, empty, kind)


def end_of_statement(code, start, closes):
    """The end position of a statement: the end of its line, or the closing brace around it."""
    depth = 0
    for position in range(start, len(code)):
        sign = code[position]
        if sign in "([{":
            depth += 1
        elif sign in ")]}":
            depth -= 1
            if depth < 0:
                return len(code[:position].rstrip()) if sign == "}" else None
        elif sign == "\n" and depth == 0:
            line = code[start:position].rstrip()
            if not closes and (line.endswith(("=", "?", ":", ",")) or CONTINUES.match(code, position + 1)):
                continue
            return start + len(line)
    return len(code)


def declaration(code, position):
    """The name of the function or property around a position, and whether it returns a value."""
    here = _line_around(code, position)
    limit = _indentation(here) + 1
    closing = ""
    for line in [here, *reversed(code[:position].splitlines())]:
        if not line.strip() or _indentation(line) >= limit:
            continue
        limit = _indentation(line)
        if line.lstrip().startswith(")"):
            # The end of a declaration of several lines; its first line has the same indentation.
            limit, closing = limit + 1, line
        elif (found := DECLARATION.match(line)) and line.rstrip().endswith(("{", "(", "}")):
            word, name = found.groups()
            is_value = word in ("var", "subscript") or any("->" in text for text in (line, closing))
            return (word in ("func", "var") and name or word), is_value
    return "–", False


def _indentation(line):
    return len(line) - len(line.lstrip(" "))


def _line_around(text, position):
    start = text.rfind("\n", 0, position) + 1
    end = text.find("\n", position)
    return text[start : len(text) if end < 0 else end]


def _mutant(path, text, code, start, end, replacement, kind):
    line_start = text.rfind("\n", 0, start) + 1
    line_end = text.find("\n", end)
    line_end = len(text) if line_end < 0 else line_end
    before = " ".join(text[line_start:line_end].split())
    after = " ".join((text[line_start:start] + replacement + text[end:line_end]).split())
    # A deleted statement is named alone, unless something else is left of the line.
    words = f"`{before}` → `{after}`" if after else f"without `{before}`"
    line, function = text.count("\n", 0, start) + 1, declaration(code, line_start)[0]
    return Mutant(path, start, end, replacement, kind, line, function, words)
