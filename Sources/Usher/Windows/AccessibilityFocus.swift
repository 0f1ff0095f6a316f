// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// Moves the focus of assistive technology into a popup and back to where it was, and never behind a
/// modal popup that is in front.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class AccessibilityFocus {
  private let isModal: Bool
  private weak var previousElement: AnyObject?

  init(isModal: Bool) {
    self.isModal = isModal
    previousElement = UIAccessibility.focusedElement(using: nil) as AnyObject?
  }

  /// The popup is there: a modal one takes the focus, any other is only announced.
  func moveAccessibilityFocus(to content: UIView) {
    let first = AccessibilityFocus.firstElement(in: content)
    if isModal {
      let front = FrontmostModal(in: content.window?.windowScene)
      guard front?.contains(content) ?? true else { return }
      UIAccessibility.post(notification: .screenChanged, argument: first ?? content)
    } else if let text = first?.accessibilityLabel {
      UIAccessibility.post(notification: .announcement, argument: text)
    }
  }

  /// The popup is gone from this scene.
  func restoreAccessibilityFocus(in scene: UIWindowScene?) {
    guard isModal else { return }
    var target = previousElement
    // Of an element that is no view it cannot be told where it is.
    if let front = FrontmostModal(in: scene), previousElement == nil || previousElement is UIView,
      !front.contains(previousElement as? UIView)
    {
      // Whoever reads there already goes on.
      if front.contains(UIAccessibility.focusedElement(using: nil) as? UIView) { return }
      target = front.firstElement
    }
    UIAccessibility.post(notification: .screenChanged, argument: target)
  }

  /// The first element in reading order, as the views are nested.
  static func firstElement(in view: UIView) -> UIView? {
    guard !view.isHidden, !view.accessibilityElementsHidden else { return nil }
    if view.isAccessibilityElement { return view }
    for subview in view.subviews {
      if let found = firstElement(in: subview) { return found }
    }
    return nil
  }
}
