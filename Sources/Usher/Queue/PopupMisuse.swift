// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// What is said when a popup cannot be taken as it is.
@MainActor
@available(iOSApplicationExtension, unavailable)
enum PopupMisuse {
  static func viewInUse(_ view: UIView) -> MisuseReport {
    MisuseReport(
      anchor: "popup-view-in-use",
      happened: "A \(type(of: view)) was to be the content of a second popup.",
      lookedAt: "The first popup with that very view has not ended.",
      remedy: "Make a new view for each popup, best in the closure of Popup.init.")
  }

  static func controllerInUse(_ controller: UIViewController, _ seen: String) -> MisuseReport {
    MisuseReport(
      anchor: "popup-controller-in-use",
      happened: "A \(type(of: controller)) was to be the content of a popup and is in use.",
      lookedAt: seen,
      remedy: "Make a new view controller for each popup, best in the closure of Popup.init.")
  }

  static func alertAsContent() -> MisuseReport {
    MisuseReport(
      anchor: "popup-alert-as-content",
      happened: "An alert controller was to be the content of a popup.",
      lookedAt: "UIKit shows alert controllers only where they are presented.",
      remedy: "Call alert.usher.show(), which puts it into the same queue.")
  }

  static func withoutSize(_ content: UIResponder) -> MisuseReport {
    MisuseReport(
      anchor: "popup-without-size",
      happened: "A \(type(of: content)) that a popup was to show has no width or no height.",
      lookedAt:
        "size(_:), preferredContentSize, the constraints of the view and its sizeThatFits, in this "
        + "order.",
      remedy: "Give it one of them before it is its turn.")
  }

  static func stageGone(_ content: String) -> MisuseReport {
    MisuseReport(
      anchor: "popup-stage-gone",
      happened: "\(content) was enqueued on a scene that has been disconnected.",
      lookedAt: "The scene of this PopupCenter is not attached any more and will not be again.",
      remedy: "Use PopupCenter.shared, or the usher.popups of a view controller that is on screen.")
  }

  static func cannotUpdate(_ presenter: any PopupPresenter) -> MisuseReport {
    MisuseReport(
      anchor: "popup-cannot-update",
      happened:
        "A popup was to give its content to another one with its key, which cannot take it.",
      lookedAt:
        "The first one is shown by \(type(of: presenter)), the new view could not be made, or the "
        + "closure of update takes a view of another type than the one that is there.",
      remedy: "Use the policy replaceFirst where one key stands for popups of different kinds.")
  }

  static func holdForgotten(_ hold: PopupHold) -> MisuseReport {
    MisuseReport(
      anchor: "popup-hold-forgotten",
      happened: "The hold \"\(hold.reason)\" has kept the lane \(hold.lane.name) for a minute.",
      lookedAt: "It has not been released, and its owner, if it has one, has not ended.",
      remedy: "Release it, or let it end with a page: hold(reason:while:).")
  }

  static func pagesDidNotSettle(_ moving: [String]) -> MisuseReport {
    MisuseReport(
      anchor: "pages-did-not-settle",
      happened:
        "The pages have been moving for three seconds; what is there now counts as settled.",
      lookedAt: "On the move or not in the window: \(moving.joined(separator: ", ")).",
      remedy: "See that every custom transition calls completeTransition, and that each child that "
        + "counts as shown has its view in the window.")
  }
}
