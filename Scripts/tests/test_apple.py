"""check-apple's rules for versions, and the translation of bindings by add-facts."""

import apple_diagnostics as diagnostics
import pytest
from conftest import cases, script
from objc2 import Bindings
from objective_c import Writer


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


@pytest.fixture
def bindings(tmp_path):
    for framework, text in (("UIKit", RUST), ("QuartzCore", "")):
        file = tmp_path / framework / "a.rs"
        file.parent.mkdir()
        file.write_text(text, encoding="utf-8")
    return Bindings(tmp_path)


@pytest.fixture
def members(bindings):
    return {member.selector: member for member in bindings.members["UILabel"]}


def test_types_are_read(bindings):
    label = bindings.types["UILabel"]
    assert (label.base, label.protocols, label.is_main_actor) == ("UIView", ["NSCoding"], True)
    style = "typedef NS_ENUM(NSInteger, UILabelStyle) { UILabelStylePlain = 0 } NS_SWIFT_NAME(UILabel.Style);"
    assert Writer(bindings).enumeration(bindings.types["UILabelStyle"], "UILabel.Style") == style


@pytest.mark.parametrize("selector, setter, marks, expected", [
    ("text", "setText:", "", "@property (nullable) NSString *text;"),
    ("isEnabled", None, " SINCE(17.0)", "@property (readonly, getter=isEnabled) BOOL enabled SINCE(17.0);"),
    ("plainLabel", None, "", "@property (class, readonly) UILabel *plainLabel;"),
])
def test_properties_are_translated(bindings, members, selector, setter, marks, expected):
    written = Writer(bindings).property("UILabel", members[selector], members.get(setter), marks)
    assert written == expected


def test_methods_are_translated(bindings, members):
    assert Writer(bindings).method(members["setStyle:animations:completion:"]) == (
        "- (void)setStyle:(UILabelStyle)style animations:(void (^)(void))NS_NOESCAPE animations "
        "completion:(nullable NSArray<UIView *> *)forViews;")


def test_unknown_names_are_found_in_diagnostics():
    output = (
        "a.swift:1:2: error: value of type 'UIView?' has no member 'corner'\n"
        "a.swift:1:2: error: type 'UIButton.Configuration' has no member 'glass'\n"
        "a.swift:1:2: error: cannot find type 'UIGlassEffect' in scope\n"
    )
    names = list(script("apple/add-facts").unknown_names(output))
    assert names == ["UIView.corner", "UIButton.Configuration.glass", "UIGlassEffect"]


@pytest.fixture
def add(bindings, tmp_path):
    """Adds names to headers of which UIKit.h declares UIView, and returns UIKit.h."""

    def add(*names, since=""):
        add_facts = script("apple/add-facts")
        add_facts.HEADERS = tmp_path
        for header in ("ObjectiveC", "Foundation", "QuartzCore", "UIKit"):
            (tmp_path / f"{header}.h").write_text(HEADER, encoding="utf-8")
        facts = add_facts.Facts(bindings, {}, since)
        for name in names:
            facts.add(name)
        facts.write()
        return (tmp_path / "UIKit.h").read_text(encoding="utf-8")

    return add


def test_a_class_is_added_with_its_members_and_their_types(add):
    text = add("UILabel", since="26.0")
    assert "\n@class UILabel, UIView;\n" in text
    assert "{ UILabelStylePlain = 0 } NS_SWIFT_NAME(UILabel.Style);\n\n// MARK: Protocols" in text
    assert (
        "NS_SWIFT_UI_ACTOR SINCE(26.0) @interface UILabel : UIView <NSCoding>\n"
        "- (instancetype)init NS_UNAVAILABLE;\n@property (nullable) NSString *text SINCE(26.0);\n") in text


def test_a_member_is_added_once_and_others_are_not(add):
    text = add("UILabel", "UIView.alpha", "UIView.alpha")
    assert "@interface UIView : NSObject\n@property (readonly) CGFloat alpha;\n@end\n" in text
