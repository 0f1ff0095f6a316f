"""Writes declarations of the Rust bindings (see objc2.py) as the Objective-C in Scripts/apple/Headers."""

import re

from objc2 import split

SIMPLE = {
    "bool": "BOOL", "Bool": "BOOL", "c_float": "float", "c_double": "double", "c_int": "int", "c_void": "void",
    "c_uint": "unsigned int", "c_long": "long", "c_char": "char", "u8": "unsigned char", "u16": "unsigned short",
    "u32": "unsigned int", "u64": "unsigned long long", "i32": "int", "i64": "long long", "usize": "NSUInteger",
    "isize": "NSInteger", "f32": "float", "f64": "double", "AnyObject": "id", "AnyClass": "Class", "Sel": "SEL",
    "Self": "instancetype",
}
# Types of Core Graphics are references with names of their own.
REFERENCES = ("CGColor", "CGColorSpace", "CGContext", "CGFont", "CGGradient", "CGImage", "CGLayer", "CGPath")
POINTER = re.compile(r"(?:(?:CF)?Retained<(.*)>|NonNull<(.*)>|(?:&'static |&mut |&|\*mut |\*const )(.*))$")
VALUES = ("NSInteger", "NSUInteger", "CGFloat", "CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform",
          "NSRange", "NSTimeInterval", "CFTimeInterval")


class Unsupported(Exception):
    """A type that this cannot write; the declaration has to be written by hand."""


class Writer:
    def __init__(self, bindings):
        self.types = bindings.types

    # MARK: Types

    def declare(self, rust, name=""):
        """(The declaration of `name` without nullability, whether it is nullable)."""
        nullable = rust.startswith("Option<")
        if nullable:
            rust = rust[len("Option<"):-1]
        if found := POINTER.match(rust):
            nullable |= rust.startswith("*")
            return self.pointer(next(group for group in found.groups() if group), name, nullable), nullable
        if rust == "Sel" or self.is_value(rust):
            return f"{SIMPLE.get(rust, rust)} {name}".strip(), nullable
        raise Unsupported(rust)

    def is_value(self, rust):
        type = self.types.get(rust)
        if type and type.kind == "alias":
            return self.is_value(type.base)
        return rust in VALUES or (rust in SIMPLE and rust not in ("Self", "AnyObject")) or (
            type is not None and type.kind in ("enum", "struct"))

    def pointer(self, rust, name, nullable):
        if found := re.match(r"block2::(Sendable)?Block<'\w+, fn\((.*)\)(?: -> (.*?))?>$", rust):
            inner = ", ".join(self.argument(part) for part in split(found.group(2))) or "void"
            marks = "^" + (" _Nullable" if nullable else "") + (" NS_SWIFT_SENDABLE" if found.group(1) else "")
            result = self.declare(found.group(3))[0] if found.group(3) else "void"
            return f"{result} ({marks}{' ' + name if name else ''})({inner})"
        type = self.types.get(rust)
        if rust in ("AnyObject", "AnyClass", "Self") or (type and type.kind == "alias"):
            return f"{SIMPLE.get(rust, rust)} {name}".strip()
        if rust in REFERENCES:
            return f"{rust}Ref {name}".strip()
        if found := re.match(r"ProtocolObject<dyn (.*)>$", rust):
            protocols = ", ".join(part.strip() for part in found.group(1).split("+"))
            return f"id<{protocols.replace('NSObjectProtocol', 'NSObject')}> {name}".strip()
        if found := re.match(r"(\w+)<(.*)>$", rust):
            inner = ", ".join(self.pointer(part, "", False) for part in split(found.group(2)))
            return f"{found.group(1)}<{inner}> *{name}"
        if re.match(r"\w+$", rust):
            return f"{SIMPLE.get(rust, rust)} *{name}"
        raise Unsupported(rust)

    def argument(self, rust):
        text, nullable = self.declare(rust)
        return f"{text} _Nullable" if nullable and "^" not in text else text

    def in_parentheses(self, rust):
        text, nullable = self.declare(rust)
        return f"(nullable {text})" if nullable and "^" not in text and self.can_be_null(rust) else f"({text})"

    @staticmethod
    def can_be_null(rust):
        return not rust.startswith("*") or "c_void" not in rust

    # MARK: Members

    def property(self, owner, member, setter, marks=""):
        """`setter` is the member that sets the property, or `None`."""
        attributes = ["class"] if member.is_static else []
        attributes += [] if setter else ["readonly"]
        name = member.selector
        if re.match(r"is[A-Z]", name) and member.result == "bool":
            attributes.append(f"getter={name}")
            name = name[2].lower() + name[3:]
        text, nullable = self.declare(member.result, name)
        text = text.replace("instancetype ", f"{owner} *")
        takes_null = setter is not None and setter.parameters[0][1].startswith("Option<")
        if "^" not in text and (nullable or takes_null):
            attributes.append("nullable" if nullable else "null_resettable")
        return f"@property {'(' + ', '.join(attributes) + ') ' if attributes else ''}{text}{marks};"

    def method(self, member, marks=""):
        result = self.in_parentheses(member.result) if member.result else "(void)"
        text = f"{'+' if member.is_static else '-'} {result}"
        pieces = member.selector.split(":")[:-1]
        if not member.parameters:
            return f"{text}{member.selector}{marks};"
        if len(pieces) != len(member.parameters):
            raise Unsupported(member.selector)
        parts = []
        for piece, (name, rust) in zip(pieces, member.parameters):
            escapes = "NS_NOESCAPE " if "Block<'_" in rust else ""
            parts.append(f"{piece}:{self.in_parentheses(rust)}{escapes}{camel_case(name)}")
        return f"{text}{' '.join(parts)}{marks};"

    # MARK: Types

    def enumeration(self, type, swift_name=""):
        macro = type.variant
        cases = ", ".join(f"{name} = {self.case_value(value)}" for name, value in type.cases)
        mark = f" NS_SWIFT_NAME({swift_name})" if swift_name else ""
        return f"typedef {macro}({SIMPLE.get(type.base, type.base)}, {type.name}) {{ {cases} }}{mark};"

    @staticmethod
    def case_value(value):
        value = re.sub(r"(?:NSInteger|NSUInteger)(?:::MAX|Max)", "NSIntegerMax", value).replace("!0", "~0UL")
        return value.replace("NSIntegerMax", "0x7fffffffffffffffL")

    def alias(self, type, swift_name=""):
        marks = f" {type.variant}" if type.variant else ""
        marks += f" NS_SWIFT_NAME({swift_name})" if swift_name else ""
        if type.base.startswith("block2::"):
            return f"typedef {self.pointer(type.base, type.name, False)}{marks};"
        value = self.is_value(type.base) or self.types.get(type.base)
        return f"typedef {SIMPLE.get(type.base, type.base)} {'' if value else '*'}{type.name}{marks};"

    def structure(self, type):
        fields = " ".join(f"{self.declare(rust, name)[0]};" for name, rust in
                          (part.split(": ") for part in split(type.variant)))
        return f"typedef struct {type.name} {{ {fields} }} {type.name};"


def camel_case(name):
    first, *rest = name.strip().removeprefix("r#").strip("_").split("_")
    text = first + "".join(part[:1].upper() + part[1:] for part in rest)
    return f"{text}_" if text in ("default", "for", "in", "register", "id", "inline", "switch") else text
