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
    return ["ink \(color)", "font \(label.font.pointSize.formatted) \(label.font.weightName)"]
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
    if !transform.isIdentity { words.append("turned") }
    if clipsToBounds { words.append("clips") }
    if let offset = (self as? UIScrollView)?.contentOffset, offset != .zero {
      words.append("offset \(offset.x.formatted) \(offset.y.formatted)")
    }
    if ownText == nil, let text = displayedText { words.append("holds “\(text.singleLine)”") }
    if let control = self as? UIControl {
      if !control.isEnabled { words.append("disabled") }
      if control.isSelected { words.append("selected") }
    }
    return words
  }

  var accessibilityDetails: [String] {
    var words: [String] = []
    if isAccessibilityElement {
      let label = accessibilityText.map { $0 == ownText ? "" : " “\($0.singleLine)”" } ?? " without label"
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
