// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A textual description of a scene's windows and their views, to be read, stored and compared.
///
/// Each view is one line. Subviews are indented by two spaces below their superview, from back to
/// front; windows are listed from front to back. A line contains, in this order and where they
/// apply:
///
/// ```
/// UILabel “Not now” [24 12 225 22] color #3F6655, font 17 regular, alpha 0.5
/// ```
///
/// - the class, and the text in typographic quotation marks;
/// - the frame in the superview's coordinates: x, y, width, height, with at most two decimals;
/// - `color` and `font` (size and weight) of text, `fill` for a background, `border`, `radius`;
///   colors as `#RRGGBB`, or `#RRGGBBAA` if not opaque, resolved for the view's traits;
/// - `alpha` below 1, `transformed` for a view with a transform, `clips`, the content `offset` of a
///   scroll view, the text that a text field or text view `contains` (dots if it is secure),
///   `disabled`, `selected`;
/// - for assistive technology: `element “label”` with its traits, `modal`, `accessibility hidden`
///   for a view whose elements are hidden.
///
/// A line break in a text is written as `⏎`.
///
/// Hidden views are left out with all their subviews. Private container views of UIKit, which
/// differ between systems, are *folded*: their subviews are listed instead, with frames in the
/// coordinates of the nearest view that is listed.
@MainActor
public struct ScreenDescription {
  /// The lines, each terminated by a line break.
  public let text: String

  /// Describes all visible windows of a scene, front to back.
  public init(of scene: UIWindowScene) {
    text = ScreenTraversal.windows(of: scene).map { ScreenDescription(of: $0).text }.joined()
  }

  /// Describes a view and all its subviews.
  public init(of view: UIView) {
    var lines: [String] = []
    Self.describe(view, parent: nil, depth: 0, into: &lines)
    text = lines.map { $0 + "\n" }.joined()
  }

  private static func describe(
    _ view: UIView, parent: UIView?, depth: Int, into lines: inout [String]
  ) {
    guard !view.isHidden else { return }
    // The view that was asked for is always listed.
    let isFolded = parent != nil && view.isPrivateContainer
    if !isFolded {
      lines.append(String(repeating: "  ", count: depth) + line(view, in: parent))
    }
    for subview in view.subviews {
      describe(
        subview, parent: isFolded ? parent : view, depth: isFolded ? depth : depth + 1,
        into: &lines)
    }
  }

  private static func line(_ view: UIView, in parent: UIView?) -> String {
    var words = [view.publicClassName]
    if let text = view.ownText { words.append("“\(text.singleLine)”") }
    // Not `frame`, because the superview may be folded.
    let frame = parent.map { view.convert(view.bounds, to: $0) } ?? view.frame
    words.append(frame.formatted)
    let details =
      view.windowDetails + view.textDetails + view.surfaceDetails + view.stateDetails
      + view.accessibilityDetails
    if !details.isEmpty { words.append(details.joined(separator: ", ")) }
    return words.joined(separator: " ")
  }
}

extension ScreenDescription: CustomStringConvertible {
  /// The lines.
  public nonisolated var description: String { text }
}

// MARK: - Words of a line

extension UIView {
  /// The class, or the nearest public superclass of a private class of UIKit.
  var publicClassName: String {
    // By reflection, because Linux has no Objective-C runtime that knows the superclasses.
    sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
      .map(\.subjectType)
      .first { !PrivateViews.isPrivate($0) }
      .map { String(describing: $0) } ?? "UIView"
  }

  /// Whether the view is a private container of UIKit without an appearance of its own.
  var isPrivateContainer: Bool {
    PrivateViews.isPrivate(Swift.type(of: self))
      && surfaceDetails.isEmpty && ownText == nil && !isAccessibilityElement
      && !accessibilityViewIsModal && alpha == 1
  }

  var windowDetails: [String] {
    guard let window = self as? UIWindow else { return [] }
    return ["level \(window.windowLevel.rawValue.formatted)"] + (window.isKeyWindow ? ["key"] : [])
  }

  var textDetails: [String] {
    guard let label = self as? UILabel, ownText != nil else { return [] }
    let color = label.textColor.resolvedColor(with: traitCollection).hex
    return ["color \(color)", "font \(label.font.pointSize.formatted) \(label.font.weightName)"]
  }

  var surfaceDetails: [String] {
    var words: [String] = []
    if let fill = backgroundColor?.resolvedColor(with: traitCollection), fill.opacity > 0 {
      words.append("fill \(fill.hex)")
    }
    if self is UIVisualEffectView { words.append("blur") }
    if layer.borderWidth > 0 { words.append("border \(layer.borderWidth.formatted)") }
    if layer.cornerRadius > 0 { words.append("radius \(layer.cornerRadius.formatted)") }
    return words
  }

  var stateDetails: [String] {
    var words: [String] = []
    if alpha < 1 { words.append("alpha \(alpha.formatted)") }
    if !transform.isIdentity { words.append("transformed") }
    if clipsToBounds { words.append("clips") }
    if let offset = (self as? UIScrollView)?.contentOffset, offset != .zero {
      words.append("offset \(offset.x.formatted) \(offset.y.formatted)")
    }
    if ownText == nil, let text = displayedText { words.append("contains “\(text.singleLine)”") }
    if let control = self as? UIControl {
      if !control.isEnabled { words.append("disabled") }
      if control.isSelected { words.append("selected") }
    }
    return words
  }

  var accessibilityDetails: [String] {
    var words: [String] = []
    if isAccessibilityElement {
      let label =
        accessibilityText.map { $0 == ownText ? "" : " “\($0.singleLine)”" } ?? " without label"
      let traits = accessibilityTraits.names.map { " " + $0 }.joined()
      words.append("element\(label)\(traits)")
    }
    if accessibilityViewIsModal { words.append("modal") }
    if accessibilityElementsHidden { words.append("accessibility hidden") }
    return words
  }
}

/// The undocumented view classes of UIKit and of the stand-in.
enum PrivateViews {
  private static let documented: Set<String> = [
    "UIView", "UIWindow", "UILabel", "UIButton", "UIControl", "UIImageView", "UIScrollView",
    "UINavigationBar", "UITabBar", "UIToolbar", "UIVisualEffectView", "UITextField", "UITextView",
    "UISwitch", "UISlider", "UIActivityIndicatorView", "UIProgressView", "UIStackView",
    "UITableView", "UITableViewCell", "UICollectionView", "UICollectionViewCell",
    "UISegmentedControl", "UIPageControl", "UIStepper", "UIDatePicker", "UIPickerView",
    "UISearchBar",
  ]

  /// Whether a class is private. Names of UIKit's classes begin with UI or an underscore; private
  /// views of the stand-in are recognized by their module.
  static func isPrivate(_ type: Any.Type) -> Bool {
    let name = String(describing: type)
    guard !documented.contains(name) else { return false }
    let isNamedLikeUIKit = name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
    return name.hasPrefix("_") || isNamedLikeUIKit
      || String(reflecting: type).hasPrefix("Understudy.")
  }
}

// MARK: - Colors, fonts and traits

extension UIColor {
  /// The color as `#RRGGBB`, or `#RRGGBBAA` if not opaque. It must be resolved.
  var hex: String {
    let parts = components
    let digits = [parts.red, parts.green, parts.blue, parts.alpha].map { part in
      let byte = Int((min(max(part, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + digits.prefix(parts.alpha < 1 ? 4 : 3).joined()
  }

  /// The alpha of a resolved color.
  var opacity: CGFloat { components.alpha }

  /// The components of a resolved color.
  var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return (red, green, blue, alpha)
  }
}

extension UIFont {
  /// The weight according to the name of the font.
  var weightName: String {
    let name = fontName.lowercased()
    // Longer names first, because they contain the shorter ones.
    for weight in ["ultralight", "thin", "light", "medium", "semibold", "heavy", "black", "bold"]
    where name.contains(weight) { return weight }
    return "regular"
  }
}

extension UIAccessibilityTraits {
  /// The names of the traits, in a fixed order.
  var names: [String] {
    let known: [(UIAccessibilityTraits, String)] = [
      (.button, "button"), (.link, "link"), (.header, "header"), (.image, "image"),
      (.selected, "selected"), (.notEnabled, "notEnabled"), (.adjustable, "adjustable"),
      (.searchField, "searchField"), (.staticText, "staticText"),
      (.updatesFrequently, "updatesFrequently"),
    ]
    return known.filter { contains($0.0) }.map(\.1)
  }
}
