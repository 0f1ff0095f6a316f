// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// The elements that assistive technology can reach now, in front-to-back order of their windows.
///
/// A view that is modal for assistive technology silences its siblings, and the windows behind its
/// own. In a window where a view controller presents another, only the frontmost one is reached:
/// UIKit sees to that by itself.
@MainActor
struct AccessibilityTree {
  /// The elements, in reading order within each window.
  private(set) var elements: [UIView] = []

  /// The frontmost view that is modal for assistive technology, if there is one.
  private(set) var modal: UIView?

  /// What was searched: windows, or what is presented in them; front to back.
  private(set) var roots: [UIView] = []

  init(_ scene: UIWindowScene) {
    for window in ScreenTraversal.windows(of: scene) {
      let root = window.frontmostPresentation ?? window
      roots.append(root)
      collect(root)
      if modal != nil { break }
    }
  }

  private mutating func collect(_ view: UIView) {
    guard !view.isHidden, view.alpha >= 0.01, !view.accessibilityElementsHidden else { return }
    if view.accessibilityViewIsModal { modal = view }
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

extension UIWindow {
  /// The window's own subview that holds the frontmost presented view controller, if one is there.
  fileprivate var frontmostPresentation: UIView? {
    guard let root = rootViewController else { return nil }
    let chain = sequence(first: root) { controller in
      controller.presentedViewController.flatMap { $0.isBeingDismissed ? nil : $0 }
    }
    let front = chain.reduce(root) { $1 }
    guard front !== root else { return nil }
    return front.viewIfLoaded?.ancestors.first { $0.superview === self }
  }
}
