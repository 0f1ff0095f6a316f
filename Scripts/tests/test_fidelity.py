"""The table of classes says what the sources say, or the check says what it should."""

import unittest

from test_small_checks import FolderTests


class FidelityTests(FolderTests):
    def setUp(self):
        super().setUp()
        self.write(
            "Understudy/Sources/Understudy/Views/UIThing.swift",
            "/// Without wheels.\n@MainActor\nopen class UIThing: UIView {\n"
            "  /// Differs: always red.\n  open var color: UIColor { .red }\n"
            "  public class Part: NSObject {}\n}\n",
        )
        self.write("Understudy/Sources/Understudy/Views/UIThing+Turning.swift",
                   "extension UIThing {\n  func turn() { if switches.turnsLeft { left() } }\n}\n")
        self.write("Understudy/Sources/Understudy/Device/HeadlessSwitches.swift",
                   "public struct HeadlessSwitches {\n  public var turnsLeft = false\n}\n")
        self.write("Understudy/Tests/ContractTests/A.swift", "let thing = UIThing()\n")
        self.write("Understudy/Tests/UnderstudyTests/A.swift", "let part = UIThing.Part()\n")
        self.page("")

    def page(self, table):
        self.write(
            "Documentation/Fidelity.md",
            "# Fidelity\n\n<!-- The table is written by Scripts/check-fidelity --write. -->\n\n"
            f"{table}\n\n<!-- The end of the table. -->\n\nMore.\n",
        )

    def read(self):
        return (self.root / "Documentation/Fidelity.md").read_text(encoding="utf-8")

    def test_what_is_written_is_what_the_sources_say(self):
        self.expect("check-fidelity", 0, "fidelity: fine (2 classes)", "--write")
        self.expect("check-fidelity", 0, "fidelity: fine (2 classes)")
        self.assertIn(
            "| `UIThing` | contract tests | `turnsLeft` | Without wheels. `color`: Differs: always red. |",
            self.read())
        self.assertIn("| `UIThing.Part` | own tests |  |  |", self.read())
        self.assertTrue(self.read().endswith("\n\nMore.\n"))

    def test_a_class_without_a_row_is_caught(self):
        self.expect("check-fidelity", 0, "fine", "--write")
        self.write("Understudy/Sources/Understudy/Views/UIOther.swift", "public class UIOther {}\n")
        self.expect("check-fidelity", 1, "would write: | `UIOther` | no test names it |")

    def test_a_row_that_is_not_true_any_more_is_caught(self):
        self.expect("check-fidelity", 0, "fine", "--write")
        self.write("Understudy/Tests/ContractTests/A.swift", "\n")
        self.expect("check-fidelity", 1, "nothing says any more: | `UIThing` | contract tests |")

    def test_a_switch_without_a_class_is_caught(self):
        self.write("Understudy/Sources/Understudy/Views/UIThing+Turning.swift", "\n")
        self.expect("check-fidelity", 1, "turnsLeft belongs to no class")

    def test_a_page_without_a_place_for_the_table_is_caught(self):
        self.write("Documentation/Fidelity.md", "# Fidelity\n")
        self.expect("check-fidelity", 1, "the table of classes has no place")


if __name__ == "__main__":
    unittest.main()
