// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// What is said when a popup cannot be taken as it is.
@MainActor
@available(iOSApplicationExtension, unavailable)
enum PopupMisuse {
  static func viewInUse(_ view: UIView) -> MisuseReport {
    MisuseReport(
      code: "popup-view-in-use",
      problem: "A \(type(of: view)) was to be the content of a second popup.",
      evidence: "The first popup with that very view has not ended.",
      suggestion: "Make a new view for each popup, best in the closure of Popup.init.")
  }

  static func controllerInUse(_ controller: UIViewController, _ currentUse: String) -> MisuseReport {
    MisuseReport(
      code: "popup-controller-in-use",
      problem: "A \(type(of: controller)) was to be the content of a popup and is in use.",
      evidence: currentUse,
      suggestion: "Make a new view controller for each popup, best in the closure of Popup.init.")
  }

  static func alertAsContent() -> MisuseReport {
    MisuseReport(
      code: "popup-alert-as-content",
      problem: "An alert controller was to be the content of a popup.",
      evidence: "UIKit shows alert controllers only where they are presented.",
      suggestion: "Call alert.usher.show(), which puts it into the same queue.")
  }

  static func zeroSize(_ content: UIResponder) -> MisuseReport {
    MisuseReport(
      code: "popup-without-size",
      problem: "A \(type(of: content)) that a popup was to show has no width or no height.",
      evidence:
        "size(_:), preferredContentSize, the constraints of the view and its sizeThatFits, in this "
        + "order.",
      suggestion: "Give it one of them before it is its turn.")
  }

  static func sceneDisconnected(_ content: String) -> MisuseReport {
    MisuseReport(
      code: "popup-stage-gone",
      problem: "\(content) was enqueued on a scene that has been disconnected.",
      evidence: "The scene of this PopupCenter is not attached any more and will not be again.",
      suggestion: "Use PopupCenter.shared, or the usher.popups of a view controller that is on screen.")
  }

  static func cannotUpdate(_ presenter: any PopupPresenter) -> MisuseReport {
    MisuseReport(
      code: "popup-cannot-update",
      problem:
        "A popup was to give its content to another one with its key, which cannot take it.",
      evidence:
        "The first one is shown by \(type(of: presenter)), the new view could not be made, or the "
        + "closure of update takes a view of another type than the one that is there.",
      suggestion: "Use the policy replace where one key stands for popups of different kinds.")
  }

  static func holdOverdue(_ hold: LaneHold) -> MisuseReport {
    MisuseReport(
      code: "popup-hold-forgotten",
      problem: "The hold \"\(hold.reason)\" has kept the lane \(hold.lane.name) for a minute.",
      evidence: "It has not been released, and its owner, if it has one, has not ended.",
      suggestion: "Release it, or let it end with a page: hold(reason:while:).")
  }

  static func pagesDidNotSettle(_ moving: [String]) -> MisuseReport {
    MisuseReport(
      code: "pages-did-not-settle",
      problem:
        "The pages have been moving for three seconds; what is there now counts as settled.",
      evidence: "On the move or not in the window: \(moving.joined(separator: ", ")).",
      suggestion: "See that every custom transition calls completeTransition, and that each child that "
        + "counts as shown has its view in the window.")
  }
}
