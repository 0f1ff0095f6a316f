"""Puts many mutants into one build, where an environment variable activates one of them.

With another variable, a process writes which places of mutants it has reached, as a byte for each, into files
that begin with its value.

An operator is replaced by a custom operator that selects the mutant, a statement is wrapped into an
`if`. No line is added, so compiler errors contain the line of the mutant that cannot be built this way.
"""

import re

from mutation import ACTIVE, edited

REACHED = "USHER_REACHED"

# The declarations of a module are in a file of their own.
FILES = tuple(f"Sources/{module}/Mutants.swift" for module in ("UsherCore", "UsherLimits", "Usher"))
SIGNS = "+*%^~-"
STATEMENTS = ("state", "effect")

# It is accessed from several threads at once, which store the same byte.
HEAD = ACTIVE + """
nonisolated(unsafe) private let reached: UnsafeMutablePointer<UInt8> = {
  let reached = UnsafeMutablePointer<UInt8>.allocate(capacity: COUNT)
  reached.initialize(repeating: 0, count: COUNT)
  if getenv("VARIABLE") != nil { atexit { write() } }
  return reached
}()

private func write() {
  guard let name = getenv("VARIABLE"), let file = fopen(String(cString: name) + ".MODULE", "wb") else { return }
  fwrite(reached, 1, COUNT, file)
  fclose(file)
}

func isActive(_ number: Int) -> Bool {
  reached[number] = 1
  return activeMutant == number
}

func one<T: ExpressibleByIntegerLiteral>(_ number: Int) -> T { isActive(number) ? 0 : 1 }

"""
ERROR = re.compile(r"(\S*Sources/\S+?\.swift):(\d+):\d+: error: (.*)")
# Syntax errors, which cause further errors in the rest of the file.
SYNTAX = ("expected ", "consecutive statements", "'if' may only")


def switched(texts, numbers):
    """The sources with all mutants of `numbers` (mutant → number), and the files they need."""
    edits = {path: [] for path in texts}
    operators = {}
    for mutant, number in numbers.items():
        text = texts[mutant.path]
        if mutant.kind in STATEMENTS:
            is_value = text[: mutant.start].endswith("return ")
            edits[mutant.path] += [
                (mutant.start, mutant.start, f"if !isActive({number}) {{ "),
                (mutant.end, mutant.end, " } else { () }" if is_value else " }"),
            ]
        elif mutant.kind == "one":
            edits[mutant.path].append((mutant.end - 1, mutant.end, f"one({number})"))
        else:
            operators.setdefault((mutant.path, mutant.start, mutant.end), []).append((mutant, number))
    count = max(numbers.values(), default=0) + 1
    declarations = {_file(path): [_head(_file(path), count)] for path in texts}
    for place, ((path, start, end), known) in enumerate(operators.items()):
        operator = texts[path][start:end]
        name = operator + _suffix(place)
        edits[path].append((start, end, name))
        declarations[_file(path)].append(_declaration(operator, name, known))
    sources = {path: edited(text, edits[path]) for path, text in texts.items()}
    return sources | {file: "\n".join(lines) for file, lines in declarations.items()}


def not_built(output, mutants):
    """The mutants that cause the compiler errors."""
    errors = set(ERROR.findall(output))
    worst = {error for error in errors if error[2].startswith(SYNTAX)}
    failing = set()
    for path, line, _ in worst or errors:
        path, line = path[path.index("Sources/") :], int(line)
        here = [mutant for mutant in mutants if mutant.path == path]
        for near in range(line, 0, -1):
            found = [mutant for mutant in here if mutant.line == near]
            if found:
                # Without a statement the value of a closure may be missing; then operators are right.
                failing.update([mutant for mutant in found if mutant.kind in STATEMENTS] or found)
                break
    return failing


def _file(path):
    """The file with the declarations for a source."""
    return next(file for file in FILES if path.startswith(file.removesuffix("Mutants.swift")))


def _head(file, count):
    module = file.split("/")[1]
    return HEAD.replace("COUNT", str(count)).replace("VARIABLE", REACHED).replace("MODULE", module)


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
            text = f"isActive({number}) ? {form(mutant.replacement)} : ({text})"
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
