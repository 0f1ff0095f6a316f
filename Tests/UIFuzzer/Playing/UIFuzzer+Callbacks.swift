// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

// What the storm is told by callbacks, and what it does in them.
extension UIFuzzer {
  func didReceive(_ moment: FuzzLifecycleEvent, _ popup: FuzzPopup) {
    record("    \(popup.name) \(moment)")
    lastEventTime = now
    let isFirst = beginCallback(of: popup)
    defer { if isFirst { callingBack.remove(ObjectIdentifier(popup.app)) } }
    if case .willAppear(let isReturn) = moment { willAppear(popup, isReturn: isReturn) }
    if case .suspended(let causes) = moment,
      !causes.isDisjoint(with: [.pageLeft, .pageCovered, .pageObstructed])
    {
      checkPageExit(of: popup, "suspended", since: 0)
    }
    if let problem = popup.record(moment, at: now) {
      fail("\(popup.name) was told \(moment), but \(problem)")
    }
    performResponse(popup, PopupSpec.CallbackResponse.Callback(moment))
  }

  func didDismiss(_ popup: FuzzPopup, _ reason: PopupDismissalReason) {
    record("    \(popup.name) ended: \(reason)")
    lastEventTime = now
    let isFirst = beginCallback(of: popup)
    defer { if isFirst { callingBack.remove(ObjectIdentifier(popup.app)) } }
    if reason == .displayDurationElapsed, !popup.hasJoined { checkElapsedDuration(popup) }
    // It is told when the popup has left the screen; the page may be back by then.
    if reason == .pageLeft { checkPageExit(of: popup, "ended", since: 2) }
    if reason == .displayDurationElapsed { coverage.count(.displayDurationElapsed) }
    if reason == .expired { coverage.count(.expired) }
    // How others are closed by their users is UIKit's affair.
    let shown = popup.joinedPopup ?? popup
    if reason == .dismissedByApp, !shown.isAlert, shown.spec.presentation == nil, !shown.spec.allowsDismissGestures
    {
      fail("\(popup.name) cannot be closed by its user, and was")
    }
    coverage.count(outcome: reason.name)
    if let problem = popup.recordDismissal(reason, at: now) {
      fail("\(popup.name) ended as \(reason), but \(problem)")
    }
    if reason == .sceneDisconnected, popup.app.isOpen {
      fail("\(popup.name) ended as \(reason), but its scene is there")
    }
    if !popup.hasJoined, !popup.viewsOnScreen.isEmpty {
      fail("\(popup.name) ended as \(reason) and is still on the screen")
    }
    performResponse(popup, .dismiss)
  }

  /// Callbacks come one after the other, never one in the middle of another.
  private func beginCallback(of popup: FuzzPopup) -> Bool {
    let isFirst = callingBack.insert(ObjectIdentifier(popup.app)).inserted
    if !isFirst { fail("\(popup.name) is called back in the middle of another callback") }
    return isFirst
  }

  private func countReturn(of popup: FuzzPopup) {
    let goals: [(PopupSuspensionCauses, FuzzGoal)] = [
      (.interrupted, .resumedAfterInterruption), (.pageLeft, .resumedOnPage),
      (.pageCovered, .resumedAfterCover), (.pageObstructed, .resumedAfterObstruction),
      (.parentSuspended, .resumedWithParent),
    ]
    for (cause, goal) in goals where popup.causes.contains(cause) { coverage.count(goal) }
  }

  private func willAppear(_ popup: FuzzPopup, isReturn: Bool) {
    popup.app.pageModel.update(popup.app, on: device, at: now)
    if popup.spec.presentation == nil {
      if !isReturn, !isJoining(popup), !isBeingJoined(popup) { checkStart(of: popup) }
      bind(popup)
    } else if isReturn {
      // It was presented and suspended within a turn; what was visible then is not known.
      popup.bind(to: nil)
    }
    guard !isJoining(popup) else { return }
    if isReturn, popup.spec.presentation != nil, !popup.wasPresented, !popup.isPresented {
      fail("\(popup.name) is told that it is back, and UIKit does not present it")
    }
    if isReturn { countReturn(of: popup) }
    if popup.spec.isAppModal {
      // What UIKit presents in the app's window ends what is typed there, and does not give it back.
      popup.app.editedField = nil
    } else if popup.spec.isModal {
      popup.app.textInputInterruptedAt = now
    }
    if let sequence = popup.sequence {
      startedLanes[sequence, default: []].insert(popup.spec.lane)
    }
    if !isBeingJoined(popup) { checkOrder(startOf: popup) }
  }

  /// Whether it hears what another one does, or may: what joins one is told of its start before anybody
  /// has the handle that says so.
  private func isJoining(_ popup: FuzzPopup) -> Bool {
    if popup.hasJoined { return true }
    guard popup.handle == nil, let key = popup.spec.key else { return false }
    return live.contains { $0 !== popup && $0.app === popup.app && $0.spec.key == key }
  }

  /// Whether another one may be going into it just now, with which it can be more urgent, or wait for
  /// another page, before anybody has that one's handle.
  private func isBeingJoined(_ popup: FuzzPopup) -> Bool {
    guard let key = popup.spec.key else { return false }
    return live.contains {
      $0 !== popup && $0.app === popup.app && $0.handle == nil && $0.spec.key == key
    }
  }

  private func performResponse(_ popup: FuzzPopup, _ moment: PopupSpec.CallbackResponse.Callback) {
    guard let response = popup.spec.response, response.callback == moment, failure == nil else { return }
    guard !isFinished else { return }
    // It may move pages that Usher has just found at rest.
    popup.app.pageModel.update(popup.app, on: device, at: now)
    record("    \(popup.name) does \(response.action)")
    switch response.action {
    case .show: if live.count < 30 { show(PopupSpec(), on: popup.app) }
    case .dismissItself: popup.handle?.dismiss(.custom("itself"))
    case .dismissOldest: live.last?.handle?.dismiss(.custom("oldest"))
    case .push:
      guard let navigation = popup.app.navigation, navigation.viewControllers.count < 6 else {
        return
      }
      popup.app.editedField = nil
      navigation.pushViewController(popup.app.make(.list), animated: true)
    case .dismissAll: popup.app.center.dismissAll(.custom("echo"))
    case .showAgain:
      guard popup.isDismissed, !popup.hasJoined, popup.spec.content.isView,
        popup.spec.presentation == nil, let view = popup.contents.first?.value
      else { return }
      let handle = popup.app.center.show(Popup(view))
      if handle.outcomeIfDismissed?.reason == .contentInUse {
        fail("\(popup.name) has ended, and its view cannot be shown again")
      }
      handle.dismiss(animated: false)
    case .hold:
      guard holds.count < 2, let page = popup.app.bottomPage else { return }
      let token = popup.app.center.hold(reason: "echo", while: page)
      take(FuzzHold(token: token, app: popup.app, lane: .popups, owner: .page, page: page))
    }
  }
}

extension PopupSpec.CallbackResponse.Callback {
  fileprivate init(_ moment: FuzzLifecycleEvent) {
    self =
      switch moment {
      case .resumed: .resume
      case .willAppear: .willAppear
      case .didAppear: .didAppear
      case .willDisappear: .willDisappear
      case .didDisappear: .didDisappear
      case .suspended: .suspend
      }
  }
}
