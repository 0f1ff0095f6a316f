"""break-shell puts every break into one copy, wakes one at a time, and knows who is to notice it."""

import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SCRIPTS = Path(__file__).resolve().parent.parent

SHELL = """func look() {
  popups.look()
  pages.look()
}

func end() {
  popups.look()
  window = nil
}
"""
LIST = """# A comment.

Windows/Window.swift

  popups are not looked at
  - popups.look()
  - pages.look()
  + if !BROKEN { popups.look() }
  + pages.look()
  = storm

  the window stays
  - window = nil
  + if !BROKEN { window = nil }
  = test a window goes
"""
TEST = "@Test func `a window goes`() {}\n"
# A storm that notices whatever break is among these numbers, and needs faces, which are not copied.
STORM = """import os, sys
if not os.path.exists(os.environ["UNDERSTUDY_FONTS"] + "/A.otf"):
    sys.exit("no faces")
if int(os.environ["USHER_BREAK"]) in {0}:
    sys.exit("Error: --seed 7 --world likely --length 300: p1 is gone")
"""


class BreakShellTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name) / "project"
        self.copy = Path(folder.name) / "copy"
        self.write("Sources/Usher/Windows/Window.swift", SHELL)
        self.write("Tests/UsherTests/WindowTests.swift", TEST)
        self.write("Tests/ShellBreaks.txt", LIST)
        self.write("Understudy/Fonts/A.otf", "")

    def write(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def run_script(self, *arguments, noticed="[0]", build="pass"):
        command = [sys.executable, SCRIPTS / "break-shell", "--root", self.root, "--copy", self.copy]
        command += ["--seed", "5", "--build", json.dumps([sys.executable, "-c", build])]
        command += ["--storm", json.dumps([sys.executable, "-c", STORM.format(noticed)]), *arguments]
        result = subprocess.run(command, capture_output=True, text=True, check=False)
        return result.returncode, result.stdout + result.stderr

    def test_what_the_storm_is_to_notice_is_woken_and_noticed(self):
        code, output = self.run_script()
        self.assertEqual(code, 0, output)
        self.assertIn("0 Windows/Window.swift: popups are not looked at | storm 3: p1 is gone", output)
        self.assertIn("1 breaks, 1 noticed, 0 missed that should not be", output)
        copied = (self.copy / "Sources/Usher/Windows/Window.swift").read_text()
        self.assertIn("if !(activeBreak == 0) { popups.look() }\npages.look()", copied)
        self.assertIn("if !(activeBreak == 1) { window = nil }", copied)
        self.assertEqual(copied.count("  popups.look()\n"), 1)
        self.assertTrue((self.copy / "Sources/Usher/Breaks.swift").exists())
        self.assertEqual((self.root / "Sources/Usher/Windows/Window.swift").read_text(), SHELL)

    def test_what_the_storm_misses_fails_the_run_unless_somebody_else_notices_it(self):
        code, output = self.run_script(noticed="[]")
        self.assertEqual(code, 1)
        self.assertIn("popups are not looked at | NOT NOTICED", output)
        code, output = self.run_script("--all")
        self.assertEqual(code, 0, output)
        self.assertIn("the window stays | NOT NOTICED", output)

    def test_a_storm_that_fails_with_nothing_broken_ends_the_run(self):
        code, output = self.run_script(noticed="[-1]")
        self.assertEqual(code, 1)
        self.assertIn("the storm fails with nothing broken: storm 3: p1 is gone", output)

    def test_lines_that_are_not_there_or_there_twice_are_told(self):
        self.write("Tests/ShellBreaks.txt", LIST.replace("- window = nil", "- window = 1"))
        self.assertIn("the window stays: its lines are there 0 times", self.run_script("--list")[1])
        self.write("Tests/ShellBreaks.txt", LIST.replace("- window = nil", "- popups.look()"))
        self.assertIn("the window stays: its lines are there 2 times", self.run_script("--list")[1])
        self.write("Tests/ShellBreaks.txt", LIST.replace("- window = nil", "- pages.look()"))
        self.assertIn("shares a line with another break", self.run_script("--list")[1])

    def test_a_break_that_nobody_is_said_to_notice_and_a_test_that_does_not_exist_are_told(self):
        self.write("Tests/ShellBreaks.txt", LIST.replace("  = storm\n", ""))
        self.assertIn("nobody is said to notice it", self.run_script("--list")[1])
        self.write("Tests/ShellBreaks.txt", LIST.replace("a window goes", "a window stays"))
        self.assertIn("there is no test `a window stays`", self.run_script("--list")[1])

    def test_a_copy_that_does_not_build_ends_the_run(self):
        code, output = self.run_script(build="print('error: no'); raise SystemExit(1)")
        self.assertEqual(code, 1)
        self.assertIn("the copy does not build\nerror: no", output)

    def test_some_can_be_asked_for(self):
        self.assertEqual(len(self.run_script("--list", "--only", "window")[1].splitlines()), 1)
        self.assertEqual(len(self.run_script("--list", "--only", "Windows/")[1].splitlines()), 2)


if __name__ == "__main__":
    unittest.main()
