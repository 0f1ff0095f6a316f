"""UIKit's API as a table, for comparison with the Swift declarations of the stand-in."""

import csv
import re
from collections import defaultdict
from dataclasses import dataclass


def words(name):
    """The words of a camel-case name in lower case: cg, color, space for `CGColorSpace`."""
    return [word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+", name)]


@dataclass
class Row:
    owner: str
    kind: str
    selector: str
    swift_name: str
    static: bool
    signature: str
    curated: bool

    @property
    def base(self):
        return self.swift_name.split("(")[0]

    @property
    def labels(self):
        inside = re.search(r"\((.*)\)", self.swift_name)
        return inside.group(1).split(":")[:-1] if inside else []

    def could_be(self, base, labels):
        """Whether the importer could name this row's selector `base(labels)`.

        It removes words and never adds any: anywhere in the first piece of the selector, only at the end
        of the other ones.
        """
        pieces = self.selector.split(":")
        if self.selector.endswith(":"):
            pieces = pieces[:-1]
        count = self.selector.count(":")
        if count != len(labels or []):
            return False
        first = words(pieces[0])
        wanted = words("" if base == "init" else base)
        if labels and labels[0] != "_":
            wanted += words(labels[0])
        if base == "init" and not (self.kind == "ctor" or first[:1] == ["init"] or self._makes_self()):
            return False
        if labels is None:
            # A property keeps the start of its name: `labelColor` becomes `label`.
            return bool(wanted) and first[: len(wanted)] == wanted
        if not _is_subsequence(wanted, first):
            return False
        return all(
            words(label) and words(piece)[: len(words(label))] == words(label)
            for piece, label in zip(pieces[1:], labels[1:])
        )

    def _makes_self(self):
        return self.static and re.search(r"-> (?:Option<)?Retained<(?:Self|\w+)>", self.signature)


def _is_subsequence(wanted, available):
    rest = iter(available)
    return all(word in rest for word in wanted)


class Table:
    def __init__(self, rows):
        self.by_owner = defaultdict(list)
        self.constants = defaultdict(list)
        self.functions = []
        self.types = set()
        for row in rows:
            self.by_owner[row.owner].append(row)
            self.types.update(re.findall(r"\b[A-Z]\w+", row.signature))
            if row.kind in ("constant", "notification"):
                self.constants[_bag(words(row.selector))].append(row)
            elif row.kind == "function":
                self.functions.append((words(row.selector), row))
        self.types.update(self.by_owner)

    @classmethod
    def read(cls, path):
        with open(path, encoding="utf-8", newline="") as file:
            return cls(
                Row(
                    owner=record["class"],
                    kind=record["kind"],
                    selector=record["selector"],
                    swift_name=record["swift_name"] or "",
                    static=record["static"] == "static",
                    signature=record["signature_objc2"] or "",
                    curated=record["swift_name_how"] == "curated",
                )
                for record in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
            )

    def has_type(self, path):
        name = "".join(path)
        return name in self.types or name + "s" in self.types

    def constant(self, path):
        return self.constants.get(_bag(word for part in path for word in words(part)))

    def function(self, path, base):
        wanted = [word for part in path for word in words(part)] + words(base)
        return [row for name, row in self.functions if name[: len(wanted)] == wanted]


def _bag(all_words):
    return tuple(sorted(word.removesuffix("s") for word in all_words))
