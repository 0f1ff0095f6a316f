"""The public API is compared with the recorded one."""

import json
import unittest

from test_small_checks import FolderTests


class APITests(FolderTests):
    def graph(self, module, *names):
        symbols = [
            {
                "identifier": {"precise": name}, "pathComponents": name.split("."),
                "kind": {"identifier": "swift.struct"},
                "declarationFragments": [{"spelling": f"struct {name}"}],
            }
            for name in names
        ]
        links = [
            {"kind": "conformsTo", "source": name, "target": "x", "targetFallback": f"Swift.{parent}"}
            for name in names
            for parent in ("Sendable", "Copyable")
        ]
        text = json.dumps({"symbols": symbols, "relationships": links})
        self.write(f"graphs/{module}.symbols.json", text)

    def setUp(self):
        super().setUp()
        self.graph("UsherCore", "Instant")
        self.graph("Usher", "Modal", "Popup")
        self.graph("UsherTesting", "Probe")
        self.graphs = ("--graphs", str(self.root / "graphs"))
        self.expect("check-api", 0, "api: fine (4 public declarations)", *self.graphs, "--write")

    def test_the_same_api_is_fine(self):
        self.expect("check-api", 0, "api: fine (4 public declarations)", *self.graphs)
        recorded = (self.root / "Documentation/API/Usher.txt").read_text(encoding="utf-8")
        self.assertEqual(
            recorded, "Modal | struct Modal: Sendable\nPopup | struct Popup: Sendable\n")

    def test_what_is_new_or_gone_is_named(self):
        self.graph("Usher", "Alert", "Modal")
        self.expect("check-api", 1, "Usher: +Alert | struct Alert: Sendable", *self.graphs)
        self.expect("check-api", 1, "Usher: -Popup | struct Popup: Sendable", *self.graphs)

    def test_a_module_that_was_not_recorded_is_named(self):
        (self.root / "Documentation/API/Usher.txt").unlink()
        self.expect("check-api", 1, "Documentation/API/Usher.txt: missing", *self.graphs)


if __name__ == "__main__":
    unittest.main()
