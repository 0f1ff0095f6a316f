"""test runs every test once, in concurrent processes, and reports the failures of all."""

import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

SCRIPTS = Path(__file__).resolve().parent.parent

# A stub for `swift build` and `swift test`.
STRICT = """#!/usr/bin/env bash
echo "strict $*" >>"$(dirname "$0")/../calls"
case $1 in
  build) exit "${BUILD_STATUS:-0}" ;;
  test) echo "◇ Test run started."; cat "$(dirname "$0")/../output"; exit "${TEST_STATUS:-0}" ;;
esac
"""

# A stub for the test bundle: prints the prepared output of a process.
BUNDLE = """#!/usr/bin/env bash
echo "bundle $*" >>calls
case $3 in --filter) half=one ;; --skip) half=other ;; esac
cat "$half"
. "./$half.sh"
"""

FINE = """◇ Test run started.
✔ Test "a thing is so" passed after 0.001 seconds.
✔ Test run with 1 test in 1 suite passed after 0.1 seconds.
"""
WRONG = """◇ Test run started.
✔ Test "a thing is so" passed after 0.001 seconds.
✘ Test "another is" recorded an issue at ATests.swift:3:5: Expectation failed
↳ a word about it
✘ Test "another is" failed after 0.002 seconds with 1 issue.
✘ Test run with 2 tests in 1 suite failed after 0.1 seconds with 1 issue.
"""
CRASHED = """◇ Test run started.
✔ Test "a thing is so" passed after 0.001 seconds.
✔ Test case passing 1 argument n → 1 to "another is" passed after 0.001 seconds.
"""
NOTHING = """◇ Test run started.
✔ Test run with 0 tests in 0 suites passed after 0.001 seconds.
"""


class TestTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        self.write("Scripts/strict", STRICT)
        self.write("Scripts/browser", "#!/bin/sh\nexit 1\n")
        self.write(".build-strict/debug/UsherPackageTests.xctest", BUNDLE)
        shutil.copy(SCRIPTS / "test", self.root / "Scripts/test")
        self.half("one", FINE)
        self.half("other", FINE)

    def write(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        file.chmod(0o755)

    def half(self, name, output, ending="exit 0"):
        self.write(name, output)
        self.write(f"{name}.sh", ending + "\n")

    def run_tests(self, *arguments, **environment):
        result = subprocess.run(
            [self.root / "Scripts/test", *arguments], capture_output=True, text=True, check=False, timeout=20,
            env={**os.environ, **environment})
        lines = result.stdout.splitlines()
        # The counts are followed by the time, which differs; without a build there are none.
        if lines:
            self.assertRegex(lines[-1], r"^\d+ passed, \d+ failed in \d+ s$")
            lines[-1] = lines[-1].partition(" in ")[0]
        return result.returncode, lines, result.stderr

    @property
    def calls(self):
        return (self.root / "calls").read_text(encoding="utf-8").splitlines()

    def test_the_two_processes_run_complementary_halves(self):
        code, lines, output = self.run_tests()

        self.assertEqual((code, lines[-1]), (0, "2 passed, 0 failed"), output)
        build, *halves = self.calls
        self.assertEqual(build, "strict build --build-tests")
        patterns = {call.split()[3]: call.split()[4] for call in halves}
        self.assertEqual(len(halves), 2)
        self.assertEqual(patterns["--filter"], patterns["--skip"])

    def test_the_processes_run_concurrently_and_print_one_after_the_other(self):
        os.mkfifo(self.root / "rendezvous")
        self.half("one", FINE, "echo here >rendezvous")
        self.half("other", FINE, "read -r _ <rendezvous")

        code, lines, output = self.run_tests()

        self.assertEqual((code, lines[-1]), (0, "2 passed, 0 failed"), output)
        self.assertEqual(lines[:-2], (FINE + FINE).splitlines())

    def browser_test(self, line):
        """Prepares an installed browser and one browser test with a line of code."""
        self.write("Scripts/browser", "#!/bin/sh\nexit 0\n")
        self.write("Tests/Browser/test_page.py", f"""import unittest


class Page(unittest.TestCase):
    def test_opens(self):
        {line}
""")

    def test_the_browser_tests_run_at_the_same_time(self):
        os.mkfifo(self.root / "rendezvous")
        self.browser_test("open('../../rendezvous', 'w').close()")
        self.half("one", FINE, "read -r _ <rendezvous || true")
        self.half("other", FINE)

        code, lines, output = self.run_tests()

        self.assertEqual((code, lines[-1]), (0, "3 passed, 0 failed"), output)

    def test_a_failed_browser_test_is_repeated(self):
        self.browser_test("self.fail()")
        code, lines, _ = self.run_tests()
        self.assertEqual((code, lines[-1]), (1, "2 passed, 1 failed"))
        self.assertRegex(lines[-2], r"^FAIL: test_opens ")

    def test_browser_tests_that_end_without_a_result_are_a_failure(self):
        self.browser_test("import os; os._exit(3)")
        code, lines, _ = self.run_tests()
        self.assertEqual((code, lines[-1]), (1, "2 passed, 1 failed"))

    def test_failures_of_both_processes_are_repeated(self):
        for half in ("one", "other"):
            with self.subTest(half):
                self.setUp()
                self.half(half, WRONG, "exit 1")
                code, lines, _ = self.run_tests()
                self.assertEqual((code, lines[-1]), (1, "2 passed, 1 failed"))
                self.assertEqual(lines[-3:-1], [line for line in WRONG.splitlines()[:-1] if "✘" in line])

    def test_a_crash_of_a_process_is_a_failure_and_the_counts_are_printed(self):
        for half in ("one", "other"):
            with self.subTest(half):
                self.setUp()
                self.half(half, CRASHED, "kill -SEGV $$")
                code, lines, output = self.run_tests()
                self.assertEqual((code, lines[-1]), (1, "2 passed, 1 failed"))
                self.assertIn("a test process crashed: no summary", output)

    def test_a_failing_process_without_failed_tests_is_a_failure(self):
        self.half("other", FINE, "exit 1")
        code, lines, _ = self.run_tests()
        self.assertEqual((code, lines[-1]), (1, "1 passed, 1 failed"))

    def test_a_run_without_tests_is_a_failure(self):
        for half in ("one", "other"):
            with self.subTest(half):
                self.setUp()
                self.half(half, NOTHING, "exit 69")
                code, lines, output = self.run_tests()
                self.assertEqual((code, lines[-1]), (1, "1 passed, 0 failed"))
                self.assertIn("no test ran", output)

    def test_no_tests_run_after_a_failed_build(self):
        code, _, output = self.run_tests(BUILD_STATUS="1")
        self.assertEqual(code, 1)
        self.assertIn("the build failed", output)
        self.assertEqual(self.calls, ["strict build --build-tests"])

    def test_a_filtered_run_uses_one_process(self):
        self.write("output", WRONG)
        code, lines, _ = self.run_tests("--filter", "ATests", TEST_STATUS="1")
        self.assertEqual((code, lines[-1]), (1, "1 passed, 1 failed"))
        self.assertEqual(self.calls, ["strict test --disable-xctest --filter ATests"])

    def test_a_filter_without_matches_is_a_failure(self):
        self.write("output", NOTHING)
        code, lines, output = self.run_tests("--filter", "Nothing")
        self.assertEqual((code, lines[-1]), (1, "0 passed, 0 failed"))
        self.assertIn("no test ran", output)


if __name__ == "__main__":
    unittest.main()
