// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Has UIKit present a controller and notices by looking how it fares.
///
/// Nothing of the controller is overridden, wrapped or replaced: its style, its transition, its
/// delegates and an alert's actions stay the app's. That it has gone is seen by its presenter being
/// gone, whoever dismissed it. It is dismissed only through who presents it, and only while nothing
/// there is being dismissed, so that nothing else leaves in its stead.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class ModalPresenter: PopupPresenter {
  /// Where the modal is in its life. It goes from top to bottom; a refusal leads back to the top.
  enum Phase {
    /// Nothing has been asked of UIKit.
    case absent
    /// UIKit has been asked to present; nothing is to be seen of it yet.
    case asked
    /// UIKit presents.
    case appearing
    /// It is there and at rest.
    case visible
    /// It is being dismissed, by whomever.
    case leaving
    /// It has gone; the handler of an alert's action may still have to run.
    case gone
  }

  var report: @MainActor (PresenterFact) -> Void = { _ in }
  /// Asked when the user wants to get out in a way that UIKit may have no answer for, while it is at rest
  /// or, in the app's window, UIKit has begun to take it away for that very tap; answers whether it will
  /// go.
  var close: (@MainActor (PopupClosing) -> Bool)?

  let band: OverlayBand
  let isInAppWindow: Bool
  let stock: ContentStock
  let wish: ModalWish
  weak var parent: (any PopupPresenter)?
  /// The page that the modal is bound to, when it is presented.
  let boundPage: @MainActor () -> PageID?

  var phase = Phase.absent
  var stage: Stage?
  var ground: ModalGround?
  /// Who really presents it; not always the one who was asked.
  weak var presenter: UIViewController?
  /// What belongs to it and stands on it, so that it leaves before this does.
  weak var child: ModalPresenter?
  /// Asks UIKit as soon as the window knows its traits; `nil`, where it has been asked.
  var postponed: (() -> Void)?
  /// How many turns the window may take for that.
  var turnsLeft = 0
  /// Whether a whole turn has passed since UIKit was asked.
  var turnHasPassed = false
  /// Whether UIKit has called back that it has presented.
  var hasAppeared = false
  /// Set while it is wanted away and UIKit does not let it go yet: whether with an animation.
  var wantedAway: Bool?
  /// Whether what it stood on is gone, so that UIKit will not take it away by itself.
  var isStranded = false
  /// Whether it is suspended: its window is hidden, by us, and UIKit may do in it what it was asked for.
  var isWithdrawn = false
  /// Whether it is out of sight while a transition runs.
  var isConcealed = false
  /// Whether it presents something itself.
  var isPresenting = false
  /// Tells late callbacks of an earlier presentation from those of this one.
  var attempt = 0

  init(
    stock: ContentStock, wish: ModalWish, ownsWindow: Bool, place: PopupPlace,
    boundPage: @escaping @MainActor () -> PageID?
  ) {
    self.stock = stock
    self.wish = wish
    isInAppWindow = !ownsWindow
    band = place.band
    parent = place.parent
    isTimed = place.isTimed
    self.boundPage = boundPage
  }

  /// Whether its time on screen is limited, so that a finger on it matters.
  private var isTimed: Bool

  var controller: UIViewController? { stock.content?.controller }

  /// What belongs to it stands on it.
  var controllerBelowChildren: UIViewController? { isInAppWindow ? controller : nil }

  func present(on stage: Stage, animated: Bool) {
    guard phase == .absent else { return }
    if let chosen = wish.presenter, isInAppWindow, chosen.controller == nil {
      report(.didBeginToLeave(.pageGone))
      return report(.didLeave)
    }
    guard let ground = makeGround(on: stage), let asked = ground.presenter else {
      return report(.didFail(.refused))
    }
    let content = stock.make(for: self) { content in
      content.controller.flatMap { ModalMisuse.hindrance(of: $0, from: asked, on: ground) }
    }
    guard let controller = content?.controller else { return report(.didFail(.impossible)) }
    self.stage = stage
    self.ground = ground
    ask(asked, for: controller, animated: animated)
  }

  func look() {
    ground?.follow(stage)
    switch phase {
    case .absent, .gone:
      return
    case .asked:
      if isWithdrawn, controller?.presentingViewController == nil {
        return
      } else if let postponed {
        presentIfReady(postponed)
      } else if controller?.presentingViewController != nil {
        beginToAppear()
      } else if turnHasPassed {
        refused()
      }
    case .appearing, .visible, .leaving:
      if !isPresented { return leave() }
      if !isCarried || isHiddenByApp { return strand() }
      lookAtProgress()
    }
  }

  private func lookAtProgress() {
    guard !isWithdrawn else { return pushAway() }
    if phase == .appearing, hasAppeared, controller?.isBeingPresented == false {
      phase = .visible
      watchTouches()
      watchWayOut()
      report(.didPresent)
    }
    if phase == .visible {
      lookAtPresented()
      if isLeavingForGood { beginToLeave(leavingReason) }
    }
    pushAway()
  }

  private func beginToAppear() {
    phase = .appearing
    presenter = controller?.presentingViewController
    (parent as? ModalPresenter)?.child = self
    if !isWithdrawn { report(.willAppear) }
    look()
  }

  func timeIsLimited() {
    guard !isTimed else { return }
    isTimed = true
    if phase == .visible { watchTouches() }
  }

  private func watchTouches() {
    guard isTimed, let view = controller?.viewIfLoaded else { return }
    ground?.watchTouches(on: view) { [weak self] isTouched in
      self?.report(isTouched ? .touchDidBegin : .touchDidEnd)
    }
  }

  private func watchWayOut() {
    guard close != nil, let controller, let view = controller.viewIfLoaded else { return }
    let container = controller.activePresentationController?.containerView
    ground?.watchWayOut(beside: view, in: container) { [weak self] way in
      guard let self, phase == .visible, let controller = self.controller,
        controller.ownPresented == nil, !isMoving || isInAppWindow && controller.isBeingDismissed
      else { return false }
      return close?(way) ?? false
    }
  }

  /// While something that it presents is in front of it, its time stands still.
  private func lookAtPresented() {
    let presented = controller?.ownPresented
    let presents = presented.map {
      !$0.isBeingDismissed && $0.styleAfterAdaptation.relation != .transparent
    }
    guard presents ?? false != isPresenting else { return }
    isPresenting.toggle()
    report(isPresenting ? .coverDidAppear : .coverDidLeave)
  }

  func dismiss(animated: Bool) {
    switch phase {
    case .absent: report(.didLeave)
    case .gone: if !animated { finish() }
    case .asked, .appearing, .visible, .leaving:
      wantedAway = animated && wantedAway ?? true
      if !animated { ground?.withdraw(from: stage) }
      if phase != .asked, !isPresented { return leave() }
      if parent?.controllerBelowChildren == nil { pushAway() } else { pushAwayLater() }
    }
  }

  /// What it belongs to may be about to take it along.
  private func pushAwayLater() {
    let number = attempt
    MainClock.nextTurn { [weak self] in
      guard let self, self.attempt == number else { return }
      self.look()
    }
  }

  func take(contentOf other: any PopupPresenter) -> Bool {
    guard phase == .absent, let other = other as? ModalPresenter else { return false }
    stock.take(from: other.stock)
    return true
  }

  func change(_ update: PopupUpdate) -> Bool { stock.change(update) }

  /// UIKit asks for it.
  func sizeDidChange() {}

  func discard() {
    if let controller, isPresented { LeftBehind.dismiss(controller) }
    tearDown()
    stock.drop()
    stage = nil
    report = { _ in }
    close = nil
  }

  func tearDown() {
    attempt += 1
    phase = .absent
    (isConcealed, isWithdrawn) = (false, false)
    postponed = nil
    ground?.tearDown(on: stage)
    ground = nil
  }

  // What is in a hidden window is off the screen, whether or not UIKit ever finishes with it; and so is
  // what stands on nothing.
  var sighting: PopupQueue.Sighting {
    switch phase {
    case .absent, .gone:
      return .absent
    case .asked:
      let isLinked = controller?.presentingViewController != nil
      return turnHasPassed && !isLinked ? .absent : .inTransition
    case .appearing, .visible, .leaving:
      if !isPresented || isStranded || ground?.isHidden == true && !isConcealed { return .absent }
      return isMoving ? .inTransition : .visible
    }
  }
}
