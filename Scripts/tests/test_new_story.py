"""new-story adds a story that builds to the gallery."""

import shutil

import pytest
from conftest import SCRIPTS, run

REGISTRY = "Gallery/Stories/Story/Story+All.swift"


@pytest.fixture
def new_story(project):
    project.write("Scripts/new-story", "")
    shutil.copy(SCRIPTS / "new-story", project.root / "Scripts/new-story")
    project.write(REGISTRY, "  static let all = [\n    .first,\n    // The next story goes above this line.\n  ]\n")
    return lambda name: run("bash", project.root / "Scripts/new-story", name, LC_ALL="C")


def test_the_story_is_written_and_registered(project, new_story):
    assert new_story("queue/holiday-sale-2")[0] == 0
    text = project.read("Gallery/Stories/Queue/QueueHolidaySale2.swift")
    assert "static let queueHolidaySale2 = Story(" in text
    assert 'name: "holiday-sale-2"' in text
    assert 'Words("Holiday sale 2"' in text
    assert "    .first,\n    .queueHolidaySale2,\n    // The next" in project.read(REGISTRY)


def test_existing_files_are_not_overwritten(new_story):
    assert new_story("queue/foo")[0] == 0
    code, message = new_story("queue/foo")
    assert code == 64
    assert "Gallery/Stories/Queue/QueueFoo.swift already exists" in message


@pytest.mark.parametrize("name", ["", "foo", "queue/", "queue/Foo", "queue/a--b", "kitchen/foo", "queue/a/b"])
def test_invalid_names_are_refused(new_story, name):
    assert new_story(name)[0] == 64
