// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// What is said when a controller cannot be presented as it is; where UIKit would raise an exception,
/// it is not asked.
@MainActor
@available(iOSApplicationExtension, unavailable)
enum ModalMisuse {
  static func controllerInUse(_ controller: UIViewController, _ seen: String) -> MisuseReport {
    MisuseReport(
      anchor: "modal-controller-in-use",
      happened: "A \(type(of: controller)) was to be presented and is in use.",
      lookedAt: seen,
      remedy: "Make a new view controller for each modal, best in the closure of Modal.init.")
  }

  static func popoverWithoutAnchor(_ controller: UIViewController) -> MisuseReport {
    MisuseReport(
      anchor: "modal-popover-without-anchor",
      happened:
        "A \(type(of: controller)) was to be presented as a popover that points at nothing; "
        + "UIKit raises an exception for that.",
      lookedAt: "Its popoverPresentationController has neither a source item, a source view nor a "
        + "bar button item, and no delegate that could give it one.",
      remedy: "Set one of them before the modal is enqueued, or in the closure of Modal.init.")
  }

  static func anchorOffScreen(_ controller: UIViewController, _ anchor: UIView) -> MisuseReport {
    MisuseReport(
      anchor: "modal-anchor-off-screen",
      happened: "A \(type(of: controller)) was to be presented as a popover that points at a "
        + "\(type(of: anchor)) which is not there.",
      lookedAt: anchor.window == nil
        ? "The view is in no window." : "The view is in another window than the popover.",
      remedy: "Bind the modal to the page that the view is on, and leave it in the app's window.")
  }

  static func barButtonElsewhere(_ controller: UIViewController) -> MisuseReport {
    MisuseReport(
      anchor: "modal-bar-button-elsewhere",
      happened: "A \(type(of: controller)) was to be presented as a popover that points at a bar "
        + "button in another window.",
      lookedAt: "The popover is in a window of its own, or belongs to a popup in one, and where a "
        + "bar button is only its bar knows.",
      remedy: "Point at a view, or leave the popover in the app's window.")
  }

  /// Why a controller cannot get into the line.
  static func refusal(of controller: UIViewController, _ window: PopupWindow) -> PopupRefusal? {
    if let alert = controller as? UIAlertController,
      let report = AlertMisuse.fault(of: alert, in: window)
    {
      return PopupRefusal(reason: .failed, report: report)
    }
    return use(of: controller).map { PopupRefusal(reason: .duplicate, report: $0) }
  }

  /// Why a controller that has just been made, or is about to get into the line, is not free.
  static func use(of controller: UIViewController?) -> MisuseReport? {
    guard let controller, PopupCenter.isClaimed(controller) else {
      return controller.flatMap(place)
    }
    if let alert = controller as? UIAlertController { return AlertMisuse.duplicate(alert) }
    return controllerInUse(controller, "The first popup with that very controller has not ended.")
  }

  /// Why it cannot be presented here, now that it is its turn; `nil`, if it can.
  static func hindrance(
    of controller: UIViewController, from presenter: UIViewController, on ground: ModalGround
  ) -> MisuseReport? {
    if let alert = controller as? UIAlertController,
      let report = AlertMisuse.fault(of: alert, in: ground.isOwn ? .own : .app)
    {
      return report
    }
    return place(of: controller) ?? loop(of: controller, presenter)
      ?? PopoverAnchor(of: controller, on: ground)?.misuse
  }

  /// Where it is already.
  private static func place(of controller: UIViewController) -> MisuseReport? {
    if let alert = controller as? UIAlertController, alert.presentingViewController != nil {
      return AlertMisuse.alreadyPresented(alert)
    }
    return controller.placeInUse.map { controllerInUse(controller, $0) }
  }

  private static func loop(
    of controller: UIViewController, _ presenter: UIViewController
  ) -> MisuseReport? {
    guard presenter.line.contains(where: { $0 === controller }) else { return nil }
    return controllerInUse(
      controller, "It is, or contains, the \(type(of: presenter)) that would present it.")
  }
}

extension UIViewController {
  /// Where the controller is, in words, if that keeps it from being put elsewhere.
  var placeInUse: String? {
    if let parent { return "It is a child of \(type(of: parent))." }
    if let presentingViewController {
      return "It is presented by \(type(of: presentingViewController))."
    }
    return viewIfLoaded?.window?.rootViewController === self ? "It is the root of a window." : nil
  }

  /// The controller, what contains it, who presents that, and so on to the root.
  var line: [UIViewController] {
    var line: [UIViewController] = []
    var controller: UIViewController? = self
    while let current = controller {
      line.append(current)
      controller = current.parent ?? current.presentingViewController
    }
    return line
  }
}
