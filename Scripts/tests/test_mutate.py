"""mutate finds all mutants of a small engine, keeps the project unchanged, and reports survivors."""

import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SCRIPTS = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(SCRIPTS / "support"))
from mutation import mutants, sites  # noqa: E402

ENGINE = """// a < b, effects.append(x)
struct Engine {
  var count = 0  // count + 1
  var effects: [String] = []

  init(count: Int) {
    self.count = count
  }

  var isFull: Bool { count >= 3 }

  mutating func add(_ word: String?) {
    guard !isFull, let word else { return }
    count = count + 1
    switch word {
    case "a < b": effects.append(
      "a")
    default: count -= 1
    }
    if count > 1 { effects.removeAll() }
  }

  static func < (lhs: Engine, rhs: Engine) -> Bool {
    lhs.count < rhs.count
      && lhs.effects.isEmpty
  }

  func last(_ table: [Int: String]) -> String? {
    print(
      table)
    return table[count]?.lowercased()
  }

  func word() -> String {
    switch count {
    case 0: String(count)
    default: last([:]) ?? ""
    }
  }
}
"""


def named(mutant):
    return mutant.kind, mutant.function, mutant.words


class FindingTests(unittest.TestCase):
    found = [named(mutant) for mutant in mutants("Sources/Engine.swift", ENGINE)]

    def test_each_place_is_found_once_and_nothing_else(self):
        self.assertEqual(
            self.found,
            [
                ("comparison", "isFull", "`var isFull: Bool { count >= 3 }` → `var isFull: Bool { count < 3 }`"),
                ("comparison", "isFull", "`var isFull: Bool { count >= 3 }` → `var isFull: Bool { count > 3 }`"),
                (
                    "logic",
                    "add",
                    "`guard !isFull, let word else { return }` → `guard isFull, let word else { return }`",
                ),
                ("state", "add", "without `count = count + 1`"),
                ("one", "add", "`count = count + 1` → `count = count + 0`"),
                ("effect", "add", '`case "a < b": effects.append( "a")` → `case "a < b": break`'),
                ("state", "add", "`default: count -= 1` → `default: break`"),
                (
                    "comparison",
                    "add",
                    "`if count > 1 { effects.removeAll() }` → `if count <= 1 { effects.removeAll() }`",
                ),
                (
                    "comparison",
                    "add",
                    "`if count > 1 { effects.removeAll() }` → `if count >= 1 { effects.removeAll() }`",
                ),
                ("effect", "add", "`if count > 1 { effects.removeAll() }` → `if count > 1 { }`"),
                ("comparison", "<", "`lhs.count < rhs.count` → `lhs.count <= rhs.count`"),
                ("comparison", "<", "`lhs.count < rhs.count` → `lhs.count >= rhs.count`"),
                ("logic", "<", "`&& lhs.effects.isEmpty` → `|| lhs.effects.isEmpty`"),
                ("state", "last", "without `print( table)`"),
            ],
        )

    def test_two_mutants_of_one_operator_are_one_site(self):
        self.assertEqual(sites(mutants("Sources/Engine.swift", ENGINE)), 11)

    def test_a_mutant_changes_only_its_place(self):
        mutant = mutants("Sources/Engine.swift", ENGINE)[0]
        self.assertEqual(mutant.apply(ENGINE), ENGINE.replace("count >= 3", "count < 3"))
        self.assertEqual(mutant.line, 10)
        self.assertTrue(mutant.name.startswith("Engine.swift · isFull · "))


MACHINE = """struct Machine {
  mutating func hide(_ id: Int, _ effects: inout [Int]) {
    guard isThere else { return effects += [1] }
    show(nil, &effects)
  }
}
"""


class EffectTests(unittest.TestCase):
    def test_a_call_with_the_effect_buffer_and_a_returned_effect_are_effects(self):
        found = [mutant for mutant in mutants("Sources/Machine.swift", MACHINE) if mutant.kind == "effect"]
        self.assertEqual(
            [mutant.words for mutant in found],
            [
                "`guard isThere else { return effects += [1] }` → `guard isThere else { return }`",
                "without `show(nil, &effects)`",
            ],
        )


class RunTests(unittest.TestCase):
    """The build fails without the assignment, the tests fail with `a < 3`."""

    SOURCE = "func isFull(_ a: Int) -> Bool { a >= 3 }\nfunc go(_ a: inout Int) { a = 1 }\n"
    PATH = "Sources/UsherCore/Queue/Limit.swift"

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name) / "project"
        self.copy = Path(folder.name) / "copy"
        for path in ("Sources/UsherCore/Pages", "Sources/UsherTraces", "Tests/QueueModel", "Tests/UsherCoreTests"):
            (self.root / path).mkdir(parents=True)
        self.write(self.PATH, self.SOURCE)

    def write(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def mutate(self, *arguments, build="assert 'a = 1' in text", test="assert 'a < 3' not in text"):
        def command(check):
            read = f"text = open({self.PATH!r}).read()"
            # Runs are counted in a file next to the copy.
            count = "open('../tried', 'a').write('.')"
            return json.dumps([sys.executable, "-c", f"{count}\n{read}\n{check}"])

        result = subprocess.run(
            [sys.executable, SCRIPTS / "mutate", "--apart", "--root", self.root, "--copy", self.copy]
            + ["--build", command(build), "--test", command(test), *arguments],
            capture_output=True,
            text=True,
            check=False,
        )
        return result.returncode, result.stdout + result.stderr

    def test_each_outcome_is_counted_and_a_survivor_fails_the_run(self):
        code, output = self.mutate()
        self.assertEqual(code, 1, output)
        self.assertIn("2 sites, 3 of 3 mutants tried: 1 killed, 1 survived (0 of them equivalent), 1 not built", output)
        self.assertIn(f"survived: {self.PATH}:1 Limit.swift · isFull · `func isFull", output)
        self.assertIn("| Limit.swift | 2 | 3 | 1 | 1 | 1 | 0 |", (self.copy / "results.md").read_text())
        self.assertEqual((self.root / self.PATH).read_text(), self.SOURCE)
        self.assertEqual((self.copy / self.PATH).read_text(), self.SOURCE)

    def test_a_survivor_that_is_listed_as_equivalent_passes(self):
        words = "`func isFull(_ a: Int) -> Bool { a >= 3 }` → `func isFull(_ a: Int) -> Bool { a > 3 }`"
        self.write("Tests/Mutations.md", f"| Limit.swift · isFull · {words} | because |\n")
        code, output = self.mutate()
        self.assertEqual(code, 0, output)
        self.assertIn("1 survived (1 of them equivalent)", output)

    def test_results_are_reused_until_something_changes(self):
        self.mutate()
        tried = len((self.copy.parent / "tried").read_text())
        code, output = self.mutate()
        self.assertEqual(code, 1, output)
        self.assertEqual(len((self.copy.parent / "tried").read_text()), tried)
        self.write("Tests/UsherCoreTests/New.swift", "// more\n")
        self.mutate()
        self.assertEqual(len((self.copy.parent / "tried").read_text()), 2 * tried)

    def test_a_mutant_that_exceeds_the_memory_limit_is_killed(self):
        code, output = self.mutate(test="assert 'a = 1' in text and ('a > 3' not in text or bytearray(7 << 30))")
        self.assertEqual(code, 1, output)
        self.assertIn("1 killed, 1 survived", output)

    def test_a_sample_has_the_requested_size_and_is_reproducible(self):
        outputs = [self.mutate("--sample", "2", "--seed", "5")[1] for _ in range(2)]
        self.assertIn("2 of 3 mutants tried", outputs[0])
        self.assertEqual(outputs[0], outputs[1])

    def test_a_single_file_can_be_selected(self):
        self.write("Sources/UsherCore/Pages/Other.swift", "let a = 1 < 2\n")
        self.assertIn("1 sites, 2 mutants", self.mutate("--only", "Other.swift", "--list")[1])
        code, output = self.mutate("--only", "None.swift")
        self.assertEqual(code, 1)
        self.assertIn("no file matches None.swift", output)

    def test_only_assertions_are_exempt(self):
        source = (
            "struct Machine {\n  var brokenInvariants: [String] {\n    func expect(_ a: Bool) {\n"
            "      if a == b { c = 1 }\n    }\n  }\n  func expect(_ a: Int) -> Bool { a < 3 }\n}\n"
        )
        self.write("Sources/UsherCore/Pages/Machine.swift", source)
        output = self.mutate("--only", "Machine.swift", "--list")[1]
        self.assertIn("1 sites, 2 mutants", output)
        self.assertIn("Machine.swift:7 Machine.swift · expect", output)

    def test_several_files_and_folders_can_be_selected(self):
        self.write("Sources/UsherCore/Pages/Other.swift", "let a = 1 < 2\n")
        self.write("Sources/UsherCore/Placeholders/More.swift", "let a = 1 == 2\n")
        self.assertIn("1 sites, 1 mutants", self.mutate("--only", "Placeholders", "--list")[1])
        both = self.mutate("--only", "Placeholders/", "Other.swift", "--list")[1]
        self.assertIn("2 sites, 3 mutants", both)

    def test_the_run_stops_if_the_tests_fail_without_a_mutant(self):
        code, output = self.mutate(test="assert False")
        self.assertEqual(code, 1)
        self.assertIn("mutate: the tests fail without a mutant", output)


if __name__ == "__main__":
    unittest.main()
