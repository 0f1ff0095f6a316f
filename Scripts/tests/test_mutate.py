"""mutate finds all mutants of a small engine, keeps the project unchanged, and reports survivors."""

import importlib.util
import json
import sys
from importlib.machinery import SourceFileLoader

import pytest
from conftest import SCRIPTS, Project, run
from mutation import mutants, sites
from switched import switched

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
FULL, DROP = "var isFull: Bool {{ count {} 3 }}", "if count {} 1 {{ effects.removeAll() }}"


def test_each_place_is_found_once_and_nothing_else():
    found = mutants("Sources/Engine.swift", ENGINE)
    assert [(mutant.kind, mutant.function, mutant.words) for mutant in found] == [
        ("comparison", "isFull", f"`{FULL.format('>=')}` → `{FULL.format('<')}`"),
        ("comparison", "isFull", f"`{FULL.format('>=')}` → `{FULL.format('>')}`"),
        ("logic", "add", "`guard !isFull, let word else { return }` → `guard isFull, let word else { return }`"),
        ("state", "add", "without `count = count + 1`"),
        ("one", "add", "`count = count + 1` → `count = count + 0`"),
        ("effect", "add", '`case "a < b": effects.append( "a")` → `case "a < b": break`'),
        ("state", "add", "`default: count -= 1` → `default: break`"),
        ("comparison", "add", f"`{DROP.format('>')}` → `{DROP.format('<=')}`"),
        ("comparison", "add", f"`{DROP.format('>')}` → `{DROP.format('>=')}`"),
        ("effect", "add", f"`{DROP.format('>')}` → `if count > 1 {{ }}`"),
        ("comparison", "<", "`lhs.count < rhs.count` → `lhs.count <= rhs.count`"),
        ("comparison", "<", "`lhs.count < rhs.count` → `lhs.count >= rhs.count`"),
        ("logic", "<", "`&& lhs.effects.isEmpty` → `|| lhs.effects.isEmpty`"),
        ("state", "last", "without `print( table)`"),
    ]
    # Two mutants of one operator are one site.
    assert sites(found) == 11


def test_a_mutant_changes_only_its_place():
    mutant = mutants("Sources/Engine.swift", ENGINE)[0]
    assert mutant.apply(ENGINE) == ENGINE.replace("count >= 3", "count < 3")
    assert mutant.line == 10
    assert mutant.name.startswith("Engine.swift · isFull · ")


MACHINE = """struct Machine {
  mutating func hide(_ id: Int, _ effects: inout [Int]) {
    guard isThere else { return effects += [1] }
    show(nil, &effects)
  }
}
"""


def test_a_call_with_the_effect_buffer_and_a_returned_effect_are_effects():
    found = [mutant for mutant in mutants("Sources/Machine.swift", MACHINE) if mutant.kind == "effect"]
    assert [mutant.words for mutant in found] == [
        "`guard isThere else { return effects += [1] }` → `guard isThere else { return }`",
        "without `show(nil, &effects)`",
    ]


def test_the_places_of_a_build_record_that_they_are_reached():
    path = "Sources/UsherCore/Queue/Engine.swift"
    found = mutants(path, ENGINE)
    sources = switched({path: ENGINE}, {mutant: number for number, mutant in enumerate(found)})
    assert "if !isActive(6) { count -= 1 }" in sources[path]
    operators = sources["Sources/UsherCore/Mutants.swift"]
    assert "isActive(1) ? a > b : (isActive(0) ? a < b : (a >= b))" in operators
    assert f"capacity: {len(found)})" in operators
    assert '+ ".UsherCore"' in operators


def test_the_fastest_suites_run_first_and_each_group_takes_about_twice_as_long():
    loader = SourceFileLoader("mutate", str(SCRIPTS / "mutate"))
    mutate = importlib.util.module_from_spec(importlib.util.spec_from_loader("mutate", loader))
    sys.modules["mutate"] = mutate
    loader.exec_module(mutate)
    assert mutate.in_groups([]) == []
    suites = [(60, "d"), (1, "b"), (0.5, "a"), (3, "c"), (90, "e")]
    assert mutate.in_groups(suites) == [(["a", "b"], 1.5), (["c"], 3), (["d"], 60), (["e"], 90)]


# The build fails without the assignment, the tests fail with `a < 3`.
SOURCE = "func isFull(_ a: Int) -> Bool { a >= 3 }\nfunc go(_ a: inout Int) { a = 1 }\n"
PATH = "Sources/UsherCore/Queue/Limit.swift"
ASSERTIONS = """struct Machine {
  var brokenInvariants: [String] {
    func expect(_ a: Bool) {
      if a == b { c = 1 }
    }
  }
  func expect(_ a: Int) -> Bool { a < 3 }
}
"""


class Engine(Project):
    """A project with an engine, and the folder for its copy."""

    def __init__(self, folder):
        super().__init__(folder / "project")
        self.copy = folder / "copy"
        for path in ("Sources/UsherCore/Pages", "Sources/UsherLimits", "Sources/UsherTraces",
                     "Tests/QueueModel", "Tests/UsherCoreTests"):
            (self.root / path).mkdir(parents=True)
        self.write(PATH, SOURCE)

    def mutate(self, *arguments, build="assert 'a = 1' in text", test="assert 'a < 3' not in text"):
        def command(check):
            # Runs are counted in a file next to the copy.
            program = f"open('../tried', 'a').write('.')\ntext = open({PATH!r}).read()\n{check}"
            return json.dumps([sys.executable, "-c", program])

        return run(
            sys.executable, SCRIPTS / "mutate", "--apart", "--root", self.root, "--copy", self.copy,
            "--build", command(build), "--test", command(test), *arguments)

    def runs(self):
        return len((self.copy.parent / "tried").read_text())


@pytest.fixture
def engine(tmp_path):
    return Engine(tmp_path)


def test_each_outcome_is_counted_and_a_survivor_fails_the_run(engine):
    code, output = engine.mutate()
    assert code == 1
    assert "2 sites, 3 of 3 mutants tried: 1 killed, 1 survived (0 of them equivalent), 1 not built" in output
    assert f"survived: {PATH}:1 Limit.swift · isFull · `func isFull" in output
    assert "| Limit.swift | 2 | 3 | 1 | 1 | 1 | 0 |" in (engine.copy / "results.md").read_text()
    assert engine.read(PATH) == (engine.copy / PATH).read_text() == SOURCE


def test_a_survivor_that_is_listed_as_equivalent_passes(engine):
    words = "`func isFull(_ a: Int) -> Bool { a >= 3 }` → `func isFull(_ a: Int) -> Bool { a > 3 }`"
    engine.write("Tests/Mutations.md", f"| Limit.swift · isFull · {words} | because |\n")
    code, output = engine.mutate()
    assert code == 0, output
    assert "1 survived (1 of them equivalent)" in output


def test_results_are_reused_until_something_changes(engine):
    engine.mutate()
    count = engine.runs()
    assert engine.mutate()[0] == 1
    assert engine.runs() == count
    engine.write("Tests/UsherCoreTests/New.swift", "// more\n")
    engine.mutate()
    assert engine.runs() == 2 * count


def test_a_mutant_that_exceeds_the_memory_limit_is_killed(engine):
    code, output = engine.mutate(test="assert 'a = 1' in text and ('a > 3' not in text or bytearray(7 << 30))")
    assert code == 1
    assert "1 killed, 1 survived" in output


def test_a_sample_has_the_requested_size_and_is_reproducible(engine):
    outputs = [engine.mutate("--sample", "2", "--seed", "5")[1] for _ in range(2)]
    assert "2 of 3 mutants tried" in outputs[0]
    assert outputs[0] == outputs[1]


@pytest.mark.parametrize("selected, message", [
    (["Other.swift"], "1 sites, 2 mutants"),
    (["Placeholders"], "1 sites, 1 mutants"),
    (["Placeholders/", "Other.swift"], "2 sites, 3 mutants"),
    (["None.swift"], "no file matches None.swift"),
    # Only assertions are exempt.
    (["Machine.swift"], "1 sites, 2 mutants"),
    (["Machine.swift"], "Machine.swift:7 Machine.swift · expect"),
])
def test_files_and_folders_can_be_selected(engine, selected, message):
    engine.write("Sources/UsherCore/Pages/Other.swift", "let a = 1 < 2\n")
    engine.write("Sources/UsherCore/Pages/Machine.swift", ASSERTIONS)
    engine.write("Sources/UsherCore/Placeholders/More.swift", "let a = 1 == 2\n")
    code, output = engine.mutate("--list", "--only", *selected)
    assert message in output
    assert code == (selected == ["None.swift"])


def test_the_run_stops_if_the_tests_fail_without_a_mutant(engine):
    code, output = engine.mutate(test="assert False")
    assert code == 1
    assert "mutate: the tests fail without a mutant" in output
