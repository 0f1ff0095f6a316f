"""check-api compares the public API with the recorded one."""

import json

import pytest


def write_graph(project, module, *names):
    symbols = [
        {
            "identifier": {"precise": name}, "pathComponents": name.split("."), "kind": {"identifier": "swift.struct"},
            "declarationFragments": [{"spelling": f"struct {name}"}],
        }
        for name in names
    ]
    links = [
        {"kind": "conformsTo", "source": name, "target": "x", "targetFallback": f"Swift.{parent}"}
        for name in names
        for parent in ("Sendable", "Copyable")
    ]
    project.write(f"graphs/{module}.symbols.json", json.dumps({"symbols": symbols, "relationships": links}))


@pytest.fixture
def expect(project):
    """Checks the graphs of a project whose API is recorded."""

    def expect(code, message, *arguments):
        project.expect("check-api", code, message, "--graphs", project.root / "graphs", *arguments)

    write_graph(project, "UsherCore", "Instant")
    write_graph(project, "Usher", "Modal", "Popup")
    write_graph(project, "UsherLimits", "Limit")
    write_graph(project, "UsherCampaigns", "Campaign")
    write_graph(project, "UsherPresets", "Toast")
    write_graph(project, "UsherTesting", "Probe")
    expect(0, "api: fine (7 public declarations)", "--write")
    return expect


def test_an_unchanged_api_passes(project, expect):
    expect(0, "api: fine (7 public declarations)")
    recorded = project.read("Documentation/API/Usher.txt")
    assert recorded == "Modal | struct Modal: Sendable\nPopup | struct Popup: Sendable\n"


def test_added_and_removed_declarations_are_reported(project, expect):
    write_graph(project, "Usher", "Alert", "Modal")
    expect(1, "Usher: +Alert | struct Alert: Sendable")
    expect(1, "Usher: -Popup | struct Popup: Sendable")


def test_usher_has_the_exported_types_of_the_core_with_their_members(project, expect):
    def recorded(module):
        return [line.split(" | ")[0] for line in project.read(f"Documentation/API/{module}.txt").splitlines()]

    write_graph(project, "UsherCore", "Instant", "Instant.now", "Instants", "Page")
    exported = "// Types.\n@_exported import struct UsherCore.Instant\n@_exported import enum UsherCore.Page\n"
    project.write("Sources/Usher/Exports.swift", exported)
    expect(1, "Usher: +Instant.now | struct Instant.now: Sendable")
    expect(0, "api: fine (10 public declarations)", "--write")
    assert recorded("Usher") == ["Instant", "Instant.now", "Modal", "Page", "Popup"]
    assert recorded("UsherCore") == ["Instant", "Instant.now", "Instants", "Page"]


def test_an_exported_type_that_does_not_exist_is_reported(project, expect):
    project.write("Sources/Usher/Exports.swift", "@_exported import struct UsherCore.Gone\n")
    expect(1, "Sources/Usher/Exports.swift: UsherCore has no public Gone")


def test_an_unrecorded_module_is_reported(project, expect):
    (project.root / "Documentation/API/Usher.txt").unlink()
    expect(1, "Documentation/API/Usher.txt: missing")
