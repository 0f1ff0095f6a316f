"""Many mutants in one build, each asleep until an environment variable wakes it.

An operator becomes one of its own that knows its mutants, a statement stands behind an `if`. No line
is added, so an error of the compiler names the line of the mutant that cannot be built like this.
"""

import re

VARIABLE = "USHER_MUTANT"
FILE = "Sources/UsherCore/Mutants.swift"
SIGNS = "+*%^~-"

HEAD = f"""#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

let activeMutant: Int = getenv("{VARIABLE}").flatMap {{ Int(String(cString: $0)) }} ?? -1

func one<T: ExpressibleByIntegerLiteral>(_ number: Int) -> T {{ activeMutant == number ? 0 : 1 }}

"""
ERROR = re.compile(r"(\S*Sources/UsherCore/\S+?\.swift):(\d+):\d+: error: (.*)")
# These hide what follows them from the compiler, so that it complains about that, too.
SYNTAX = ("expected ", "consecutive statements", "'if' may only")


def switched(texts, numbers):
    """The sources with every mutant of `numbers` (mutant → number) in them, and what they need."""
    edits = {path: [] for path in texts}
    operators = {}
    for mutant, number in numbers.items():
        text = texts[mutant.path]
        if mutant.kind in ("state", "effect"):
            is_value = text[: mutant.start].endswith("return ")
            edits[mutant.path] += [
                (mutant.start, mutant.start, f"if activeMutant != {number} {{ "),
                (mutant.end, mutant.end, " } else { () }" if is_value else " }"),
            ]
        elif mutant.kind == "one":
            edits[mutant.path].append((mutant.end - 1, mutant.end, f"one({number})"))
        else:
            operators.setdefault((mutant.path, mutant.start, mutant.end), []).append((mutant, number))
    declarations = [HEAD]
    for place, ((path, start, end), known) in enumerate(operators.items()):
        operator = texts[path][start:end]
        name = operator + _suffix(place)
        edits[path].append((start, end, name))
        declarations.append(_declaration(operator, name, known))
    return {path: _edited(text, edits[path]) for path, text in texts.items()}, "\n".join(declarations)


def not_built(output, mutants):
    """The mutants that the compiler's errors are about."""
    errors = set(ERROR.findall(output))
    worst = {error for error in errors if error[2].startswith(SYNTAX)}
    guilty = set()
    for path, line, _ in worst or errors:
        path, line = path[path.index("Sources/") :], int(line)
        here = [mutant for mutant in mutants if mutant.path == path]
        for near in range(line, 0, -1):
            found = [mutant for mutant in here if mutant.line == near]
            if found:
                guilty.update(found)
                break
    return guilty


def _suffix(place):
    signs = ""
    for _ in range(4):
        place, rest = divmod(place, len(SIGNS))
        signs += SIGNS[rest]
    return signs


def _declaration(operator, name, known):
    def choice(plain, form):
        text = plain
        for mutant, number in known:
            text = f"activeMutant == {number} ? {form(mutant.replacement)} : ({text})"
        return text

    if operator == "!":
        return f"prefix operator {name}\nprefix func {name} (a: Bool) -> Bool {{ {choice('!a', lambda _: 'a')} }}"
    if operator in ("&&", "||"):
        group = "LogicalConjunctionPrecedence" if operator == "&&" else "LogicalDisjunctionPrecedence"
        body = choice(f"a {operator} b()", lambda other: f"a {other} b()")
        return f"infix operator {name}: {group}\nfunc {name} (a: Bool, b: @autoclosure () -> Bool) -> Bool {{ {body} }}"
    body = choice(f"a {operator} b", lambda other: f"a {other} b")
    kind = "Equatable" if operator in ("==", "!=") else "Comparable"
    lines = [
        f"infix operator {name}: ComparisonPrecedence",
        f"func {name} <T: {kind}>(a: T, b: T) -> Bool {{ {body} }}",
    ]
    if kind == "Equatable":
        lines.append(f"func {name} <T>(a: T?, b: _OptionalNilComparisonType) -> Bool {{ {body} }}")
    return "\n".join(lines)


def _edited(text, edits):
    # What begins where another ends comes after it; of those that begin together the later is inside.
    for start, end, words in sorted(edits, key=lambda edit: edit[0], reverse=True):
        text = text[:start] + words + text[end:]
    return text
