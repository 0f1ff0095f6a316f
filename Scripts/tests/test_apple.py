"""check-apple's rules for versions, and the translation of bindings by add-facts."""

import importlib.machinery
import importlib.util
import sys
import tempfile
import unittest
from pathlib import Path

SCRIPTS = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(SCRIPTS / "support"))
import apple_diagnostics as diagnostics  # noqa: E402
from objc2 import Bindings  # noqa: E402
from objective_c import Writer  # noqa: E402


def script(name):
    loader = importlib.machinery.SourceFileLoader("script", str(SCRIPTS / name))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("script", loader))
    loader.exec_module(module)
    return module


class VersionTests(unittest.TestCase):
    def lines(self, text):
        """The lines in which API of iOS 17 may be used."""
        return [line for line, version in sorted(diagnostics.available_versions(text).items()) if version == (17, 0)]

    def test_a_condition_holds_in_its_block_only(self):
        self.assertEqual(self.lines("a\nif #available(iOS 17, *) {\n  b\n}\nc\n"), [2, 3, 4])

    def test_a_guard_holds_to_the_end_of_the_block(self):
        text = "func a() {\n  guard #available(iOS 17.0, *) else {\n    return\n  }\n  b\n}\nc\n"
        self.assertEqual(self.lines(text), [4, 5, 6])

    def test_an_attribute_holds_in_its_declaration(self):
        self.assertEqual(self.lines("@available(iOS 17, *)\nfunc a(\n  b: B\n) {\n  c\n}\nd\n"), [1, 2, 3, 4, 5, 6])

    def test_a_comment_is_no_condition(self):
        self.assertEqual(self.lines("// if #available(iOS 17, *) {\na {\n}\n"), [])

    def test_a_deprecation_counts_from_its_version_on(self):
        message = "'a' is deprecated: deprecated in iOS 17.0"
        self.assertIsNone(diagnostics.wrong_version(message, (16, 0)))
        self.assertEqual(diagnostics.wrong_version(message, (17, 0)), "'a' was deprecated in iOS 17.0")
        message = "'a' is deprecated: since iOS 16.4, deprecated in iOS 17.0"
        self.assertEqual(
            diagnostics.wrong_version(message, (16, 0)), "'a' is only available in iOS 16.4 or newer")
        self.assertIsNone(diagnostics.wrong_version(message, (16, 4)))
        self.assertEqual(diagnostics.wrong_version(message, (18, 0)), "'a' was deprecated in iOS 17.0")

    def test_versions_in_expansions_of_macros_and_extensions_are_not_mistakes(self):
        output = (
            "/a/@__swiftmacro_1.swift:1:2: warning: 'a' is deprecated: since iOS 17.0 [#DeprecatedDeclaration]\n"
            "/a/b.swift:1:2: warning: 'a' is deprecated: unavailable in app extensions\n"
            "/a/@__swiftmacro_1.swift:3:2: error: wrong\n"
        )
        found = diagnostics.mistakes(diagnostics.read(1, output), (16, 0))
        self.assertEqual([str(mistake) for mistake in found], ["/a/@__swiftmacro_1.swift:3:2: error: wrong"])

    def test_deployment_versions_are_read(self):
        project = (
            'options:\n  deploymentTarget:\n    iOS: "16.0"\ntargets:\n  A:\n    platform: iOS\n'
            '  # A comment.\n  B:\n    deploymentTarget: "17.0"\n    platform: iOS\nschemes:\n'
        )
        self.assertEqual(diagnostics.project_deployment(project, "A"), (16, 0))
        self.assertEqual(diagnostics.project_deployment(project, "B"), (17, 0))
        self.assertEqual(diagnostics.package_deployment("platforms: [.iOS(.v16)],"), (16, 0))
        self.assertEqual(diagnostics.package_deployment("platforms: [.iOS(.v17_4)],"), (17, 4))

    def test_an_error_without_a_place_is_reported(self):
        self.assertEqual(
            [str(found) for found in diagnostics.read(1, "<unknown>:0: error: no module\n")], ["error: no module"])
        self.assertEqual(
            [str(found) for found in diagnostics.read(139, "Stack dump:")],
            ["error: the compiler failed: Stack dump:"])
        self.assertEqual(diagnostics.read(0, ""), [])


RUST = """
extern_class!(
    #[unsafe(super(UIView, UIResponder, NSObject))]
    #[thread_kind = MainThreadOnly]
    pub struct UILabel;
);

extern_conformance!(
    unsafe impl NSCoding for UILabel {}
);

// NS_ENUM
#[repr(transparent)]
pub struct UILabelStyle(pub NSInteger);
impl UILabelStyle {
    #[doc(alias = "UILabelStylePlain")]
    pub const Plain: Self = Self(0);
}

extern_class!(
    #[unsafe(super(NSObject))]
    pub struct UIView;
);

impl UIView {
    extern_methods!(
        #[unsafe(method(alpha))]
        pub fn alpha(&self) -> CGFloat;

        #[unsafe(method(alphaRange))]
        pub fn alphaRange(&self) -> CGFloat;

        #[unsafe(method(tag))]
        pub fn tag(&self) -> NSInteger;
    );
}

impl UILabel {
    extern_methods!(
        /// The text.
        #[unsafe(method(text))]
        pub fn text(&self) -> Option<Retained<NSString>>;

        /// Setter for [`text`][Self::text].
        #[unsafe(method(setText:))]
        pub fn setText(&self, text: Option<&NSString>);

        #[unsafe(method(isEnabled))]
        pub fn isEnabled(&self) -> bool;

        #[unsafe(method(plainLabel))]
        pub fn plainLabel(mtm: MainThreadMarker) -> Retained<Self>;

        #[unsafe(method(setStyle:animations:completion:))]
        pub fn setStyle_animations_completion(
            &self,
            style: UILabelStyle,
            animations: &block2::Block<'_, fn()>,
            for_views: Option<&NSArray<UIView>>,
        );
    );
}
"""


HEADER = """NS_ASSUME_NONNULL_BEGIN

// MARK: Types

// MARK: Protocols

// MARK: Classes

@interface UIView : NSObject
@end

// MARK: Extensions of other classes
NS_ASSUME_NONNULL_END
"""


class BindingTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        for framework, text in (("UIKit", RUST), ("QuartzCore", "")):
            file = Path(folder.name) / framework / "a.rs"
            file.parent.mkdir()
            file.write_text(text, encoding="utf-8")
        self.bindings = Bindings(Path(folder.name))
        self.writer = Writer(self.bindings)
        self.members = {member.selector: member for member in self.bindings.members["UILabel"]}

    def test_types_are_read(self):
        label = self.bindings.types["UILabel"]
        self.assertEqual((label.base, label.protocols, label.is_main_actor), ("UIView", ["NSCoding"], True))
        style = "typedef NS_ENUM(NSInteger, UILabelStyle) { UILabelStylePlain = 0 } NS_SWIFT_NAME(UILabel.Style);"
        self.assertEqual(self.writer.enumeration(self.bindings.types["UILabelStyle"], "UILabel.Style"), style)

    def test_properties_are_translated(self):
        for selector, expected in (
            ("text", "@property (nullable) NSString *text;"),
            ("isEnabled", "@property (readonly, getter=isEnabled) BOOL enabled SINCE(17.0);"),
            ("plainLabel", "@property (class, readonly) UILabel *plainLabel;"),
        ):
            setter = self.members["setText:"] if selector == "text" else None
            marks = " SINCE(17.0)" if selector == "isEnabled" else ""
            self.assertEqual(self.writer.property("UILabel", self.members[selector], setter, marks), expected)

    def test_methods_are_translated(self):
        self.assertEqual(
            self.writer.method(self.members["setStyle:animations:completion:"]),
            "- (void)setStyle:(UILabelStyle)style animations:(void (^)(void))NS_NOESCAPE animations "
            "completion:(nullable NSArray<UIView *> *)forViews;",
        )

    def test_unknown_names_are_found_in_diagnostics(self):
        output = (
            "a.swift:1:2: error: value of type 'UIView?' has no member 'corner'\n"
            "a.swift:1:2: error: type 'UIButton.Configuration' has no member 'glass'\n"
            "a.swift:1:2: error: cannot find type 'UIGlassEffect' in scope\n"
        )
        names = list(script("apple/add-facts").unknown_names(output))
        self.assertEqual(names, ["UIView.corner", "UIButton.Configuration.glass", "UIGlassEffect"])

    def add(self, *names, since=""):
        """UIKit.h after add-facts has added the names to one that declares UIView."""
        add_facts = script("apple/add-facts")
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        add_facts.HEADERS = Path(folder.name)
        for header in ("ObjectiveC", "Foundation", "QuartzCore", "UIKit"):
            (add_facts.HEADERS / f"{header}.h").write_text(HEADER, encoding="utf-8")
        facts = add_facts.Facts(self.bindings, {}, since)
        for name in names:
            facts.add(name)
        facts.write()
        return (add_facts.HEADERS / "UIKit.h").read_text(encoding="utf-8")

    def test_a_class_is_added_with_its_members_and_their_types(self):
        text = self.add("UILabel", since="26.0")
        self.assertIn("\n@class UILabel, UIView;\n", text)
        self.assertIn("{ UILabelStylePlain = 0 } NS_SWIFT_NAME(UILabel.Style);\n\n// MARK: Protocols", text)
        self.assertIn(
            "NS_SWIFT_UI_ACTOR SINCE(26.0) @interface UILabel : UIView <NSCoding>\n"
            "- (instancetype)init NS_UNAVAILABLE;\n@property (nullable) NSString *text SINCE(26.0);\n", text)

    def test_a_member_is_added_once_and_others_are_not(self):
        text = self.add("UILabel", "UIView.alpha", "UIView.alpha")
        self.assertIn("@interface UIView : NSObject\n@property (readonly) CGFloat alpha;\n@end\n", text)


if __name__ == "__main__":
    unittest.main()
