// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

// Presentations and dismissals by the app that bypass Usher.
extension UIFuzzer {
  func performForeignEvent(_ action: FuzzAction, on app: FuzzScene) -> Bool {
    switch action {
    case .presentAndDismiss(let style):
      return glance(at: style, on: app)
    case .presentFromPopup(let pick, let style, let animated):
      return present(style, from: pick, animated: animated)
    case .dismissModal(let pick, let animated):
      return dismissModal(pick, animated: animated)
    default:
      return false
    }
  }

  /// Presents a controller and dismisses it during the presentation transition.
  private func glance(at style: FuzzPresentedPage.Style, on app: FuzzScene) -> Bool {
    if style != .over, app.presented.isEmpty, !app.isInTransition { showSuspendablePopup(on: app) }
    guard changePresented(.present(style, animated: true), of: app) else { return false }
    device.clock.advance(by: 0.15)
    // UIKit may set `presentedViewController` in the next turn; later a popup may be in front of
    // it.
    guard let front = app.presented.last as? FuzzPresentedPage else { return false }
    front.presentingViewController?.dismiss(animated: true)
    return true
  }

  /// Presents a controller from the controller of a popup in an overlay window.
  private func present(
    _ style: FuzzPresentedPage.Style, from pick: Int, animated: Bool
  ) -> Bool {
    var candidates: [FuzzPopup] { live.filter(canPresent) }
    if candidates.isEmpty {
      showImmediately(on: scenes[0]) { spec in
        (spec.content, spec.displayDuration) = (.deferredController, 1500)
      }
    }
    guard let popup = self.pick(pick, of: candidates),
      let controller = popup.controllers.last?.value
    else { return false }
    let front = popup.app.register(FuzzPresentedPage(style, from: popup.app.popoverSource))
    popup.presentedController = front
    controller.present(front, animated: animated)
    // UIKit may set `presentedViewController` in the next turn; until then it cannot be dismissed.
    device.clock.runTurn()
    scheduleDismissal(of: front)
    return true
  }

  private func canPresent(_ popup: FuzzPopup) -> Bool {
    guard let controller = popup.controllers.last?.value as? FuzzCardController, popup.isVisible,
      let window = controller.viewIfLoaded?.window, window.isOverlayWindow,
      popup.presentedController == nil
    else { return false }
    return controller.presentedViewController == nil && !controller.isBeingPresented
      && !controller.isBeingDismissed
  }

  private func canBeDismissed(_ popup: FuzzPopup) -> Bool {
    guard popup.spec.presentation != nil, !popup.hasJoined,
      let controller = popup.controllers.last?.value, controller.presentingViewController != nil
    else { return false }
    return !controller.isBeingPresented && !controller.isBeingDismissed
      && controller.presentedViewController == nil
  }

  /// A finger comes down in a dismissal that runs and moves up, which takes it back where it can be
  /// caught.
  private func catchDismissal(on app: FuzzScene) {
    device.clock.advance(by: 0.1)
    let bounds = app.window.bounds
    let points = (0...6).map {
      CGPoint(x: bounds.midX, y: bounds.height * (0.8 - 0.05 * CGFloat($0)))
    }
    drag(through: points)
    touchUp()
  }

  /// Dismisses a visible or suspended modal of Usher through UIKit.
  private func dismissModal(_ pick: Int, animated: Bool) -> Bool {
    var candidates: [FuzzPopup] { live.filter(canBeDismissed) }
    if candidates.isEmpty {
      showImmediately(on: scenes[0]) { spec in
        (spec.content, spec.isModal) = (.deferredController, true)
        spec.presentation = PopupSpec.Presentation(
          style: .sheet, presentsOverForeignModals: false, isPage: false, choosesPresenter: false)
      }
    }
    guard let popup = self.pick(pick, of: candidates),
      let controller = popup.controllers.last?.value,
      let presenter = controller.presentingViewController
    else { return false }
    let isSeen =
      popup.isVisible && !popup.mayBeDismissing && popup.expectedReason == nil
      && idleScenes.contains(ObjectIdentifier(popup.app))
    popup.mayBeDismissing = true
    presenter.dismiss(animated: animated)
    // The reason is only known if nothing else dismissed the popup before.
    device.clock.runTurn()
    if animated, (step?.number ?? 0) % 3 == 0 { catchDismissal(on: popup.app) }
    let isGone = !controller.isBeingDismissed && controller.presentingViewController == nil
    if isSeen, isGone, !popup.isDismissed { popup.expectedReason = .dismissedByUIKit }
    return true
  }
}
