// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// What a look asks of a controller; nothing here makes UIKit create or load anything.
extension UIViewController {
  /// What the controller does with its children.
  var kindOfContainer: SceneSnapshot.Kind {
    if self is UINavigationController { return .navigation }
    return self is UITabBarController ? .tabs : .plain
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
  var ownPresented: UIViewController? {
    guard let presented = presentedViewController, presented.presentingViewController === self
    else { return nil }
    return presented
  }

  /// The style in which the controller is really presented. One that has been adapted is managed by
  /// another presentation controller than the one that was asked for.
  var styleAfterAdaptation: SceneSnapshot.PresentationStyle {
    if self is UIAlertController { return .alert }
    return switch activePresentationController?.presentationStyle ?? modalPresentationStyle {
    case .fullScreen: .fullScreen
    case .currentContext: .currentContext
    case .overFullScreen, .overCurrentContext: .over
    case .popover: traitCollection.horizontalSizeClass == .compact ? .sheet : .popover
    case .custom: .custom
    default: .sheet
    }
  }

  /// Calls back for the controller, everything in it and everything in front of it.
  func forEachController(_ body: (UIViewController) -> Void) {
    body(self)
    forEachChild { child, _ in child.forEachController(body) }
    ownPresented?.forEachController(body)
  }
}
