"""Tests of check-root-queries, -sizes, -expectations, -named-tests, -map, -standalone, -docs, and of new-story."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SCRIPTS = Path(__file__).resolve().parent.parent


class FolderTests(unittest.TestCase):
    """Each test writes a small project into a temporary folder and checks it."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name).resolve()

    def write(self, path, content):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(content, bytes):
            file.write_bytes(content)
        else:
            file.write_text(content, encoding="utf-8")

    def check(self, script, *arguments):
        command = [sys.executable, SCRIPTS / script, self.root, *arguments]
        result = subprocess.run(command, capture_output=True, text=True, check=False)
        return result.returncode, result.stdout + result.stderr

    def expect(self, script, code, message, *arguments):
        found, output = self.check(script, *arguments)
        self.assertEqual(found, code, output)
        self.assertIn(message, output)


class RootQueryTests(FolderTests):
    def setUp(self):
        super().setUp()
        for path in ("Scripts/apple/Headers/UIKit.h", "Sources/Usher/Overlays/OverlayRootViewController.swift"):
            self.write(path, (SCRIPTS.parent / path).read_bytes())

    def replace(self, path, old, new):
        text = (self.root / path).read_text(encoding="utf-8")
        self.assertTrue(old in text, old)
        self.write(path, text.replace(old, new))

    def test_the_root_overrides_every_query(self):
        self.expect("check-root-queries", 0, "fine")
        path = "Sources/Usher/Overlays/OverlayRootViewController.swift"
        self.replace(path, "override var prefersPointerLocked", "var pointerLock")
        self.expect("check-root-queries", 1, "does not override prefersPointerLocked")

    def test_a_query_that_later_systems_add_is_found(self):
        query = "@property (readonly) BOOL prefersStatusBarHidden;"
        self.replace("Scripts/apple/Headers/UIKit.h", query, query + "\n@property (readonly) BOOL prefersNoise;")
        self.expect("check-root-queries", 1, "does not override prefersNoise")

    def test_a_reason_for_a_property_that_is_gone_is_reported(self):
        self.replace("Scripts/apple/Headers/UIKit.h", " *preferredTransition ", " *otherTransition ")
        self.expect("check-root-queries", 1, "preferredTransition is overridden, or")


class SizeTests(FolderTests):
    def test_a_source_may_have_four_hundred_lines(self):
        self.write("Sources/Usher/A.swift", "\n" * 400)
        self.expect("check-sizes", 0, "note: Sources/Usher/A.swift has 400 lines")
        self.write("Sources/Usher/A.swift", "\n" * 401)
        self.expect("check-sizes", 1, "Sources/Usher/A.swift:401: 401 lines")

    def test_long_tests_are_only_listed(self):
        self.write("Tests/UsherTests/A.swift", "\n" * 500)
        self.expect("check-sizes", 0, "note: Tests/UsherTests/A.swift has 500 lines")

    def test_sources_have_at_most_110_lines_for_apple_systems_only(self):
        def seam(count):
            return "#if canImport(UIKit)\n" + "\n" * count + "#else\n" + "\n" * 99 + "#endif\n"

        self.write("Sources/UIKitShim/A.swift", seam(60) + "#if !canImport(UIKit)\n\n#endif\n")
        self.write("Sources/UsherTesting/B.swift", "\n" + seam(50).replace("\n\n", "\n#if DEBUG\n#endif\n\n", 1))
        self.write("Scripts/C.swift", seam(100))
        self.expect("check-sizes", 0, "110 of them only for Apple systems")
        self.write("Sources/UIKitShim/A.swift", seam(61))
        self.expect("check-sizes", 1, "Sources: 111 lines that only Apple systems compile")

    def test_a_small_source_without_a_public_type_is_listed(self):
        self.write("Sources/Usher/A.swift", "struct A {}\n" + "\n" * 38)
        self.expect("check-sizes", 0, "note: Sources/Usher/A.swift has 39 lines and no public type")

    def test_other_small_files_are_not_listed(self):
        self.write("Sources/Usher/A.swift", "struct A {}\n" + "\n" * 39)
        self.write("Sources/Usher/B.swift", "extension C {\n  public final class B {}\n}\n")
        self.write("Sources/Usher/C.swift", "@_exported import UsherCore\n")
        self.write("Tests/UsherTests/E.swift", "struct E {}\n")
        self.assertNotIn("note:", self.check("check-sizes")[1])

    def test_a_public_method_or_a_comment_is_no_public_type(self):
        self.write("Sources/Usher/A.swift", "// A public class A\nextension A { public class func a() {} }\n")
        self.expect("check-sizes", 0, "note: Sources/Usher/A.swift has 2 lines and no public type")


class ExpectationTests(FolderTests):
    def expect_joined(self, code, *lines):
        self.write("Tests/UsherTests/A.swift", f"import Testing\n{code}\n")
        status, output = self.check("check-expectations")
        found = [line for line in output.splitlines() if line.endswith("write an expectation for each")]
        problem = "joins two facts; write an expectation for each"
        self.assertEqual(found, [f"Tests/UsherTests/A.swift:{line}: {problem}" for line in lines])
        self.assertEqual(status, 1 if lines else 0, output)

    def test_joined_facts(self):
        self.expect_joined("#expect(a && b)\ntry #require(a == 1 && b(2))", 2, 3)
        self.expect_joined('#expect(\n  a == 1\n    && b == 2, "a && b")', 2)
        self.expect_joined("#expect(try a[1, 2].b && c)\n#expect((a && b))\n#expect(a && (b || c))", 2, 3, 4)

    def test_a_negated_choice_joins_facts(self):
        self.expect_joined("#expect(!(a || b))", 2)
        self.expect_joined("#expect(!(a && b))\n#expect(!(a || b).c)")

    def test_a_suite_names_the_variant_in_its_failures(self):
        suite = "struct ATests {\n  @Test func a() { TestApp.run { _ in } }\n}\n"
        self.write("Tests/UsherTests/A.swift", f"@MainActor\n@Suite(.uikitVariants)\n{suite}")
        self.write("Tests/UsherTests/B.swift", "@MainActor\nstruct BTests {}\n")
        self.expect("check-expectations", 0, "expectations: fine")
        self.write("Tests/UsherTests/A.swift", f"@MainActor\n{suite}")
        self.expect("check-expectations", 1, "A.swift:2: ATests needs the trait `.uikitVariants`")

    def test_one_fact(self):
        self.expect_joined('#expect(a == "b && c", "\\(d && e)") // f && g\n#expect(a || b && c)')
        self.expect_joined("#expect(a.allSatisfy { $0 > 1 && $0 < 2 })\n#expect(a(b && c) == 1, d && e)\n#expect(a) && b")
        self.expect("check-expectations", 0, "expectations: fine (3 expectations)")


class NamedTests(FolderTests):
    def test_existing_tests_suites_and_stories_are_found(self):
        self.write("Tests/ATests.swift", "struct ATests {\n  func\n  `one thing is so`() {}\n}\n")
        self.write("Gallery/Stories/A.swift", 'Story(\n  feature: .queue,\n  name: "two-cards",\n')
        words = "`one thing is so`, `queue/two-cards`, `ATests`, but `code(_:)` is code"
        self.write("Tests/FailureCatalogue.md", f"| a | {words} |\n")
        self.expect("check-named-tests", 0, "fine (3 names)")

    def test_a_missing_test_is_reported(self):
        self.write("Sources/A.swift", "func `one thing is so`() {}\n")
        self.write("Documentation/Comparison.md", "\n| a | `one thing is so` |\n")
        self.expect("check-named-tests", 1, "Documentation/Comparison.md:2: “one thing is so” does not exist")


class MapTests(FolderTests):
    def setUp(self):
        super().setUp()
        self.write("Sources/UsherCore/Queue/PopupQueue+Pages.swift", "  mutating func follow(_ id: Int) {\n")
        self.write("Sources/Usher/Driver/Driver.swift", "  var timer = 1\n")

    def expect_map(self, code, message, text):
        self.write("ARCHITECTURE.md", text + "\n")
        self.expect("check-map", code, message)

    def test_existing_references_are_found(self):
        self.expect_map(
            0,
            "map: fine (4 references)",
            "`PopupQueue+Pages`: `follow`; `Sources/Usher/Driver/Driver.swift`: `timer`, `Driver.swift`, "
            "`Sources/*/Driver`, `page.usher` and `Gallery/Output/index.html`",
        )

    def test_a_missing_file_is_reported(self):
        self.expect_map(1, "ARCHITECTURE.md:1: Sources/Usher/Gone.swift does not exist", "`Sources/Usher/Gone.swift`")

    def test_a_missing_declaration_is_reported(self):
        self.expect_map(
            1, "ARCHITECTURE.md:1: PopupQueue+Pages.swift has no gone", "`PopupQueue+Pages`: `follow`, `gone`"
        )

    def test_other_code_voice_in_the_sentence_is_no_declaration(self):
        self.expect_map(0, "map: fine (1 references)", "`PopupQueue+Pages` ends, with `pageLeft`")


class StandaloneTests(FolderTests):
    def test_an_ordinary_project_passes(self):
        self.write("README.md", "See https://example.org/home/page and `Sources/tmp/a`.\n")
        self.write("Makefile", "run:\n\t@/usr/bin/env true\n")
        self.expect("check-standalone", 0, "standalone: fine")

    def test_a_machine_specific_path_is_reported(self):
        self.write("Scripts/a", "\ncd /" + "work/main\n")
        self.expect("check-standalone", 1, "Scripts/a:2: contains a machine-specific path")

    def test_a_path_outside_the_project_is_reported(self):
        self.write("Makefile", "table = ../shared/table.tsv\n")
        self.expect("check-standalone", 1, "Makefile:1: refers to a path outside the project")

    def test_a_registry_address_is_reported(self):
        self.write("Scripts/a", "curl https://pypi.org/simple\n")
        self.expect("check-standalone", 1, "Scripts/a:1: contains the address of a package registry")

    def test_build_products_are_reported(self):
        self.write("Package.resolved", "{}\n")
        self.write(".build-strict/a", "\n")
        self.expect("check-standalone", 1, "Package.resolved:1: is a build product")
        self.expect("check-standalone", 1, ".build-strict/a:1: is a build product")

    def test_too_many_pictures_are_caught(self):
        self.write("Documentation/a.png", b"\0" * 20_000_000)
        self.expect("check-standalone", 1, "pictures take 20.0 MB")


class DocumentationTests(FolderTests):
    def setUp(self):
        super().setUp()
        self.write("Understudy/Documentation/UIKitFacts.md", "# Facts\n\n- W1 · A fact · a source · high\n")
        self.write("Understudy/Tests/ContractTests/A.swift", "  @Test func `W1: in front`() {\n")

    def expect_docs(self, code, message, *symbols):
        graphs = self.root / "graphs"
        graphs.mkdir()
        graph = {"symbols": symbols, "relationships": []}
        (graphs / "UsherCore.symbols.json").write_text(json.dumps(graph))
        self.expect("check-docs", code, message, "--graphs", str(graphs))

    def symbol(self, path, **more):
        location = {"uri": f"file://{self.root}/Sources/UsherCore/A.swift", "position": {"line": 4}}
        return {
            "identifier": {"precise": path},
            "kind": {"identifier": "swift.method"},
            "pathComponents": path.split("."),
            "declarationFragments": [{"spelling": "func a()"}],
            "location": location,
            **more,
        }

    def test_complete_documentation_passes(self):
        documented = self.symbol("A.a()", docComment={"lines": []})
        self.write("README.md", "# One\n[facts](Understudy/Documentation/UIKitFacts.md#facts), [one](#one)\n")
        self.expect_docs(0, "docs: fine", documented, self.symbol("A.hash(into:)"))

    def test_a_missing_doc_comment_is_caught(self):
        self.expect_docs(1, "Sources/UsherCore/A.swift:5: A.a() has no doc comment", self.symbol("A.a()"))

    def test_a_fact_without_a_line_is_caught(self):
        self.write("Understudy/Tests/ContractTests/B.swift", "\n  func `V2, W1: appears`() {\n")
        self.expect_docs(1, "ContractTests/B.swift:2: V2 has no line in Understudy/Documentation/UIKitFacts.md")

    def test_a_fact_without_a_test_is_caught(self):
        self.write("Understudy/Documentation/UIKitFacts.md", "- W1 · A · b · high\n- W9 · A · b · low\n")
        self.expect_docs(1, "Understudy/Documentation/UIKitFacts.md:2: no contract test names W9")

    def test_a_fact_whose_chapter_has_two_letters_is_one(self):
        self.write("Understudy/Documentation/UIKitFacts.md", "- W1 · A · b · high\n- SV9 · A · b · low\n")
        self.write("Understudy/Tests/ContractTests/B.swift", "\n  func `TV2: scrolls`() {\n")
        self.expect_docs(1, "Understudy/Documentation/UIKitFacts.md:2: no contract test names SV9")

    def test_a_link_that_leads_nowhere_is_caught(self):
        self.write("README.md", "\nSee [that](Documentation/Gone.md).\n")
        self.expect_docs(1, "README.md:2: the link to Documentation/Gone.md leads nowhere")

    def test_a_block_that_is_no_compiled_example_is_caught(self):
        self.write("Snippets/A.swift", "func f() {\n  // snippet.one\n  let a = 1\n  // snippet.end\n}\n")
        self.write("Tests/AppTests/Example/B.swift", "let b = [1, 2]\n")
        self.write("README.md", "```swift\nlet a = 1\n```\n")
        self.write("Sources/A/A.docc/A.md", "`Tests/AppTests/Example/B.swift`\n```swift\nlet b = [1]\n```\n")
        self.write("Understudy/README.md", "```swift\nlet c = 1\n```\n")
        hint = "--write replaces it by Tests/AppTests/Example/B.swift\n"
        self.expect_docs(1, f"Sources/A/A.docc/A.md:2: the block is no compiled example; {hint}")
        self.expect("check-docs", 0, "docs: wrote Sources/A/A.docc/A.md\n", "--write")
        self.expect("check-docs", 0, "docs: fine", "--graphs", str(self.root / "graphs"))

    def test_an_example_that_no_document_shows_is_caught(self):
        self.write("Snippets/A.swift", "// snippet.one\nlet a = 1\n// snippet.two\nlet b = 2\n")
        self.write("README.md", "```swift\nlet a = 1\n```\n")
        self.expect_docs(1, "Snippets/A.swift, slice two is in no document\n")

    def test_a_missing_example_is_reported(self):
        self.write("A.md", "`Tests/AppTests/Example/A.swift`\n")
        self.expect_docs(1, "A.md: there is no Tests/AppTests/Example/A.swift")

    def test_a_readme_of_more_than_200_lines_is_reported(self):
        self.write("README.md", "# A\n" + "\n" * 199)
        self.expect_docs(0, "docs: fine")
        self.write("README.md", "# A\n" + "\n" * 200)
        self.expect("check-docs", 1, "README.md has 201 lines", "--graphs", str(self.root / "graphs"))

    def test_17_lines_of_swift_are_too_many_in_the_readme_and_26_elsewhere(self):
        for number, count in enumerate((16, 17, 25, 26)):
            self.write(f"Snippets/{number}.swift", "let a = 1\n" * count)
        block = "```swift\n" + "let a = 1\n" * 17 + "```\n"
        self.write("README.md", block.replace("let a = 1\n", "", 1) + block)
        self.write("B.md", block.replace("let", "let a = 1\n" * 8 + "let", 1))
        self.expect_docs(1, "README.md:19: the block has 17 lines; 16 are the most\nSnippets/3.swift is in no document")
        self.write("B.md", block.replace("let", "let a = 1\n" * 9 + "let", 1))
        message = "B.md:1: the block has 26 lines; 25 are the most"
        self.expect("check-docs", 1, message, "--graphs", str(self.root / "graphs"))

    def test_a_table_of_priorities_with_another_number_is_reported(self):
        values = "static let high: PopupPriority = 9\n  static let low: PopupPriority = -1\n"
        self.write("Sources/UsherCore/Queue/PopupPolicies.swift", values)
        table = "| priority | `.high` | `.low`, the default |\n|---|---|---|\n| number | 9 | -1 |\n"
        self.write("README.md", table)
        self.expect_docs(0, "docs: fine")
        self.write("A.md", table.replace("9", "8"))
        message = "A.md: the priorities are high 9, low -1: Sources/UsherCore/Queue/PopupPolicies.swift\n"
        self.expect("check-docs", 1, message, "--graphs", str(self.root / "graphs"))

    def test_an_awaited_show_without_its_outcome_is_reported(self):
        awaited = "\nlet a = await page.usher.popups.show(voucher)\n  .value\n"
        files = {
            "Gallery/A.swift": awaited,
            "Snippets/A.swift": awaited,
            "Tests/ATests/A.swift": awaited,
            "Sources/Usher/A.swift": "/// ```swift\n/// await center.show(Popup(box))\n/// ```\n",
            "Sources/Usher/Usher.docc/A.md": f"  ```swift{awaited}  ```\n",
        }
        for path, text in files.items():
            self.write(path, text)
        self.expect_docs(1, "awaited without its outcome")
        output = self.check("check-docs", "--graphs", str(self.root / "graphs"))[1]
        for path in files:
            self.assertIn(f"{path}:2: the show is awaited without its outcome", output)

    def test_an_awaited_outcome_passes(self):
        self.write(
            "Tests/ATests/A.swift",
            "let a = await center.show(Popup(box)).outcome\n"
            "let b = await SystemAlert(\"A\").button(\"B\")\n  .show() // C\n"
            "  .outcome(dismissingOnCancellation: true).value\n"
            "let c = await Popup<Int> { _ in box }.show().outcome\n"
            "await perform(center.show(Popup(box)))\n"
            "await MainActor.run { center.show(Popup(box)) }\n"
            "// await center.show(Popup(box))\n",
        )
        self.expect_docs(0, "docs: fine")

    def test_more_words_than_the_budget_are_reported(self):
        self.write("A.md", "word and word - \n" * 8_333 + "word\n")
        self.write("B.md", "```\nno word\n```\n| no | word |\n")
        self.write("Tests/Mutations.md", "no word\n")
        self.expect_docs(0, "25,000 words)")
        self.write("B.md", "word\n")
        message = "the documentation has 25,001 words; 25,000 are the most"
        self.expect("check-docs", 1, message, "--graphs", str(self.root / "graphs"))

    def test_an_anchor_that_is_no_heading_is_caught(self):
        self.write("README.md", "[one](Understudy/Documentation/UIKitFacts.md#two)\n")
        self.expect_docs(1, "README.md:1: Understudy/Documentation/UIKitFacts.md has no heading #two")


class GroupTests(FolderTests):
    """grouped.py reports declarations in groups that DocC has generated."""

    def expect_groups(self, code, message, **section):
        page = {
            "metadata": {"title": "Usher"},
            "topicSections": [{"title": "Structures", "identifiers": ["doc:A"], **section}],
            "references": {"doc:A": {"title": "Forgotten"}},
        }
        self.write("data/documentation/usher.json", json.dumps(page))
        self.expect("support/grouped.py", code, message)

    def test_a_declaration_without_a_group_is_reported(self):
        self.expect_groups(1, "Usher: Forgotten is in no topic group of the module's page", generated=True)

    def test_a_declaration_in_a_group_is_not(self):
        self.expect_groups(0, "")


class NewStoryTests(FolderTests):
    REGISTRY = "Gallery/Stories/Story/Story+All.swift"

    def setUp(self):
        super().setUp()
        (self.root / "Scripts").mkdir()
        shutil.copy(SCRIPTS / "new-story", self.root / "Scripts/new-story")
        self.write(
            self.REGISTRY,
            "  static let all = [\n    .first,\n    // The next story goes above this line.\n  ]\n",
        )

    def new_story(self, name):
        command = ["bash", self.root / "Scripts/new-story", name]
        result = subprocess.run(
            command, capture_output=True, text=True, check=False, env={**os.environ, "LC_ALL": "C"}
        )
        return result.returncode, result.stderr

    def test_the_story_is_written_and_registered(self):
        self.assertEqual(self.new_story("queue/holiday-sale-2"), (0, ""))
        text = (self.root / "Gallery/Stories/Queue/QueueHolidaySale2.swift").read_text(encoding="utf-8")
        self.assertIn("static let queueHolidaySale2 = Story(", text)
        self.assertIn('name: "holiday-sale-2"', text)
        self.assertIn('Words("Holiday sale 2"', text)
        self.assertIn(
            "    .first,\n    .queueHolidaySale2,\n    // The next",
            (self.root / self.REGISTRY).read_text(encoding="utf-8"),
        )

    def test_existing_files_are_not_overwritten(self):
        self.assertEqual(self.new_story("queue/foo")[0], 0)
        code, message = self.new_story("queue/foo")
        self.assertEqual(code, 64)
        self.assertIn("Gallery/Stories/Queue/QueueFoo.swift already exists", message)

    def test_invalid_names_are_refused(self):
        for name in ("", "foo", "queue/", "queue/Foo", "queue/a--b", "kitchen/foo", "queue/a/b"):
            with self.subTest(name):
                self.assertEqual(self.new_story(name)[0], 64)


if __name__ == "__main__":
    unittest.main()
