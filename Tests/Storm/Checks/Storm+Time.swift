// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

// How long popups wait and how long they stay.
extension Storm {
  /// How late the time of a popup may be over, in seconds: the turn after it, and what is rounded.
  private static let lateness = 0.1

  func checkTimes(on app: StormScene, _ picture: Picture) {
    let there = popups.filter { $0.app === app && !$0.hasJoined && !$0.hasEnded }
    if let popup = pressed, popup.app === app,
      !popup.isOn || !picture.sees(popup) || !isActive(app) || app.account.isMoving
    {
      // What goes out of sight under a finger is not touched any more when it is back.
      pressed = nil
    }
    for popup in there {
      popup.time.count(running(popup, among: there, picture), after: now - lastTurn)
      guard !picture.sees(popup) else {
        checkTooLong(popup)
        continue
      }
      if let expires = popup.expires, popup.appearances == 0,
        now > popup.enqueuedAt + expires + Storm.lateness
      {
        fail("\(popup.name) waits, and was to wait no longer than \(expires) s")
      }
    }
  }

  private func checkTooLong(_ popup: StormPopup) {
    guard let closes = popup.closes, popup.time.isKnown, popup.isOn else { return }
    if popup.time.certain > closes + Storm.lateness {
      fail("\(popup.name) has been on the screen for more than its \(closes) s")
    }
  }

  /// Whether the time of a popup runs: while the user sees all of it and nothing else of ours is in
  /// front.
  private func running(
    _ popup: StormPopup, among others: [StormPopup], _ picture: Picture
  ) -> ScreenTime.Running {
    let app = popup.app
    guard popup.isOn, picture.sees(popup), isActive(app), !device.voiceOverRunning,
      pressed !== popup, !popup.isCoveredByItsOwn
    else { return .no }
    let isAlone = !others.contains { $0 !== popup && picture.sees($0) }
    let hasNothingInFront = app.presented.allSatisfy { front in
      popup.controllers.contains { $0.value === front }
    }
    let isStill = !isFingerDown && !app.account.isMoving && !popup.presentsSomething
    return isAlone && hasNothingInFront && isStill ? .yes : .perhaps
  }

  /// A popup that ends because its time is over has had that time.
  func checkTimeOver(_ popup: StormPopup) {
    guard let closes = popup.closes, popup.time.isKnown else { return }
    let since = popup.time.last == .no ? 0 : now - lastTurn
    if popup.time.possible + since < closes - 0.001 {
      fail(
        "\(popup.name) was to be on the screen for \(closes) s, "
          + "and its time is over after \(popup.time.possible + since) s at most")
    }
  }
}

extension StormPopup {
  /// Its time on the screen, in seconds.
  fileprivate var closes: Double? { wish.closes.map { Double($0) / 1000 } }

  /// Whether what it shows presents something that is at rest and takes its place.
  fileprivate var isCoveredByItsOwn: Bool {
    if let front, front.presentingViewController != nil {
      return !front.isBeingPresented && !front.isBeingDismissed
    }
    return controllers.contains { controller in
      guard let front = controller.value?.presentedViewController as? StormFront else {
        return false
      }
      return !front.isBeingPresented && !front.isBeingDismissed && front.style != .undimmedSheet
        && front.presentingViewController === controller.value
    }
  }

  fileprivate var presentsSomething: Bool {
    front?.presentingViewController != nil
      || controllers.contains { $0.value?.presentedViewController != nil }
  }
}
