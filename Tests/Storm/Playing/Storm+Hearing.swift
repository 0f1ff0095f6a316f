// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

// What the storm is told by callbacks, and what it does in them.
extension Storm {
  func didHear(_ moment: StormMoment, _ popup: StormPopup) {
    note("    \(popup.name) \(moment)")
    lastEvent = now
    let isFirst = beginCallback(of: popup)
    defer { if isFirst { callingBack.remove(ObjectIdentifier(popup.app)) } }
    if case .willAppear(let isReturn) = moment { willAppear(popup, isReturn: isReturn) }
    if case .suspended(let causes) = moment,
      !causes.isDisjoint(with: [.left, .covered, .obstructed])
    {
      checkLeft(by: popup, "suspended", since: 0)
    }
    if let wrong = popup.take(moment, at: now) {
      fail("\(popup.name) was told \(moment), but \(wrong)")
    }
    echo(popup, PopupWish.Echo.Moment(moment))
  }

  func didEnd(_ popup: StormPopup, _ reason: PopupEndReason) {
    note("    \(popup.name) ended: \(reason)")
    lastEvent = now
    let isFirst = beginCallback(of: popup)
    defer { if isFirst { callingBack.remove(ObjectIdentifier(popup.app)) } }
    if reason == .timeOver, !popup.hasJoined { checkTimeOver(popup) }
    // It is told when the popup has left the screen; the page may be back by then.
    if reason == .pageLeft { checkLeft(by: popup, "ended", since: 2) }
    if reason == .timeOver { tally.count(.timeOver) }
    if reason == .expired { tally.count(.expired) }
    // How others are closed by their users is UIKit's affair.
    let shown = popup.first ?? popup
    if reason == .dismissed, !shown.isAlert, shown.wish.presentation == nil, !shown.wish.isClosable
    {
      fail("\(popup.name) cannot be closed by its user, and was")
    }
    tally.count(outcome: reason.name)
    if let wrong = popup.end(reason, at: now) {
      fail("\(popup.name) ended as \(reason), but \(wrong)")
    }
    if reason == .stageGone, popup.app.isOpen {
      fail("\(popup.name) ended as \(reason), but its scene is there")
    }
    if !popup.hasJoined, !popup.viewsOnScreen.isEmpty {
      fail("\(popup.name) ended as \(reason) and is still on the screen")
    }
    echo(popup, .end)
  }

  /// Callbacks come one after the other, never one in the middle of another.
  private func beginCallback(of popup: StormPopup) -> Bool {
    let isFirst = callingBack.insert(ObjectIdentifier(popup.app)).inserted
    if !isFirst { fail("\(popup.name) is called back in the middle of another callback") }
    return isFirst
  }

  private func countReturn(of popup: StormPopup) {
    let sights: [(PopupSuspension, StormSight)] = [
      (.interrupted, .returnFromInterruption), (.left, .returnToPage),
      (.covered, .returnUncovered), (.obstructed, .returnUnobstructed),
      (.parent, .returnWithParent),
    ]
    for (cause, sight) in sights where popup.causes.contains(cause) { tally.count(sight) }
  }

  private func willAppear(_ popup: StormPopup, isReturn: Bool) {
    popup.app.account.update(popup.app, on: device, at: now)
    if popup.wish.presentation == nil {
      if !isReturn, !isJoining(popup), !isBeingJoined(popup) { checkStart(of: popup) }
      bind(popup)
    } else if isReturn {
      // It was presented and suspended within a turn; what was visible then is not known.
      popup.bind(to: nil)
    }
    guard !isJoining(popup) else { return }
    if isReturn, popup.wish.presentation != nil, !popup.wasPresented, !popup.isPresented {
      fail("\(popup.name) is told that it is back, and UIKit does not present it")
    }
    if isReturn { countReturn(of: popup) }
    if popup.wish.isAppModal {
      // What UIKit presents in the app's window ends what is typed there, and does not give it back.
      popup.app.typedIn = nil
    } else if popup.wish.isModal {
      popup.app.typedUntil = now
    }
    if let sequence = popup.sequence {
      begunLanes[sequence, default: []].insert(popup.wish.lane)
    }
    if !isBeingJoined(popup) { checkOrder(startOf: popup) }
  }

  /// Whether it hears what another one does, or may: what joins one is told of its start before anybody
  /// has the handle that says so.
  private func isJoining(_ popup: StormPopup) -> Bool {
    if popup.hasJoined { return true }
    guard popup.handle == nil, let key = popup.wish.key else { return false }
    return live.contains { $0 !== popup && $0.app === popup.app && $0.wish.key == key }
  }

  /// Whether another one may be going into it just now, with which it can be more urgent, or wait for
  /// another page, before anybody has that one's handle.
  private func isBeingJoined(_ popup: StormPopup) -> Bool {
    guard let key = popup.wish.key else { return false }
    return live.contains {
      $0 !== popup && $0.app === popup.app && $0.handle == nil && $0.wish.key == key
    }
  }

  private func echo(_ popup: StormPopup, _ moment: PopupWish.Echo.Moment) {
    guard let echo = popup.wish.echo, echo.moment == moment, failure == nil else { return }
    guard !isOver else { return }
    // It may move pages that Usher has just found at rest.
    popup.app.account.update(popup.app, on: device, at: now)
    note("    \(popup.name) does \(echo.deed)")
    switch echo.deed {
    case .enqueue: if live.count < 30 { enqueue(PopupWish(), on: popup.app) }
    case .endItself: popup.handle?.end(.custom("itself"))
    case .endOldest: live.last?.handle?.end(.custom("oldest"))
    case .push:
      guard let navigation = popup.app.navigation, navigation.viewControllers.count < 6 else {
        return
      }
      popup.app.typedIn = nil
      navigation.pushViewController(popup.app.make(.list), animated: true)
    case .endAll: popup.app.center.endAll(.custom("echo"))
    case .again:
      guard popup.hasEnded, !popup.hasJoined, popup.wish.content.isView,
        popup.wish.presentation == nil, let view = popup.contents.first?.value
      else { return }
      let handle = popup.app.center.enqueue(Popup(view))
      if handle.outcomeIfEnded?.reason == .duplicate {
        fail("\(popup.name) has ended, and its view cannot be shown again")
      }
      handle.end(animated: false)
    case .hold:
      guard holds.count < 2, let page = popup.app.bottomPage else { return }
      let token = popup.app.center.hold(reason: "echo", while: page)
      take(StormHold(token: token, app: popup.app, lane: .popups, owner: .page, page: page))
    }
  }
}

extension PopupWish.Echo.Moment {
  fileprivate init(_ moment: StormMoment) {
    self =
      switch moment {
      case .resumed: .resume
      case .willAppear: .willAppear
      case .didAppear: .didAppear
      case .willLeave: .willLeave
      case .didLeave: .didLeave
      case .suspended: .suspend
      }
  }
}
