// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// From the wish to be presented to UIKit's answer.
@available(iOSApplicationExtension, unavailable)
extension ModalPresenter {
  func makeGround(on stage: Stage) -> ModalGround? {
    guard isInAppWindow else {
      guard let scene = stage.scene else { return nil }
      let root = OverlayRootController(stage: stage)
      return ModalGround(
        own: OverlayWindow(scene: scene, band: band, isModal: true, root: root))
    }
    let search = PresenterSearch(
      stage: stage, wish: wish, parent: parent?.controllerBelowChildren, page: boundPage())
    return search.result.map { ModalGround(presenter: $0, in: stage.window) }
  }

  func ask(_ asked: UIViewController, for controller: UIViewController, animated: Bool) {
    phase = .asked
    (turnHasPassed, hasAppeared, isStranded, isPresenting) = (false, false, false, false)
    wantedAway = nil
    attempt += 1
    stage.map { ground?.show(on: $0) }
    ground?.mirrorAnchor(of: controller)
    let present: () -> Void = { [weak self] in self?.present(controller, from: asked, animated) }
    turnsLeft = 3
    if ground?.isReady == false { postponed = present } else { present() }
    awaitTurn()
  }

  private func present(
    _ controller: UIViewController, from asked: UIViewController, _ animated: Bool
  ) {
    let number = attempt
    asked.present(controller, animated: animated) { [weak self, weak controller] in
      guard let self, self.attempt == number else {
        // It was given up while UIKit said nothing.
        if let controller, !PopupCenter.isClaimed(controller) { LeftBehind.dismiss(controller) }
        return
      }
      self.hasAppeared = true
      self.look()
    }
  }

  /// The window may know now how much room there is; some turns are given to it.
  func presentIfReady(_ present: () -> Void) {
    guard wantedAway == nil else { return refused() }
    if ground?.isReady == false, turnsLeft > 0 {
      if turnHasPassed { turnsLeft -= 1 }
    } else {
      postponed = nil
      present()
    }
    turnHasPassed = false
    awaitTurn()
  }

  private func awaitTurn() {
    let number = attempt
    MainClock.nextTurn { [weak self] in
      guard let self, self.attempt == number else { return }
      self.turnHasPassed = true
    }
  }

  func refused() {
    tearDown()
    report(wantedAway == nil ? .didFail(.refused) : .didLeave)
  }
}
