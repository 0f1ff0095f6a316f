// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

// What is ended, held back and changed.
extension Storm {
  func end(_ action: StormAction, on app: StormScene) -> Bool {
    let before = live
    switch action {
    case .end(let pick, let animated):
      guard let popup = self.pick(pick, of: before), let handle = popup.handle else { return false }
      end([first(of: popup)], .custom("ended"), animated: animated) {
        handle.end(.custom("ended"), animated: animated)
      }
    case .endReturning(let pick, let animated):
      let able = before.filter { $0.endReturning != nil }
      guard let popup = self.pick(pick, of: able), let end = popup.endReturning else {
        return false
      }
      self.end([first(of: popup)], .actionChosen, animated: animated) { end(animated) }
    case .endKey(let pick, let animated):
      let named = before.filter { $0.wish.key != nil }
      guard let one = self.pick(pick, of: named), let number = one.wish.key else { return false }
      for popup in named where popup.wish.key == number { first(of: popup).mayBeEnding = true }
      one.app.center.end(StormNames.keys[number], .custom("key"), animated: animated)
    case .endGroup(let pick, let animated):
      let grouped = before.filter { $0.wish.group != nil && !$0.hasJoined }
      guard let one = self.pick(pick, of: grouped), let number = one.wish.group else {
        return false
      }
      let group = grouped.filter { $0.app === one.app && $0.wish.group == number }
      end(group, .custom("group"), animated: animated) {
        one.app.center.endGroup(StormNames.groups[number], .custom("group"), animated: animated)
      }
    case .endLane(let lane, let animated):
      let those = before.filter { $0.app === app && $0.wish.lane == lane && !$0.hasJoined }
      guard !those.isEmpty else { return false }
      end(those, .custom("lane"), animated: animated) {
        app.center.endAll(.custom("lane"), in: lane.lane, animated: animated)
      }
    case .endAll(let animated):
      let those = before.filter { $0.app === app && !$0.hasJoined }
      guard !those.isEmpty else { return false }
      end(those, .custom("all"), animated: animated) {
        app.center.endAll(.custom("all"), animated: animated)
      }
    case .logOut(let animated):
      guard !before.isEmpty else { return false }
      // What is called back for one scene may end popups of the next before that has its turn.
      let those = before.filter { !$0.hasJoined && $0.app.isOpen && scenes.count == 1 }
      end(those, .loggedOut, animated: animated) {
        for popup in before { popup.mayBeEnding = true }
        PopupCenter.endAllScenes(.loggedOut, animated: animated)
      }
    default:
      return false
    }
    return true
  }

  /// Ends these and writes down how they must end: those that nothing else has begun to end, for this
  /// reason. Without animation they are off the screen at once.
  private func end(
    _ those: [StormPopup], _ reason: PopupEndReason, animated: Bool, by body: () -> Void
  ) {
    for popup in those
    where popup.parent == nil && popup.expectedEnd == nil && !popup.mayBeEnding && !popup.isAlert {
      let waits = popup.isOff && !popup.isResuming
      if waits || popup.isOn { popup.expectedEnd = reason }
    }
    body()
    guard !animated else { return }
    for popup in those where !popup.viewsOnScreen.isEmpty && !popup.wish.isAppModal {
      fail("\(popup.name) is still on the screen after it was ended without animation")
    }
  }

  func influence(_ action: StormAction, on app: StormScene) -> Bool {
    switch action {
    case .hold(let lane, let owner):
      return hold(lane, owner, on: app)
    case .release(let pick, let isDropped):
      if holds.isEmpty { _ = self.hold(.popups, .nobody, on: app) }
      guard let hold = self.pick(pick, of: holds.reversed()) else { return false }
      // A token that is dropped releases in a task; one whose hold has an owner leaves it to that.
      if isDropped, case .nobody = hold.owner {
        holds.removeAll { $0.token === hold.token }
      } else {
        release(hold.token)
      }
    case .change(let pick, let change):
      return self.change(pick, change)
    case .resize(let pick):
      guard let popup = onScreen(pick), let card = popup.viewsOnScreen.first as? StormCard else {
        return false
      }
      card.size.height = card.size.height > 200 ? 150 : 260
      // What is shown may be the content of another one that this one has joined.
      (card.next as? StormCardController)?.preferredContentSize = card.size
      popup.handle?.sizeDidChange()
    default:
      return false
    }
    return true
  }

  /// Keeps a hold until it is released or dropped, at the latest after a while.
  func take(_ hold: StormHold) {
    holds.append(hold)
    later { [weak self, weak token = hold.token] in
      guard let self, let token else { return }
      release(token)
    }
  }

  private func release(_ token: PopupHoldToken) {
    holds.removeAll { $0.token === token }
    token.release()
  }

  private func hold(
    _ lane: PopupWish.Lane, _ owner: StormAction.HoldOwner, on app: StormScene
  ) -> Bool {
    guard holds.count < 2 else { return false }
    let center = app.center
    switch owner {
    case .nobody:
      let token = center.hold(lane.lane, reason: "storm")
      take(StormHold(token: token, app: app, lane: lane, owner: owner))
    case .page:
      guard let page = app.account.visible.first?.value else { return false }
      let token = center.hold(lane.lane, reason: "storm", while: page)
      take(StormHold(token: token, app: app, lane: lane, owner: owner, page: page))
    case .popup:
      guard let popup = live.first(where: { $0.app === app && !$0.hasJoined }),
        let handle = popup.handle
      else { return false }
      let token = center.hold(lane.lane, reason: "storm", while: handle)
      take(StormHold(token: token, app: app, lane: lane, owner: owner, popup: popup))
    }
    return true
  }

  private func change(_ pick: Int, _ change: StormAction.WaitingChange) -> Bool {
    let waiting = live.filter {
      $0.appearances == 0 && !$0.hasJoined && $0.base is PopupHandle<Int>
    }
    guard let popup = self.pick(pick, of: waiting), let handle = popup.base as? PopupHandle<Int>
    else { return false }
    switch change {
    case .priority(let priority):
      popup.priority = priority
      handle.change(.priority(PopupPriority(priority)))
    case .delay(let milliseconds):
      popup.delay = Double(milliseconds) / 1000
      handle.change(.delay(.milliseconds(milliseconds)))
    case .expires(let milliseconds):
      popup.expires = milliseconds.map { Double($0) / 1000 }
      handle.change(.expiresAfter(milliseconds.map { .milliseconds($0) }))
    }
    return true
  }
}
