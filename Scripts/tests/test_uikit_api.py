"""check-uikit-api reports declarations that differ from the table, and no others."""

import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SCRIPT = Path(__file__).resolve().parent.parent / "check-uikit-api"

COLUMNS = "class kind selector swift_name static signature_objc2 swift_name_how".split()
ROWS = [
    ("UIView", "method", "hitTest:withEvent:", "hitTest(_:with:)", "",
     "(&self, point: CGPoint, event: Option<&UIEvent>) -> Option<Retained<UIView>>", "curated"),
    ("UIView", "method", "setNeedsLayout", "setNeedsLayout()", "", "(&self) -> ()", "auto"),
    ("UIView", "method", "constraintsAffectingLayoutForAxis:",
     "constraintsAffectingLayout(forAxis:)", "",
     "(&self, axis: UILayoutConstraintAxis) -> Retained<NSArray<NSLayoutConstraint>>", "auto"),
    ("UIView", "method", "performWithoutAnimation:", "performWithoutAnimation(_:)", "static",
     "(actions: &block2::Block<'_, fn()>, mtm: MainThreadMarker) -> ()", "curated"),
    ("UIView", "property", "backgroundColor", "backgroundColor", "",
     "(&self) -> Option<Retained<UIColor>>", "auto"),
    ("UIView", "property", "superview", "superview", "",
     "(&self) -> Option<Retained<UIView>>", "auto"),
    ("UIView", "property", "tintColor", "tintColor", "",
     "(&self) -> Option<Retained<UIColor>>", "auto"),
    ("UIColor", "property", "labelColor", "labelColor", "static",
     "() -> Retained<UIColor>", "auto"),
    ("UIAlertAction", "method", "actionWithTitle:style:handler:", "init(title:style:handler:)",
     "static",
     "(title: Option<&NSString>, style: UIAlertActionStyle, "
     "handler: Option<&block2::Block<'static, fn(NonNull<UIAlertAction>)>>, "
     "mtm: MainThreadMarker) -> Retained<Self>", "curated"),
    ("UIImage", "method", "imageNamed:", "init(named:)", "static",
     "(name: &NSString) -> Option<Retained<UIImage>>", "curated"),
    ("UIWindow", "constant", "UIWindowLevelAlert", "", "static", "UIWindowLevel", ""),
    ("UIApplication", "notification", "UIApplicationDidEnterBackgroundNotification", "", "", "", ""),
    ("UIAccessibility", "function", "UIAccessibilityIsVoiceOverRunning", "", "static", "", ""),
]


def symbol(path, text, kind=None):
    name = path.rsplit(".", 1)[-1]
    if kind is None:
        owner = "type." if "static " in text or "class " in text else ""
        kind = f"swift.{owner}{'method' if '(' in name else 'property'}"
        if name.startswith("init("):
            kind = "swift.init"
    return {
        "identifier": {"precise": f"s:{path}{text}"},
        "kind": {"identifier": kind},
        "pathComponents": path.split("."),
        "declarationFragments": [{"spelling": text}],
        "location": {
            "uri": "file:///project/Understudy/Sources/Understudy/Views/UIView.swift",
            "position": {"line": 6, "character": 0},
        },
    }


def type_symbol(path):
    return symbol(path, f"class {path}", kind="swift.class")


def hit_test(label="with"):
    text = f"func hitTest(_ point: CGPoint, {label} event: UIEvent?) -> UIView?"
    return symbol(f"UIView.hitTest(_:{label}:)", text)


GOOD = [
    type_symbol("UIView"),
    type_symbol("UIColor"),
    hit_test(),
    symbol("UIView.setNeedsLayout()", "func setNeedsLayout()"),
    symbol("UIView.constraintsAffectingLayout(for:)",
           "func constraintsAffectingLayout(for axis: Axis) -> [NSLayoutConstraint]"),
    symbol("UIView.performWithoutAnimation(_:)",
           "class func performWithoutAnimation(_ actions: () -> Void)"),
    symbol("UIView.backgroundColor", "var backgroundColor: UIColor?"),
    symbol("UIView.superview", "var superview: UIView? { get }"),
    symbol("UIView.tintColor", "var tintColor: UIColor!"),
    symbol("UIColor.label", "class var label: UIColor { get }"),
    symbol("UIAlertAction.init(title:style:handler:)",
           "init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)?)"),
    symbol("UIImage.init(named:)", "init?(named name: String)"),
    symbol("UIWindow.Level.alert", "static let alert: UIWindow.Level"),
    symbol("UIApplication.didEnterBackgroundNotification",
           "static let didEnterBackgroundNotification: Notification.Name"),
    symbol("UIAccessibility.isVoiceOverRunning", "static var isVoiceOverRunning: Bool { get }"),
    # Own additions and inherited declarations:
    type_symbol("HeadlessClock"),
    symbol("UIView.headlessDump()", "func headlessDump()"),
    symbol("UIWindow.frame", "override var frame: CGRect"),
]
CENTER = symbol("UIView.ContentMode.center", "case center", kind="swift.enum.case")


def run(symbols, beyond="", missing=False):
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        graph = {"symbols": symbols, "relationships": []}
        (folder / "Understudy.symbols.json").write_text(json.dumps(graph))
        table = ["\t".join(COLUMNS)] + ["\t".join(row) for row in ROWS]
        (folder / "table.tsv").write_text("\n".join(table) + "\n")
        (folder / "beyond.tsv").write_text(beyond)
        command = [sys.executable, SCRIPT, folder / "table.tsv", "--graph", folder]
        command += ["--beyond", folder / "beyond.tsv"] + (["--missing"] if missing else [])
        result = subprocess.run(command, capture_output=True, text=True, check=False)
        return result.returncode, result.stdout + result.stderr


class UIKitAPITests(unittest.TestCase):
    def expect_failure(self, declaration, message):
        code, output = run([declaration])
        self.assertEqual(code, 1, output)
        self.assertIn("Understudy/Views/UIView.swift:7: ", output)
        self.assertIn(message, output)

    def test_matching_declarations_pass(self):
        code, output = run(GOOD)
        self.assertEqual(code, 0, output)
        self.assertIn("uikit-api: fine", output)

    def test_a_wrong_label_is_caught(self):
        self.expect_failure(hit_test(label="event"), "UIKit: hitTest(_:with:)")

    def test_a_label_of_the_selector_instead_of_the_curated_one_is_caught(self):
        self.expect_failure(hit_test(label="withEvent"), "UIKit: hitTest(_:with:)")

    def test_a_label_that_the_importer_cannot_derive_is_caught(self):
        self.expect_failure(
            symbol("UIView.constraintsAffectingLayout(along:)",
                   "func constraintsAffectingLayout(along axis: Axis) -> [NSLayoutConstraint]"),
            "is not in the table",
        )

    def test_a_missing_selector_is_caught(self):
        self.expect_failure(symbol("UIView.explode()", "func explode()"), "is not in the table")

    def test_a_missing_type_is_caught(self):
        self.expect_failure(type_symbol("UIHologram"), "is not a type of the table")

    def test_the_list_extends_the_table(self):
        code, output = run([CENTER], "# comment\nUIView.ContentMode.center\thttps://example.org\n")
        self.assertEqual(code, 0, output)

    def test_a_line_of_the_list_needs_a_source(self):
        code, output = run([CENTER], "UIView.ContentMode.center\t\n")
        self.assertEqual(code, 1, output)
        self.assertIn("without a public source", output)

    def test_an_unused_line_of_the_list_is_caught(self):
        code, output = run([], "UIView.gone\thttps://example.org\n")
        self.assertEqual(code, 1, output)
        self.assertIn("not declared by Understudy", output)

    def test_a_redundant_line_of_the_list_is_caught(self):
        code, output = run(GOOD, "UIView.setNeedsLayout()\thttps://example.org\n")
        self.assertEqual(code, 1, output)
        self.assertIn("redundant", output)

    def test_missing_symbols_are_printed_for_the_list(self):
        code, output = run([*GOOD, symbol("UIView.explode()", "func explode()")], missing=True)
        self.assertEqual((code, output), (0, "UIView.explode()\n"))

    def test_a_run_without_a_table_is_reported(self):
        command = [sys.executable, SCRIPT]
        result = subprocess.run(command, capture_output=True, text=True, check=False)
        self.assertEqual(result.returncode, 0)
        self.assertIn("no table of UIKit's API was given", result.stdout)


if __name__ == "__main__":
    unittest.main()
