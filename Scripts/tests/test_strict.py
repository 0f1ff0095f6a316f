"""strict fails for the import of a module of the package that is no dependency, which check-boundaries leaves to it."""

import shutil

from conftest import SCRIPTS, run

MANIFEST = """// swift-tools-version: 6.2
import PackageDescription
let package = Package(name: "Small", targets: [.target(name: "Core"), .target(name: "StandIn")])
"""


def test_an_import_that_is_no_dependency_is_an_error(project):
    project.write_all({
        "Package.swift": MANIFEST, "Scripts/strict": "", "Sources/Core/A.swift": "",
        "Sources/StandIn/A.swift": "import Core\n",
    })
    shutil.copy(SCRIPTS / "strict", project.root / "Scripts/strict")
    code, output = run(project.root / "Scripts/strict", "build")
    assert code != 0
    assert "error: Target StandIn imports another target (Core) in the package without declaring it" in output
