"""check-api compares the public API with the recorded one."""

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

    def test_an_unchanged_api_passes(self):
        self.expect("check-api", 0, "api: fine (4 public declarations)", *self.graphs)
        recorded = (self.root / "Documentation/API/Usher.txt").read_text(encoding="utf-8")
        self.assertEqual(
            recorded, "Modal | struct Modal: Sendable\nPopup | struct Popup: Sendable\n")

    def test_added_and_removed_declarations_are_reported(self):
        self.graph("Usher", "Alert", "Modal")
        self.expect("check-api", 1, "Usher: +Alert | struct Alert: Sendable", *self.graphs)
        self.expect("check-api", 1, "Usher: -Popup | struct Popup: Sendable", *self.graphs)

    def test_usher_has_the_exported_types_of_the_core_with_their_members(self):
        self.graph("UsherCore", "Instant", "Instant.now", "Instants", "Page")
        exported = "// Types.\n@_exported import struct UsherCore.Instant\n@_exported import enum UsherCore.Page\n"
        self.write("Sources/Usher/Exports.swift", exported)
        self.expect("check-api", 1, "Usher: +Instant.now | struct Instant.now: Sendable", *self.graphs)
        self.expect("check-api", 0, "api: fine (7 public declarations)", *self.graphs, "--write")
        self.assertEqual(self.recorded("Usher"), ["Instant", "Instant.now", "Modal", "Page", "Popup"])
        self.assertEqual(self.recorded("UsherCore"), ["Instant", "Instant.now", "Instants", "Page"])

    def recorded(self, module):
        text = (self.root / f"Documentation/API/{module}.txt").read_text(encoding="utf-8")
        return [line.split(" | ")[0] for line in text.splitlines()]

    def test_an_exported_type_that_does_not_exist_is_reported(self):
        self.write("Sources/Usher/Exports.swift", "@_exported import struct UsherCore.Gone\n")
        self.expect("check-api", 1, "Sources/Usher/Exports.swift: UsherCore has no public Gone", *self.graphs)

    def test_an_unrecorded_module_is_reported(self):
        (self.root / "Documentation/API/Usher.txt").unlink()
        self.expect("check-api", 1, "Documentation/API/Usher.txt: missing", *self.graphs)


if __name__ == "__main__":
    unittest.main()
