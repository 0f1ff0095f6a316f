"""mutate-shell builds all mutations into one copy and activates one at a time."""

import json
import sys

import pytest
from conftest import SCRIPTS, Project, cases, run

SHELL = """func poll() {
  popups.poll()
  pages.popups()
}

func close() {
  popups.poll()
  window = nil
}
"""
LIST = """# A comment.

Windows/Window.swift

  popups are not polled
    poll: skip popups
  the window stays
    close: window = nil -> if !BROKEN { … }
    = test a window is closed
"""
TEST = "@Test func `a window is closed`() {}\n"
# A stub of the fuzzer that catches the mutations with these numbers. It needs the fonts, which are not copied.
FUZZER = """import os, sys
if not os.path.exists(os.environ["UNDERSTUDY_FONTS"] + "/A.otf"):
    sys.exit("no fonts")
if int(os.environ["USHER_MUTANT"]) in {0}:
    sys.exit("Error: --seed 7 --variant expected --length 300: p1 is gone")
"""
# A stub of the test bundle, whose named test fails with the mutations with these numbers.
TESTS = """import os, sys
if sys.argv[-1].replace("\\\\", "") != "`a window is closed`" or not os.path.exists(os.environ["UNDERSTUDY_FONTS"] + "/A.otf"):
    sys.exit("another test, or no fonts")
if int(os.environ["USHER_MUTANT"]) in {0}:
    print('x Test "a window is closed" recorded an issue at WindowTests.swift:3:5: Expectation failed')
if {1}:
    print('x Test "a window is closed" started.')
sys.exit(int(os.environ["USHER_MUTANT"]) in {0})
"""

WINDOW, MUTATIONS = "Sources/Usher/Windows/Window.swift", "Tests/ShellMutations.txt"


class Shell(Project):
    """A project with a shell, and the folder for its copy."""

    def __init__(self, folder):
        super().__init__(folder / "project")
        self.copy = folder / "copy"
        self.write_all({WINDOW: SHELL, "Tests/UsherTests/WindowTests.swift": TEST, MUTATIONS: LIST})
        self.write("Understudy/Fonts/A.otf", "")

    def mutate(self, *arguments, caught="[0]", build="pass", ran=True):
        def command(program):
            return json.dumps([sys.executable, "-c", program])

        return run(
            sys.executable, SCRIPTS / "mutate-shell", "--root", self.root, "--copy", self.copy, "--seed", "5",
            "--build", command(build), "--fuzzer", command(FUZZER.format(caught)),
            "--test-bundle", command(TESTS.format(caught, ran)), *arguments)


@pytest.fixture
def shell(tmp_path):
    return Shell(tmp_path)


def test_a_mutation_is_activated_in_a_copy(shell):
    assert shell.mutate()[0] == 0
    copied = (shell.copy / WINDOW).read_text()
    changed = SHELL.replace("popups.poll()", "if !(activeMutant == 0) { popups.poll() }", 1)
    assert copied == changed.replace("window = nil", "if !(activeMutant == 1) { window = nil }")
    assert (shell.copy / "Sources/Usher/ActiveMutant.swift").exists()
    assert shell.read(WINDOW) == SHELL


@pytest.mark.parametrize("arguments, caught, code, messages", cases(
    ("one that the fuzzer catches", [], "[0]", 0, [
        "0 Windows/Window.swift: popups are not polled | run 3: p1 is gone",
        "1 mutations, 1 caught, 0 missed unexpectedly"]),
    ("one that the fuzzer should catch", [], "[]", 1, ["popups are not polled | NOT CAUGHT"]),
    ("one that the fuzzer need not catch", ["--all"], "[0]", 0, ["the window stays | NOT CAUGHT"]),
    ("the fuzzer fails without one", [], "[-1]", 1, ["it fails without a mutation: run 3: p1 is gone"]),
    ("one that its test catches", ["--tests"], "[1]", 0, [
        "1 Windows/Window.swift: the window stays | WindowTests.swift:3:5: Expectation failed |",
        "1 mutations, 1 caught, 0 missed unexpectedly"]),
    ("one that its test misses", ["--tests"], "[0]", 1, ["the window stays | NOT CAUGHT"]),
    ("a test fails without one", ["--tests"], "[-1]", 1, ["it fails without a mutation: WindowTests.swift:3:5"]),
))
def test_what_catches_a_mutation_runs_with_it(shell, arguments, caught, code, messages):
    found, output = shell.mutate(*arguments, caught=caught)
    assert found == code, output
    for message in messages:
        assert message in output
    if "--tests" in arguments:
        assert "popups are not polled" not in output


def test_a_named_test_that_does_not_run_is_reported(shell):
    code, output = shell.mutate("--tests", caught="[1]", ran=False)
    assert code == 1
    assert "these tests did not run: a window is closed" in output


@pytest.mark.parametrize("old, new, message", cases(
    ("a text that is gone", "window = nil", "window = 1", "the window stays: “window = 1” occurs 0 times in close"),
    ("a text of another function", "poll: skip popups", "poll: skip window", "“window” occurs 0 times in poll"),
    ("an ambiguous text", "skip popups", "skip ()", "popups are not polled: “()” occurs 3 times in poll"),
    ("a text that two change", "close: window = nil", "poll: popups.poll()", "changes the same text as another mutation"),
    ("a mutation without a change", "    poll: skip popups\n", "", "popups are not polled: lacks a change"),
    ("an unknown catcher", "= test a window is closed", "= luck", "the window stays: lacks a change, or what catches it"),
    ("a missing test", "a window is closed", "a window remains", "the test `a window remains` does not exist"),
))
def test_a_wrong_list_is_reported(shell, old, new, message):
    shell.replace(MUTATIONS, old, new)
    code, output = shell.mutate("--list")
    assert code == 1
    assert message in output


def test_the_run_stops_if_the_copy_does_not_build(shell):
    code, output = shell.mutate(build="print('error: no'); raise SystemExit(1)")
    assert code == 1
    assert "the copy does not build\nerror: no" in output


@pytest.mark.parametrize("words, count", [("window", 1), ("Windows/", 2)])
def test_mutations_can_be_selected(shell, words, count):
    assert len(shell.mutate("--list", "--only", words)[1].splitlines()) == count
