"""check-apple's rules for versions and errors."""

import apple_diagnostics as diagnostics
import pytest
from conftest import cases


@pytest.mark.parametrize("text, lines", cases(
    ("a condition holds in its block only", "a\nif #available(iOS 17, *) {\n  b\n}\nc\n", [2, 3, 4]),
    ("a guard holds to the end of the block",
     "func a() {\n  guard #available(iOS 17.0, *) else {\n    return\n  }\n  b\n}\nc\n", [4, 5, 6]),
    ("an attribute holds in its declaration",
     "@available(iOS 17, *)\nfunc a(\n  b: B\n) {\n  c\n}\nd\n", [1, 2, 3, 4, 5, 6]),
    ("a comment is no condition", "// if #available(iOS 17, *) {\na {\n}\n", []),
))
def test_the_lines_in_which_api_of_ios_17_may_be_used(text, lines):
    versions = diagnostics.available_versions(text)
    assert [line for line, version in sorted(versions.items()) if version == (17, 0)] == lines


@pytest.mark.parametrize("since, available, message", [
    ("", (16, 0), None),
    ("", (17, 0), "'a' was deprecated in iOS 17.0"),
    ("since iOS 16.4, ", (16, 0), "'a' is only available in iOS 16.4 or newer"),
    ("since iOS 16.4, ", (16, 4), None),
    ("since iOS 16.4, ", (18, 0), "'a' was deprecated in iOS 17.0"),
])
def test_a_deprecation_counts_from_its_version_on(since, available, message):
    reported = f"'a' is deprecated: {since}deprecated in iOS 17.0"
    assert diagnostics.wrong_version(reported, available) == message


def test_versions_in_expansions_of_macros_and_extensions_are_not_mistakes():
    output = (
        "/a/@__swiftmacro_1.swift:1:2: warning: 'a' is deprecated: since iOS 17.0 [#DeprecatedDeclaration]\n"
        "/a/b.swift:1:2: warning: 'a' is deprecated: unavailable in app extensions\n"
        "/a/@__swiftmacro_1.swift:3:2: error: wrong\n"
    )
    found = diagnostics.mistakes(diagnostics.read(1, output), (16, 0))
    assert [str(mistake) for mistake in found] == ["/a/@__swiftmacro_1.swift:3:2: error: wrong"]


PROJECT = """options:
  deploymentTarget:
    iOS: "16.0"
targets:
  A:
    platform: iOS
  # A comment.
  B:
    deploymentTarget: "17.0"
    platform: iOS
schemes:
"""


@pytest.mark.parametrize("target, version", [("A", (16, 0)), ("B", (17, 0))])
def test_the_deployment_version_of_a_target_is_read(target, version):
    assert diagnostics.project_deployment(PROJECT, target) == version


@pytest.mark.parametrize("platform, version", [("v16", (16, 0)), ("v17_4", (17, 4))])
def test_the_deployment_version_of_a_package_is_read(platform, version):
    assert diagnostics.package_deployment(f"platforms: [.iOS(.{platform})],") == version


@pytest.mark.parametrize("code, output, errors", [
    (1, "<unknown>:0: error: no module\n", ["error: no module"]),
    (139, "Stack dump:", ["error: the compiler failed: Stack dump:"]),
    (0, "", []),
])
def test_an_error_without_a_place_is_reported(code, output, errors):
    assert [str(found) for found in diagnostics.read(code, output)] == errors
