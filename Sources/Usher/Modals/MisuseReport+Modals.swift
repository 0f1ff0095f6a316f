// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// What is said when a controller cannot be presented as it is; where UIKit would raise an exception,
/// it is not asked.
@MainActor
@available(iOSApplicationExtension, unavailable)
enum ModalMisuse {
  static func controllerInUse(_ controller: UIViewController, _ currentUse: String) -> MisuseReport {
    MisuseReport(
      code: "modal-controller-in-use",
      problem: "A \(type(of: controller)) was to be presented and is in use.",
      evidence: currentUse,
      suggestion: "Make a new view controller for each modal, best in the closure of Modal.init.")
  }

  static func popoverWithoutSource(_ controller: UIViewController) -> MisuseReport {
    MisuseReport(
      code: "modal-popover-without-anchor",
      problem:
        "A \(type(of: controller)) was to be presented as a popover that points at nothing; "
        + "UIKit raises an exception for that.",
      evidence: "Its popoverPresentationController has neither a source item, a source view nor a "
        + "bar button item, and no delegate that could give it one.",
      suggestion: "Set one of them before the modal is enqueued, or in the closure of Modal.init.")
  }

  static func popoverSourceInOtherWindow(_ controller: UIViewController, _ anchor: UIView) -> MisuseReport {
    MisuseReport(
      code: "modal-anchor-off-screen",
      problem: "A \(type(of: controller)) was to be presented as a popover that points at a "
        + "\(type(of: anchor)) which is not there.",
      evidence: anchor.window == nil
        ? "The view is in no window." : "The view is in another window than the popover.",
      suggestion: "Bind the modal to the page that the view is on, and leave it in the app's window.")
  }

  static func barButtonItemInOtherWindow(_ controller: UIViewController) -> MisuseReport {
    MisuseReport(
      code: "modal-bar-button-elsewhere",
      problem: "A \(type(of: controller)) was to be presented as a popover that points at a bar "
        + "button in another window.",
      evidence: "The popover is in a window of its own, or belongs to a popup in one, and where a "
        + "bar button is only its bar knows.",
      suggestion: "Point at a view, or leave the popover in the app's window.")
  }

  /// Why a controller cannot get into the line.
  static func rejection(of controller: UIViewController, _ window: PopupWindow) -> PopupRejection? {
    if let alert = controller as? UIAlertController,
      let report = AlertMisuse.misuse(of: alert, in: window)
    {
      return PopupRejection(reason: .failed, report: report)
    }
    return misuseIfInUse(of: controller).map { PopupRejection(reason: .contentInUse, report: $0) }
  }

  /// Why a controller that has just been made, or is about to get into the line, is not free.
  static func misuseIfInUse(of controller: UIViewController?) -> MisuseReport? {
    guard let controller, PopupCenter.isInUse(controller) else {
      return controller.flatMap(misuseOfCurrentUse)
    }
    if let alert = controller as? UIAlertController { return AlertMisuse.alertInUse(alert) }
    return controllerInUse(controller, "The first popup with that very controller has not ended.")
  }

  /// Why it cannot be presented here, now that it is its turn; `nil`, if it can.
  static func misuse(
    of controller: UIViewController, from presenter: UIViewController, `in` host: ModalHost
  ) -> MisuseReport? {
    if let alert = controller as? UIAlertController,
      let report = AlertMisuse.misuse(of: alert, in: host.isOverlay ? .own : .app)
    {
      return report
    }
    return misuseOfCurrentUse(of: controller) ?? cycle(of: controller, presenter)
      ?? PopoverSource(of: controller, on: host)?.misuse
  }

  /// Where it is already.
  private static func misuseOfCurrentUse(of controller: UIViewController) -> MisuseReport? {
    if let alert = controller as? UIAlertController, alert.presentingViewController != nil {
      return AlertMisuse.alertAlreadyPresented(alert)
    }
    return controller.currentUse.map { controllerInUse(controller, $0) }
  }

  private static func cycle(
    of controller: UIViewController, _ presenter: UIViewController
  ) -> MisuseReport? {
    guard presenter.ancestors.contains(where: { $0 === controller }) else { return nil }
    return controllerInUse(
      controller, "It is, or contains, the \(type(of: presenter)) that would present it.")
  }
}

extension UIViewController {
  /// Where the controller is, in words, if that keeps it from being put elsewhere.
  var currentUse: String? {
    if let parent { return "It is a child of \(type(of: parent))." }
    if let presentingViewController {
      return "It is presented by \(type(of: presentingViewController))."
    }
    return viewIfLoaded?.window?.rootViewController === self ? "It is the root of a window." : nil
  }

  /// The controller, what contains it, who presents that, and so on to the root.
  var ancestors: [UIViewController] {
    var controllers: [UIViewController] = []
    var controller: UIViewController? = self
    while let current = controller {
      controllers.append(current)
      controller = current.parent ?? current.presentingViewController
    }
    return controllers
  }
}
