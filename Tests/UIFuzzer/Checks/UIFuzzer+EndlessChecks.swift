// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

// A modal whose transition never ends is abandoned after thirty seconds; then its lane goes on.
extension UIFuzzer {
  /// The limit of a transition, in seconds.
  private static let transitionLimit = 30.0
  /// The maximum time, in seconds, until a popup without a blocker is on the screen.
  private static let maximumStartTime = 1.5
  /// The maximum time, in seconds, until pages that do not settle count for a popup.
  private static let maximumSettlingTime = 4.5

  func checkEndless() {
    guard let endless, !endless.isFinished else { return }
    endless.update(at: now)
    let visible = Set(endless.app.center.visiblePopups.map(\.id))
    if visible != endless.lastVisible { (endless.lastVisible, lastEventTime) = (visible, now) }
    checkEndlessTransition(endless)
    checkOtherLane(endless)
    if let abandoned = endless.abandonedAt {
      checkAbandoned(endless, since: max(abandoned, endless.shownAt))
    } else if endless.next.isOnScreen {
      fail("a popup is in the lane of a modal that is still \(endless.spec.transition)")
    }
  }

  /// Verifies that the modal is abandoned when the limit has passed, and not before.
  private func checkEndlessTransition(_ endless: FuzzEndlessScene) {
    let transition = endless.spec.transition
    guard let since = endless.transitionSince else {
      // An own window is removed at once.
      let isDismissed = endless.modal.outcomeIfDismissed != nil
      if !isDismissed, now - endless.shownAt > 10 { fail("the endless modal is not \(transition)") }
      return
    }
    guard let outcome = endless.modal.outcomeIfDismissed else {
      // Each dismissal has the whole time; a logout without animation is another one.
      let elapsed = now - max(since, endless.dismissalRequestedAt ?? 0)
      if elapsed > UIFuzzer.transitionLimit + 2 {
        fail("the endless modal has been \(transition) for \(elapsed) s")
      }
      return
    }
    guard endless.abandonedAt == now else { return }
    if outcome.reason != endless.expectedReason {
      fail("the endless modal was dismissed with \(outcome.reason): \(endless.expectedReason)")
    }
    if endless.isUndisturbed, now - since < UIFuzzer.transitionLimit - 2 {
      fail("the endless modal was abandoned after \(now - since) s")
    }
  }

  /// Verifies that a popup in another lane does not wait.
  private func checkOtherLane(_ endless: FuzzEndlessScene) {
    guard now - endless.shownAt > UIFuzzer.maximumStartTime, !endless.other.isOnScreen else {
      return
    }
    let blockers = endless.other.handle.blockers
    fail("a popup in another lane than that of the endless modal is not visible: \(blockers)")
  }

  /// Verifies that the next popup of the lane appears.
  private func checkAbandoned(_ endless: FuzzEndlessScene, since: Double) {
    guard now - since > UIFuzzer.maximumStartTime else { return }
    if !endless.next.isOnScreen {
      fail("nothing follows the endless modal: \(endless.next.handle.blockers)")
    }
    if now - since > UIFuzzer.maximumSettlingTime { checkNextModal(endless) }
  }

  /// Verifies that a modal waits for what UIKit still presents, and appears if that is nothing.
  private func checkNextModal(_ endless: FuzzEndlessScene) {
    let blockers = endless.nextModal.blockers
    let isKept = endless.app.presented.contains { $0 === endless.controller }
    if isKept, !blockers.contains(.foreignModal("FuzzEndlessController")) {
      fail("a modal does not wait for the one that UIKit still presents: \(blockers)")
    }
    if !isKept, !blockers.isEmpty { fail("a modal waits for nothing: \(blockers)") }
    if let outcome = endless.nextModal.outcomeIfDismissed {
      fail("the modal after the endless one was dismissed: \(outcome.reason)")
    }
    if endless.isUndisturbed {
      if endless.spec.isInAppWindow, !isKept {
        fail("UIKit does not present the endless modal any more")
      }
      coverage.count(
        endless.spec.transition == .appearing ? .abandonedAppearing : .abandonedDisappearing)
    }
    endless.isFinished = true
    schedule { [weak self] in self?.closeEndless() }
  }
}
