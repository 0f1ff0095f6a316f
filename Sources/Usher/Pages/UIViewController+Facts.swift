// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// What a look asks of a controller; nothing here makes UIKit create or load anything.
extension UIViewController {
  /// What the controller does with its children.
  var kindOfContainer: SceneSnapshot.Kind {
    self is UINavigationController ? .navigation : .plain
  }

  /// The child that the controller names as the one it shows, if it is one that does.
  var currentChild: UIViewController? {
    (self as? UINavigationController)?.topViewController
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
    for child in children { child.forEachController(body) }
    ownPresented?.forEachController(body)
  }
}
