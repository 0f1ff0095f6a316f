"""Whether the declarations in Scripts/apple/SwiftUI have sources, and whether they are needed.

The compiler's tree of a module has the symbols of what it declares and of what it uses, also where its
source does not name it, like the methods of a result builder. A symbol contains the types of a declaration,
so that a row of the table belongs to one signature.
"""

import json
import re
from dataclasses import dataclass

from apple_diagnostics import SINCE_MARK, Diagnostic, version

TABLE = "Scripts/apple/SwiftUI.tsv"
COLUMNS = ["declaration", "iOS", "symbol", "source"]

TYPES = ("struct_decl", "enum_decl", "class_decl", "protocol")
MEMBERS = ("func_decl", "var_decl", "constructor_decl", "subscript_decl", "associated_type_decl", "typealias")
# Members that a type has because it conforms to a protocol of the standard library.
WITNESSES = {"description", "rawValue", "init(rawValue:)", "Output", "Failure"}
TREE = '{"_kind":"source_file"'
SYMBOL = re.compile(r'"(s:7SwiftUI[^"]*)"')


@dataclass
class Declaration:
    symbol: str
    name: str
    # The symbol of the type that it is a member of.
    owner: str
    kind: str
    path: str
    line: int
    # The source up to the body.
    head: str
    # The first version of iOS, if it is marked.
    since: tuple[int, int] | None
    # Whether a protocol requires it.
    is_required: bool

    @property
    def is_implied(self):
        """Whether a use of its type needs it, even if no code mentions it."""
        is_wrapped = self.last_name == "wrappedValue" or self.name.endswith(".init(wrappedValue:)")
        return self.is_required or is_wrapped or " required " in self.head

    @property
    def last_name(self):
        return self.name.partition("(")[0].rpartition(".")[2]

    def mistake(self, message):
        return Diagnostic(self.path, self.line, 1, "error", f"{self.name}: {message}")


# MARK: Declarations


def declarations(output, read):
    """The public declarations in the compiler's output, by symbol; `read` gives the text of a file.

    What a type has because it conforms to a protocol belongs to the protocol, and a case to its type.
    """
    found = []
    for tree in trees(output):
        text = read(tree["filename"]).encode()
        for node in tree["items"]:
            collect(node, None, tree["filename"], text, found)
    required = {d.name for d in found if d.is_required and d.kind != "constructor_decl"}
    result = {
        d.symbol: d for d in found
        if d.is_required or d.kind in TYPES or d.name not in required | WITNESSES
    }
    for declaration in reversed(list(result.values())):
        owner = declaration
        while owner := result.get(owner.owner):
            declaration.name = f"{owner.name.rpartition('.')[2]}.{declaration.name}"
    return result


def trees(output):
    """The trees of files, between which the compiler writes nothing."""
    position = output.find(TREE)
    while position >= 0:
        tree, end = json.JSONDecoder().raw_decode(output, position)
        yield tree
        position = output.find(TREE, end)


def collect(node, parent, path, text, found):
    kind = node["_kind"]
    since = mark(node, text) or (parent or {}).get("since")
    if kind == "extension_decl":
        symbol = "s:" + re.sub(r"_p$", "P", node["extended_type"][2:-1])
    elif kind in TYPES + MEMBERS and node.get("access") in ("public", "open") and not node.get("implicit"):
        symbol, start, end = node["usr"], node["range"]["start"], node["range"]["end"]
        parent = parent or {"symbol": "", "kind": ""}
        found.append(Declaration(
            symbol, label(node), parent["symbol"], kind, path, text.count(b"\n", 0, start) + 1,
            head(text, start, end), since, parent["kind"] == "protocol",
        ))
    else:
        return
    for member in node.get("members", []):
        collect(member, {"symbol": symbol, "kind": kind, "since": since}, path, text, found)


def mark(node, text):
    """The version of iOS in the mark of a declaration; of its attributes the tree has only the places."""
    for attribute in node.get("attrs", []):
        if attribute["_kind"] == "available_attr":
            place = attribute["range"]
            if found := SINCE_MARK.search(text[place["start"]:place["end"]].decode()):
                return version(found.group(1))
    return None


def label(node):
    name = node["name"]
    base = name["base_name"].get("name") or name["base_name"]["special"]
    if "args" not in name and node["_kind"] not in ("func_decl", "constructor_decl"):
        return base
    labels = "".join(f"{argument or '_'}:" for argument in name.get("args", []))
    return f"{base}({labels})"


def head(text, start, end):
    """The source of a declaration, from the beginning of its line to its body."""
    start = text.rfind(b"\n", 0, start) + 1
    last = max(end + 1, text.find(b"\n", end))
    body = text.find(b"{", start)
    return text[start:min(last, body) if body >= 0 else last].decode()


# MARK: The table


def table(text, path):
    """Symbol → row of the table in the file at `path`, and the mistakes of its form."""
    lines = [line.split("\t") for line in text.splitlines()]
    rows, mistakes = {}, []
    for number, row in enumerate(lines, start=1):
        if number == 1:
            is_right = row == COLUMNS
        else:
            is_right = len(row) == len(COLUMNS) and all(row) and row[2] not in rows
        if not is_right:
            message = "not a row, or the second one of its symbol"
            mistakes.append(Diagnostic(path, number, 1, "error", message))
        elif number > 1:
            rows[row[2]] = dict(zip(COLUMNS, row), line=number)
    return rows, mistakes


def source_mistakes(found, rows, deployment, path):
    """Declarations without a row, rows without a declaration, and versions that differ.

    What is newer than the deployment version must have its version's mark, and nothing else may have one.
    """
    for symbol, declaration in found.items():
        row = rows.get(symbol)
        if not row:
            yield declaration.mistake(f"has no row in {TABLE}: add its source; its symbol is {symbol}")
            continue
        since = version(row["iOS"])
        if row["declaration"] != declaration.name:
            yield declaration.mistake(f"is called {row['declaration']} in {TABLE}:{row['line']}")
        if declaration.since != (since if since > deployment else None):
            yield declaration.mistake(f"must be marked by its version of iOS, {row['iOS']}, if that is new")
    for symbol, row in rows.items():
        if symbol not in found:
            message = f"{row['declaration']}: no declaration has this symbol"
            yield Diagnostic(path, row["line"], 1, "error", message)


# MARK: Uses


def is_imported(files):
    texts = (file.read_text(encoding="utf-8") for file in files)
    return any(re.search(r"^\s*(?:\S+ )*import SwiftUI$", text, re.M) for text in texts)


def symbols(output):
    """The symbols that the compiler's output mentions."""
    return set(SYMBOL.findall(output))


def unused(found, mentioned):
    """The mistakes of declarations that no checked code needs.

    Needed is what the code mentions, and what a needed declaration consists of: the type around it, types and
    values in its signature, and what a protocol, a property wrapper or a subclass requires.
    """
    needed, new = set(), {symbol for symbol in found if symbol in mentioned}
    while new:
        needed |= new
        heads = "\n".join(found[symbol].head for symbol in needed)
        names, values = set(re.findall(r"\w+", heads)), set(re.findall(r"[^\w)>]\.(\w+)", heads))
        owners = {found[symbol].owner for symbol in needed}
        new = {
            symbol for symbol, d in found.items()
            if symbol in owners
            or d.kind in TYPES and d.last_name in names
            or d.kind == "var_decl" and d.last_name in values and d.owner in needed
            or d.is_implied and d.owner in needed
        } - needed
    for symbol in found.keys() - needed:
        yield found[symbol].mistake("nothing that is checked needs it: leave it out")
