// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

// UIKit is not called where it would raise an exception.
@MainActor
extension MisuseReport {
  /// A view controller that is in use elsewhere was passed to a modal; UIKit would raise an
  /// exception.
  ///
  /// It has a parent, is presented, is the root of a window, is or contains the controller that
  /// would present it, or belongs to a popup that has not been dismissed. The modal is dismissed
  /// with the reason `contentInUse`, or with `failed` if this is detected when its turn comes. The
  /// closure of `Modal.init` is called at that time.
  static func modalControllerInUse(
    _ controller: UIViewController, _ currentUse: String
  ) -> MisuseReport {
    MisuseReport(
      code: "modal-controller-in-use",
      problem: "A \(type(of: controller)) is in use and cannot be presented.",
      evidence: currentUse,
      suggestion:
        "Make a new view controller for each modal, preferably in the closure of Modal.init.")
  }

  /// A controller with the popover style has no popover source.
  ///
  /// The modal is dismissed with the reason `failed`. A delegate can also set the source.
  static func popoverWithoutSource(_ controller: UIViewController) -> MisuseReport {
    MisuseReport(
      code: "modal-popover-without-source",
      problem:
        "A \(type(of: controller)) cannot be presented as a popover without a source; "
        + "UIKit would raise an exception.",
      evidence: "Its popoverPresentationController has no sourceItem, sourceView, barButtonItem "
        + "or delegate.",
      suggestion: "Set one of them before show, or in the closure of Modal.init.")
  }

  /// The source view of a popover is in no window or in another window than the popover.
  ///
  /// It is in no window after the user has left its page, for example. A popover in its own window
  /// can point at any view of its scene. The modal or alert is dismissed with the reason `failed`.
  /// A modal is bound to a page with `on(_:)`.
  static func popoverSourceInOtherWindow(_ controller: UIViewController, _ source: UIView)
    -> MisuseReport
  {
    MisuseReport(
      code: "modal-source-off-screen",
      problem: "A \(type(of: controller)) cannot be presented as a popover: its source, a "
        + "\(type(of: source)), is not in the same window.",
      evidence: source.window == nil
        ? "The view is in no window." : "The view is in another window than the popover.",
      suggestion:
        "Bind the modal to the page that contains the view, and present it in the app window.")
  }

  /// The source of a popover is a bar button item, but the popover is not in the app window.
  ///
  /// It is in its own window, or above a popup in its own window. The modal or alert is dismissed
  /// with the reason `failed`.
  static func barButtonItemInOtherWindow(_ controller: UIViewController) -> MisuseReport {
    MisuseReport(
      code: "modal-bar-button-elsewhere",
      problem: "A \(type(of: controller)) cannot be presented as a popover: its source is a bar "
        + "button item in another window.",
      evidence:
        "The popover or its parent is in its own window, and can point at a bar button item "
        + "only in the window of the bar.",
      suggestion: "Use a view as the source, or present the popover in the app window.")
  }

  /// A controller with a zoom transition is presented in a window of its own, in which the source view
  /// of the zoom is not.
  ///
  /// UIKit does not document what happens then. The modal appears with the transition of its style.
  static func zoomInOwnWindow(_ controller: UIViewController) -> MisuseReport {
    MisuseReport(
      code: "modal-zoom-in-own-window",
      problem: "A \(type(of: controller)) cannot zoom out of a view of another window.",
      evidence: "Its preferredTransition is set, and the modal is in its own window.",
      suggestion: "Present it in the app window, or set no preferredTransition.")
  }
}

extension UIViewController {
  /// How a controller is in use that is the content of a popup, as text.
  static let contentOfPopup = "The first popup with this controller has not been dismissed."

  /// How the controller is in use, as text; `nil` if it can be presented or contained.
  var currentUse: String? {
    if let parent { return "It is a child of \(type(of: parent))." }
    if let presentingViewController {
      return "It is presented by \(type(of: presentingViewController))."
    }
    return viewIfLoaded?.window?.rootViewController === self ? "It is the root of a window." : nil
  }

  /// Returns why the controller cannot be queued; `nil` if it can.
  func rejection(in window: PopupWindow) -> PopupRejection? {
    if let report = (self as? UIAlertController)?.misuse(in: window) { return (.failed, report) }
    return misuseIfInUse.map { (.contentInUse, $0) }
  }

  /// Why a controller that was just created, or is about to be queued, is in use; `nil` if it is
  /// not.
  var misuseIfInUse: MisuseReport? {
    guard ContentRegistry.isInUse(self) else { return misuseOfCurrentUse }
    if let alert = self as? UIAlertController { return .alertInUse(alert) }
    return .modalControllerInUse(self, UIViewController.contentOfPopup)
  }

  /// Returns why the controller cannot be presented here now; `nil` if it can.
  func misuse(from presentingViewController: UIViewController, in host: ModalHost) -> MisuseReport?
  {
    if let alert = self as? UIAlertController,
      let report = alert.misuse(in: host.isOverlay ? .own : .app)
    {
      return report
    }
    if let misuseOfCurrentUse { return misuseOfCurrentUse }
    if presentingViewController.ancestors.contains(where: { $0 === self }) {
      return .modalControllerInUse(
        self, "It is, or contains, the \(type(of: presentingViewController)) that would present it."
      )
    }
    return PopoverSource(of: self, on: host)?.misuse
  }

  private var misuseOfCurrentUse: MisuseReport? {
    if let alert = self as? UIAlertController, alert.presentingViewController != nil {
      return .alertAlreadyPresented(alert)
    }
    return currentUse.map { .modalControllerInUse(self, $0) }
  }

  /// The controller, its parents and its presenting controllers, up to the root.
  var ancestors: [UIViewController] {
    Array(sequence(first: self) { $0.parent ?? $0.presentingViewController })
  }
}
