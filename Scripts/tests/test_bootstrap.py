"""bootstrap removes what holds the path of a checkout that has been copied or moved, and says whether
the browser tests will run."""

import hashlib
import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

SCRIPTS = Path(__file__).resolve().parent.parent
CACHES = [".build/debug/ModuleCache", ".build-strict/debug/ModuleCache", "Benchmarks/.build/release/ModuleCache"]


class MovedCheckoutTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name).resolve()
        self.root = self.folder / "first"
        (self.root / "Scripts").mkdir(parents=True)
        shutil.copy(SCRIPTS / "bootstrap", self.root / "Scripts")
        # Apple systems need no packages and no fonts, so that nothing is installed here.
        (self.folder / "bin").mkdir()
        (self.folder / "bin/uname").write_text("#!/bin/sh\necho Darwin\n")
        (self.folder / "bin/uname").chmod(0o755)

    def bootstrap(self, root, *arguments):
        path = f"{self.folder / 'bin'}:{os.environ['PATH']}"
        subprocess.run([root / "Scripts/bootstrap", *arguments], env={**os.environ, "PATH": path}, check=True)

    def build(self, root):
        for cache in CACHES:
            (root / cache).mkdir(parents=True, exist_ok=True)
            (root / cache / "Shims.pcm").write_text("compiled")
            (root / cache).with_name("main.o").write_text("compiled")

    def caches(self, root):
        return [cache for cache in CACHES if (root / cache).exists()]

    def test_the_caches_of_a_checkout_that_stays_are_kept(self):
        self.bootstrap(self.root)
        self.build(self.root)
        self.bootstrap(self.root)
        self.assertEqual(self.caches(self.root), CACHES)

    def test_a_copied_and_a_moved_checkout_lose_their_caches_and_nothing_else(self):
        self.bootstrap(self.root)
        self.build(self.root)
        copy = shutil.copytree(self.root, self.folder / "copy")
        self.bootstrap(copy)
        self.assertEqual(self.caches(copy), [])
        self.assertEqual(len(list(copy.glob("**/main.o"))), len(CACHES))
        self.build(copy)
        self.bootstrap(copy)
        self.assertEqual(self.caches(copy), CACHES)
        moved = self.root.rename(self.folder / "second")
        self.bootstrap(moved)
        self.assertEqual(self.caches(moved), [])

    def test_caches_of_an_unknown_checkout_are_removed(self):
        self.build(self.root)
        self.bootstrap(self.root)
        self.assertEqual(self.caches(self.root), [])

    def test_a_check_changes_nothing(self):
        self.build(self.root)
        self.bootstrap(self.root, "--check")
        self.assertEqual(self.caches(self.root), CACHES)


class BrowserTests(unittest.TestCase):
    """With a PATH of its own, in which nothing is missing except perhaps a Chromium."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root, self.bin = Path(folder.name) / "root", Path(folder.name) / "bin"
        (self.root / "Scripts").mkdir(parents=True)
        for name in ("bootstrap", "browser"):
            shutil.copy(SCRIPTS / name, self.root / "Scripts")
        (self.root / "Understudy/Fonts").mkdir(parents=True)
        (self.root / "Understudy/Fonts/Any.otf").write_text("font")
        sum = hashlib.sha256(b"font").hexdigest()
        (self.root / "Scripts/fonts.sha256").write_text(f"{sum}  Any.otf\n")
        self.bin.mkdir()
        for name in ("bash", "cat", "dirname", "find", "grep", "mkdir", "rm", "sed", "sha256sum",
                     "sort", "stat", "tr"):
            (self.bin / name).symlink_to(shutil.which(name))
        self.add_command("uname", "echo Linux")
        for name in ("swift", "pkg-config", "python3"):
            self.add_command(name)

    def add_command(self, name, body="exit 0"):
        (self.bin / name).write_text(f"#!/bin/sh\n{body}\n")
        (self.bin / name).chmod(0o755)

    def bootstrap(self, *arguments):
        done = subprocess.run([self.root / "Scripts/bootstrap", *arguments], env={"PATH": str(self.bin)},
                              capture_output=True, text=True, check=True)
        return done.stdout

    def test_a_check_says_which_chromium_will_be_used(self):
        self.add_command("chromium")
        self.assertIn(f"make test runs them in {self.bin / 'chromium'}\n", self.bootstrap("--check"))

    def test_a_check_says_that_there_is_no_chromium(self):
        self.assertIn("make test skips them, because there is no Chromium", self.bootstrap("--check"))

    def test_the_chromium_is_named_when_one_is_asked_for(self):
        self.add_command("chromium")
        self.assertIn("make test runs them in", self.bootstrap("--browser"))

    def test_nothing_is_said_if_nothing_is_installed(self):
        self.assertEqual(self.bootstrap(), "")

    def test_what_an_installation_leaves_out_is_said(self):
        (self.bin / "python3").unlink()
        self.add_command("apt-get")
        self.add_command("env")
        self.add_command("id", "echo 0")
        self.add_command("mktemp", f"echo {self.root}/log")
        self.assertIn("make test skips them", self.bootstrap())


if __name__ == "__main__":
    unittest.main()
