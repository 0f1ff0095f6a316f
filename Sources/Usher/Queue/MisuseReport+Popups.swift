// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

@MainActor
extension MisuseReport {
  /// A view was passed to a second popup before the first one was dismissed.
  ///
  /// A view can have only one superview. The second popup is dismissed with the reason
  /// `contentInUse`, or with `failed` if the closure of `Popup.init` returned the view. The closure
  /// is called when the turn of its popup comes.
  static func viewInUse(_ view: UIView) -> MisuseReport {
    MisuseReport(
      code: "popup-view-in-use",
      problem: "A \(type(of: view)) is already the content of another popup.",
      evidence: "The first popup with this view has not been dismissed.",
      suggestion: "Make a new view for each popup, preferably in the closure of Popup.init.")
  }

  /// A view that has a superview was passed to a popup.
  ///
  /// A view can have only one superview, and would be missing where it is. The popup is dismissed
  /// with the reason `contentInUse`, or with `failed` if the closure of `Popup.init` returned the
  /// view or the app added it to a superview before the turn of the popup came.
  static func viewHasSuperview(_ view: UIView, _ superview: UIView) -> MisuseReport {
    MisuseReport(
      code: "popup-view-has-superview",
      problem: "A \(type(of: view)) cannot be the content of a popup: it has a superview.",
      evidence: "It is a subview of a \(type(of: superview)).",
      suggestion: "Make a new view for the popup, or remove this one from its superview first.")
  }

  /// A view controller that is in use elsewhere was passed to a popup.
  ///
  /// It has a parent, is presented, is the root of a window, or is the content of a popup that has
  /// not been dismissed. The popup is dismissed with the reason `contentInUse`, or with `failed` if
  /// the closure of `Popup.init` returned the controller. The closure is called when the turn of
  /// its popup comes.
  static func controllerInUse(
    _ controller: UIViewController, _ currentUse: String
  ) -> MisuseReport {
    MisuseReport(
      code: "popup-controller-in-use",
      problem: "A \(type(of: controller)) is in use and cannot be the content of a popup.",
      evidence: currentUse,
      suggestion:
        "Make a new view controller for each popup, preferably in the closure of Popup.init.")
  }

  /// An alert controller was passed to a popup.
  ///
  /// The popup is dismissed with the reason `contentInUse`, or with `failed` if the closure of
  /// `Popup.init` returned the alert.
  static func alertAsContent() -> MisuseReport {
    MisuseReport(
      code: "popup-alert-as-content",
      problem: "A UIAlertController cannot be the content of a popup.",
      evidence: "UIKit supports alert controllers only if they are presented.",
      suggestion: "Call alert.usher.show(), which adds the alert to the same queue.")
  }

  /// The size of a popup's content is zero, so the user could not see it, and a modal popup would
  /// block the page.
  ///
  /// `sizeThatFits` of a plain view returns its current size. The popup is not shown and is
  /// dismissed with the reason `failed`. If the size becomes zero while the popup is visible, the
  /// popup keeps its previous size.
  ///
  /// Content that is loaded while the popup is visible needs an initial size. The popup is resized
  /// when `preferredContentSize` changes, or by
  /// `view.usher.enclosingPopup?.invalidateContentSize()`.
  static func zeroSize(_ content: UIResponder) -> MisuseReport {
    MisuseReport(
      code: "popup-without-size",
      problem: "The content of a popup, a \(type(of: content)), has no width or no height.",
      evidence:
        "Usher tried size(_:), preferredContentSize, the constraints of the view and its "
        + "sizeThatFits, in this order.",
      suggestion: "Give it a size in one of these ways before its turn comes.")
  }

  /// The source of a popup cannot be seen when the popup is presented.
  ///
  /// It does not exist, is in no window, hidden, scrolled away or in another scene. The popup is shown at
  /// its position, without an arrow, and moves to the source when that can be seen.
  static func sourceOffScreen(_ evidence: String) -> MisuseReport {
    MisuseReport(
      code: "popup-source-off-screen",
      problem: "A popup cannot point at its source, which is not on the screen.",
      evidence: evidence,
      suggestion:
        "Scroll to the view before its popup is shown, and bind the popup to the page that "
        + "contains it.")
  }

  /// The rectangle of a popup's source is not finite.
  ///
  /// The popup is shown at its position, without an arrow.
  static func sourceRectInvalid(_ source: UIView) -> MisuseReport {
    MisuseReport(
      code: "popup-source-rect-invalid",
      problem: "A popup cannot point at a rectangle that is not finite.",
      evidence: "The rectangle in its source, a \(type(of: source)), is null, infinite or NaN.",
      suggestion: "Pass no rectangle if the popup points at the whole view.")
  }

  /// A popup with a source may be on no side of it.
  ///
  /// The popup is shown at its position, without an arrow.
  static func sourceWithoutEdges() -> MisuseReport {
    MisuseReport(
      code: "popup-source-without-edges",
      problem: "A popup cannot be beside its source, because no side is allowed.",
      evidence: "The edges that were passed to source are empty.",
      suggestion: "Pass at least one edge, or none to allow all.")
  }

  /// The content of a popup still exists two seconds after the popup was dismissed.
  ///
  /// A closure made it for this popup, so something retains it that should not: often a closure that
  /// the content stores and that captures the content, a timer, or a property of the page. Only debug
  /// builds report it, once for each type and key. Content that is kept on purpose is passed as it is,
  /// without a closure.
  static func contentLeaked(_ leftover: PopupLeftover, heldBy owner: String) -> MisuseReport {
    MisuseReport(
      code: "popup-leaked",
      problem: "\(leftover) still exists two seconds after the popup was dismissed.",
      evidence: owner,
      suggestion:
        "Look for a closure, timer or property that retains it, for example in Xcode's memory graph. "
        + "If it is kept on purpose, pass it to the popup without a closure.")
  }

  /// A popup was shown with the queue of a scene that has been disconnected.
  ///
  /// It is dismissed with the reason `sceneDisconnected`. Do not store the queue of a scene beyond
  /// the life of the scene.
  static func sceneDisconnected(_ content: String) -> MisuseReport {
    MisuseReport(
      code: "popup-scene-disconnected",
      problem: "\(content) cannot be shown in a scene that has been disconnected.",
      evidence: "The scene of this PopupCenter has disconnected and will not connect again.",
      suggestion:
        "Use PopupCenter.shared, or usher.popups of a view controller that is on the screen.")
  }

  /// Several scenes are active, and it is not known which one the user is using.
  ///
  /// One of them was chosen. Usher observes scenes from its first use on, and their state at that
  /// moment did not tell them apart. It is reported once.
  static func sceneUnknown(_ scenes: [String]) -> MisuseReport {
    MisuseReport(
      code: "popup-scene-unknown",
      problem: "PopupCenter.shared cannot tell which of \(scenes.count) scenes the user is using.",
      evidence:
        "No scene has become active, no window key and no text edited since the first use of Usher. "
        + "Scenes: \(scenes.joined(separator: ", ")).",
      suggestion:
        "Call _ = PopupCenter.shared at launch, or use usher.popups of a view or view controller.")
  }

  /// A popup whose key has the policy `update` cannot update the existing popup with this key.
  ///
  /// A system alert cannot be updated, because its texts and buttons belong to the app. New content
  /// cannot be created from a view that belongs to another popup. The update closure is the one of
  /// `key(_:updatingExisting:)`. The existing popup does not change, and the handle of the second
  /// one refers to it.
  static func cannotUpdate(_ presenter: any PopupPresenter) -> MisuseReport {
    MisuseReport(
      code: "popup-cannot-update",
      problem: "A popup cannot update the existing popup with the same key.",
      evidence:
        "The existing popup, shown by \(type(of: presenter)), is of another kind, the new content "
        + "could not be created, or the update closure takes content of another type.",
      suggestion: "Use the policy .replace if popups of different kinds have the same key.")
  }

  /// A hold has kept a lane from starting popups for a minute.
  ///
  /// The hold stays in effect, because it may be intended. It is reported once for each reason and
  /// lane.
  static func holdOverdue(_ hold: LaneHold) -> MisuseReport {
    MisuseReport(
      code: "popup-hold-forgotten",
      problem:
        "The hold \"\(hold.reason)\" has kept the lane \"\(hold.lane.name)\" from starting popups "
        + "for a minute.",
      evidence: "It has not been released, and its page or popup, if any, still exists.",
      suggestion: "Release the hold, or bind it to a page or a popup with hold(_:reason:while:).")
  }

  /// The pages have been in the same transition for three seconds, or in transitions that follow each
  /// other for fifteen, and the transition is not interactive.
  ///
  /// The current state is used as if the pages had settled, so that popups that wait for a page can
  /// appear. The report lists the types of the controllers that are in transition.
  static func pagesDidNotSettle(_ moving: [String]) -> MisuseReport {
    MisuseReport(
      code: "pages-did-not-settle",
      problem: "The pages have not settled for too long; their current state is used.",
      evidence: "In transition or not in the window: \(moving.joined(separator: ", ")).",
      suggestion:
        "Call completeTransition in every custom transition, and keep the view of each current "
        + "child in the window.")
  }
}
