"""test runs every test once, the browser tests at the same time, and reports the failures of all."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import SCRIPTS, Project

# A stub for `swift build` and `swift test`.
STRICT = """#!/usr/bin/env bash
echo "strict $*" >>"$(dirname "$0")/../calls"
case $1 in
  build) exit "${BUILD_STATUS:-0}" ;;
  test) echo "◇ Test run started."; cat "$(dirname "$0")/../output"; exit "${TEST_STATUS:-0}" ;;
esac
"""

# A stub for the test bundle: prints the prepared output, and in the second process that of one good test.
BUNDLE = """#!/usr/bin/env bash
echo "bundle $*" >>calls
case $* in *--skip*) cat second; exit 0 ;; esac
cat output
. ./ending
"""

FINE = """◇ Test run started.
✔ Test "a thing is so" passed after 0.001 seconds.
✔ Test run with 1 test in 1 suite passed after 0.1 seconds.
"""
SECOND = """✔ Test run with 1 test in 1 suite passed after 0.1 seconds.
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
SKIPPED = "test: browser tests skipped: no Chromium (Scripts/bootstrap --browser installs it)"
NOTHING = """◇ Test run started.
✔ Test run with 0 tests in 0 suites passed after 0.001 seconds.
"""


class Checkout(Project):
    """A checkout whose builds and processes are stubs."""

    def __init__(self, root):
        super().__init__(root)
        self.write("Scripts/strict", STRICT, mode=0o755)
        self.write("Scripts/browser", "#!/bin/sh\nexit 1\n", mode=0o755)
        self.write(".build-strict/debug/UsherPackageTests.xctest", BUNDLE, mode=0o755)
        shutil.copy(SCRIPTS / "test", self.root / "Scripts/test")
        self.bundle(FINE)

    def bundle(self, output, ending="exit 0"):
        self.write("output", output)
        self.write("second", SECOND)
        self.write("ending", ending + "\n")

    def browser_test(self, line):
        """Prepares an installed browser and one browser test with a line of code."""
        self.write("Scripts/browser", "#!/bin/sh\nexit 0\n", mode=0o755)
        self.write("Tests/Browser/test_page.py", f"def test_opens():\n    {line}\n")

    def test(self, *arguments, **variables):
        """The exit status, the lines of the output, and the errors."""
        python = Path(sys.executable).parent
        result = subprocess.run(
            [self.root / "Scripts/test", *arguments], capture_output=True, text=True, check=False, timeout=20,
            env={**os.environ, "PATH": f"{python}:{os.environ['PATH']}", **variables})
        lines = result.stdout.splitlines()
        # The counts are followed by the time, which differs; without a build there are none.
        if lines:
            assert re.match(r"\d+ passed, \d+ failed in \d+ s$", lines[-1])
            lines[-1] = lines[-1].partition(" in ")[0]
        return result.returncode, lines, result.stderr

    @property
    def calls(self):
        return self.read("calls").splitlines()


@pytest.fixture
def checkout(tmp_path):
    return Checkout(tmp_path)


def test_the_bundle_runs_after_the_build(checkout):
    code, lines, output = checkout.test()

    assert code == 0, output
    # The two processes print at the same time.
    assert sorted(lines[:-2]) == sorted([*FINE.splitlines(), *SECOND.splitlines()])
    assert lines[-2:] == [SKIPPED, "2 passed, 0 failed"]
    assert checkout.calls[0] == "strict build --build-tests"
    assert sorted(checkout.calls[1:]) == [
        rf"bundle --testing-library swift-testing {half} ^UsherTests\." for half in ("--filter", "--skip")]


def test_the_browser_tests_run_at_the_same_time(checkout):
    os.mkfifo(checkout.root / "rendezvous")
    checkout.browser_test("open('../../rendezvous', 'w').close()")
    checkout.bundle(FINE, "read -r _ <rendezvous || true")

    code, lines, output = checkout.test()

    assert (code, lines[-1]) == (0, "3 passed, 0 failed"), output


@pytest.mark.parametrize("line, expected", [
    ("assert False", (1, "2 passed, 2 failed")),
    ("import os; os._exit(3)", (1, "2 passed, 1 failed")),
    ("return", (0, "4 passed, 0 failed")),
], ids=["failures", "no result", "successes"])
def test_browser_tests_are_counted(checkout, line, expected):
    checkout.browser_test(f"{line}\n\ndef test_closes():\n    {line}")
    code, lines, _ = checkout.test()
    assert (code, lines[-1]) == expected
    assert ("FAILED test_page.py::test_closes - assert False" in lines[-3:]) == (line == "assert False")


def test_failures_are_repeated(checkout):
    checkout.bundle(WRONG, "exit 1")
    code, lines, _ = checkout.test()
    assert (code, lines[-1]) == (1, "2 passed, 1 failed")
    assert lines[-3:-1] == [line for line in WRONG.splitlines()[:-1] if "✘" in line]


def test_a_crash_is_a_failure_and_the_counts_are_printed(checkout):
    checkout.bundle(CRASHED, "kill -SEGV $$")
    code, lines, output = checkout.test()
    assert (code, lines[-1]) == (1, "2 passed, 1 failed")
    assert "the tests crashed: no summary" in output


def test_a_failing_process_without_failed_tests_is_a_failure(checkout):
    checkout.bundle(FINE, "exit 1")
    code, lines, _ = checkout.test()
    assert (code, lines[-1]) == (1, "1 passed, 1 failed")


def test_a_run_without_tests_is_a_failure(checkout):
    checkout.bundle(NOTHING, "exit 69")
    code, lines, output = checkout.test()
    assert (code, lines[-1]) == (1, "1 passed, 0 failed")
    assert "no test ran" in output


def test_no_tests_run_after_a_failed_build(checkout):
    code, _, output = checkout.test(BUILD_STATUS="1")
    assert code == 1
    assert "the build failed" in output
    assert checkout.calls == ["strict build --build-tests"]


def test_a_filtered_run_builds_and_runs_with_swift_test(checkout):
    checkout.write("output", WRONG)
    code, lines, _ = checkout.test("--filter", "ATests", TEST_STATUS="1")
    assert (code, lines[-1]) == (1, "1 passed, 1 failed")
    assert checkout.calls == ["strict test --disable-xctest --filter ATests"]


def test_a_filter_without_matches_is_a_failure(checkout):
    checkout.write("output", NOTHING)
    code, lines, output = checkout.test("--filter", "Nothing")
    assert (code, lines[-1]) == (1, "0 passed, 0 failed")
    assert "no test ran" in output
