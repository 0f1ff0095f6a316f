"""The declarations of a symbol graph."""

import json
import re
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote, urlparse

# Requirements of the language and of Foundation's protocols, not platform API.
OF_THE_LANGUAGE = {
    "rawValue", "init(rawValue:)", "init(arrayLiteral:)", "init(coder:)", "init(from:)",
    "encode(with:)", "encode(to:)", "copy(with:)", "mutableCopy(with:)", "isEqual(_:)", "hash",
    "hash(into:)", "hashValue", "description", "debugDescription", "init()", "init(stringLiteral:)",
    "init(integerLiteral:)", "init(floatLiteral:)", "allCases", "id",
}


@dataclass
class Declaration:
    identifier: str
    path: list
    kind: str
    text: str
    file: str
    line: int
    documented: bool
    is_open: bool
    extends_protocol: bool

    @property
    def name(self):
        return ".".join(self.path)

    @property
    def base(self):
        return self.path[-1].split("(")[0]

    @property
    def labels(self):
        """The argument labels; None for a declaration without an argument list."""
        inside = re.search(r"\((.*)\)", self.path[-1])
        return inside.group(1).split(":")[:-1] if inside else None

    @property
    def is_override(self):
        return bool(re.search(r"\boverride\b", self.text))

    @property
    def is_type(self):
        return self.kind in (
            "swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.typealias",
            "swift.associatedtype",
        )


class SymbolGraph:
    def __init__(self, folder, module):
        self.declarations = []
        self.parents = {}
        self.requirements = set()
        names = {}
        links = []
        for path in sorted(Path(folder).glob(f"{module}*.symbols.json")):
            if path.name != f"{module}.symbols.json" and not path.name.startswith(f"{module}@"):
                continue
            graph = json.loads(path.read_text(encoding="utf-8"))
            for symbol in graph["symbols"]:
                # Only its members are declarations.
                if symbol["kind"]["identifier"] == "swift.extension":
                    continue
                declaration = _declaration(symbol)
                self.declarations.append(declaration)
                names[declaration.identifier] = declaration.name
            links += graph["relationships"]
        for link in links:
            if link["kind"].lower().endswith("requirementof"):
                self.requirements.add(link["source"])
            if link["kind"] in ("inheritsFrom", "conformsTo"):
                source = names.get(link["source"])
                target = names.get(link["target"]) or link.get("targetFallback", "").split(".", 1)[-1]
                if source and target:
                    self.parents.setdefault(source, []).append(target)

    def ancestors(self, name):
        """The type, its superclasses and protocols, nearest first."""
        found, waiting = [], [name]
        while waiting:
            current = waiting.pop(0)
            if current not in found:
                found.append(current)
                waiting += self.parents.get(current, [])
        return found


def _text(fragments):
    return "".join(fragment["spelling"] for fragment in fragments)


def _declaration(symbol):
    location = symbol.get("location", {})
    return Declaration(
        identifier=symbol["identifier"]["precise"],
        path=symbol["pathComponents"],
        kind=symbol["kind"]["identifier"],
        text=_text(symbol["declarationFragments"]),
        file=unquote(urlparse(location.get("uri", "")).path),
        line=location.get("position", {}).get("line", -1) + 1,
        documented="docComment" in symbol,
        is_open=symbol.get("accessLevel") == "open",
        extends_protocol=symbol.get("swiftExtension", {}).get("typeKind") == "swift.protocol",
    )
