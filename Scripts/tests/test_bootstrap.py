"""bootstrap removes what holds the path of a checkout that has been copied or moved, installs the Python
packages once, and says whether the browser tests will run."""

import hashlib
import os
import shutil

import pytest
from conftest import SCRIPTS, run

CACHES = [".build/debug/ModuleCache", ".build-strict/debug/ModuleCache", "Benchmarks/.build/release/ModuleCache"]


def add_command(folder, name, body="exit 0"):
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(f"#!/bin/sh\n{body}\n")
    (folder / name).chmod(0o755)


# MARK: Moved checkouts


@pytest.fixture
def checkout(tmp_path):
    root = tmp_path / "first"
    (root / "Scripts").mkdir(parents=True)
    shutil.copy(SCRIPTS / "bootstrap", root / "Scripts")
    # Apple systems need no packages and no fonts, so that nothing is installed here.
    add_command(tmp_path / "bin", "uname", "echo Darwin")
    return root


def bootstrap(root, *arguments):
    code, output = run(
        root / "Scripts/bootstrap", *arguments, PATH=f"{root.parent / 'bin'}:{os.environ['PATH']}")
    assert code == 0, output


def build(root):
    for cache in CACHES:
        (root / cache).mkdir(parents=True, exist_ok=True)
        (root / cache / "Shims.pcm").write_text("compiled")
        (root / cache).with_name("main.o").write_text("compiled")


def caches(root):
    return [cache for cache in CACHES if (root / cache).exists()]


def test_the_caches_of_a_checkout_that_stays_are_kept(checkout):
    bootstrap(checkout)
    build(checkout)
    bootstrap(checkout)
    assert caches(checkout) == CACHES


def test_a_copied_and_a_moved_checkout_lose_their_caches_and_nothing_else(checkout):
    bootstrap(checkout)
    build(checkout)
    copy = shutil.copytree(checkout, checkout.parent / "copy")
    bootstrap(copy)
    assert caches(copy) == []
    assert len(list(copy.glob("**/main.o"))) == len(CACHES)
    build(copy)
    bootstrap(copy)
    assert caches(copy) == CACHES
    moved = checkout.rename(checkout.parent / "second")
    bootstrap(moved)
    assert caches(moved) == []


@pytest.mark.parametrize("arguments, kept", [([], []), (["--check"], CACHES)], ids=["removed", "a check changes nothing"])
def test_the_caches_of_an_unknown_checkout(checkout, arguments, kept):
    build(checkout)
    bootstrap(checkout, *arguments)
    assert caches(checkout) == kept


# MARK: A system


class System:
    """A checkout with a PATH of its own, in which nothing is missing except perhaps a Chromium."""

    def __init__(self, folder):
        self.root, self.bin = folder / "root", folder / "bin"
        (self.root / "Scripts").mkdir(parents=True)
        for name in ("bootstrap", "browser"):
            shutil.copy(SCRIPTS / name, self.root / "Scripts")
        (self.root / "Understudy/Fonts").mkdir(parents=True)
        (self.root / "Understudy/Fonts/Any.otf").write_text("font")
        (self.root / "Scripts/fonts.sha256").write_text(f"{hashlib.sha256(b'font').hexdigest()}  Any.otf\n")
        (self.root / "Scripts/requirements.txt").write_text("some-package\n")
        self.add("uname", "echo Linux")
        for name in ("bash", "cat", "cmp", "cp", "dirname", "find", "grep", "mkdir", "rm", "sed", "sha256sum", "sort",
                     "stat", "tail", "tr"):
            (self.bin / name).symlink_to(shutil.which(name))
        for name in ("swift", "pkg-config"):
            self.add(name)
        # Makes an environment whose Python writes the arguments of pip into a file.
        self.calls = self.root / "calls"
        self.add("python3", f"""[ "$1" = -m ] || exit 0
mkdir -p "$3/bin"
echo '#!/bin/sh\necho "$*" >>{self.calls}' >"$3/bin/python3"
cd "$3/bin" && /bin/chmod +x python3""")
        self.bootstrap()

    def add(self, name, body="exit 0"):
        add_command(self.bin, name, body)

    def bootstrap(self, *arguments, code=0):
        found, output = run("env", "-i", f"PATH={self.bin}", self.root / "Scripts/bootstrap", *arguments)
        assert found == code, output
        return output


@pytest.fixture
def system(tmp_path):
    return System(tmp_path)


def test_python_packages_are_installed_once_and_when_the_list_changes(system):
    system.bootstrap()
    assert system.calls.read_text().count("-m pip install") == 1
    (system.root / "Scripts/requirements.txt").write_text("another-package\n")
    assert "missing Python packages" in system.bootstrap("--check", code=1)
    system.bootstrap()
    assert system.calls.read_text().count("-m pip install") == 2


def test_a_failed_installation_of_python_packages_is_a_warning_and_is_tried_again(system):
    (system.root / "Scripts/requirements.txt").write_text("another-package\n")
    system.add("python3", "[ $1 = -c ] || { echo no network; exit 1; }")
    for _ in range(2):
        assert "no network\nbootstrap: warning: pip could not install" in system.bootstrap()


def test_a_python_that_cannot_make_an_environment_lacks_a_package(system):
    (system.root / "Scripts/requirements.txt").write_text("another-package\n")
    system.add("python3", "exit 1")
    assert "missing packages: python3-venv\n" in system.bootstrap("--check", code=1)


@pytest.mark.parametrize("argument", ["--check", "--browser"])
def test_the_chromium_that_will_be_used_is_named(system, argument):
    system.add("chromium")
    assert f"make test runs them in {system.bin / 'chromium'}\n" in system.bootstrap(argument)


def test_a_check_says_that_there_is_no_chromium(system):
    assert "make test skips them, because there is no Chromium" in system.bootstrap("--check")


def test_nothing_is_said_if_nothing_is_installed(system):
    assert system.bootstrap() == ""


def test_what_an_installation_leaves_out_is_said(system):
    (system.bin / "python3").unlink()
    system.add("apt-get")
    system.add("env")
    system.add("id", "echo 0")
    system.add("mktemp", f"echo {system.root}/log")
    assert "make test skips them" in system.bootstrap()
