"""check-fidelity compares the table of classes with the sources."""

import pytest

TURNING = "Understudy/Sources/Understudy/Views/UIThing+Turning.swift"
CONTRACT_TEST = "Understudy/Tests/ContractTests/A.swift"
PAGE = "Understudy/Documentation/Fidelity.md"


@pytest.fixture(autouse=True)
def stand_in(project):
    project.write_all({
        "Understudy/Sources/Understudy/Views/UIThing.swift":
            "/// Without wheels.\n@MainActor\nopen class UIThing: UIView {\n"
            "  /// Differs: always red.\n  open var color: UIColor { .red }\n"
            "  public class Part: NSObject {}\n}\n",
        TURNING: "extension UIThing {\n  func turn() { if switches.turnsLeft { left() } }\n}\n",
        "Understudy/Sources/Understudy/Device/HeadlessSwitches.swift":
            "public struct HeadlessSwitches {\n  public var turnsLeft = false\n}\n",
        CONTRACT_TEST: "let thing = UIThing()\n",
        "Understudy/Tests/UnderstudyTests/A.swift": "let part = UIThing.Part()\n",
        PAGE:
            "# Fidelity\n\n<!-- The table is written by Scripts/check-fidelity --write. -->\n\n\n\n"
            "<!-- The end of the table. -->\n\nMore.\n",
    })
    project.expect("check-fidelity", 0, "fidelity: fine (2 classes)", "--write")


def test_the_written_table_matches_the_sources(project):
    project.expect("check-fidelity", 0, "fidelity: fine (2 classes)")
    page = project.read(PAGE)
    assert "| `UIThing` | contract tests | `turnsLeft` | Without wheels. `color`: Differs: always red. |" in page
    assert "| `UIThing.Part` | own tests |  |  |" in page
    assert page.endswith("\n\nMore.\n")


@pytest.mark.parametrize("path, text, message", [
    ("Understudy/Sources/Understudy/Views/UIOther.swift", "public class UIOther {}\n",
     "row is missing (update with Scripts/check-fidelity --write): | `UIOther` | no test |"),
    (CONTRACT_TEST, "\n", "row is outdated: | `UIThing` | contract tests |"),
    (TURNING, "\n", "turnsLeft affects no class"),
    (PAGE, "# Fidelity\n", "the markers of the table are missing"),
], ids=["a class without a row", "an outdated row", "a switch without a class", "missing markers"])
def test_a_difference_is_reported(project, path, text, message):
    project.write(path, text)
    project.expect("check-fidelity", 1, message)
