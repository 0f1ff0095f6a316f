// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

// Nothing is stuck, and who goes first is right.
extension Storm {
  /// How long a lane may have room while somebody waits whom nothing keeps from it, in seconds.
  ///
  /// The next one starts a turn after the last has left, and pages are settled when two turns agree; the
  /// run loop turns at once while something of this is open. What is longer is Usher's pause after a
  /// presentation that UIKit has refused, half a second, which the storm knows nothing of.
  static let longestWait = 0.75

  func checkReadiness(on app: StormScene, _ picture: Picture) {
    for lane in PopupWish.Lane.allCases {
      let place = LanePlace(scene: ObjectIdentifier(app), lane: lane)
      let those = popups.filter { $0.app === app && $0.wish.lane == lane && !$0.hasJoined }
      let used = those.filter { $0.parent == nil && !$0.hasEnded && picture.sees($0) }.count
      if used > 0 { lastUse[place] = now }
      for popup in those {
        let fits = !popup.hasEnded && picture.isAside(popup) && isFree(popup)
        popup.readySince = fits ? popup.readySince ?? now : nil
        if popup.parent != nil, let since = popup.readySince { checkWait(since, popup.name) }
      }
      let somebody = those.first { $0.parent == nil && $0.readySince != nil }
      let hasRoom =
        used < lane.capacity && (lane.gap == 0 || now - (lastUse[place] ?? 0) > lane.gap)
      if let since = readyLanes[place] {
        checkWait(since, "the lane \(lane) with \(somebody?.name ?? "somebody") in it")
      }
      readyLanes[place] = somebody != nil && hasRoom ? readyLanes[place] ?? now : nil
    }
  }

  private func checkWait(_ since: Double, _ name: String) {
    tally.count(wait: now - since)
    guard now - since > Storm.longestWait else { return }
    fail("\(name) waits since \(since) s and nothing that we know of keeps it from starting")
  }

  /// Whether nothing keeps a popup from the screen, save that its lane may be full; false in doubt.
  func isFree(_ popup: StormPopup) -> Bool {
    let app = popup.app
    guard isActive(app), !popup.isDelayed(at: now) else { return false }
    guard !holds.contains(where: { $0.app === app && $0.lane == popup.wish.lane && $0.isInForce })
    else { return false }
    if popup.wish.presentation != nil, !hasWindow(popup) { return false }
    if let parent = popup.parent { return isOpen(parent) && !app.account.isMoving }
    return hasTurn(popup) && hasPage(popup)
  }

  /// Whether UIKit can present it: in the app's window one at a time, and nothing above what somebody
  /// else presents; from a page only while that is in the window. What may go above others is not
  /// followed so far.
  private func hasWindow(_ popup: StormPopup) -> Bool {
    guard popup.parent == nil else { return false }
    if popup.wish.isAppModal, popup.wish.presentation?.choosesPresenter == true,
      popup.presenter?.viewIfLoaded?.window !== popup.app.window
    {
      return false
    }
    return !popup.wish.isInAppWindow || popup.app.presented.isEmpty && !popup.app.account.isMoving
  }

  /// Whether what belongs to a popup may be shown above it.
  private func isOpen(_ parent: StormPopup) -> Bool {
    let first = first(of: parent)
    return first.isOn && !first.hasEnded
  }

  /// Whether no sequence keeps it waiting.
  private func hasTurn(_ popup: StormPopup) -> Bool {
    let steps = popups.filter {
      $0.app === popup.app && $0.sequence != nil && !$0.hasEnded && !$0.hasJoined
    }
    let first = steps.first { $0.sequence == popup.sequence }
    guard popup.sequence == nil || first === popup else { return false }
    return !steps.contains { step in
      step.sequence != popup.sequence
        && step.sequence.map { begunLanes[$0]?.contains(popup.wish.lane) == true } == true
    }
  }

  /// Whether the pages are such that it may come.
  private func hasPage(_ popup: StormPopup) -> Bool {
    let account = popup.app.account
    let isFree = popup.wish.pages == .anywhere && popup.wish.retention == nil
    guard !isFree else { return true }
    guard !account.isMoving, !account.isObstructed else { return false }
    guard popup.appearances > 0 else {
      return account.page(for: popup) != nil
    }
    // What stays follows the user and needs a page no more; when exactly it may return, R6 leaves open.
    return popup.isPageBound && account.sees(popup.boundPage)
  }

  /// What is bound to a page comes in front of one that it waits for and that stands still: not of one
  /// that has come in the middle of this very turn, because more may be about to follow.
  func checkStart(of popup: StormPopup) {
    guard popup.isPageBound, popup.parent == nil, !popup.isAlert else { return }
    let (before, account) = (popup.app.lastAccount, popup.app.account)
    let isSame = before.page(for: popup) === account.page(for: popup)
    if account.isMoving { return checkStartWhileMoving(of: popup) }
    guard !before.isMoving else { return }
    if isSame, account.page(for: popup) == nil {
      fail("\(popup.name) starts in front of a page that it does not wait for")
    }
    if device.clock.turn == turnOfAction, !isSame, account.page(for: popup) != nil {
      fail("\(popup.name) starts in front of a page that has only just come")
    }
  }

  /// Nobody goes because of a page with which nothing is the matter, nor has been for so many seconds.
  func checkLeft(by popup: StormPopup, _ deed: String, since seconds: Double) {
    guard popup.isPageBound, popup.isBound, popup.parent == nil, !popup.hasJoined else { return }
    popup.app.account.update(popup.app, on: device, at: now)
    guard popup.app.account.isUndisturbed(popup.boundPage), now - popup.disturbedAt >= seconds
    else { return }
    fail("\(popup.name) is \(deed) for its page, and with that nothing is the matter")
  }

  /// While pages move those count that did not before; nothing comes in front of one that is leaving.
  private func checkStartWhileMoving(of popup: StormPopup) {
    let account = popup.app.account
    // Pages that UIKit has put aside for something in full screen come to rest behind it, and are back in
    // the window a turn or two after it has gone.
    guard device.clock.turn > account.lastBehind + 2 else { return }
    guard let page = account.countedPage(for: popup) else {
      return fail(
        "\(popup.name) starts while the pages move, in front of one that it does not wait for")
    }
    if account.restedCount == 1, account.isLeaving(page) {
      fail("\(popup.name) starts in front of a page that is leaving")
    }
  }

  /// Whether a popup could have started for so long that it should have: UIKit refuses to present while
  /// something else is on its way, and then Usher waits for a moment.
  private func isReady(_ popup: StormPopup) -> Bool {
    guard let since = popup.readySince else { return false }
    return now - since > (popup.wish.isAppModal ? Storm.longestWait : 0.2)
  }

  /// The one that starts goes before all others that could have started for a while.
  func checkOrder(startOf popup: StormPopup) {
    guard popup.parent == nil, popup.sequence == nil else { return }
    // The pause after the last one is for those that wait, and not for who takes a place or comes back.
    let isUrgent = popup.wish.conflict == .interrupt || popup.wish.conflict == .replace
    if popup.wish.lane.gap > 0, isUrgent || popup.appearances > 0 { return }
    // The page that somebody waits for, or that UIKit would present him on, may have been left just now.
    popup.app.account.update(popup.app, on: device, at: now)
    let (account, last) = (popup.app.account, popup.app.lastAccount)
    let isSettled = account.isConfirmed && last.isConfirmed && !account.isMoving
    let picture = Picture(popup.app.center)
    let rivals = popups.filter {
      $0 !== popup && $0.app === popup.app && $0.wish.lane == popup.wish.lane && !$0.hasJoined
        && !$0.hasEnded && $0.parent == nil && $0.sequence == nil && $0.isOff
        && !picture.sees($0)
        && isReady($0) && isFree($0)
        && (isSettled || !$0.isPageBound && !$0.wish.isAppModal)
    }
    for rival in rivals where rival.priority > popup.priority {
      fail("\(popup.name) starts although \(rival.name) is more urgent and could have")
    }
    let isNew = popup.appearances == 0
    for rival in rivals where rival.priority == popup.priority && rival.isUnchanged {
      guard popup.isUnchanged, isNew, rival.enqueuedAt < popup.enqueuedAt else { continue }
      fail("\(popup.name) starts although \(rival.name) has waited longer and could have")
    }
  }
}

extension StormPopup {
  /// Whether it has the priority that it was enqueued with, and no delay.
  fileprivate var isUnchanged: Bool { priority == wish.priority && delay == 0 && wish.delay == 0 }
}
