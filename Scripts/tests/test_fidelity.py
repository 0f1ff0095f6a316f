"""check-fidelity compares the table of classes with the sources."""

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
            "Understudy/Documentation/Fidelity.md",
            "# Fidelity\n\n<!-- The table is written by Scripts/check-fidelity --write. -->\n\n"
            f"{table}\n\n<!-- The end of the table. -->\n\nMore.\n",
        )

    def read(self):
        return (self.root / "Understudy/Documentation/Fidelity.md").read_text(encoding="utf-8")

    def test_the_written_table_matches_the_sources(self):
        self.expect("check-fidelity", 0, "fidelity: fine (2 classes)", "--write")
        self.expect("check-fidelity", 0, "fidelity: fine (2 classes)")
        self.assertIn(
            "| `UIThing` | contract tests | `turnsLeft` | Without wheels. `color`: Differs: always red. |",
            self.read())
        self.assertIn("| `UIThing.Part` | own tests |  |  |", self.read())
        self.assertTrue(self.read().endswith("\n\nMore.\n"))

    def test_a_class_without_a_row_is_reported(self):
        self.expect("check-fidelity", 0, "fine", "--write")
        self.write("Understudy/Sources/Understudy/Views/UIOther.swift", "public class UIOther {}\n")
        message = "row is missing (update with Scripts/check-fidelity --write): | `UIOther` | no test |"
        self.expect("check-fidelity", 1, message)

    def test_an_outdated_row_is_reported(self):
        self.expect("check-fidelity", 0, "fine", "--write")
        self.write("Understudy/Tests/ContractTests/A.swift", "\n")
        self.expect("check-fidelity", 1, "row is outdated: | `UIThing` | contract tests |")

    def test_a_switch_without_a_class_is_reported(self):
        self.write("Understudy/Sources/Understudy/Views/UIThing+Turning.swift", "\n")
        self.expect("check-fidelity", 1, "turnsLeft affects no class")

    def test_missing_markers_are_reported(self):
        self.write("Understudy/Documentation/Fidelity.md", "# Fidelity\n")
        self.expect("check-fidelity", 1, "the markers of the table are missing")


if __name__ == "__main__":
    unittest.main()
