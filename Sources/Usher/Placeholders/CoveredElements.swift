// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// Keeps from assistive technology what lies behind a page, and gives it back.
///
/// A page is no dialog: bars and everything beside it stay in use, so it is not modal, and popups are in
/// front of it. Views that are hidden from assistive technology by the app stay so.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class CoveredAccessibilityElements {
  private struct Entry {
    weak var view: UIView?
  }

  private var hidden: [ObjectIdentifier: Entry] = [:]

  /// Hides what lies behind the page now.
  func hide(_ host: UIView) {
    for view in host.superview?.subviews ?? [] where view !== host && !(view is OverlayView) {
      guard !view.accessibilityElementsHidden, view.frame.intersects(host.frame) else { continue }
      view.accessibilityElementsHidden = true
      hidden[ObjectIdentifier(view)] = Entry(view: view)
    }
  }

  /// Gives back what was hidden.
  func restore() {
    for entry in hidden.values { entry.view?.accessibilityElementsHidden = false }
    hidden = [:]
  }
}
