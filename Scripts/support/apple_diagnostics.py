"""Which diagnostics of the compiler are mistakes: availability on iOS, deployment versions, extensions.

The headers in Scripts/apple say with marks for deprecated declarations since when an API exists, since when
it is deprecated, and that app extensions cannot use it; see ObjectiveC.h there.
"""

import re
from dataclasses import dataclass
from pathlib import Path

from swift_source import closing, masked

DIAGNOSTIC = re.compile(r"^(.+?):(\d+):(\d+): (error|warning): (.*?)(?: \[#\w+\])?$", re.M)
# An error without a place, such as a missing module.
OTHER_ERROR = re.compile(r"^(?:<unknown>:0: )?error: (.*)$", re.M)
SINCE_MARK = re.compile(r"since iOS ([\d.]+)")
SINCE = re.compile(r"^(.*) is deprecated: since iOS ([\d.]+)")
DEPRECATED = re.compile(r"^(.*) is deprecated: .*?deprecated in iOS ([\d.]+)$")
NO_EXTENSIONS = "unavailable in app extensions"
# A use in a macro's argument is also reported in its place in the source.
EXPANSION = "/@__swiftmacro_"
EXTENSION_MARK = "@available(iOSApplicationExtension, unavailable)"
UNKNOWN = re.compile(r"has no member '|cannot find (?:type )?'.*' in scope|does not override any")


def version(text):
    major, _, minor = text.partition(".")
    return int(major), int(minor or 0)


@dataclass(frozen=True, order=True)
class Diagnostic:
    path: str
    line: int
    column: int
    kind: str
    message: str

    def __str__(self):
        place = f"{self.path}:{self.line}:{self.column}: " if self.path else ""
        return f"{place}{self.kind}: {self.message}"

    @property
    def may_be_a_missing_fact(self):
        return bool(UNKNOWN.search(self.message))


def read(code, output):
    """The diagnostics in the compiler's output, each once; at least one if it failed."""
    found = {Diagnostic(path, int(line), int(column), kind, message)
             for path, line, column, kind, message in DIAGNOSTIC.findall(output)}
    if not any(diagnostic.kind == "error" for diagnostic in found):
        others = OTHER_ERROR.findall(output) or ([f"the compiler failed: {output[-2000:]}"] if code != 0 else [])
        found |= {Diagnostic("", 0, 0, "error", message) for message in others}
    return sorted(found)


def mistakes(diagnostics, deployment):
    """Those that Xcode reports for a module that is built for iOS `deployment`, a version."""
    guards = {}
    for diagnostic in diagnostics:
        message = diagnostic.message
        if NO_EXTENSIONS in message:
            continue
        if SINCE.match(message) or DEPRECATED.match(message):
            if EXPANSION in diagnostic.path:
                continue
            if diagnostic.path not in guards:
                text = Path(diagnostic.path).read_text(encoding="utf-8")
                guards[diagnostic.path] = available_versions(text)
            available = max(deployment, guards[diagnostic.path].get(diagnostic.line, (0, 0)))
            if not (message := wrong_version(message, available)):
                continue
        yield Diagnostic(diagnostic.path, diagnostic.line, diagnostic.column, diagnostic.kind, message)


def wrong_version(message, available):
    """What is wrong with a use where the system is at least iOS `available`, or `None`."""
    since, deprecated = SINCE.match(message), DEPRECATED.match(message)
    if since and version(since.group(2)) > available:
        return f"{since.group(1)} is only available in iOS {since.group(2)} or newer"
    if deprecated and version(deprecated.group(2)) <= available:
        return f"{deprecated.group(1)} was deprecated in iOS {deprecated.group(2)}"
    return None


def mistakes_in_extensions(diagnostics):
    for diagnostic in diagnostics:
        if diagnostic.kind == "error" or NO_EXTENSIONS in diagnostic.message:
            message = diagnostic.message.replace(f"is deprecated: {NO_EXTENSIONS}", f"is {NO_EXTENSIONS}")
            yield Diagnostic(diagnostic.path, diagnostic.line, diagnostic.column, diagnostic.kind, message)


def as_in_extensions(text):
    """The text with the mark for extensions, which the compiler ignores here, as one that it knows.

    Code in a deprecated declaration may use deprecated ones without a warning, and other code may not:
    the rule for what is unavailable in extensions.
    """
    return text.replace(EXTENSION_MARK, f'@available(*, deprecated, message: "{NO_EXTENSIONS}")')


# MARK: #available


CONDITION = re.compile(r"([#@])available\(iOS (\d+(?:\.\d+)?)")


def available_versions(text):
    """Line → the version of iOS that `#available` and `@available` guarantee there, if they do."""
    text = masked(text)
    lines = {}
    for found in CONDITION.finditer(text):
        opening = text.find("{", found.end())
        if opening < 0:
            continue
        start, end = opening, closing(text, opening)
        if found.group(1) == "#" and is_guard(text, found.start()):
            # What follows the guard, to the end of the block around it.
            start, end = end, closing(text, end, depth=1)
        for line in range(text.count("\n", 0, start) + 1, text.count("\n", 0, end) + 2):
            lines[line] = max(lines.get(line, (0, 0)), version(found.group(2)))
        if found.group(1) == "@":
            for line in range(text.count("\n", 0, found.start()) + 1, text.count("\n", 0, start) + 2):
                lines[line] = max(lines.get(line, (0, 0)), version(found.group(2)))
    return lines


def is_guard(text, position):
    words = re.findall(r"\b(?:if|guard|while)\b", text[:position])
    return bool(words) and words[-1] == "guard"


# MARK: Deployment versions


def package_deployment(manifest):
    """The version of iOS in a Package.swift."""
    found = re.search(r"\.iOS\(\.v(\d+)(?:_(\d+))?\)", manifest)
    return int(found.group(1)), int(found.group(2) or 0)


def project_deployment(project, target):
    """The version of iOS that an XcodeGen project gives a target, or all of its targets."""
    options, _, targets = project.partition("\ntargets:\n")
    common = re.search(r"^  deploymentTarget:\n    iOS: \"([\d.]+)\"", options, re.M)
    section = re.search(rf"^  {target}:\n((?:    .*\n|  #.*\n|\n)*)", targets, re.M)
    own = re.search(r"^    deploymentTarget: \"([\d.]+)\"", section.group(1), re.M)
    return version((own or common).group(1))
