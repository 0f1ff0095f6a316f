"""lint reports what swift-format finds, and undocumented public declarations in Sources."""

import shutil

import pytest
from conftest import SCRIPTS, cases, run

TYPE = "public struct A {}\n"


@pytest.mark.parametrize("path, text, code, message", cases(
    ("an undocumented public type", "Sources/Usher/A.swift", TYPE, 1,
     "A.swift:1:1: warning: [AllPublicDeclarationsHaveDocumentation] add a documentation comment for 'A'"),
    ("a documented one", "Sources/Usher/A.swift", f"/// A type.\n{TYPE}", 0, "lint: fine"),
    ("one for the compiler", "Sources/Usher/A.swift", TYPE.replace("A", "_A"), 0, "lint: fine"),
    ("one outside of Sources", "Understudy/Sources/A.swift", TYPE, 0, "lint: fine"),
    ("a wrong indentation", "Tests/A.swift", "struct A {\n    let a = 1\n}\n", 1, "[Indentation]"),
))
def test_a_swift_file(project, path, text, code, message):
    project.write("Scripts/lint", "")
    shutil.copy(SCRIPTS / "lint", project.root / "Scripts/lint")
    shutil.copy(SCRIPTS.parent / ".swift-format", project.root)
    project.write(path, text)
    run("git", "init", "-q", project.root)
    found, output = run(project.root / "Scripts/lint")
    assert bool(found) == bool(code), output
    assert message in output
