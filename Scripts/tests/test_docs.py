"""check-docs, and grouped.py, which reports declarations in groups that DocC has generated."""

import json

import pytest
from conftest import cases

FACTS, CONTRACT_TEST = "Understudy/Documentation/UIKitFacts.md", "Understudy/Tests/ContractTests/A.swift"
OTHER_TEST = "Understudy/Tests/ContractTests/B.swift"


@pytest.fixture
def expect(project):
    project.write_all({FACTS: "# Facts\n\n- W1 · A fact · a source · high\n", CONTRACT_TEST: "  @Test func `W1: in front`() {\n"})

    def expect(code, message, *symbols):
        links = [{"kind": "requirementOf", "source": "A.required()", "target": "A"}]
        graph = {"symbols": symbols, "relationships": links}
        project.write("graphs/UsherCore.symbols.json", json.dumps(graph))
        project.expect("check-docs", code, message, "--graphs", project.root / "graphs")

    return expect


def symbol(project, path, kind="swift.method", **more):
    location = {"uri": f"file://{project.root}/Sources/UsherCore/A.swift", "position": {"line": 4}}
    return {
        "identifier": {"precise": path}, "kind": {"identifier": kind}, "pathComponents": path.split("."),
        "declarationFragments": [{"spelling": "func a()"}], "location": location, **more,
    }


def test_complete_documentation_passes(project, expect):
    documented = symbol(project, "A.required()", docComment={"lines": []})
    project.write("README.md", f"# One\n[facts]({FACTS}#facts), [one](#one)\n")
    expect(0, "docs: fine", documented, symbol(project, "A.left_to_swift_format()"))


@pytest.mark.parametrize("name, more", [
    ("A.a", {"kind": "swift.enum.case"}), ("A.B", {"kind": "swift.associatedtype"}), ("A.required()", {}),
    ("A.a()", {"accessLevel": "open"}),
], ids=["a case", "an associated type", "a requirement", "an open method"])
def test_a_missing_doc_comment_is_caught(project, expect, name, more):
    expect(1, f"Sources/UsherCore/A.swift:5: {name} has no doc comment", symbol(project, name, **more))


@pytest.mark.parametrize("files, message", cases(
    ("a fact without a line", {OTHER_TEST: "\n  func `V2, W1: appears`() {\n"}, f"ContractTests/B.swift:2: V2 has no line in {FACTS}"),
    ("a fact that a test holds in every system", {FACTS: "- W1 · since iOS 26 · A · b · high\n"},
     f"{CONTRACT_TEST}:1: W1 holds since iOS 26 in {FACTS}"),
    ("a fact that a test holds in other systems", {CONTRACT_TEST: "  @Test func `W1, until iOS 18: in front`() {\n"},
     f"{CONTRACT_TEST}:1: W1 holds in every system in {FACTS}"),
    ("a fact without a test", {FACTS: "- W1 · A · b · high\n- W9 · A · b · low\n"}, f"{FACTS}:2: no contract test names W9"),
    ("a fact whose chapter has two letters",
     {FACTS: "- W1 · A · b · high\n- SV9 · A · b · low\n", OTHER_TEST: "\n  func `TV2: scrolls`() {\n"},
     f"{FACTS}:2: no contract test names SV9"),
    ("a link that leads nowhere", {"README.md": "\nSee [that](Documentation/Gone.md).\n"},
     "README.md:2: the link to Documentation/Gone.md: File not found"),
    ("a link that leads outside", {"a/A.md": "[folder](../..)\n"}, "leads outside the project"),
    ("an anchor that is no heading", {"README.md": f"[one]({FACTS}#two)\n"}, f"README.md:1: the link to {FACTS}#two: Cannot find fragment"),
    ("an example that no document shows",
     {"Snippets/A.swift": "// snippet.one\nlet a = 1\n// snippet.two\nlet b = 2\n", "README.md": "```swift\nlet a = 1\n```\n"},
     "Snippets/A.swift, slice two is in no document\n"),
    ("a missing example", {"A.md": "`Tests/AppTests/Example/A.swift`\n"}, "A.md: there is no Tests/AppTests/Example/A.swift"),
))
def test_a_problem_is_reported(project, expect, files, message):
    expect(0, "docs: fine")
    project.write_all(files)
    expect(1, message)


def test_a_block_that_is_no_compiled_example_is_caught(project, expect):
    project.write_all({
        "Snippets/A.swift": "func f() {\n  // snippet.one\n  let a = 1\n  // snippet.end\n}\n",
        "Tests/AppTests/Example/B.swift": "let b = [1, 2]\n",
        "README.md": "```swift\nlet a = 1\n```\n",
        "Sources/A/A.docc/A.md": "`Tests/AppTests/Example/B.swift`\n```swift\nlet b = [1]\n```\n",
        "Understudy/README.md": "```swift\nlet c = 1\n```\n",
    })
    hint = "--write replaces it by Tests/AppTests/Example/B.swift\n"
    expect(1, f"Sources/A/A.docc/A.md:2: the block is no compiled example; {hint}")
    project.expect("check-docs", 0, "docs: wrote Sources/A/A.docc/A.md\n", "--write")
    expect(0, "docs: fine")


def test_a_readme_of_more_than_200_lines_is_reported(project, expect):
    project.write("README.md", "# A\n" + "\n" * 199)
    expect(0, "docs: fine")
    project.write("README.md", "# A\n" + "\n" * 200)
    expect(1, "README.md has 201 lines")


def test_17_lines_of_swift_are_too_many_in_the_readme_and_26_elsewhere(project, expect):
    for number, count in enumerate((16, 17, 25, 26)):
        project.write(f"Snippets/{number}.swift", "let a = 1\n" * count)
    block = "```swift\n" + "let a = 1\n" * 17 + "```\n"
    project.write("README.md", block.replace("let a = 1\n", "", 1) + block)
    project.write("B.md", block.replace("let", "let a = 1\n" * 8 + "let", 1))
    expect(1, "README.md:19: the block has 17 lines; 16 are the most\nSnippets/3.swift is in no document")
    project.write("B.md", block.replace("let", "let a = 1\n" * 9 + "let", 1))
    expect(1, "B.md:1: the block has 26 lines; 25 are the most")


def test_a_table_of_priorities_with_another_number_is_reported(project, expect):
    values = "static let high: PopupPriority = 9\n  static let low: PopupPriority = -1\n"
    project.write("Sources/UsherCore/Queue/PopupPolicies.swift", values)
    table = "| priority | `.high` | `.low`, the default |\n|---|---|---|\n| number | 9 | -1 |\n"
    project.write("README.md", table)
    expect(0, "docs: fine")
    project.write("A.md", table.replace("9", "8"))
    expect(1, "A.md: the priorities are high 9, low -1: Sources/UsherCore/Queue/PopupPolicies.swift\n")


AWAITED = "\nlet a = await page.usher.popups.show(voucher)\n  .value\n"


@pytest.mark.parametrize("path, text", [
    ("Gallery/A.swift", AWAITED), ("Snippets/A.swift", AWAITED), ("Tests/ATests/A.swift", AWAITED),
    ("Sources/Usher/A.swift", "/// ```swift\n/// await center.show(Popup(box))\n/// ```\n"),
    ("Sources/Usher/Usher.docc/A.md", f"  ```swift{AWAITED}  ```\n"),
])
def test_an_awaited_show_without_its_outcome_is_reported(project, expect, path, text):
    project.write(path, text)
    expect(1, f"{path}:2: the show is awaited without its outcome")


def test_an_awaited_outcome_passes(project, expect):
    project.write(
        "Tests/ATests/A.swift",
        "let a = await center.show(Popup(box)).outcome\n"
        "let b = await SystemAlert(\"A\").button(\"B\")\n  .show() // C\n"
        "  .outcome(dismissingOnCancellation: true).value\n"
        "let c = await Popup<Int> { _ in box }.show().outcome\n"
        "await perform(center.show(Popup(box)))\n"
        "await MainActor.run { center.show(Popup(box)) }\n"
        "// await center.show(Popup(box))\n",
    )
    expect(0, "docs: fine")


@pytest.mark.parametrize("summary, missing", [
    ("It lists 3\nfeatures: it has 2, 0 in part, and 1 not. 1 requests.", None),
    ("It lists 4 features: it has 2, 0 in part, and 1 not. 1 requests.", "lists 3 features"),
    ("It lists 3 features: it has 3, 0 in part, and 0 not. 1 requests.", "it has 2, 0 in part, and 1 not"),
    ("It lists 3 features: it has 2, 0 in part, and 1 not. 2 requests.", "1 requests"),
], ids=["right", "features", "answers", "requests"])
def test_the_numbers_of_the_comparison_are_those_of_the_table(project, expect, summary, missing):
    project.write("Documentation/Comparison.md", summary + "\n")
    project.write(
        "Documentation/Comparison/Features.md",
        "# A\n\n## B\n\n| a | – | yes | c |\n| b | – | yes | c |\n| c | X (Y) | no | c |\n\n"
        "## Requests\n\n| 1 | A | yes | c |\n")
    if missing:
        expect(1, f"Documentation/Comparison.md: does not say “{missing}”, the number in Features.md")
    else:
        expect(0, "docs: fine")


def test_more_words_than_the_budget_are_reported(project, expect):
    project.write_all({
        "A.md": "word and word - \n" * 6_666 + "word word\n", "B.md": "```\nno word\n```\n| no | word |\n",
        "Tests/Mutations.md": "no word\n",
    })
    expect(0, "20,000 words)")
    project.write("B.md", "word\n")
    expect(1, "the documentation has 20,001 words; 20,000 are the most")


@pytest.mark.parametrize("more, code, message", [
    ({"generated": True}, 1, "Usher: Forgotten is in no topic group of the module's page"), ({}, 0, ""),
], ids=["without a group", "in a group"])
def test_the_groups_of_declarations(project, more, code, message):
    page = {
        "metadata": {"title": "Usher"},
        "topicSections": [{"title": "Structures", "identifiers": ["doc:A"], **more}],
        "references": {"doc:A": {"title": "Forgotten"}},
    }
    project.write("data/documentation/usher.json", json.dumps(page))
    project.expect("support/grouped.py", code, message)
