"""Compiles Swift against headers of UIKit on Linux: what `Scripts/check-apple` needs of the toolchain.

The importer of Swift reads the Objective-C headers in Scripts/apple/Headers, and Scripts/apple/Overlays adds
what Swift adds to them on Apple systems. Modules that have no headers, such as SwiftUI, are in Swift only.
Everything is checked, including what the compiler checks after types (isolation of regions, initialization),
but no machine code is generated.
"""

import hashlib
import shutil
import subprocess
from pathlib import Path

from swift_source import ROOT

APPLE = ROOT / "Scripts/apple"
BUILD = ROOT / ".build-apple"
OVERLAYS = ("ObjectiveC", "CoreGraphics", "Foundation", "QuartzCore", "UIKit", "os")
# What is written in Swift only, in the order in which they import each other.
SWIFT_ONLY = ("SwiftUI",)

# What the standard library of Linux lacks: objects of Objective-C become `Any` with the function, and without the
# type nothing can be passed as a pointer to C.
MISSING = """
public func _bridgeAnyObjectToAny(_ possiblyNullObject: Swift.AnyObject?) -> Any
@frozen public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  public let _rawValue: Builtin.RawPointer
}
"""

FLAGS = [
    "-swift-version", "6", "-parse-as-library", "-diagnostic-style", "llvm", "-no-color-diagnostics",
    "-Xfrontend", "-enable-objc-interop", "-Xfrontend", "-disable-cross-import-overlays",
    "-Xcc", "-fblocks", "-Xcc", "-fobjc-arc", "-Xcc", "-fobjc-runtime=macosx-13.0",
    "-module-cache-path", BUILD / "cache", "-I", BUILD / "library", "-I", APPLE / "Headers",
]
SETTINGS = [
    "-package-name", "usher",
    "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature", "MemberImportVisibility",
]
# What Xcode 26 sets in a new app.
NEW_ISOLATION = (
    "-default-isolation", "MainActor", "-enable-upcoming-feature", "InferIsolatedConformances",
    "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
)
# The compiler takes the overlays for modules of the package.
NO_MISTAKE = "was loaded from SDK; modules of the same package should be built locally"


def run(*arguments):
    """The exit code of a command and its output."""
    command = ["nice", "-n", "10", *map(str, arguments)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    return result.returncode, result.stdout + result.stderr


class BuildError(Exception):
    """The facts themselves do not compile."""


def prepare():
    """Builds the standard library and the overlays, unless they are built already."""
    _, version = run("swiftc", "--version")
    _, info = run("swiftc", "-print-target-info")
    fingerprint = hashlib.sha256((version + info + MISSING).encode())
    library_key = fingerprint.hexdigest()
    for path in sorted(APPLE.rglob("*")):
        if path.is_file() and path.parts[len(APPLE.parts)] in ("Headers", "Overlays", *SWIFT_ONLY):
            fingerprint.update(path.as_posix().encode() + path.read_bytes())
    if not is_current("library", library_key):
        shutil.rmtree(BUILD, ignore_errors=True)
        build_library()
        mark_current("library", library_key)
    if not is_current("overlays", fingerprint.hexdigest()):
        build_overlays()
        mark_current("overlays", fingerprint.hexdigest())


def is_current(name, key):
    mark = BUILD / f"{name}.key"
    return mark.exists() and mark.read_text(encoding="utf-8") == key


def mark_current(name, key):
    (BUILD / f"{name}.key").write_text(key, encoding="utf-8")


def build_library():
    """Compiles the interface of the toolchain's standard library, with what is missing."""
    swiftc = Path(shutil.which("swiftc")).resolve()
    interfaces = list(swiftc.parent.parent.glob("lib/swift/linux/Swift.swiftmodule/*.private.swiftinterface"))
    if len(interfaces) != 1:
        raise BuildError(f"{swiftc.parent.parent} has {len(interfaces)} interfaces of the standard library")
    target = interfaces[0].name.removesuffix(".private.swiftinterface")
    folder = BUILD / "library/Swift.swiftmodule"
    folder.mkdir(parents=True)
    interface = BUILD / "library/Swift.swiftinterface"
    interface.write_text(interfaces[0].read_text(encoding="utf-8") + MISSING, encoding="utf-8")
    require(*run(
        "swift-frontend", "-frontend", "-compile-module-from-interface", interface, "-parse-stdlib",
        "-module-name", "Swift", "-target", target, "-module-cache-path", BUILD / "cache",
        "-o", folder / f"{target}.swiftmodule",
    ))


def build_overlays():
    modules = BUILD / "overlays"
    shutil.rmtree(modules, ignore_errors=True)
    modules.mkdir()
    for name in OVERLAYS:
        build_facts(name, APPLE / "Overlays" / name, "-import-underlying-module")
    for name in SWIFT_ONLY:
        build_facts(name, APPLE / name)


def build_facts(name, folder, *more):
    modules = BUILD / "overlays"
    require(*run(
        "swiftc", "-emit-module", "-wmo", "-module-name", name, *FLAGS, "-I", modules, "-suppress-warnings",
        *more, *sources(folder), "-o", modules / f"{name}.swiftmodule",
    ))


def require(code, output):
    if code != 0:
        raise BuildError(output)


def sources(folder):
    return sorted(folder.rglob("*.swift"))


def emit_module(name, files, modules, *more):
    """Writes the interface of a module, without its functions' bodies: the exit code and the output."""
    modules.mkdir(parents=True, exist_ok=True)
    return compiled(
        name, files, modules, "-emit-module", "-Xfrontend", "-experimental-skip-all-function-bodies",
        "-suppress-warnings", "-o", modules / f"{name}.swiftmodule", *more,
    )


def check_module(name, files, modules, *more):
    """Checks everything of a module, which may import what is in `modules`: the exit code and the output."""
    return compiled(name, files, modules, "-emit-sil", "-o", "/dev/null", *more)


def tree(name, files, modules):
    """The compiler's output with its trees of files, which may contain mistakes."""
    _, output = compiled(
        name, files, modules, "-dump-ast", "-dump-ast-format", "json", "-suppress-warnings",
    )
    return output


def check_without_uikit(files):
    """Checks files as on a system that has no UIKit: the exit code and the output."""
    return run("swiftc", "-typecheck", "-diagnostic-style", "llvm", "-no-color-diagnostics", *files)


def compiled(name, files, modules, *arguments):
    code, output = run(
        "swiftc", "-wmo", "-module-name", name, *FLAGS, *SETTINGS, "-I", modules, "-I", BUILD / "overlays",
        *arguments, *files,
    )
    return code, "\n".join(text for text in output.splitlines() if NO_MISTAKE not in text)
