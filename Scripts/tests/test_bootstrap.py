"""bootstrap removes what holds the path of a checkout that has been copied or moved."""

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


if __name__ == "__main__":
    unittest.main()
