"""Reads the public Rust bindings of Apple's frameworks, https://github.com/madsmtm/objc2-generated.

They are generated from the headers of Apple's SDK and carry names, types, nullability and isolation.
"""

import re
from dataclasses import dataclass, field

from swift_source import closing

FRAMEWORKS = ("UIKit", "QuartzCore")


@dataclass
class Member:
    selector: str
    is_static: bool
    # (name, Rust type) of each parameter.
    parameters: list
    # A Rust type, empty without a result.
    result: str
    is_optional: bool
    # The selector of the property that this sets.
    sets: str = ""


@dataclass
class Type:
    # class, protocol, enum, alias or struct.
    kind: str
    name: str
    framework: str
    # The superclass, the raw type of an enumeration, the type of an alias.
    base: str = ""
    # NS_ENUM, NS_OPTIONS, NS_TYPED_ENUM and so on; the fields of a structure.
    variant: str = ""
    protocols: list = field(default_factory=list)
    is_main_actor: bool = False
    is_sendable: bool = False
    members: list = field(default_factory=list)
    # Initializers of superclasses that are available in the class.
    inherited: set = field(default_factory=set)
    # (C name, value) of each case.
    cases: list = field(default_factory=list)


class Bindings:
    """The types by name, the members of types (also of other frameworks), and the constants."""

    def __init__(self, folder):
        self.types, self.members, self.constants = {}, {}, {}
        for framework in FRAMEWORKS:
            files = sorted((folder / framework).glob("*.rs"))
            if not files:
                raise FileNotFoundError(f"{folder} has no {framework}/*.rs; is it a checkout of objc2-generated?")
            for file in files:
                self.read(framework, with_marks(file.read_text(encoding="utf-8")))

    def ancestors(self, name):
        """A type, its protocols and superclasses, the nearest first."""
        while name in self.types:
            yield name
            for protocol in self.types[name].protocols:
                yield protocol
            name = self.types[name].base
        yield "NSObject"

    def add(self, type):
        self.types.setdefault(type.name, type)

    def read(self, framework, text):
        for variant, name, raw in re.findall(
            r"// (NS_ENUM|NS_OPTIONS|NS_CLOSED_ENUM)\n(?:#\[[^\n]*\n)*pub struct (\w+)\(pub (\w+)\);", text
        ):
            self.add(Type("enum", name, framework, raw, variant, cases=list(cases(text, name))))
        for variant, name, base in re.findall(
            r"(?:// (NS_TYPED_\w+)\n)?(?:#\[[^\n]*\n)*pub type (\w+)\s*=\s*(.*?);", text, re.S
        ):
            self.add(Type("alias", name, framework, one_line(base), variant))
        for name, fields in re.findall(
            r"#\[repr\(C\)\]\n(?:#\[[^\n]*\n)*pub struct (\w+) \{(.*?)\n\}", text, re.S
        ):
            self.add(Type("struct", name, framework, variant=one_line(fields.replace("pub ", ""))))
        for name, type in re.findall(r"pub static (\w+):\s*(.*?);", text, re.S):
            self.constants[name] = (framework, one_line(type).split(" = ")[0])
        self.read_classes(framework, text)
        self.read_protocols(framework, text)
        for mark, name, start in blocks(text, r"(@inherited \w+\s+)?\nimpl(?:<[^{]*?>)? (\w+)(?:<[^{]*?>)? \{"):
            body = text[start:closing(text, start)]
            if mark or re.search(r"@inherited \w+\s*$", text[max(0, start - 200):start].rsplit("\nimpl", 1)[0]):
                if name in self.types:
                    self.types[name].inherited |= set(re.findall(r"method\(([^)]*)\)", body))
            elif "extern_methods!" in body:
                self.members.setdefault(name, []).extend(members(body))
        # A category of another framework's class is a trait.
        for name, _, start in blocks(text, r"@category (\w+)\s+(?:#\[[^\n]*\n\s*)*pub unsafe trait (\w+)[^{]*\{"):
            self.members.setdefault(name, []).extend(members(text[start:closing(text, start)]))

    def read_classes(self, framework, text):
        conformances = re.findall(r"extern_conformance!\(\s*unsafe impl(?:<[^{]*?>)? (\w+) for (\w+)", text)
        sendable = set(re.findall(r"unsafe impl Send for (\w+)", text))
        for body in re.findall(r"extern_class!\((.*?)\n\);", text, re.S):
            name = re.search(r"pub struct (\w+)", body).group(1)
            parents = re.search(r"super\(\s*([\w]+)", body)
            self.add(Type(
                "class", name, framework, parents.group(1) if parents else "NSObject",
                protocols=[protocol for protocol, of in conformances if of == name],
                is_main_actor="thread_kind = MainThreadOnly" in body, is_sendable=name in sendable,
            ))

    def read_protocols(self, framework, text):
        for found in re.finditer(r"extern_protocol!\(", text):
            body = text[found.end() - 1:closing(text, found.end() - 1)]
            head = re.search(r"pub unsafe trait (\w+)(?:<[^{]*?>)?(?::\s*([^{]*))?\s*\{", body)
            if head:
                parents = [parent.strip() for parent in (head.group(2) or "").split("+") if parent.strip()]
                self.add(Type(
                    "protocol", head.group(1), framework,
                    protocols=[p for p in parents if p not in ("MainThreadOnly", "AnyThread", "Send", "Sync")],
                    is_main_actor="MainThreadOnly" in parents,
                ))
                self.members.setdefault(head.group(1), []).extend(members(body[head.end():]))


METHOD = re.compile(
    r"(?P<marks>(?:@setter \w+\s+|#\[[^\n]*\]\s+)*)(?:pub )?(?:unsafe )?fn \w+(?:<[^(]*>)?\("
)


def members(body):
    for found in METHOD.finditer(body):
        close = closing(body, found.end() - 1)
        selector = re.search(r"method\(([^)]*)\)", found["marks"])
        if not selector:
            continue
        result = re.match(r"\s*->\s*(.*?)\s*(?:where.*?)?[;{]", body[close:], re.S)
        setter = re.search(r"@setter (\w+)", found["marks"])
        parameters = [one_line(part) for part in split(body[found.end():close - 1])]
        own = [part for part in parameters if part in ("&self", "&mut self") or part.startswith("this:")]
        yield Member(
            selector.group(1).replace(" ", ""), not own,
            [tuple(part.split(": ", 1)) for part in parameters if part not in own and not part.startswith("mtm:")],
            one_line(result.group(1)) if result else "", "#[optional]" in found["marks"],
            setter.group(1) if setter else "",
        )


def cases(text, name):
    start = re.search(rf"\nimpl {name} \{{", text)
    if start:
        body = text[start.end() - 1:closing(text, start.end() - 1)]
        for case, value in re.findall(
            r'alias = "(\w+)"\)\]\s*(?:#\[deprecated[^\n]*\]\s*)?pub const \w+: Self = Self\((.*?)\);', body
        ):
            yield case, value


def blocks(text, pattern):
    """The two groups of each match, and the position of the brace at its end."""
    for found in re.finditer(pattern, text):
        yield found.group(1), found.group(2), found.end() - 1


def with_marks(text):
    """The text without documentation and conditions, but with marks for what the documentation says."""
    kept, depth = [], 0
    for line in text.split("\n"):
        bare = line.strip()
        if depth > 0 or bare.startswith("#[cfg"):
            depth += bare.count("(") - bare.count(")")
        elif bare.startswith("///"):
            for mark, pattern in (
                ("setter", r"/// Setter for \[`(\w+)`\]"),
                ("inherited", r"/// Methods declared on superclass `(\w+)`"),
                ("category", r"/// Category (?:\"\w*\" )?on \[`(\w+)`\]"),
            ):
                if found := re.match(pattern, bare):
                    kept.append(f"@{mark} {found.group(1)}")
        elif not bare.startswith("//!"):
            kept.append(line)
    return "\n".join(kept)


def one_line(text):
    text = re.sub(r"\s+", " ", re.sub(r"/\*.*?\*/", "", text)).strip().removesuffix(",")
    return re.sub(r",? ?>", ">", re.sub(r"< ", "<", text))


def split(text, separator=","):
    """Splits at separators outside of brackets."""
    parts, depth, current = [], 0, ""
    for index, letter in enumerate(text):
        if letter in "(<[{":
            depth += 1
        elif letter in ")]}" or (letter == ">" and text[index - 1:index] != "-"):
            depth -= 1
        if letter == separator and depth == 0:
            parts.append(current.strip())
            current = ""
        else:
            current += letter
    return [part for part in parts + [current.strip()] if part]
