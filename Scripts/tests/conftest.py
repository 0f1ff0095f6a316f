"""What the tests of the scripts share: a small project in a temporary folder, which a script checks."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(SCRIPTS / "support"))


class Project:
    def __init__(self, root):
        self.root = root

    def write(self, path, content, mode=0o644):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content if isinstance(content, bytes) else content.encode())
        file.chmod(mode)

    def write_all(self, files):
        for path, content in files.items():
            self.write(path, content)

    def read(self, path):
        return (self.root / path).read_text(encoding="utf-8")

    def replace(self, path, old, new):
        assert old in self.read(path)
        self.write(path, self.read(path).replace(old, new))

    def run(self, script, *arguments):
        """The exit status and the output of a script that checks the project."""
        return run(sys.executable, SCRIPTS / script, self.root, *arguments)

    def expect(self, script, code, message, *arguments):
        found, output = self.run(script, *arguments)
        assert found == code, output
        assert message in output


@pytest.fixture
def project(tmp_path):
    return Project(tmp_path.resolve())


def run(*command, **variables):
    """The exit status and the output of a command."""
    result = subprocess.run(
        command, capture_output=True, text=True, check=False, env={**os.environ, **variables})
    return result.returncode, result.stdout + result.stderr


def cases(*table):
    """Parameters from a table whose first column names the case."""
    return [pytest.param(*columns, id=name) for name, *columns in table]
