"""check-words finds the words that the glossary replaces."""

import pytest
from conftest import cases

STORY, SOURCE, PAGE = "Gallery/A.swift", "Sources/A.swift", "A.md"
WORDS = cases(
    ("a comment", SOURCE, "\n/// Nobody answers.\n", ["2: Nobody", "2: answers"]),
    ("a test name", "Tests/A.swift", "func `an alert wears a title`() {}\n", ["1: wears"]),
    ("any case", "README.md", "# A\n\nTOLD, and told.\n", ["3: TOLD", "3: told"]),
    ("an article", "Sources/Usher/Usher.docc/A.md", "On the stage.\n", ["1: stage"]),
    ("parts of words", SOURCE, "let onStage = stages; dresser(wishList, inLine)\n// In-line, stand-ins, retold.\n", []),
    ("a phrase on two lines", PAGE, "It waits in\nline.\n", ["1: in line"]),
    ("a phrase on two lines of a comment", SOURCE, "  /// It comes and\n  /// goes.\n", ["1: comes and goes"]),
    ("two paragraphs", PAGE, "It waits in\n\nLine.\n", []),
    *((f"allowed: {phrase}", PAGE, f"{phrase}\n", []) for phrase in (
        "an early stage of it", "an HTTP server answers", "answers with the HTTP status 404", "the stand-in",
        "a key tells two popups apart", "which stands in for UIKit", "`popup-stage-gone`")),
    ("an allowed phrase and a word", PAGE, "an early stage on stage\n", ["1: stage"]),
    ("a part of an allowed phrase", PAGE, "popup-stage\n", ["1: stage"]),
    ("a text of the gallery", STORY, 'Label("Your answers")\n', []),
    ("a comment of the gallery", STORY, "// answers\n", ["1: answers"]),
    ("a text of the library", SOURCE, 'Label("Your answers")\n', ["1: answers"]),
    *((f"skipped: {path}", path, "nobody\n", []) for path in (
        "CHANGELOG.md", "Documentation/API/Usher.txt", "Documentation/Comparison/Features.md",
        "Documentation/Decisions/A.md", "Benchmarks/A.swift")),
    *((f"not skipped: {path}", path, "nobody\n", ["1: nobody"]) for path in (
        "Tests/FailureCatalogue.md", "Tests/Mutations.md", "Documentation/ErrorIndex.md",
        "Understudy/Documentation/UIKitFacts.md", "Understudy/Sources/A.swift")),
)


@pytest.mark.parametrize("path, text, words", WORDS)
def test_the_words_of_a_file(project, path, text, words):
    project.write(path, text)
    code, output = project.run("check-words")
    *problems, summary = output.splitlines()
    assert [problem.removeprefix(f"{path}:") for problem in problems] == words
    assert (code, summary.endswith("to replace")) == (bool(words), bool(words))


def test_paths_restrict_the_check(project):
    project.write_all({SOURCE: "// nobody\n", "Tests/A.swift": "// nobody\n"})
    project.expect("check-words", 1, "words: 1 to replace", project.root / "Sources")
