"""mutate-shell builds all mutations into one copy and activates one at a time."""

import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SCRIPTS = Path(__file__).resolve().parent.parent

SHELL = """func poll() {
  popups.poll()
  pages.poll()
}

func close() {
  popups.poll()
  window = nil
}
"""
LIST = """# A comment.

Windows/Window.swift

  popups are not polled
  - popups.poll()
  - pages.poll()
  + if !BROKEN { popups.poll() }
  + pages.poll()
  = fuzzer

  the window stays
  - window = nil
  + if !BROKEN { window = nil }
  = test a window is closed
"""
TEST = "@Test func `a window is closed`() {}\n"
# A stub of the fuzzer that catches the mutations with these numbers. It needs the fonts, which are not copied.
FUZZER = """import os, sys
if not os.path.exists(os.environ["UNDERSTUDY_FONTS"] + "/A.otf"):
    sys.exit("no fonts")
if int(os.environ["USHER_MUTATION"]) in {0}:
    sys.exit("Error: --seed 7 --variant expected --length 300: p1 is gone")
"""


# A stub of the test bundle, whose named test fails with the mutations with these numbers.
TESTS = """import os, sys
if sys.argv[-1].replace("\\\\", "") != "`a window is closed`" or not os.path.exists(os.environ["UNDERSTUDY_FONTS"] + "/A.otf"):
    sys.exit("another test, or no fonts")
if int(os.environ["USHER_MUTATION"]) in {0}:
    print('x Test "a window is closed" recorded an issue at WindowTests.swift:3:5: Expectation failed')
if {1}:
    print('x Test "a window is closed" started.')
sys.exit(int(os.environ["USHER_MUTATION"]) in {0})
"""


class MutateShellTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name) / "project"
        self.copy = Path(folder.name) / "copy"
        self.write("Sources/Usher/Windows/Window.swift", SHELL)
        self.write("Tests/UsherTests/WindowTests.swift", TEST)
        self.write("Tests/ShellMutations.txt", LIST)
        self.write("Understudy/Fonts/A.otf", "")

    def write(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def run_script(self, *arguments, caught="[0]", build="pass", ran=True):
        command = [sys.executable, SCRIPTS / "mutate-shell", "--root", self.root, "--copy", self.copy]
        command += ["--seed", "5", "--build", json.dumps([sys.executable, "-c", build])]
        command += ["--fuzzer", json.dumps([sys.executable, "-c", FUZZER.format(caught)])]
        command += ["--test-bundle", json.dumps([sys.executable, "-c", TESTS.format(caught, ran)]), *arguments]
        result = subprocess.run(command, capture_output=True, text=True, check=False)
        return result.returncode, result.stdout + result.stderr

    def test_a_mutation_for_the_fuzzer_is_activated_and_caught(self):
        code, output = self.run_script()
        self.assertEqual(code, 0, output)
        self.assertIn("0 Windows/Window.swift: popups are not polled | run 3: p1 is gone", output)
        self.assertIn("1 mutations, 1 caught, 0 missed unexpectedly", output)
        copied = (self.copy / "Sources/Usher/Windows/Window.swift").read_text()
        self.assertIn("if !(activeMutation == 0) { popups.poll() }\npages.poll()", copied)
        self.assertIn("if !(activeMutation == 1) { window = nil }", copied)
        self.assertEqual(copied.count("  popups.poll()\n"), 1)
        self.assertTrue((self.copy / "Sources/Usher/ActiveMutation.swift").exists())
        self.assertEqual((self.root / "Sources/Usher/Windows/Window.swift").read_text(), SHELL)

    def test_a_missed_mutation_fails_the_run_only_if_the_fuzzer_should_catch_it(self):
        code, output = self.run_script(caught="[]")
        self.assertEqual(code, 1)
        self.assertIn("popups are not polled | NOT CAUGHT", output)
        code, output = self.run_script("--all")
        self.assertEqual(code, 0, output)
        self.assertIn("the window stays | NOT CAUGHT", output)

    def test_the_run_stops_if_the_fuzzer_fails_without_a_mutation(self):
        code, output = self.run_script(caught="[-1]")
        self.assertEqual(code, 1)
        self.assertIn("it fails without a mutation: run 3: p1 is gone", output)

    def test_a_mutation_for_a_named_test_is_activated_and_caught(self):
        code, output = self.run_script("--tests", caught="[1]")
        self.assertEqual(code, 0, output)
        self.assertIn("1 Windows/Window.swift: the window stays | WindowTests.swift:3:5: Expectation failed |", output)
        self.assertIn("1 mutations, 1 caught, 0 missed unexpectedly", output)
        self.assertNotIn("popups are not polled", output)

    def test_a_mutation_that_its_test_misses_fails_the_run(self):
        code, output = self.run_script("--tests", caught="[0]")
        self.assertEqual(code, 1)
        self.assertIn("the window stays | NOT CAUGHT", output)

    def test_the_run_stops_if_a_named_test_fails_without_a_mutation_or_does_not_run(self):
        code, output = self.run_script("--tests", caught="[-1]")
        self.assertEqual(code, 1)
        self.assertIn("it fails without a mutation: WindowTests.swift:3:5", output)
        code, output = self.run_script("--tests", caught="[1]", ran=False)
        self.assertEqual(code, 1)
        self.assertIn("these tests did not run: a window is closed", output)

    def test_missing_and_ambiguous_lines_are_reported(self):
        self.write("Tests/ShellMutations.txt", LIST.replace("- window = nil", "- window = 1"))
        self.assertIn("the window stays: its lines occur 0 times", self.run_script("--list")[1])
        self.write("Tests/ShellMutations.txt", LIST.replace("- window = nil", "- popups.poll()"))
        self.assertIn("the window stays: its lines occur 2 times", self.run_script("--list")[1])
        self.write("Tests/ShellMutations.txt", LIST.replace("- window = nil", "- pages.poll()"))
        self.assertIn("shares a line with another mutation", self.run_script("--list")[1])

    def test_an_incomplete_mutation_and_a_missing_test_are_reported(self):
        self.write("Tests/ShellMutations.txt", LIST.replace("  = fuzzer\n", ""))
        self.assertIn("lacks lines, or the line that says what catches it", self.run_script("--list")[1])
        self.write("Tests/ShellMutations.txt", LIST.replace("a window is closed", "a window remains"))
        self.assertIn("the test `a window remains` does not exist", self.run_script("--list")[1])

    def test_the_run_stops_if_the_copy_does_not_build(self):
        code, output = self.run_script(build="print('error: no'); raise SystemExit(1)")
        self.assertEqual(code, 1)
        self.assertIn("the copy does not build\nerror: no", output)

    def test_mutations_can_be_selected(self):
        self.assertEqual(len(self.run_script("--list", "--only", "window")[1].splitlines()), 1)
        self.assertEqual(len(self.run_script("--list", "--only", "Windows/")[1].splitlines()), 2)


if __name__ == "__main__":
    unittest.main()
