// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

// Popups start without undue delay, in the right order, and on the right pages.
extension UIFuzzer {
  /// The maximum time, in seconds, that a popup may wait without a blocker while its lane has
  /// capacity.
  ///
  /// The next popup starts a turn after the last one has disappeared, and pages are settled when
  /// two successive turns agree; until then Usher requests the next turn at once. The rest is the
  /// delay after a refused presentation, half a second, which the fuzzer cannot observe.
  static let longestWait = 0.75

  func checkWaitingTimes(on app: FuzzScene, _ picture: QueueSnapshot) {
    for lane in PopupSpec.Lane.allCases {
      let those = popups.filter { $0.app === app && $0.spec.lane == lane && !$0.hasJoined }
      let used = those.filter { $0.parent == nil && !$0.isDismissed && picture.isVisible($0) }.count
      if used > 0 { app.lastOccupied[lane] = now }
      for popup in those {
        let fits = !popup.isDismissed && picture.isQueuedOrSuspended(popup) && canStart(popup)
        popup.startableSince = fits ? popup.startableSince ?? now : nil
        if popup.parent != nil, let since = popup.startableSince { checkWait(since, popup.name) }
      }
      let asked = those.filter { $0.parent == nil && $0.isAskedAbout }
      let ready = those.first { popup in
        popup.parent == nil && popup.startableSince != nil
          && used + asked.count { $0.precedes(popup) } < lane.capacity
      }
      let isGapOver = lane.gap == 0 || now - (app.lastOccupied[lane] ?? 0) > lane.gap
      if let since = app.startableSince[lane] {
        checkWait(since, "the lane \(lane) with \(ready?.name ?? "a queued popup")")
      }
      app.startableSince[lane] = ready != nil && isGapOver ? app.startableSince[lane] ?? now : nil
    }
  }

  private func checkWait(_ since: Double, _ name: String) {
    coverage.count(wait: now - since)
    guard now - since > UIFuzzer.longestWait else { return }
    fail("\(name) has been waiting since \(since) s without a known blocker")
  }

  /// Returns whether a popup has no blocker, except that its lane may be full; false in doubt.
  func canStart(_ popup: FuzzPopup) -> Bool {
    let app = popup.app
    guard isActive(app), !popup.isDelayed(at: now) else { return false }
    guard !holds.contains(where: { $0.app === app && $0.lane == popup.spec.lane && $0.isActive })
    else { return false }
    if popup.isAskedAbout || popup.isPostponed(at: now) { return false }
    if popup.spec.presentation != nil, !canUIKitPresent(popup) { return false }
    if let parent = popup.parent { return canHaveChildren(parent) && !app.pageModel.isInTransition }
    return isAllowedBySequences(popup) && hasPage(popup)
  }

  /// Returns whether UIKit can present a modal: one at a time in the app window, not over a foreign
  /// modal, and from a chosen presenter only while that is in the window. The slot may be kept for
  /// another modal that is asked about.
  ///
  /// Modals that present over foreign modals are not covered.
  private func canUIKitPresent(_ popup: FuzzPopup) -> Bool {
    guard popup.parent == nil else { return false }
    if popup.spec.isAppModal, popup.spec.presentation?.choosesPresenter == true,
      popup.presenter?.viewIfLoaded?.window !== popup.app.window
    {
      return false
    }
    return !popup.spec.isInAppWindow
      || popup.app.presented.isEmpty && !popup.app.pageModel.isInTransition
        && !live.contains { $0.app === popup.app && $0.spec.isAppModal && $0.isAskedAbout }
  }

  /// Returns whether a child can start above a popup.
  private func canHaveChildren(_ parent: FuzzPopup) -> Bool {
    let first = joinedPopup(of: parent)
    return first.isVisible && !first.isDismissed
  }

  /// Returns whether no sequence blocks a popup.
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

  /// Returns whether the visible pages meet the requirement of a popup.
  private func hasPage(_ popup: FuzzPopup) -> Bool {
    let account = popup.app.pageModel
    let isFree = popup.spec.pages == .anywhere && popup.spec.pageExit == nil
    guard !isFree else { return true }
    guard !account.isInTransition, !account.isObstructed else { return false }
    guard popup.appearanceCount > 0 else {
      return account.page(for: popup) != nil
    }
    // A popup that stays on page exit needs no page any more; R6 leaves open when it is resumed.
    return popup.isPageBound && account.isVisible(popup.boundPage)
  }

  /// Verifies that a page-bound popup starts on a matching, settled page, and not on one that
  /// appeared in the current turn, because more transitions may follow in it.
  func checkStart(of popup: FuzzPopup) {
    guard popup.isPageBound, popup.parent == nil, !popup.isAlert else { return }
    let (before, account) = (popup.app.lastPageModel, popup.app.pageModel)
    let isSame = before.page(for: popup) === account.page(for: popup)
    if account.isInTransition { return checkStartWhileMoving(of: popup) }
    guard !before.isInTransition else { return }
    if isSame, account.page(for: popup) == nil {
      fail("\(popup.name) starts on a page that does not match")
    }
    if device.clock.turn == turnOfAction, !isSame, account.page(for: popup) != nil {
      fail("\(popup.name) starts on a page that appeared in the same turn")
    }
  }

  /// Verifies that a popup is not suspended or dismissed for a page that is undisturbed and has
  /// been for `seconds`.
  func checkPageExit(of popup: FuzzPopup, _ change: String, since seconds: Double) {
    guard popup.isPageBound, popup.isBound, popup.parent == nil, !popup.hasJoined else { return }
    popup.app.pageModel.update(popup.app, on: device, at: now)
    guard popup.app.pageModel.isUndisturbed(popup.boundPage), now - popup.disturbedAt >= seconds
    else { return }
    fail("\(popup.name) is \(change) for its page, which is visible and settled")
  }

  /// Verifies a start during a transition: the last settled pages count, except a disappearing one.
  private func checkStartWhileMoving(of popup: FuzzPopup) {
    let account = popup.app.pageModel
    // Transitions of pages that UIKit has detached behind a full-screen modal end there; the pages
    // are back in the window a turn or two after its dismissal.
    guard device.clock.turn > account.lastTurnWithPresentation + 2 else { return }
    let pages = account.countedPages(for: popup)
    guard !pages.isEmpty else {
      return fail("\(popup.name) starts during a transition on a page that does not match")
    }
    if account.idlePageCount == 1, pages.allSatisfy(account.isDisappearing) {
      fail("\(popup.name) starts on a disappearing page")
    }
  }

  /// Returns whether a popup has been able to start for so long that it should have.
  ///
  /// UIKit refuses to present during a transition, and Usher then retries after a delay.
  private func isReady(_ popup: FuzzPopup) -> Bool {
    guard let since = popup.startableSince else { return false }
    return now - since > (popup.spec.isAppModal ? UIFuzzer.longestWait : 0.2)
  }

  /// Verifies that the popup that starts is first among those that could have started.
  func checkOrder(startOf popup: FuzzPopup) {
    guard popup.parent == nil, popup.sequence == nil else { return }
    // The gap of the lane does not apply to popups that interrupt, replace or resume.
    let isUrgent = popup.spec.conflict == .interrupt || popup.spec.conflict == .replace
    if popup.spec.lane.gap > 0, isUrgent || popup.appearanceCount > 0 { return }
    // The same event may have asked about others, and kept their place.
    pollQuestions()
    // The required page, or the presenter, may have been left in this turn.
    popup.app.pageModel.update(popup.app, on: device, at: now)
    let (account, last) = (popup.app.pageModel, popup.app.lastPageModel)
    let isSettled = account.isConfirmed && last.isConfirmed && !account.isInTransition
    let picture = QueueSnapshot(popup.app.center)
    // One that an earlier callback of this event has dismissed waits for its outcome.
    let rivals = popups.filter {
      $0 !== popup && $0.app === popup.app && $0.spec.lane == popup.spec.lane && !$0.hasJoined
        && !$0.isDismissed && $0.parent == nil && $0.sequence == nil && $0.isHidden
        && picture.isQueuedOrSuspended($0)
        && isReady($0) && canStart($0)
        && (isSettled || !$0.isPageBound && !$0.spec.isAppModal)
    }
    for rival in rivals where rival.priority > popup.priority {
      fail("\(popup.name) starts although \(rival.name) has a higher priority")
    }
    let isNew = popup.appearanceCount == 0
    for rival in rivals where rival.priority == popup.priority && rival.isUnchanged {
      guard popup.isUnchanged, isNew, rival.shownAt < popup.shownAt else { continue }
      fail("\(popup.name) starts although \(rival.name) was queued before")
    }
  }
}

extension FuzzPopup {
  /// Whether it comes before another popup of its lane.
  fileprivate func precedes(_ other: FuzzPopup) -> Bool {
    guard priority == other.priority else { return priority > other.priority }
    guard let id = handle?.id, let otherID = other.handle?.id else { return true }
    return other.appearanceCount == 0 && id < otherID
  }

  /// Whether it has its original priority and no delay.
  fileprivate var isUnchanged: Bool { priority == spec.priority && delay == 0 && spec.delay == 0 }
}
