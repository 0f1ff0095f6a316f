// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

// Checks after every turn, also during transitions.
extension UIFuzzer {
  /// The popups of a scene according to its `PopupCenter`.
  struct QueueSnapshot {
    let visible: Set<PopupID>
    let queued: Set<PopupID>
    let suspended: Set<PopupID>

    @MainActor init(_ center: PopupCenter) {
      visible = Set(center.visiblePopups.map(\.id))
      queued = Set(center.queuedPopups.map(\.id))
      suspended = Set(center.suspendedPopups.map(\.id))
    }
  }

  /// The maximum time, in seconds, that a suspended popup may be fading out; longer than any
  /// transition.
  static let maximumFadeTime = 0.8
  /// The maximum time, in seconds, that a popup may be appearing or disappearing in an active
  /// scene.
  ///
  /// No transition takes longer than one second; an alert that is dismissed while it is appearing
  /// needs two.
  static let maximumTransitionTime = 3.0

  func checkTurn() {
    if isFingerDown { lastTouch = now }
    pollQuestions()
    pollTransitions()
    for app in scenes {
      let before = app.pageModel
      app.pageModel.update(app, on: device, at: now)
      if app.pageModel.changedAt != before.changedAt { lastEventTime = now }
      let picture = QueueSnapshot(app.center)
      bindModals(of: app, picture)
      pollActivities(of: app, picture)
      if picture.visible != app.lastVisible {
        (app.lastVisible, lastEventTime) = (picture.visible, now)
      }
      for popup in popups where popup.app === app && !popup.hasJoined && !popup.isDismissed {
        check(popup, in: picture)
        checkSourceTurn(of: popup, picture)
        checkLateness(of: popup)
        if !app.pageModel.isUndisturbed(popup.boundPage) { popup.disturbedAt = now }
        popup.wasPresented = popup.isPresented
      }
      checkLanes(of: app, picture)
      checkTimers(on: app, picture)
      checkWindowCount(of: app)
      checkWaitingTimes(on: app, picture)
      checkActivities(of: app)
      if isIdle(app) { checkIdleState(of: app, picture) }
      app.lastPageModel = app.pageModel
      app.wasInactive = !isActive(app)
    }
    checkEndless()
    checkUIKitWarnings()
    for popup in popups where popup.isDismissed { checkDismissed(popup) }
    for popup in popups
    where popup.hasJoined && !popup.isDismissed && popup.joinedPopup?.isDismissed == true {
      fail("\(popup.name) has joined a popup that is dismissed, but is not dismissed itself")
    }
    lastTurn = now
    popups.removeAll { popup in
      popup.isDismissed && popup.remainingViews.isEmpty && popup.leakToken == nil
        && popup.presentedController == nil
    }
  }

  /// Records the page of modals. A modal is bound when its presentation is requested, before its
  /// first callback, so the page counts at which the queue first lists it as visible.
  private func bindModals(of app: FuzzScene, _ picture: QueueSnapshot) {
    for popup in popups
    where popup.app === app && popup.mayBeBound && popup.spec.presentation != nil
      && picture.isVisible(popup)
    {
      bind(popup)
    }
  }

  /// Records the page of a popup if it was the same at the end of the last turn.
  ///
  /// Otherwise it is unknown whether Usher has polled before or after the change.
  func bind(_ popup: FuzzPopup) {
    let account = popup.app.pageModel
    let page = popup.app.lastPageModel.page(for: popup)
    let isClear =
      account.isConfirmed && page === account.page(for: popup) && account.isVisible(page)
    popup.bind(to: isClear ? page : nil)
  }

  private func check(_ popup: FuzzPopup, in picture: QueueSnapshot) {
    guard let id = popup.handle?.id else { return }
    let isVisible = picture.visible.contains(id)
    let isAside = picture.queued.contains(id) || picture.suspended.contains(id)
    // A popup that has disappeared waits for its children before its outcome is delivered.
    let hasChildren = live.contains { $0.parent?.handle?.id == id }
    let canBeUnlisted = popup.isDelayed(at: now) || popup.sequence != nil || hasChildren
    if isVisible == isAside, !(canBeUnlisted && !isVisible) {
      fail("the queue lists \(popup.name) \(isVisible ? "as visible and queued" : "nowhere")")
    }
    if popup.isAlert { return checkAlert(popup, isVisible: isVisible) }
    // UIKit may need a turn or two to start a presentation, and may refuse it.
    let isPending = isVisible && popup.spec.presentation != nil
    if isVisible == popup.isHidden, !isPending {
      fail(
        "\(popup.name) is \(isVisible ? "" : "not ")visible in the queue, "
          + "but \(popup.visibility) according to its callbacks")
    }
    let views = popup.viewsOnScreen
    if views.contains(where: { $0.window?.windowScene !== popup.app.scene }) {
      fail("\(popup.name) is in the window of another scene")
    }
    if !isVisible, !views.isEmpty,
      now - max(popup.suspendedAt, popup.visibilitySince) > UIFuzzer.maximumFadeTime
    {
      fail("\(popup.name) is queued or suspended, but in a visible window")
    }
    // A modal is hidden at once while its page is disappearing.
    let isShown =
      !views.isEmpty || popup.spec.isAppModal && popup.isPresented
      || popup.spec.presentation != nil && popup.app.pageModel.isInTransition
    checkPresence(popup, isShown: isShown)
    checkPresentation(of: popup, isPending: isPending && popup.isHidden)
    checkTouch(on: popup, isVisible: isVisible)
    if isActive(popup.app), now - popup.visibilitySince > UIFuzzer.maximumTransitionTime,
      now - max(popup.app.activeSince, lastTouch) > UIFuzzer.maximumTransitionTime
    {
      switch popup.visibility {
      case .appearing:
        fail("\(popup.name) has been appearing for \(UIFuzzer.maximumTransitionTime) s")
      case .disappearing:
        fail("\(popup.name) has been disappearing for \(UIFuzzer.maximumTransitionTime) s")
      case .hidden, .visible: break
      }
    }
  }

  /// Verifies that a removed view is detected in the same turn, or in the next one if Usher has
  /// just started to poll.
  private func checkPresence(_ popup: FuzzPopup, isShown: Bool) {
    // It is not known when the card of activities begins to disappear.
    guard popup.isVisible, !isShown, !popup.isActivity else { return popup.missingTurns = 0 }
    popup.missingTurns += 1
    if popup.missingTurns > 2 { fail("\(popup.name) is visible, but in no window") }
  }

  /// Verifies that a presentation completes in time, that a modal is resumed at once, and that its
  /// dismissal is reported.
  private func checkPresentation(of popup: FuzzPopup, isPending: Bool) {
    guard popup.spec.presentation != nil else { return }
    popup.pendingSince = isPending && isActive(popup.app) ? popup.pendingSince ?? now : nil
    if let since = popup.pendingSince, now - since > UIFuzzer.maximumTransitionTime {
      fail("the presentation of \(popup.name) has been pending since \(since) s")
    }
    if case .appearing(isReturning: true) = popup.visibility, isActive(popup.app),
      now - popup.visibilitySince > 0.3, popup.controllers.last?.value?.isBeingPresented == false
    {
      fail("\(popup.name) is visible again, but did not get didAppear")
    }
    let controller = popup.controllers.last?.value
    let isLeaving =
      popup.isVisible && controller?.isBeingDismissed == true
      && controller?.transitionCoordinator.map {
        !$0.isInteractive && !$0.isInterruptible && !$0.isCancelled
      } == true
    popup.dismissingTurns = isLeaving ? popup.dismissingTurns + 1 : 0
    if popup.dismissingTurns > 4 {
      fail("\(popup.name) is being dismissed, but did not get willDisappear")
    }
  }

  private func checkAlert(_ popup: FuzzPopup, isVisible: Bool) {
    if isVisible { return popup.unexpectedlyVisibleSince = nil }
    guard !popup.viewsOnScreen.isEmpty else { return popup.unexpectedlyVisibleSince = nil }
    popup.unexpectedlyVisibleSince = popup.unexpectedlyVisibleSince ?? now
    if now - (popup.unexpectedlyVisibleSince ?? now) > UIFuzzer.maximumFadeTime {
      fail("the alert \(popup.name) is queued or suspended, but on the screen")
    }
  }

  private func checkDismissed(_ popup: FuzzPopup) {
    if !popup.viewsOnScreen.isEmpty, !popup.hasJoined {
      fail("\(popup.name) is dismissed, but on the screen")
    }
    if popup.leakToken != nil, now - popup.dismissedAt > 1, !popup.hasJoined {
      fail("the predicate of \(popup.name) still exists a second after the dismissal")
    }
    if let front = popup.presentedController, front.presentingViewController != nil,
      now - max(popup.dismissedAt, popup.app.activeSince, lastTouch) > 2, isActive(popup.app)
    {
      fail("the controller that \(popup.name) presented is visible two seconds after the dismissal")
    }
    // A touch retains the view in which it began.
    guard now - max(popup.dismissedAt, lastTouch) > 1 else { return }
    // The app keeps the window of a closed scene, with its presented controllers, until the end.
    guard popup.app.isOpen || !popup.spec.isAppModal else { return }
    if !popup.remainingViews.isEmpty {
      fail("the view of \(popup.name) still exists a second after the dismissal")
    }
  }

  /// Verifies the capacity of the lanes, based on callbacks and, for alerts, on the queue.
  private func checkLanes(of app: FuzzScene, _ picture: QueueSnapshot) {
    for lane in PopupSpec.Lane.allCases {
      let those = popups.filter {
        $0.app === app && $0.spec.lane == lane && $0.parent == nil && !$0.hasJoined
          && !$0.isDismissed && ($0.isAlert ? picture.isVisible($0) : !$0.isHidden)
      }
      if those.count > lane.capacity {
        fail("\(those.map(\.name).joined(separator: " and ")) are in the lane \(lane) at once")
      }
    }
  }

  /// Verifies that no transition of UIKit takes too long, and records that the app is not idle.
  ///
  /// Alerts have no callbacks, and a finger may hold a sheet.
  private func pollTransitions() {
    for popup in popups where popup.isAlert || popup.spec.presentation != nil {
      let isMoving = popup.controllers.contains {
        $0.value.map { $0.isBeingPresented || $0.isBeingDismissed } ?? false
      }
      if isMoving { lastEventTime = now }
      let isStuck = isMoving && isActive(popup.app)
      popup.transitionSince = isStuck ? popup.transitionSince ?? now : nil
      if let since = popup.transitionSince,
        now - max(since, lastTouch, popup.app.activeSince) > UIFuzzer.maximumTransitionTime
      {
        fail("UIKit has been presenting or dismissing \(popup.name) since \(since) s")
      }
    }
  }

  /// Returns whether a scene is idle: active, with no touch, transition or recent event.
  func isIdle(_ app: FuzzScene) -> Bool {
    isActive(app) && !isFingerDown && !app.pageModel.isInTransition && !app.isRotating
      && now - lastEventTime > 1.1
      && now - app.pageModel.changedAt > 1.1
  }
}

extension UIFuzzer.QueueSnapshot {
  @MainActor func isVisible(_ popup: FuzzPopup) -> Bool {
    popup.handle.map { visible.contains($0.id) } ?? false
  }

  @MainActor func isQueuedOrSuspended(_ popup: FuzzPopup) -> Bool {
    popup.handle.map { queued.contains($0.id) || suspended.contains($0.id) } ?? false
  }
}

extension FuzzPopup {
  func isDelayed(at now: Double) -> Bool { appearanceCount == 0 && now < shownAt + delay + 0.001 }
}
