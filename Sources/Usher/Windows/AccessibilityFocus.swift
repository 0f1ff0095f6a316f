// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// Moves the focus of assistive technology into a popup and back to where it was.
@MainActor
final class AccessibilityFocus {
  private let isModal: Bool
  private weak var before: AnyObject?

  init(isModal: Bool) {
    self.isModal = isModal
    before = UIAccessibility.focusedElement(using: nil) as AnyObject?
  }

  /// The popup is there: a modal one takes the focus, any other is only announced.
  func move(to content: UIView) {
    let first = AccessibilityFocus.firstElement(in: content)
    if isModal {
      UIAccessibility.post(notification: .screenChanged, argument: first ?? content)
    } else if let text = first?.accessibilityLabel {
      UIAccessibility.post(notification: .announcement, argument: text)
    }
  }

  /// The popup is gone.
  func restore() {
    guard isModal else { return }
    UIAccessibility.post(notification: .screenChanged, argument: before)
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
