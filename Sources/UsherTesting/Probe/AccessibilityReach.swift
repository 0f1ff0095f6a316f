// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// The elements that assistive technology can reach now, in front-to-back order of their windows.
///
/// A view that is modal for assistive technology silences its siblings. A modal view in a window
/// also silences the windows behind it, as VoiceOver keeps to the frontmost modal one.
@MainActor
struct AccessibilityReach {
  /// The elements, in reading order within each window.
  private(set) var elements: [UIView] = []

  /// The frontmost view that is modal for assistive technology, if there is one.
  private(set) var modal: UIView?

  init(_ scene: UIWindowScene) {
    for window in ScreenWalk.windows(of: scene) {
      collect(window)
      if modal != nil { break }
    }
  }

  private mutating func collect(_ view: UIView) {
    guard !view.isHidden, view.alpha >= 0.01, !view.accessibilityElementsHidden else { return }
    if view.accessibilityViewIsModal, modal == nil { modal = view }
    if view.isAccessibilityElement {
      elements.append(view)
      return
    }
    let subviews = view.subviews.filter { !$0.isHidden && $0.alpha >= 0.01 }
    if let front = subviews.last(where: \.accessibilityViewIsModal) {
      collect(front)
    } else {
      for subview in subviews { collect(subview) }
    }
  }
}
