// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// What a look asks of a controller; nothing here makes UIKit create or load anything.
extension UIViewController {
  /// What the controller does with its children.
  var containerKind: SceneSnapshot.Kind {
    if self is UINavigationController { return .navigation }
    if self is UITabBarController { return .tabs }
    if self is UISplitViewController { return .split }
    return self is UIPageViewController ? .pages : .plain
  }

  /// The child that the controller names as the one it shows, if it is one that does.
  var currentChild: UIViewController? {
    if let navigation = self as? UINavigationController { return navigation.topViewController }
    guard let selected = (self as? UITabBarController)?.selectedViewController else { return nil }
    // What has been opened under More lies in a navigation controller of the tab controller's own.
    var child = selected
    while let parent = child.parent, parent !== self { child = parent }
    return child
  }

  /// Calls back for each child, and says whether it is the current one. The one that is shown counts as
  /// a child even where it is not listed as one, as the controller behind More may be.
  func forEachChild(_ body: (_ child: UIViewController, _ isCurrent: Bool) -> Void) {
    if let pageController = self as? UIPageViewController {
      let visible = pageController.viewControllers ?? []
      for child in children { body(child, visible.contains { $0 === child }) }
      return
    }
    let current = currentChild
    var wasListed = current == nil
    for child in children {
      if child === current { wasListed = true }
      body(child, child === current)
    }
    if let current, !wasListed { body(current, true) }
  }

  /// What this very controller presents. Every controller below the one that presents reports what
  /// is presented, too.
  var directlyPresentedController: UIViewController? {
    guard let presented = presentedViewController, presented.presentingViewController === self
    else { return nil }
    return presented
  }

  /// The style in which the controller is really presented. One that has been adapted is managed by
  /// another presentation controller than the one that was asked for.
  var effectivePresentationStyle: SceneSnapshot.PresentationStyle {
    if self is UIAlertController { return .alert }
    if self is UISearchController { return .search }
    let active = activePresentationController
    if let sheet = active as? UISheetPresentationController {
      return sheet.isUndimmed ? .undimmedSheet : .sheet
    }
    if let popover = active as? UIPopoverPresentationController {
      return popover.isPopover(for: self) ? .popover : .sheet
    }
    return switch active?.presentationStyle ?? modalPresentationStyle {
    case .fullScreen: .fullScreen
    case .currentContext: .currentContext
    case .overFullScreen, .overCurrentContext: .overContext
    case .popover: .popover
    case .custom: .custom
    default: .sheet
    }
  }

  /// Calls back for the controller, everything in it and everything in front of it.
  func forEachController(_ body: (UIViewController) -> Void) {
    body(self)
    forEachChild { child, _ in child.forEachController(body) }
    directlyPresentedController?.forEachController(body)
  }
}

extension UISheetPresentationController {
  /// Whether the sheet rests at a detent that leaves the page below undimmed. Where none is selected
  /// it rests at the smallest, which is the first.
  fileprivate var isUndimmed: Bool {
    guard let undimmed = largestUndimmedDetentIdentifier else { return false }
    let selected = selectedDetentIdentifier
    var isFound = false
    for detent in detents {
      if selected == nil || detent.identifier == selected { isFound = true }
      if detent.identifier == undimmed { return isFound }
    }
    return false
  }
}

extension UIPopoverPresentationController {
  /// Whether it has stayed a popover. One that has been adapted has no arrow, and is only where
  /// there is little width.
  fileprivate func isPopover(`for` presented: UIViewController) -> Bool {
    arrowDirection != .unknown
      || presented.presentingViewController?.traitCollection.horizontalSizeClass != .compact
  }
}
