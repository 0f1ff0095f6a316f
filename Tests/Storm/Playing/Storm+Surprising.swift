// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

// What apps do with pages and with what popups show, without telling anybody.
extension Storm {
  func surprise(_ action: StormAction, on app: StormScene) -> Bool {
    switch action {
    case .glance(let style):
      return glance(at: style, on: app)
    case .presentFromPopup(let pick, let style, let animated):
      return present(style, from: pick, animated: animated)
    case .dismissModal(let pick, let animated):
      return dismissModal(pick, animated: animated)
    default:
      return false
    }
  }

  /// The app presents something and takes it back before it is there.
  private func glance(at style: StormFront.Style, on app: StormScene) -> Bool {
    if style != .over, app.presented.isEmpty, !app.isMoving { accompany(app) }
    guard changeFront(.present(style, animated: true), of: app) else { return false }
    device.clock.advance(by: 0.15)
    // Before the next turn UIKit may not name it; later something of Usher's may be in front of it.
    guard let front = app.presented.last as? StormFront else { return false }
    front.presentingViewController?.dismiss(animated: true)
    return true
  }

  /// The controller of a popup in a window of its own presents something.
  private func present(
    _ style: StormFront.Style, from pick: Int, animated: Bool
  ) -> Bool {
    var able: [StormPopup] { live.filter(canPresent) }
    if able.isEmpty {
      put(on: scenes[0]) { wish in (wish.content, wish.closes) = (.madeController, 1500) }
    }
    guard let popup = self.pick(pick, of: able), let controller = popup.controllers.last?.value
    else { return false }
    let front = popup.app.note(StormFront(style, from: popup.app.anchor))
    popup.front = front
    controller.present(front, animated: animated)
    // Before the next turn UIKit may not name it, and nobody can dismiss what nobody can find.
    device.clock.runTurn()
    dismissLater(front)
    return true
  }

  private func canPresent(_ popup: StormPopup) -> Bool {
    guard let controller = popup.controllers.last?.value as? StormCardController, popup.isOn,
      let window = controller.viewIfLoaded?.window, window.isUshers, popup.front == nil
    else { return false }
    return controller.presentedViewController == nil && !controller.isBeingPresented
      && !controller.isBeingDismissed
  }

  private func canBeDismissed(_ popup: StormPopup) -> Bool {
    guard popup.wish.presentation != nil, !popup.hasJoined,
      let controller = popup.controllers.last?.value, controller.presentingViewController != nil
    else { return false }
    return !controller.isBeingPresented && !controller.isBeingDismissed
      && controller.presentedViewController == nil
  }

  /// The app dismisses what Usher presents, seen or suspended.
  private func dismissModal(_ pick: Int, animated: Bool) -> Bool {
    var able: [StormPopup] { live.filter(canBeDismissed) }
    if able.isEmpty {
      put(on: scenes[0]) { wish in
        (wish.content, wish.isModal) = (.madeController, true)
        wish.presentation = PopupWish.Presentation(
          style: .sheet, isAbove: false, isPage: false, choosesPresenter: false)
      }
    }
    guard let popup = self.pick(pick, of: able), let controller = popup.controllers.last?.value,
      let presenter = controller.presentingViewController
    else { return false }
    let isSeen =
      popup.isOn && !popup.mayBeEnding && popup.expectedEnd == nil
      && resting.contains(ObjectIdentifier(popup.app))
    popup.mayBeEnding = true
    presenter.dismiss(animated: animated)
    // Whoever ends it before it is gone may have been first.
    device.clock.runTurn()
    let isGone = !controller.isBeingDismissed && controller.presentingViewController == nil
    if isSeen, isGone, !popup.hasEnded { popup.expectedEnd = .dismissed }
    return true
  }
}
