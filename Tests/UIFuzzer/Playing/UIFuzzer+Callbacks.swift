// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

// Callbacks, and the actions that are performed in them.
extension UIFuzzer {
  func didReceive(_ moment: FuzzLifecycleEvent, for popup: FuzzPopup) {
    record("    \(popup.name) \(moment)")
    lastEventTime = now
    let isFirst = beginCallback(of: popup)
    defer { if isFirst { scenesInCallback.remove(ObjectIdentifier(popup.app)) } }
    if case .willAppear(let isReturn) = moment { willAppear(popup, isReturn: isReturn) }
    if moment == .willDisappear { willDisappear(popup) }
    if case .suspended(let causes) = moment,
      !causes.isDisjoint(with: [.pageLeft, .pageCovered, .pageObstructed])
    {
      checkPageExit(of: popup, "suspended", since: 0)
    }
    if let problem = popup.record(moment, at: now) {
      fail("\(popup.name) got \(moment), but \(problem)")
    }
    performResponse(of: popup, PopupSpec.CallbackResponse.Callback(moment))
  }

  func didDismiss(_ popup: FuzzPopup, _ reason: PopupDismissalReason) {
    record("    \(popup.name) dismissed: \(reason)")
    lastEventTime = now
    let isFirst = beginCallback(of: popup)
    defer { if isFirst { scenesInCallback.remove(ObjectIdentifier(popup.app)) } }
    if reason == .displayDurationElapsed, !popup.hasJoined { checkElapsedDuration(of: popup) }
    // The callback comes after the disappearance; the page may be visible again by then.
    if reason == .pageLeft { checkPageExit(of: popup, "dismissed", since: 2) }
    if reason == .displayDurationElapsed { countElapsed(popup) }
    if reason == .sourceGone { checkSourceGone(popup) }
    if popup.lateSince != nil { checkMinimum(of: popup, reason) }
    if reason == .expired { coverage.count(.expired) }
    // UIKit decides how the user can dismiss the other kinds.
    let shown = popup.joinedPopup ?? popup
    if reason == .dismissedByUser, !shown.isAlert, shown.spec.presentation == nil,
      shown.spec.gestures.isEmpty
    {
      fail("the user dismissed \(popup.name), which allows no dismiss gestures")
    }
    if reason == .dismissedByUser, shown.spec.refusals != nil, !shown.hasAllowedDismissal {
      fail("the user dismissed \(popup.name), which did not allow it")
    }
    if reason == .declined, !isJoining(popup) { checkDecline(of: popup) }
    coverage.count(outcome: reason.name)
    if popup.isActivity { cardWasDismissed(popup, reason) }
    countKeptController(of: popup)
    // Its scene may be closed before Usher gets the answer.
    if reason == .sceneDisconnected, popup.expectedReason == .declined {
      popup.expectedReason = nil
    }
    if let problem = popup.recordDismissal(reason, at: now) {
      fail("\(popup.name) was dismissed with \(reason), but \(problem)")
    }
    if reason == .sceneDisconnected, popup.app.isOpen {
      fail("\(popup.name) was dismissed with \(reason), but its scene is connected")
    }
    if !popup.hasJoined, !popup.viewsOnScreen.isEmpty {
      fail("\(popup.name) was dismissed with \(reason) and is still on the screen")
    }
    performResponse(of: popup, .dismiss)
  }

  /// UIKit keeps a controller that was never presented with its presentation controller.
  private func countKeptController(of popup: FuzzPopup) {
    keptControllers += popup.controllers.count {
      ($0.value as? FuzzCardController)?.card.hasUnusedPresentationController == true
    }
  }

  /// Marks the start of a callback; callbacks of a scene are never nested.
  private func beginCallback(of popup: FuzzPopup) -> Bool {
    let isFirst = scenesInCallback.insert(ObjectIdentifier(popup.app)).inserted
    if !isFirst { fail("a callback of \(popup.name) is nested in another callback") }
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
    popup.source?.restart(in: popup.app)
    findPresetView(of: popup)
    if popup.spec.presentation == nil {
      if !isReturn, !isJoining(popup), !isBeingJoined(popup) { checkStart(of: popup) }
      bind(popup)
    } else if isReturn {
      // It was presented and suspended within one turn, so the visible pages are not known.
      popup.bind(to: nil)
    }
    guard !isJoining(popup) else { return }
    if isReturn, popup.spec.presentation != nil, !popup.wasPresented, !popup.isPresented {
      fail("\(popup.name) got willAppear again, but UIKit does not present it")
    }
    if isReturn { countReturn(of: popup) }
    if popup.spec.isAppModal {
      // A modal in the app window ends text input there, and it is not restored.
      popup.app.editedField = nil
    } else if popup.spec.isModal {
      popup.app.textInputInterruptedAt = now
    }
    checkAnswer(startOf: popup)
    if let sequence = popup.sequence {
      startedLanes[sequence, default: []].insert(popup.spec.lane)
    }
    if !isBeingJoined(popup) { checkOrder(startOf: popup) }
  }

  /// Returns whether a popup has joined another one or may be joining.
  ///
  /// A joining popup gets callbacks of the other one before `show` returns the common handle.
  private func isJoining(_ popup: FuzzPopup) -> Bool {
    if popup.hasJoined { return true }
    guard popup.handle == nil, let key = popup.spec.key else { return false }
    return live.contains { $0 !== popup && $0.app === popup.app && $0.spec.key == key }
  }

  /// Returns whether another popup may be joining this one.
  ///
  /// The join can change the priority and the pages before `show` returns the handle.
  private func isBeingJoined(_ popup: FuzzPopup) -> Bool {
    guard let key = popup.spec.key else { return false }
    return live.contains {
      $0 !== popup && $0.app === popup.app && $0.handle == nil && $0.spec.key == key
    }
  }

  private func performResponse(of popup: FuzzPopup, _ moment: PopupSpec.CallbackResponse.Callback) {
    guard let response = popup.spec.response, response.callback == moment, failure == nil else {
      return
    }
    guard !isFinished else { return }
    // The callback may start a transition of pages that Usher has just found settled.
    popup.app.pageModel.update(popup.app, on: device, at: now)
    for other in live
    where other.app === popup.app && !popup.app.pageModel.isDisappearing(other.boundPage) {
      other.disappearingPageTurns = 0
    }
    record("    callback of \(popup.name): \(response.action)")
    switch response.action {
    case .show: if live.count < 30 { show(PopupSpec(), on: popup.app) }
    case .dismissItself:
      willDismiss(joinedPopup(of: popup))
      popup.handle?.dismiss(reason: .custom("itself"))
    case .dismissOldest:
      guard let oldest = live.last(where: { !$0.isActivity }) else { return }
      willDismiss(joinedPopup(of: oldest))
      oldest.app.dismissedInCallbackAt = now
      oldest.handle?.dismiss(reason: .custom("oldest"))
    case .push:
      guard let navigation = popup.app.navigation, navigation.viewControllers.count < 6 else {
        return
      }
      popup.app.editedField = nil
      navigation.pushViewController(popup.app.make(.list), animated: true)
    case .dismissAll:
      popup.app.activities.forget(at: now)
      popup.app.dismissedInCallbackAt = now
      popup.app.center.dismissAll(reason: .custom("callback"))
    case .showAgain:
      guard popup.isDismissed, !popup.hasJoined, popup.spec.content.isView,
        popup.spec.presentation == nil, let view = popup.contents.first?.value
      else { return }
      let handle = popup.app.center.show(Popup(view))
      if handle.outcomeIfDismissed?.reason == .contentInUse {
        fail("\(popup.name) was dismissed, and its view cannot be shown again")
      }
      handle.dismiss(animated: false)
    case .hold:
      guard holds.count < 2, let page = popup.app.bottomPage else { return }
      let token = popup.app.center.hold(reason: "callback", while: page)
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
