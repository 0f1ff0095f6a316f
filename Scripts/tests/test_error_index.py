"""error-index generates the page about misuse reports from the sources."""

import pytest
from conftest import cases

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
SOURCE, PAGE = "Sources/Usher/Queue/MisuseReport+Popups.swift", "Documentation/ErrorIndex.md"
OUTDATED = f"{PAGE}: outdated; update it with Scripts/error-index --write"


@pytest.fixture(autouse=True)
def reports(project):
    project.write(SOURCE, REPORTS)
    (project.root / "Documentation").mkdir()


def written_page(project):
    project.expect("error-index", 0, "error-index: fine", "--write")
    return project.read(PAGE)


def test_the_page_has_an_entry_for_each_report(project):
    assert written_page(project).partition("\n\n## ")[2] == (
        "view-in-use\n\n"
        "> Usher [view-in-use]: A … is in use, as \"…\". It is in no window. Call init(), twice.\n\n"
        "> Usher [view-in-use]: A … is in use, as \"…\". It is in a window. Call init(), twice.\n\n"
        "A view was passed twice. It is dismissed with `Reason/inUse` at once.\n\n"
        "Views are cheap.\n\n"
        "## wrong-page\n\n"
        "> Usher [wrong-page]: Wrong. … Go.\n\n"
        "A page is wrong.\n")


def test_entries_are_in_the_order_of_the_files(project):
    project.write("Sources/Usher/Alerts/MisuseReport+Alerts.swift", REPORTS.replace('code: "', 'code: "alert-'))
    headings = [line for line in written_page(project).splitlines() if line.startswith("## ")]
    assert headings == ["## alert-view-in-use", "## alert-wrong-page", "## view-in-use", "## wrong-page"]


def test_a_written_page_passes(project):
    project.expect("error-index", 1, OUTDATED, "--check")
    written_page(project)
    project.expect("error-index", 0, "error-index: fine (2 reports)", "--check")


@pytest.mark.parametrize("old, new, message", cases(
    ("an outdated page", "Views are cheap", "Views are not cheap", OUTDATED),
    ("a report without a comment", "  /// A page is wrong.\n", "",
     f"{SOURCE}:23: wrong-page has no doc comment that explains its cause"),
    ("a code of two reports", "wrong-page", "view-in-use", f"{SOURCE}:24: view-in-use is the code of two reports"),
))
def test_a_problem_is_reported(project, old, new, message):
    written_page(project)
    project.replace(SOURCE, old, new)
    project.expect("error-index", 1, message, "--check")
