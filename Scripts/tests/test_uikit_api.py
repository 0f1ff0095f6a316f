"""check-uikit-api reports declarations that differ from the table, and no others."""

import json
import sys

import pytest
from conftest import SCRIPTS, cases, run

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
EXPLODE = symbol("UIView.explode()", "func explode()")


@pytest.fixture
def check(tmp_path):
    def check(symbols, beyond="", *arguments):
        graph = {"symbols": symbols, "relationships": []}
        (tmp_path / "Understudy.symbols.json").write_text(json.dumps(graph))
        table = ["\t".join(COLUMNS)] + ["\t".join(row) for row in ROWS]
        (tmp_path / "table.tsv").write_text("\n".join(table) + "\n")
        (tmp_path / "beyond.tsv").write_text(beyond)
        return run(
            sys.executable, SCRIPTS / "check-uikit-api", tmp_path / "table.tsv", "--graph", tmp_path,
            "--beyond", tmp_path / "beyond.tsv", *arguments)

    return check


def test_matching_declarations_pass(check):
    code, output = check(GOOD)
    assert code == 0, output
    assert "uikit-api: fine" in output


@pytest.mark.parametrize("declaration, message", cases(
    ("a wrong label", hit_test(label="event"), "UIKit: hitTest(_:with:)"),
    ("a label of the selector instead of the curated one", hit_test(label="withEvent"), "UIKit: hitTest(_:with:)"),
    ("a label that the importer cannot derive",
     symbol("UIView.constraintsAffectingLayout(along:)",
            "func constraintsAffectingLayout(along axis: Axis) -> [NSLayoutConstraint]"), "is not in the table"),
    ("a missing selector", EXPLODE, "is not in the table"),
    ("a missing type", type_symbol("UIHologram"), "is not a type of the table"),
))
def test_a_difference_is_reported(check, declaration, message):
    code, output = check([declaration])
    assert code == 1
    assert "Understudy/Views/UIView.swift:7: " in output
    assert message in output


@pytest.mark.parametrize("symbols, line, code, message", cases(
    ("it extends the table", [CENTER], "# comment\nUIView.ContentMode.center\thttps://example.org\n", 0, "fine"),
    ("a line without a source", [CENTER], "UIView.ContentMode.center\t\n", 1, "without a public source"),
    ("an unused line", [], "UIView.gone\thttps://example.org\n", 1, "not declared by Understudy"),
    ("a redundant line", GOOD, "UIView.setNeedsLayout()\thttps://example.org\n", 1, "redundant"),
))
def test_the_list(check, symbols, line, code, message):
    found, output = check(symbols, line)
    assert found == code, output
    assert message in output


def test_missing_symbols_are_printed_for_the_list(check):
    assert check([*GOOD, EXPLODE], "", "--missing") == (0, "UIView.explode()\n")


def test_a_run_without_a_table_is_reported():
    code, output = run(sys.executable, SCRIPTS / "check-uikit-api")
    assert code == 0
    assert "no table of UIKit's API was given" in output
