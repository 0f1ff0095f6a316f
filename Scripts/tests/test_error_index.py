"""error-index generates the page about misuse reports from the sources."""

import unittest

from test_small_checks import FolderTests

REPORTS = '''
enum Misuse {
  /// A view was passed twice.
  ///
  /// It is dismissed with ``Reason/inUse``
  /// at once.
  ///
  /// Views are cheap.
  ///
  /// - Returns: `nil` if it was not.
  @MainActor
  static func viewInUse(_ view: UIView) -> MisuseReport? {
    let name = "a"
    return MisuseReport(
      code: "view-in-use",
      problem: "A \\(names.map { "\\"\\($0)\\"" } ?? "view") is in use, as \\"\\(name)\\".",
      evidence: view.window == nil
        ? "It is in no window." : "It is "
          + "in a window.",
      suggestion: "Call init(), twice.")
  }

  /// A page is wrong.
  static var wrongPage: MisuseReport {
    MisuseReport(code: "wrong-page", problem: "Wrong.", evidence: reason(1, [2]), suggestion: "Go.")
  }
}
'''


class ErrorIndexTests(FolderTests):
    SOURCE = "Sources/Usher/Queue/MisuseReport+Popups.swift"

    def setUp(self):
        super().setUp()
        self.write(self.SOURCE, REPORTS)
        (self.root / "Documentation").mkdir()

    def page(self):
        self.expect("error-index", 0, "error-index: fine", "--write")
        return (self.root / "Documentation/ErrorIndex.md").read_text(encoding="utf-8")

    def test_the_page_has_an_entry_for_each_report(self):
        entries = self.page().partition("\n\n## ")[2]
        self.assertEqual(entries, (
            "view-in-use\n\n"
            "> Usher [view-in-use]: A … is in use, as \"…\". It is in no window. Call init(), twice.\n\n"
            "> Usher [view-in-use]: A … is in use, as \"…\". It is in a window. Call init(), twice.\n\n"
            "A view was passed twice. It is dismissed with `Reason/inUse` at once.\n\n"
            "Views are cheap.\n\n"
            "## wrong-page\n\n"
            "> Usher [wrong-page]: Wrong. … Go.\n\n"
            "A page is wrong.\n"))

    def test_entries_are_in_the_order_of_the_files(self):
        self.write("Sources/Usher/Alerts/MisuseReport+Alerts.swift", REPORTS.replace('code: "', 'code: "alert-'))
        headings = [line for line in self.page().splitlines() if line.startswith("## ")]
        self.assertEqual(headings, ["## alert-view-in-use", "## alert-wrong-page", "## view-in-use", "## wrong-page"])

    def test_a_written_page_passes_and_an_outdated_one_is_reported(self):
        message = "Documentation/ErrorIndex.md: outdated; update it with Scripts/error-index --write"
        self.expect("error-index", 1, message, "--check")
        self.page()
        self.expect("error-index", 0, "error-index: fine (2 reports)", "--check")
        self.write(self.SOURCE, REPORTS.replace("Views are cheap", "Views are not cheap"))
        self.expect("error-index", 1, message, "--check")

    def test_a_report_without_a_comment_is_reported(self):
        self.write(self.SOURCE, REPORTS.replace("  /// A page is wrong.\n", ""))
        message = f"{self.SOURCE}:23: wrong-page has no doc comment that explains its cause"
        self.expect("error-index", 1, message, "--write")

    def test_a_code_of_two_reports_is_reported(self):
        self.write(self.SOURCE, REPORTS.replace("wrong-page", "view-in-use"))
        self.expect("error-index", 1, f"{self.SOURCE}:24: view-in-use is the code of two reports", "--check")


if __name__ == "__main__":
    unittest.main()
