// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What assistive technology is told.
@MainActor
@available(iOSApplicationExtension, unavailable)
enum PlaceholderAccessibility {
  /// A page has come: what was read is behind it, so the focus moves there; else it is only said.
  static func didAppear(of host: PlaceholderHostView) {
    guard host.window != nil else { return }
    if let covered = host.superview, isFocus(in: covered) {
      let first = AccessibilityFocus.firstElement(in: host)
      UIAccessibility.post(notification: .layoutChanged, argument: first ?? host)
    } else if let announcement = host.contentView?.placeholderAnnouncement {
      UIAccessibility.post(notification: .announcement, argument: announcement)
    }
  }

  /// The content is there again.
  static func willDisappear(_ host: PlaceholderHostView) {
    guard host.window != nil else { return }
    let target = isFocus(in: host) ? host.superview : nil
    UIAccessibility.post(notification: .layoutChanged, argument: target)
  }

  private static func isFocus(in view: UIView) -> Bool {
    guard let focus = UIAccessibility.focusedElement(using: nil) as? UIView else { return false }
    return focus.isDescendant(of: view)
  }
}

@available(iOSApplicationExtension, unavailable)
extension UIView {
  /// What is said about a page that has come.
  fileprivate var placeholderAnnouncement: String? {
    if let page = self as? PlaceholderView { return page.announcement }
    return AccessibilityFocus.firstElement(in: self)?.accessibilityLabel
  }
}
