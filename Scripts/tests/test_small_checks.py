"""Tests of check-root-queries, -expectations, -map and -standalone."""

import pytest
from conftest import SCRIPTS, cases

HEADER, OVERLAY = "Scripts/apple/Headers/UIKit.h", "Sources/Usher/Overlays/OverlayRootViewController.swift"
QUERY = "@property (readonly) BOOL prefersStatusBarHidden;"


@pytest.mark.parametrize("path, old, new, message", cases(
    ("a query without an override", OVERLAY, "override var prefersPointerLocked", "var pointerLock",
     "does not override prefersPointerLocked"),
    ("a query that later systems add", HEADER, QUERY, f"{QUERY}\n@property (readonly) BOOL prefersNoise;",
     "does not override prefersNoise"),
    ("a reason for a property that is gone", HEADER, " *preferredTransition ", " *otherTransition ",
     "preferredTransition is overridden, or"),
))
def test_the_root_overrides_every_query(project, path, old, new, message):
    for each in (HEADER, OVERLAY):
        project.write(each, (SCRIPTS.parent / each).read_bytes())
    project.expect("check-root-queries", 0, "fine")
    project.replace(path, old, new)
    project.expect("check-root-queries", 1, message)


# MARK: Expectations


@pytest.mark.parametrize("code, lines", cases(
    ("joined facts", "#expect(a && b)\ntry #require(a == 1 && b(2))", [2, 3]),
    ("joined facts on two lines", '#expect(\n  a == 1\n    && b == 2, "a && b")', [2]),
    ("joined facts in brackets", "#expect(try a[1, 2].b && c)\n#expect((a && b))\n#expect(a && (b || c))", [2, 3, 4]),
    ("a negated choice", "#expect(!(a || b))", [2]),
    ("a negated conjunction", "#expect(!(a && b))\n#expect(!(a || b).c)", []),
    ("comments, texts and choices", '#expect(a == "b && c", "\\(d && e)") // f && g\n#expect(a || b && c)', []),
    ("closures and arguments",
     "#expect(a.allSatisfy { $0 > 1 && $0 < 2 })\n#expect(a(b && c) == 1, d && e)\n#expect(a) && b", []),
))
def test_an_expectation_states_one_fact(project, code, lines):
    project.write("Tests/UsherTests/A.swift", f"import Testing\n{code}\n")
    status, output = project.run("check-expectations")
    problem = "joins two facts; write an expectation for each"
    problems = [f"Tests/UsherTests/A.swift:{line}: {problem}" for line in lines]
    assert output.splitlines() == (problems or [f"expectations: fine ({code.count('#expect')} expectations)"])
    assert status == bool(lines)


def test_a_suite_names_the_variant_in_its_failures(project):
    suite = "struct ATests {\n  @Test func a() { TestApp.run { _ in } }\n}\n"
    project.write("Tests/UsherTests/A.swift", f"@MainActor\n@Suite(.uikitVariants)\n{suite}")
    project.write("Tests/UsherTests/B.swift", "@MainActor\nstruct BTests {}\n")
    project.expect("check-expectations", 0, "expectations: fine")
    project.write("Tests/UsherTests/A.swift", f"@MainActor\n{suite}")
    project.expect("check-expectations", 1, "A.swift:2: ATests needs the trait `.uikitVariants`")


# MARK: What documents name


MAPPED = {
    "Sources/UsherCore/Queue/PopupQueue+Pages.swift": "  mutating func follow(_ id: Int) {\n",
    "Sources/Usher/Driver/Driver.swift": "  var timer = 1\nfunc `a function`() {}\n",
    "Tests/ATests.swift": "struct ATests {\n  func\n  `one thing is so`() {}\n}\n",
    "Gallery/Stories/A.swift": 'Story(\n  feature: .queue,\n  name: "two-cards",\n',
}
MAP, TABLE = "ARCHITECTURE.md", "Documentation/Comparison.md"


@pytest.mark.parametrize("document, text, code, message", cases(
    ("existing files and declarations", MAP,
     "`PopupQueue+Pages`: `follow`; `Sources/Usher/Driver/Driver.swift`: `timer`, `Driver.swift`, "
     "`Sources/*/Driver`, `page.usher` and `Gallery/Output/index.html`", 0, "map: fine (4 names, 4 files)"),
    ("a missing file", MAP, "`Sources/Usher/Gone.swift`", 1, "ARCHITECTURE.md:1: Sources/Usher/Gone.swift does not exist"),
    ("a missing declaration", MAP, "`PopupQueue+Pages`: `follow`, `gone`", 1, "ARCHITECTURE.md:1: PopupQueue+Pages.swift has no gone"),
    ("other code voice in the sentence", MAP, "`PopupQueue+Pages` ends, with `pageLeft`", 0, "map: fine (1 names"),
    ("existing tests, suites and stories", TABLE,
     "`one thing is so`, `queue/two-cards`, `ATests`, but `code(_:)` is code", 0, "map: fine (3 names"),
    ("a missing test", TABLE, "\n`a function`", 1, "Documentation/Comparison.md:2: “a function” does not exist"),
    ("a missing suite", TABLE, "`BTests`", 1, "“BTests” does not exist"),
    ("a missing story", TABLE, "`queue/three-cards`", 1, "“queue/three-cards” does not exist"),
))
def test_what_a_document_names_exists(project, document, text, code, message):
    project.write_all({**MAPPED, document: f"{text}\n"})
    project.expect("check-map", code, message)


@pytest.mark.parametrize("path, count, code, message", cases(
    ("a source of 400 lines", "Sources/Usher/A.swift", 400, 0, "map: fine"),
    ("a source of 401 lines", "Sources/Usher/A.swift", 401, 1, "Sources/Usher/A.swift:401: 401 lines"),
    ("a long test", "Tests/UsherTests/A.swift", 500, 0, "map: fine"),
))
def test_the_size_of_a_file(project, path, count, code, message):
    project.write(path, "\n" * count)
    project.expect("check-map", code, message)


def test_sources_have_at_most_135_lines_for_apple_systems_only(project):
    def seam(count):
        return "#if canImport(UIKit)\n" + "\n" * count + "#else\n" + "\n" * 99 + "#endif\n"

    project.write_all({
        "Sources/UIKitShim/A.swift": seam(85) + "#if !canImport(UIKit)\n\n#endif\n",
        "Sources/UsherTesting/B.swift": "\n" + seam(50).replace("\n\n", "\n#if DEBUG\n#endif\n\n", 1),
        "Scripts/C.swift": seam(100),
    })
    project.expect("check-map", 0, "map: fine")
    project.write("Sources/UIKitShim/A.swift", seam(86))
    project.expect("check-map", 1, "Sources: 136 lines that only Apple systems compile")


# MARK: A clone


@pytest.mark.parametrize("path, text, message", cases(
    ("a machine-specific path", "Scripts/a", "\ncd /" + "work/main\n", "Scripts/a:2: contains a machine-specific path"),
    ("a path outside the project", "Makefile", "table = ../shared/table.tsv\n", "Makefile:1: refers to a path outside the project"),
    ("a registry address", "Scripts/a", "curl https://pypi.org/simple\n", "Scripts/a:1: contains the address of a package registry"),
    ("resolved packages", "Package.resolved", "{}\n", "Package.resolved:1: is a build product"),
    ("a build product", ".build-strict/a", "\n", ".build-strict/a:1: is a build product"),
    ("too many pictures", "Documentation/a.png", b"\0" * 20_000_000, "pictures take 20.0 MB"),
))
def test_a_clone_is_self_contained(project, path, text, message):
    project.write("README.md", "See https://example.org/home/page and `Sources/tmp/a`.\n")
    project.write("Makefile", "run:\n\t@/usr/bin/env true\n")
    project.expect("check-standalone", 0, "standalone: fine")
    project.write(path, text)
    project.expect("check-standalone", 1, message)
