// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

// Expirations and display timers.
extension UIFuzzer {
  /// The tolerance for timers, in seconds: one turn, and rounding.
  private static let tolerance = 0.1

  func checkTimers(on app: FuzzScene, _ picture: QueueSnapshot) {
    let active = popups.filter { $0.app === app && !$0.hasJoined && !$0.isDismissed }
    if let popup = touchedPopup, popup.app === app,
      !popup.isVisible || !picture.isVisible(popup) || !isActive(app)
        || app.pageModel.isInTransition
    {
      // A popup that is hidden under a finger is no longer touched when it is visible again.
      touchedPopup = nil
    }
    for popup in active {
      popup.displayTimer.count(running(popup, among: active, picture), after: now - lastTurn)
      guard !picture.isVisible(popup) else {
        checkDisplayDuration(popup)
        continue
      }
      if let expires = popup.expiration, popup.appearanceCount == 0,
        now > popup.shownAt + expires + UIFuzzer.tolerance
      {
        fail("\(popup.name) is queued longer than its expiration of \(expires) s")
      }
    }
  }

  private func checkDisplayDuration(_ popup: FuzzPopup) {
    guard let closes = popup.displayDuration, popup.displayTimer.isKnown, popup.isVisible else {
      return
    }
    if popup.displayTimer.certain > closes + UIFuzzer.tolerance {
      fail("\(popup.name) is visible longer than its display duration of \(closes) s")
    }
  }

  /// Returns whether the display timer of a popup is running: while it is completely visible, with
  /// no other popup in front.
  private func running(
    _ popup: FuzzPopup, among others: [FuzzPopup], _ picture: QueueSnapshot
  ) -> DisplayTimer.Running {
    let app = popup.app
    guard popup.isVisible, picture.isVisible(popup), isActive(app),
      !device.voiceOverRunning || !popup.spec.waitsForAssistiveTechnologies,
      touchedPopup !== popup, !popup.isCoveredByOwnPresentation
    else { return .no }
    let isAlone = !others.contains { $0 !== popup && picture.isVisible($0) }
    let hasNothingInFront = app.presented.allSatisfy { front in
      popup.controllers.contains { $0.value === front }
    }
    let isStill = !isFingerDown && !app.pageModel.isInTransition && !popup.presentsSomething
    return isAlone && hasNothingInFront && isStill ? .yes : .perhaps
  }

  /// Verifies that a popup was not dismissed before its display duration elapsed.
  func checkElapsedDuration(of popup: FuzzPopup) {
    guard let closes = popup.displayDuration, popup.displayTimer.isKnown else { return }
    let since = popup.displayTimer.last == .no ? 0 : now - lastTurn
    if popup.displayTimer.possible + since < closes - 0.001 {
      fail(
        "the display duration of \(popup.name), \(closes) s, elapsed "
          + "after \(popup.displayTimer.possible + since) s at most")
    }
  }
}

extension FuzzPopup {
  /// The display duration in seconds.
  fileprivate var displayDuration: Double? { spec.displayDuration.map { Double($0) / 1000 } }

  /// Whether its display duration may elapse during the next touch.
  var mayElapse: Bool {
    displayDuration.map { !displayTimer.isKnown || displayTimer.possible + 0.2 > $0 } ?? false
  }

  /// Whether a controller that it presents covers it, with no transition running.
  fileprivate var isCoveredByOwnPresentation: Bool {
    if let presentedController, presentedController.presentingViewController != nil {
      return !presentedController.isBeingPresented && !presentedController.isBeingDismissed
    }
    return controllers.contains { controller in
      guard let front = controller.value?.presentedViewController as? FuzzPresentedPage else {
        return false
      }
      return !front.isBeingPresented && !front.isBeingDismissed && front.style != .undimmedSheet
        && front.presentingViewController === controller.value
    }
  }

  fileprivate var presentsSomething: Bool {
    presentedController?.presentingViewController != nil
      || controllers.contains { $0.value?.presentedViewController != nil }
  }
}
