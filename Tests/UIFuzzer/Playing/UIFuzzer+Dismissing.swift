// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

// Dismissing popups, holding lanes and changing popups.
extension UIFuzzer {
  func dismiss(_ action: FuzzAction, on app: FuzzScene) -> Bool {
    let before = live
    switch action {
    case .dismiss(let pick, let animated):
      let candidates = before.filter { !$0.isActivity }
      guard let popup = self.pick(pick, of: candidates), let handle = popup.handle else {
        return false
      }
      willDismiss(joinedPopup(of: popup))
      dismiss([joinedPopup(of: popup)], .custom("dismissed"), animated: animated) {
        handle.dismiss(reason: .custom("dismissed"), animated: animated)
      }
    case .dismissReturning(let pick, let animated):
      let candidates = before.filter { $0.dismissReturning != nil }
      guard let popup = self.pick(pick, of: candidates), let end = popup.dismissReturning else {
        return false
      }
      self.dismiss([joinedPopup(of: popup)], .completed, animated: animated) { end(animated) }
    case .dismissKey(let pick, let animated):
      let named = before.filter { $0.spec.key != nil }
      guard let one = self.pick(pick, of: named), let number = one.spec.key else { return false }
      for popup in named where popup.spec.key == number {
        joinedPopup(of: popup).mayBeDismissing = true
        if popup.app === one.app { willDismiss(joinedPopup(of: popup)) }
      }
      one.app.center.dismiss(
        key: FuzzNames.keys[number], reason: .custom("key"), animated: animated)
    case .dismissGroup(let pick, let animated):
      let grouped = before.filter { $0.spec.group != nil && !$0.hasJoined }
      guard let one = self.pick(pick, of: grouped), let number = one.spec.group else {
        return false
      }
      let group = grouped.filter { $0.app === one.app && $0.spec.group == number }
      dismiss(group, .custom("group"), animated: animated) {
        one.app.center.dismiss(
          group: FuzzNames.groups[number], reason: .custom("group"), animated: animated)
      }
    case .dismissLane(let lane, let animated):
      let those = before.filter { $0.app === app && $0.spec.lane == lane && !$0.hasJoined }
      guard !those.isEmpty else { return false }
      if lane == .activities { app.activities.forget(at: now) }
      dismiss(those, .custom("lane"), animated: animated) {
        app.center.dismissAll(in: lane.lane, reason: .custom("lane"), animated: animated)
      }
    case .dismissAll(let animated):
      let those = before.filter { $0.app === app && !$0.hasJoined }
      guard !those.isEmpty else { return false }
      app.activities.forget(at: now)
      dismiss(those, .custom("all"), animated: animated) {
        app.center.dismissAll(reason: .custom("all"), animated: animated)
      }
    case .dismissEverywhere(let animated):
      guard !before.isEmpty else { return false }
      for app in scenes { app.activities.forget(at: now) }
      // A callback in one scene may dismiss popups of the next scene before that one is processed.
      let those = before.filter { !$0.hasJoined && $0.app.isOpen && scenes.count == 1 }
      dismiss(those, .loggedOut, animated: animated) {
        for popup in before { popup.mayBeDismissing = true }
        PopupCenter.dismissEverywhere(reason: .loggedOut, animated: animated)
      }
      endless?.didLogOut(at: now)
    default:
      return false
    }
    return true
  }

  /// Dismisses popups and records the expected reason of those that nothing else is dismissing.
  ///
  /// Without animation they must not be on the screen afterwards.
  private func dismiss(
    _ those: [FuzzPopup], _ reason: PopupDismissalReason, animated: Bool, by body: () -> Void
  ) {
    for popup in those
    where popup.parent == nil && popup.expectedReason == nil && !popup.mayBeDismissing
      && popup.kind == .popup
    {
      // Something else may dismiss it before its minimum display duration is over, which also keeps
      // a modal that UIKit is about to present.
      let isWaiting = popup.isWaiting && (popup.minimum == nil || popup.spec.presentation == nil)
      let isCertain = popup.isVisible ? popup.lateSince == nil : isWaiting
      if isCertain { popup.expectedReason = reason }
    }
    body()
    guard !animated else { return }
    for popup in those
    where !popup.viewsOnScreen.isEmpty && !popup.spec.isAppModal && !popup.stays {
      fail("\(popup.name) is still on the screen after it was dismissed without animation")
    }
  }

  func changeQueue(_ action: FuzzAction, on app: FuzzScene) -> Bool {
    switch action {
    case .hold(let lane, let owner):
      return hold(lane, owner, on: app)
    case .release(let pick, let isDropped):
      if holds.isEmpty { _ = self.hold(.popups, .noOwner, on: app) }
      guard let hold = self.pick(pick, of: holds.reversed()) else { return false }
      // A token without an owner releases its hold in a task when it is deallocated.
      if isDropped, case .noOwner = hold.owner {
        holds.removeAll { $0.token === hold.token }
      } else {
        release(hold.token)
      }
    case .reconsider:
      return reconsider(on: app)
    case .change(let pick, let change):
      return self.change(pick, change)
    case .resize(let pick):
      guard let popup = onScreen(pick), let card = popup.viewsOnScreen.first as? FuzzCard else {
        return false
      }
      card.size.height = card.size.height > 200 ? 150 : 260
      // The visible content may be that of a popup that this one has joined.
      (card.next as? FuzzCardController)?.preferredContentSize = card.size
      popup.handle?.invalidateContentSize()
    default:
      return false
    }
    return true
  }

  /// Keeps a hold and schedules its release.
  func take(_ hold: FuzzHold) {
    holds.append(hold)
    schedule { [weak self, weak token = hold.token] in
      guard let self, let token else { return }
      release(token)
    }
  }

  private func release(_ token: PopupHold) {
    holds.removeAll { $0.token === token }
    token.release()
  }

  private func hold(
    _ lane: PopupSpec.Lane, _ owner: FuzzAction.HoldOwner, on app: FuzzScene
  ) -> Bool {
    guard holds.count < 2 else { return false }
    let center = app.center
    switch owner {
    case .noOwner:
      let token = center.hold(lane.lane, reason: "fuzzer")
      take(FuzzHold(token: token, app: app, lane: lane, owner: owner))
    case .page:
      guard let page = app.pageModel.visible.first?.value else { return false }
      let token = center.hold(lane.lane, reason: "fuzzer", while: page)
      take(FuzzHold(token: token, app: app, lane: lane, owner: owner, page: page))
    case .popup:
      guard let popup = live.first(where: { $0.app === app && !$0.hasJoined }),
        let handle = popup.handle
      else { return false }
      let token = center.hold(lane.lane, reason: "fuzzer", while: handle)
      take(FuzzHold(token: token, app: app, lane: lane, owner: owner, popup: popup))
    }
    return true
  }

  private func change(_ pick: Int, _ change: FuzzAction.QueuedChange) -> Bool {
    let waiting = live.filter {
      $0.appearanceCount == 0 && !$0.hasJoined && $0.base is PopupHandle<Int>
    }
    guard let popup = self.pick(pick, of: waiting), let handle = popup.base as? PopupHandle<Int>
    else { return false }
    switch change {
    case .priority(let priority):
      popup.priority = priority
      handle.setPriority(PopupPriority(priority))
    case .delay(let milliseconds):
      let isLate = popup.question?.isOverdue(at: now, activeSince: popup.app.activeSince) == true
      // The queue stops asking before it calls back about others.
      if !isLate, now < popup.shownAt + Double(milliseconds) / 1000 { popup.question?.didEnd() }
      // What has happened before the call is processed first.
      popup.delay = min(popup.delay, Double(milliseconds) / 1000)
      handle.setDelay(.milliseconds(milliseconds))
      popup.delay = Double(milliseconds) / 1000
    case .expiration(let milliseconds):
      popup.expiration = milliseconds.map { Double($0) / 1000 }
      handle.setExpiration(after: milliseconds.map { .milliseconds($0) })
    }
    return true
  }
}
