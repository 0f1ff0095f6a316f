// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

// Nothing is stuck, and who goes first is right.
extension UIFuzzer {
  /// How long a lane may have room while somebody waits whom nothing keeps from it, in seconds.
  ///
  /// The next one starts a turn after the last has left, and pages are settled when two turns agree; the
  /// run loop turns at once while something of this is open. What is longer is Usher's pause after a
  /// presentation that UIKit has refused, half a second, which the storm knows nothing of.
  static let longestWait = 0.75

  func checkWaitingTimes(on app: FuzzScene, _ picture: QueueSnapshot) {
    for lane in PopupSpec.Lane.allCases {
      let laneID = LaneID(scene: ObjectIdentifier(app), lane: lane)
      let those = popups.filter { $0.app === app && $0.spec.lane == lane && !$0.hasJoined }
      let used = those.filter { $0.parent == nil && !$0.isDismissed && picture.isVisible($0) }.count
      if used > 0 { lastOccupied[laneID] = now }
      for popup in those {
        let fits = !popup.isDismissed && picture.isQueuedOrSuspended(popup) && canStart(popup)
        popup.startableSince = fits ? popup.startableSince ?? now : nil
        if popup.parent != nil, let since = popup.startableSince { checkWait(since, popup.name) }
      }
      let ready = those.first { $0.parent == nil && $0.startableSince != nil }
      let hasRoom =
        used < lane.capacity && (lane.gap == 0 || now - (lastOccupied[laneID] ?? 0) > lane.gap)
      if let since = startableSince[laneID] {
        checkWait(since, "the lane \(lane) with \(ready?.name ?? "somebody") in it")
      }
      startableSince[laneID] = ready != nil && hasRoom ? startableSince[laneID] ?? now : nil
    }
  }

  private func checkWait(_ since: Double, _ name: String) {
    coverage.count(wait: now - since)
    guard now - since > UIFuzzer.longestWait else { return }
    fail("\(name) waits since \(since) s and nothing that we know of keeps it from starting")
  }

  /// Whether nothing keeps a popup from the screen, save that its lane may be full; false in doubt.
  func canStart(_ popup: FuzzPopup) -> Bool {
    let app = popup.app
    guard isActive(app), !popup.isDelayed(at: now) else { return false }
    guard !holds.contains(where: { $0.app === app && $0.lane == popup.spec.lane && $0.isActive })
    else { return false }
    if popup.spec.presentation != nil, !canUIKitPresent(popup) { return false }
    if let parent = popup.parent { return canHaveChildren(parent) && !app.pageModel.isInTransition }
    return isAllowedBySequences(popup) && hasPage(popup)
  }

  /// Whether UIKit can present it: in the app's window one at a time, and nothing above what somebody
  /// else presents; from a page only while that is in the window. What may go above others is not
  /// followed so far.
  private func canUIKitPresent(_ popup: FuzzPopup) -> Bool {
    guard popup.parent == nil else { return false }
    if popup.spec.isAppModal, popup.spec.presentation?.choosesPresenter == true,
      popup.presenter?.viewIfLoaded?.window !== popup.app.window
    {
      return false
    }
    return !popup.spec.isInAppWindow || popup.app.presented.isEmpty && !popup.app.pageModel.isInTransition
  }

  /// Whether what belongs to a popup may be shown above it.
  private func canHaveChildren(_ parent: FuzzPopup) -> Bool {
    let first = joinedPopup(of: parent)
    return first.isVisible && !first.isDismissed
  }

  /// Whether no sequence keeps it waiting.
  private func isAllowedBySequences(_ popup: FuzzPopup) -> Bool {
    let steps = popups.filter {
      $0.app === popup.app && $0.sequence != nil && !$0.isDismissed && !$0.hasJoined
    }
    let first = steps.first { $0.sequence == popup.sequence }
    guard popup.sequence == nil || first === popup else { return false }
    return !steps.contains { step in
      step.sequence != popup.sequence
        && step.sequence.map { startedLanes[$0]?.contains(popup.spec.lane) == true } == true
    }
  }

  /// Whether the pages are such that it may come.
  private func hasPage(_ popup: FuzzPopup) -> Bool {
    let account = popup.app.pageModel
    let isFree = popup.spec.pages == .anywhere && popup.spec.pageExit == nil
    guard !isFree else { return true }
    guard !account.isInTransition, !account.isObstructed else { return false }
    guard popup.appearanceCount > 0 else {
      return account.page(for: popup) != nil
    }
    // What stays follows the user and needs a page no more; when exactly it may return, R6 leaves open.
    return popup.isPageBound && account.isVisible(popup.boundPage)
  }

  /// What is bound to a page comes in front of one that it waits for and that stands still: not of one
  /// that has come in the middle of this very turn, because more may be about to follow.
  func checkStart(of popup: FuzzPopup) {
    guard popup.isPageBound, popup.parent == nil, !popup.isAlert else { return }
    let (before, account) = (popup.app.lastPageModel, popup.app.pageModel)
    let isSame = before.page(for: popup) === account.page(for: popup)
    if account.isInTransition { return checkStartWhileMoving(of: popup) }
    guard !before.isInTransition else { return }
    if isSame, account.page(for: popup) == nil {
      fail("\(popup.name) starts in front of a page that it does not wait for")
    }
    if device.clock.turn == turnOfAction, !isSame, account.page(for: popup) != nil {
      fail("\(popup.name) starts in front of a page that has only just come")
    }
  }

  /// Nobody goes because of a page with which nothing is the matter, nor has been for so many seconds.
  func checkPageExit(of popup: FuzzPopup, _ change: String, since seconds: Double) {
    guard popup.isPageBound, popup.isBound, popup.parent == nil, !popup.hasJoined else { return }
    popup.app.pageModel.update(popup.app, on: device, at: now)
    guard popup.app.pageModel.isUndisturbed(popup.boundPage), now - popup.disturbedAt >= seconds
    else { return }
    fail("\(popup.name) is \(change) for its page, and with that nothing is the matter")
  }

  /// While pages move those count that did not before; nothing comes in front of one that is leaving.
  private func checkStartWhileMoving(of popup: FuzzPopup) {
    let account = popup.app.pageModel
    // Pages that UIKit has put aside for something in full screen come to rest behind it, and are back in
    // the window a turn or two after it has gone.
    guard device.clock.turn > account.lastTurnWithPresentation + 2 else { return }
    guard let page = account.countedPage(for: popup) else {
      return fail(
        "\(popup.name) starts while the pages move, in front of one that it does not wait for")
    }
    if account.idlePageCount == 1, account.isDisappearing(page) {
      fail("\(popup.name) starts in front of a page that is leaving")
    }
  }

  /// Whether a popup could have started for so long that it should have: UIKit refuses to present while
  /// something else is on its way, and then Usher waits for a moment.
  private func isReady(_ popup: FuzzPopup) -> Bool {
    guard let since = popup.startableSince else { return false }
    return now - since > (popup.spec.isAppModal ? UIFuzzer.longestWait : 0.2)
  }

  /// The one that starts goes before all others that could have started for a while.
  func checkOrder(startOf popup: FuzzPopup) {
    guard popup.parent == nil, popup.sequence == nil else { return }
    // The pause after the last one is for those that wait, and not for who takes a place or comes back.
    let isUrgent = popup.spec.conflict == .interrupt || popup.spec.conflict == .replace
    if popup.spec.lane.gap > 0, isUrgent || popup.appearanceCount > 0 { return }
    // The page that somebody waits for, or that UIKit would present him on, may have been left just now.
    popup.app.pageModel.update(popup.app, on: device, at: now)
    let (account, last) = (popup.app.pageModel, popup.app.lastPageModel)
    let isSettled = account.isConfirmed && last.isConfirmed && !account.isInTransition
    let picture = QueueSnapshot(popup.app.center)
    let rivals = popups.filter {
      $0 !== popup && $0.app === popup.app && $0.spec.lane == popup.spec.lane && !$0.hasJoined
        && !$0.isDismissed && $0.parent == nil && $0.sequence == nil && $0.isHidden
        && !picture.isVisible($0)
        && isReady($0) && canStart($0)
        && (isSettled || !$0.isPageBound && !$0.spec.isAppModal)
    }
    for rival in rivals where rival.priority > popup.priority {
      fail("\(popup.name) starts although \(rival.name) is more urgent and could have")
    }
    let isNew = popup.appearanceCount == 0
    for rival in rivals where rival.priority == popup.priority && rival.isUnchanged {
      guard popup.isUnchanged, isNew, rival.shownAt < popup.shownAt else { continue }
      fail("\(popup.name) starts although \(rival.name) has waited longer and could have")
    }
  }
}

extension FuzzPopup {
  /// Whether it has the priority that it was enqueued with, and no delay.
  fileprivate var isUnchanged: Bool { priority == spec.priority && delay == 0 && spec.delay == 0 }
}
