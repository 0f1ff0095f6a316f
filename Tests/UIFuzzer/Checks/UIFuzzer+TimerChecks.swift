// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

// How long popups wait and how long they stay.
extension UIFuzzer {
  /// How late the time of a popup may be over, in seconds: the turn after it, and what is rounded.
  private static let tolerance = 0.1

  func checkTimers(on app: FuzzScene, _ picture: QueueSnapshot) {
    let active = popups.filter { $0.app === app && !$0.hasJoined && !$0.isDismissed }
    if let popup = touchedPopup, popup.app === app,
      !popup.isVisible || !picture.isVisible(popup) || !isActive(app) || app.pageModel.isInTransition
    {
      // What goes out of sight under a finger is not touched any more when it is back.
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
        fail("\(popup.name) waits, and was to wait no longer than \(expires) s")
      }
    }
  }

  private func checkDisplayDuration(_ popup: FuzzPopup) {
    guard let closes = popup.displayDuration, popup.displayTimer.isKnown, popup.isVisible else { return }
    if popup.displayTimer.certain > closes + UIFuzzer.tolerance {
      fail("\(popup.name) has been on the screen for more than its \(closes) s")
    }
  }

  /// Whether the time of a popup runs: while the user sees all of it and nothing else of ours is in
  /// front.
  private func running(
    _ popup: FuzzPopup, among others: [FuzzPopup], _ picture: QueueSnapshot
  ) -> DisplayTimer.Running {
    let app = popup.app
    guard popup.isVisible, picture.isVisible(popup), isActive(app), !device.voiceOverRunning,
      touchedPopup !== popup, !popup.isCoveredByOwnPresentation
    else { return .no }
    let isAlone = !others.contains { $0 !== popup && picture.isVisible($0) }
    let hasNothingInFront = app.presented.allSatisfy { front in
      popup.controllers.contains { $0.value === front }
    }
    let isStill = !isFingerDown && !app.pageModel.isInTransition && !popup.presentsSomething
    return isAlone && hasNothingInFront && isStill ? .yes : .perhaps
  }

  /// A popup that ends because its time is over has had that time.
  func checkElapsedDuration(_ popup: FuzzPopup) {
    guard let closes = popup.displayDuration, popup.displayTimer.isKnown else { return }
    let since = popup.displayTimer.last == .no ? 0 : now - lastTurn
    if popup.displayTimer.possible + since < closes - 0.001 {
      fail(
        "\(popup.name) was to be on the screen for \(closes) s, "
          + "and its time is over after \(popup.displayTimer.possible + since) s at most")
    }
  }
}

extension FuzzPopup {
  /// Its time on the screen, in seconds.
  fileprivate var displayDuration: Double? { spec.displayDuration.map { Double($0) / 1000 } }

  /// Whether what it shows presents something that is at rest and takes its place.
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
