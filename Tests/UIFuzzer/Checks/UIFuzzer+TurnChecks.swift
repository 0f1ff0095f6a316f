// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

// What must hold after every turn, also in the middle of transitions.
extension UIFuzzer {
  /// What the queue of a scene says of its popups.
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

  /// How long what is suspended may be seen to fade, in seconds: longer than any motion of a storm.
  static let maximumFadeTime = 0.8
  /// How long a popup may be on its way in or out while the app is active, in seconds. No motion of a
  /// storm takes longer than one; an alert that is wanted away while it comes needs two of UIKit's.
  static let maximumTransitionTime = 3.0

  func checkTurn() {
    if isFingerDown { lastTouch = now }
    pollTransitions()
    for app in scenes {
      let before = app.pageModel
      app.pageModel.update(app, on: device, at: now)
      if app.pageModel.changedAt != before.changedAt { lastEventTime = now }
      let picture = QueueSnapshot(app.center)
      bindModals(of: app, picture)
      if picture.visible != app.lastVisible {
        (app.lastVisible, lastEventTime) = (picture.visible, now)
      }
      for popup in popups where popup.app === app && !popup.hasJoined && !popup.isDismissed {
        check(popup, in: picture)
        if !app.pageModel.isUndisturbed(popup.boundPage) { popup.disturbedAt = now }
        popup.wasPresented = popup.isPresented
      }
      checkLanes(of: app, picture)
      checkTimers(on: app, picture)
      checkWindowCount(of: app)
      checkWaitingTimes(on: app, picture)
      if isIdle(app) { checkIdleState(of: app, picture) }
      app.lastPageModel = app.pageModel
    }
    checkUIKitWarnings()
    for popup in popups where popup.isDismissed { checkDismissed(popup) }
    for popup in popups where popup.hasJoined && !popup.isDismissed && popup.joinedPopup?.isDismissed == true {
      fail("\(popup.name) went into another one that has ended, and has not ended itself")
    }
    lastTurn = now
    popups.removeAll { popup in
      popup.isDismissed && popup.remainingViews.isEmpty && popup.leakToken == nil && popup.presentedController == nil
    }
  }

  /// What UIKit presents is bound when that is asked, and tells of itself later; so what counts is
  /// which page there was when the queue first said that it is visible.
  private func bindModals(of app: FuzzScene, _ picture: QueueSnapshot) {
    for popup in popups
    where popup.app === app && popup.mayBeBound && popup.spec.presentation != nil
      && picture.isVisible(popup)
    {
      bind(popup)
    }
  }

  /// What the storm saw at the end of the last turn, and what it sees now, must be the same page: of what
  /// happens in between it does not know whether Usher has looked before or after.
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
    let canBeUnlisted = popup.isDelayed(at: now) || popup.sequence != nil
    if isVisible == isAside, !(canBeUnlisted && !isVisible) {
      fail("the queue says that \(popup.name) is \(isVisible ? "visible and waits" : "nowhere")")
    }
    if popup.isAlert { return checkAlert(popup, isVisible: isVisible) }
    // UIKit may need a turn or two to begin, and may refuse.
    let isPending = isVisible && popup.spec.presentation != nil
    if isVisible == popup.isHidden, !isPending {
      fail(
        "the queue says that \(popup.name) is \(isVisible ? "" : "not ")visible, "
          + "its callbacks that it is \(popup.visibility)")
    }
    let views = popup.viewsOnScreen
    if views.contains(where: { $0.window?.windowScene !== popup.app.scene }) {
      fail("\(popup.name) is in the window of another scene")
    }
    if !isVisible, !views.isEmpty,
      now - max(popup.suspendedAt, popup.visibilitySince) > UIFuzzer.maximumFadeTime
    {
      fail("\(popup.name) waits or is suspended and is in a visible window")
    }
    // UIKit's own presentations are hidden at once while their page departs.
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
      case .appearing: fail("\(popup.name) has been coming for \(UIFuzzer.maximumTransitionTime) s")
      case .disappearing: fail("\(popup.name) has been leaving for \(UIFuzzer.maximumTransitionTime) s")
      case .hidden, .visible: break
      }
    }
  }

  /// An app that takes a view away is noticed in the same turn, or the next where Usher has just begun
  /// to look.
  private func checkPresence(_ popup: FuzzPopup, isShown: Bool) {
    guard popup.isVisible, !isShown else { return popup.missingTurns = 0 }
    popup.missingTurns += 1
    if popup.missingTurns > 2 { fail("\(popup.name) should be on the screen and is in no window") }
  }

  /// UIKit answers in time, what comes back comes at once, and whoever is taken away for good is told.
  private func checkPresentation(of popup: FuzzPopup, isPending: Bool) {
    guard popup.spec.presentation != nil else { return }
    popup.pendingSince = isPending && isActive(popup.app) ? popup.pendingSince ?? now : nil
    if let since = popup.pendingSince, now - since > UIFuzzer.maximumTransitionTime {
      fail("UIKit has been asked for \(popup.name) since \(since) s, and nothing has come of it")
    }
    if case .appearing(isReturning: true) = popup.visibility, isActive(popup.app),
      now - popup.visibilitySince > 0.3, popup.controllers.last?.value?.isBeingPresented == false
    {
      fail("\(popup.name) is back, and was not told that it is there")
    }
    let controller = popup.controllers.last?.value
    let isLeaving =
      popup.isVisible && controller?.isBeingDismissed == true
      && controller?.transitionCoordinator.map { !$0.isInteractive && !$0.isCancelled } == true
    popup.dismissingTurns = isLeaving ? popup.dismissingTurns + 1 : 0
    if popup.dismissingTurns > 4 { fail("\(popup.name) leaves, and nobody was told") }
  }

  private func checkAlert(_ popup: FuzzPopup, isVisible: Bool) {
    if isVisible { return popup.unexpectedlyVisibleSince = nil }
    guard !popup.viewsOnScreen.isEmpty else { return popup.unexpectedlyVisibleSince = nil }
    popup.unexpectedlyVisibleSince = popup.unexpectedlyVisibleSince ?? now
    if now - (popup.unexpectedlyVisibleSince ?? now) > UIFuzzer.maximumFadeTime {
      fail("the alert \(popup.name) waits or is suspended and is on the screen")
    }
  }

  private func checkDismissed(_ popup: FuzzPopup) {
    if !popup.viewsOnScreen.isEmpty, !popup.hasJoined {
      fail("\(popup.name) has ended and is on the screen")
    }
    if popup.leakToken != nil, now - popup.dismissedAt > 1, !popup.hasJoined {
      fail("the condition of \(popup.name) is kept a second after the end")
    }
    if let front = popup.presentedController, front.presentingViewController != nil,
      now - max(popup.dismissedAt, popup.app.activeSince, lastTouch) > 2, isActive(popup.app)
    {
      fail("what \(popup.name) presented is there two seconds after the end")
    }
    // A touch holds the view that it began in.
    guard now - max(popup.dismissedAt, lastTouch) > 1 else { return }
    // The app keeps the window of a closed scene, and that what was presented in it, to the end.
    guard popup.app.isOpen || !popup.spec.isAppModal else { return }
    if !popup.remainingViews.isEmpty {
      fail("the view of \(popup.name) still exists a second after the end")
    }
  }

  /// What takes up a lane, going by the callbacks and, for alerts, by the queue.
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

  /// Whether UIKit brings or takes away anything for us: alerts have no callbacks, and a finger may hold a
  /// sheet. Nothing hangs between here and there.
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
        fail("UIKit has been bringing or taking away \(popup.name) since \(since) s")
      }
    }
  }

  /// Whether a scene has had time to come to rest after the last thing that happened.
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
