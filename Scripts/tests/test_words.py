"""check-words finds the words that the glossary replaces."""

import unittest

from test_small_checks import FolderTests


class WordTests(FolderTests):
    def found(self, path, text):
        """The reported lines and words of one file."""
        self.write(path, text)
        code, output = self.check("check-words")
        *problems, summary = output.splitlines()
        self.assertEqual(code, 1 if problems else 0, output)
        self.assertEqual(summary.endswith("to replace"), bool(problems), output)
        (self.root / path).unlink()
        return [problem.removeprefix(f"{path}:") for problem in problems]

    def test_words_are_found_in_any_case_in_comments_test_names_and_documents(self):
        self.assertEqual(self.found("Sources/A.swift", "\n/// Nobody answers.\n"), ["2: Nobody", "2: answers"])
        self.assertEqual(self.found("Tests/A.swift", "func `an alert wears a title`() {}\n"), ["1: wears"])
        self.assertEqual(self.found("README.md", "# A\n\nTOLD, and told.\n"), ["3: TOLD", "3: told"])
        self.assertEqual(self.found("Sources/Usher/Usher.docc/A.md", "On the stage.\n"), ["1: stage"])

    def test_only_whole_words_are_found(self):
        text = "let onStage = stages; dresser(wishList, inLine)\n// In-line, stand-ins, retold.\n"
        self.assertEqual(self.found("Sources/A.swift", text), [])

    def test_a_phrase_may_continue_on_the_next_line(self):
        self.assertEqual(self.found("A.md", "It waits in\nline.\n"), ["1: in line"])
        self.assertEqual(self.found("Sources/A.swift", "  /// It comes and\n  /// goes.\n"), ["1: comes and goes"])
        self.assertEqual(self.found("A.md", "It waits in\n\nLine.\n"), [])

    def test_allowed_phrases_are_not_reported(self):
        for text in (
            "an early stage of it", "an HTTP server answers", "answers with the HTTP status 404", "the stand-in",
            "a key tells two popups apart", "which stands in for UIKit", "`popup-stage-gone`",
        ):
            self.assertEqual(self.found("A.md", text + "\n"), [], text)
        self.assertEqual(self.found("A.md", "an early stage on stage\n"), ["1: stage"])
        self.assertEqual(self.found("A.md", "popup-stage\n"), ["1: stage"])

    def test_only_the_gallery_shows_answers(self):
        self.assertEqual(self.found("Gallery/A.swift", 'Label("Your answers")\n'), [])
        self.assertEqual(self.found("Gallery/A.swift", "// answers\n"), ["1: answers"])
        self.assertEqual(self.found("Sources/A.swift", 'Label("Your answers")\n'), ["1: answers"])

    def test_reference_tables_are_skipped(self):
        for path in (
            "CHANGELOG.md", "Documentation/API/Usher.txt", "Documentation/Comparison/Features.md",
            "Documentation/Decisions/A.md", "Benchmarks/A.swift",
        ):
            self.assertEqual(self.found(path, "nobody\n"), [], path)
        for path in (
            "Tests/FailureCatalogue.md", "Tests/Mutations.md", "Documentation/ErrorIndex.md",
            "Understudy/Documentation/UIKitFacts.md", "Understudy/Sources/A.swift",
        ):
            self.assertEqual(self.found(path, "nobody\n"), ["1: nobody"], path)

    def test_paths_restrict_the_check(self):
        self.write("Sources/A.swift", "// nobody\n")
        self.write("Tests/A.swift", "// nobody\n")
        self.expect("check-words", 1, "words: 1 to replace", str(self.root / "Sources"))


if __name__ == "__main__":
    unittest.main()
