// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

extension UIView {
  /// The class, or the nearest public superclass of a private class of UIKit.
  var publicClassName: String {
    sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
      .map(\.subjectType)
      .first { !PrivateViews.isPrivate($0) }
      .map { String(describing: $0) } ?? "UIView"
  }

  /// Whether the view is one of UIKit's own containers and has nothing to show by itself.
  var isPrivateContainer: Bool {
    PrivateViews.isPrivate(Swift.type(of: self))
      && surfaceWords.isEmpty && ownText == nil && !isAccessibilityElement
      && !accessibilityViewIsModal && alpha == 1
  }

  var windowWords: [String] {
    guard let window = self as? UIWindow else { return [] }
    return ["level \(window.windowLevel.rawValue.short)"] + (window.isKeyWindow ? ["key"] : [])
  }

  var textWords: [String] {
    guard let label = self as? UILabel, ownText != nil else { return [] }
    let ink = label.textColor.resolvedColor(with: traitCollection).hex
    return ["ink \(ink)", "font \(label.font.pointSize.short) \(label.font.weightName)"]
  }

  var surfaceWords: [String] {
    var words: [String] = []
    if let fill = backgroundColor?.resolvedColor(with: traitCollection), fill.opacity > 0 {
      words.append("fill \(fill.hex)")
    }
    if self is UIVisualEffectView { words.append("blur") }
    if layer.borderWidth > 0 { words.append("border \(layer.borderWidth.short)") }
    if layer.cornerRadius > 0 { words.append("radius \(layer.cornerRadius.short)") }
    return words
  }

  var stateWords: [String] {
    var words: [String] = []
    if alpha < 1 { words.append("alpha \(alpha.short)") }
    if !transform.isIdentity { words.append("turned") }
    if clipsToBounds { words.append("clips") }
    if let offset = (self as? UIScrollView)?.contentOffset, offset != .zero {
      words.append("offset \(offset.x.short) \(offset.y.short)")
    }
    if ownText == nil, let text = readableText { words.append("holds “\(text.onOneLine)”") }
    if let control = self as? UIControl {
      if !control.isEnabled { words.append("disabled") }
      if control.isSelected { words.append("selected") }
    }
    return words
  }

  var accessibilityWords: [String] {
    var words: [String] = []
    if isAccessibilityElement {
      let label = spokenLabel.map { $0 == ownText ? "" : " “\($0.onOneLine)”" } ?? " without label"
      let traits = accessibilityTraits.names.map { " " + $0 }.joined()
      words.append("element\(label)\(traits)")
    }
    if accessibilityViewIsModal { words.append("modal") }
    if accessibilityElementsHidden { words.append("silent") }
    return words
  }
}

/// Which classes are UIKit's own and not documented.
enum PrivateViews {
  private static let documented: Set<String> = [
    "UIView", "UIWindow", "UILabel", "UIButton", "UIControl", "UIImageView", "UIScrollView",
    "UINavigationBar", "UITabBar", "UIToolbar", "UIVisualEffectView", "UITextField", "UITextView",
    "UISwitch", "UISlider", "UIActivityIndicatorView", "UIProgressView", "UIStackView",
    "UITableView", "UITableViewCell", "UICollectionView", "UICollectionViewCell",
    "UISegmentedControl", "UIPageControl", "UIStepper", "UIDatePicker", "UIPickerView",
    "UISearchBar",
  ]

  /// UIKit's names begin with UI or with an underscore; those of the stand-in's private views do
  /// not, but their module tells.
  static func isPrivate(_ type: Any.Type) -> Bool {
    let name = String(describing: type)
    guard !documented.contains(name) else { return false }
    let isNamedLikeUIKit = name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
    return name.hasPrefix("_") || isNamedLikeUIKit
      || String(reflecting: type).hasPrefix("Understudy.")
  }
}
