// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

/// A scene with a modal whose transition never ends, and with popups that do and do not wait for it.
///
/// No other action is performed in the scene, except that a logout dismisses its popups.
@MainActor
final class FuzzEndlessScene {
  /// A card that is shown behind the modal or beside it.
  @MainActor
  struct Card {
    let handle: PopupHandle<Never>
    let view: UIView

    var isOnScreen: Bool { view.isInVisibleWindow }
  }

  let app: FuzzScene
  let spec: EndlessSpec
  let controller: FuzzEndlessController
  let modal: PopupHandle<Never>
  /// When the cards were shown.
  private(set) var shownAt: Double
  /// A card in the lane of the modal.
  private(set) var next: Card
  /// A card in another lane.
  private(set) var other: Card
  /// A modal in the app window, in a lane of its own.
  private(set) var nextModal: PopupHandle<Never>
  /// When the endless transition began.
  private(set) var transitionSince: Double?
  /// When the app last dismissed the modal.
  private(set) var dismissalRequestedAt: Double?
  /// Whether it was dismissed while it was appearing, or by a logout, which may end the transition.
  private var isInterrupted = false
  /// The reason that its outcome must have.
  private(set) var expectedReason = PopupDismissalReason.failed
  /// When its outcome was first seen.
  private(set) var abandonedAt: Double?
  /// The queue's visible popups at the last check.
  var lastVisible: Set<PopupID> = []
  /// Whether everything has been checked.
  var isFinished = false

  init(_ spec: EndlessSpec, in app: FuzzScene, at now: Double) {
    self.app = app
    self.spec = spec
    controller = FuzzEndlessController(spec.transition)
    modal = app.center.show(
      Modal(controller).lane(spec.lane.lane).window(spec.isInAppWindow ? .app : .own))
    shownAt = now
    next = Self.card(in: spec.lane, of: app)
    other = Self.card(in: .hints, of: app)
    nextModal = Self.modal(of: app)
  }

  private static func card(in lane: PopupSpec.Lane, of app: FuzzScene) -> Card {
    let view = FuzzCard("endless", hasField: false) {}
    return Card(handle: app.center.show(Popup(view).lane(lane.lane).modal(false)), view: view)
  }

  private static func modal(of app: FuzzScene) -> PopupHandle<Never> {
    app.center.show(Modal(UIViewController()).lane(PopupLane(name: "modals")).window(.app))
  }

  /// Whether its transition has begun and can have ended only because the queue abandoned it.
  var isUndisturbed: Bool { transitionSince != nil && !isInterrupted }

  /// Dismisses the modal, unless that has been done.
  func dismissModal(at now: Double) {
    guard dismissalRequestedAt == nil, modal.outcomeIfDismissed == nil else { return }
    (dismissalRequestedAt, expectedReason) = (now, .custom("endless"))
    isInterrupted = spec.transition == .appearing
    modal.dismiss(reason: .custom("endless"))
  }

  /// Shows the other popups again after a logout.
  func didLogOut(at now: Double) {
    if modal.outcomeIfDismissed == nil {
      if dismissalRequestedAt == nil { expectedReason = .loggedOut }
      (dismissalRequestedAt, isInterrupted) = (now, true)
    }
    shownAt = now
    next = Self.card(in: spec.lane, of: app)
    other = Self.card(in: .hints, of: app)
    nextModal = Self.modal(of: app)
  }

  /// Records when the endless transition began, and when the modal was dismissed.
  func update(at now: Double) {
    let isMoving =
      spec.transition == .appearing
      ? controller.isBeingPresented : controller.isBeingDismissed
    if isMoving { transitionSince = transitionSince ?? now }
    if modal.outcomeIfDismissed != nil { abandonedAt = abandonedAt ?? now }
  }
}
