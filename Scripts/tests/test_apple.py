"""check-apple's rules for versions and errors."""

import json

import apple_diagnostics as diagnostics
import apple_swiftui as swiftui
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


# MARK: SwiftUI


def declaration(symbol, name, kind="func_decl", owner="", head="", since=None, is_required=False):
    return swiftui.Declaration(symbol, name, owner, kind, "/a.swift", 1, head, since, is_required)


def node(kind, symbol, start, end, name, args=None, **more):
    labels = {} if args is None else {"args": args}
    return {
        "_kind": kind, "usr": symbol, "access": "public", "range": {"start": start, "end": end},
        "name": {"base_name": {"name": name}, **labels}, **more,
    }


def test_the_declarations_of_a_tree_have_names_of_types_and_heads():
    text = "public struct A: P { public func f(_ a: B) {} }\nextension A { var body: C { C() } }\n"
    method = node("func_decl", "s:1MA1f", 28, 44, "f", args=[""])
    witness = node("var_decl", "s:1MA4body", 66, 66, "body")
    extension = {"_kind": "extension_decl", "extended_type": "$s1MAD", "members": [witness]}
    protocol = node("protocol", "s:1MP", 0, 1, "P", members=[
        node("var_decl", "s:1MP4body", 0, 1, "body"),
        node("func_decl", "s:1MP1g", 0, 1, "g", access="internal"),
    ])
    items = [node("struct_decl", "s:1MA", 7, 46, "A", members=[method]), extension, protocol]
    output = "warning: none\n" + json.dumps(
        {"_kind": "source_file", "filename": "/a.swift", "items": items}, separators=(",", ":"))
    found = swiftui.declarations(output, {"/a.swift": text}.get)
    assert [(d.name, d.line) for d in found.values()] == [("A", 1), ("A.f(_:)", 1), ("P", 1), ("P.body", 1)]
    assert found["s:1MA"].head == "public struct A: P "


def test_a_mark_of_a_version_counts_for_the_members():
    text = '@available(*, deprecated, message: "since iOS 17.4") public struct A { public func f() {} }'
    attribute = {"_kind": "available_attr", "range": {"start": 1, "end": text.index(")")}}
    method = node("func_decl", "s:1MA1f", text.index("func"), len(text) - 3, "f", args=[])
    struct = node(
        "struct_decl", "s:1MA", text.index("struct"), len(text) - 1, "A", attrs=[attribute], members=[method])
    output = json.dumps(
        {"_kind": "source_file", "filename": "/a.swift", "items": [struct]}, separators=(",", ":"))
    found = swiftui.declarations(output, {"/a.swift": text}.get)
    assert {d.name: d.since for d in found.values()} == {"A": (17, 4), "A.f()": (17, 4)}


@pytest.mark.parametrize("text, lines", cases(
    ("a table is right", "declaration\tiOS\tsymbol\tsource\na\t13\ts:a\tb\n", []),
    ("a column is missing", "declaration\tiOS\tsymbol\na\t13\ts:a\tb\n", [1]),
    ("a value is empty", "declaration\tiOS\tsymbol\tsource\na\t13\ts:a\t\n", [2]),
    ("a symbol is there twice", "declaration\tiOS\tsymbol\tsource\na\t13\ts:a\tb\na\t14\ts:a\tb\n", [3]),
))
def test_a_row_of_the_table_has_all_values_and_its_own_symbol(text, lines):
    assert [mistake.line for mistake in swiftui.table(text, "/a.tsv")[1]] == lines


ROW = "declaration\tiOS\tsymbol\tsource\na\t17\ts:a\tb\n"


@pytest.mark.parametrize("found, mistakes", cases(
    ("what is new is marked", [declaration("s:a", "a", since=(17, 0))], []),
    ("what is new is not marked", [declaration("s:a", "a")], ["must be marked"]),
    ("it is marked by another version", [declaration("s:a", "a", since=(18, 0))], ["must be marked"]),
    ("it has another name", [declaration("s:a", "b", since=(17, 0))], ["is called a"]),
    ("it has other types", [declaration("s:b", "a", since=(17, 0))], ["has no row", "no declaration has"]),
))
def test_each_declaration_has_a_row_and_each_row_a_declaration(found, mistakes):
    rows, _ = swiftui.table(ROW, "/a.tsv")
    found = swiftui.source_mistakes({d.symbol: d for d in found}, rows, (16, 0), "/a.tsv")
    assert all(text in str(mistake) for mistake, text in zip(found, mistakes, strict=True))


@pytest.mark.parametrize("mentioned, names", cases(
    ("nothing is mentioned", [], ["A", "A.f(_:)", "A.wrappedValue", "B", "B.Body", "C", "C.red", "C.blue"]),
    ("a member needs its type, and that its protocol", ["s:Af"], ["C.blue"]),
    ("a protocol needs what it requires", ["s:B"],
     ["A", "A.f(_:)", "A.wrappedValue", "C", "C.red", "C.blue"]),
))
def test_a_declaration_that_nothing_needs_is_found(mentioned, names):
    found = [
        declaration("s:A", "A", "struct_decl", head="public struct A: B "),
        declaration("s:Af", "A.f(_:)", owner="s:A", head="public func f(_ c: C = .red) "),
        declaration("s:Aw", "A.wrappedValue", "var_decl", owner="s:A"),
        declaration("s:B", "B", "protocol", head="public protocol B "),
        declaration("s:BB", "B.Body", "associated_type_decl", owner="s:B", is_required=True),
        declaration("s:C", "C", "struct_decl", head="public struct C "),
        declaration("s:Cr", "C.red", "var_decl", owner="s:C", head="public static let red = C()"),
        declaration("s:Cb", "C.blue", "var_decl", owner="s:C", head="public static let blue = C()"),
    ]
    found = {d.symbol: d for d in found}
    unused = {mistake.message.partition(": ")[0] for mistake in swiftui.unused(found, set(mentioned))}
    assert unused == set(names)


@pytest.mark.parametrize("text, is_imported", [
    ("import SwiftUI\n", True),
    ("#if canImport(SwiftUI)\n  @_exported public import SwiftUI\n#endif\n", True),
    ("import SwiftUIX\n// import SwiftUI, or not\n", False),
])
def test_code_that_imports_swiftui_is_found(tmp_path, text, is_imported):
    file = tmp_path / "A.swift"
    file.write_text(text, encoding="utf-8")
    assert swiftui.is_imported([file]) == is_imported


def test_the_symbols_of_swiftui_are_found_in_a_tree():
    output = '{"decl_usr":"s:7SwiftUI4TextV","type_usr":"$sSbD","other":"s:7SwiftUI1A","third":"s:5UsherA"}'
    assert swiftui.symbols(output) == {"s:7SwiftUI4TextV", "s:7SwiftUI1A"}
