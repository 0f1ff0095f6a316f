// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

// What must hold after every turn, also in the middle of transitions.
extension Storm {
  /// What the queue of a scene says of its popups.
  struct Picture {
    let visible: Set<RequestID>
    let waiting: Set<RequestID>
    let suspended: Set<RequestID>

    @MainActor init(_ center: PopupCenter) {
      visible = Set(center.visible.map(\.id))
      waiting = Set(center.waiting.map(\.id))
      suspended = Set(center.suspended.map(\.id))
    }
  }

  /// How long what is suspended may be seen to fade, in seconds: longer than any motion of a storm.
  static let longestFade = 0.8
  /// How long a popup may be on its way in or out while the app is active, in seconds. No motion of a
  /// storm takes longer than one; an alert that is wanted away while it comes needs two of UIKit's.
  static let longestWay = 3.0

  func checkTurn() {
    if isFingerDown { lastTouch = now }
    lookAtTransitions()
    for app in scenes {
      let before = app.account
      app.account.update(app, on: device, at: now)
      if app.account.since != before.since { lastEvent = now }
      let picture = Picture(app.center)
      bindModals(of: app, picture)
      if picture.visible != app.lastVisible {
        (app.lastVisible, lastEvent) = (picture.visible, now)
      }
      for popup in popups where popup.app === app && !popup.hasJoined && !popup.hasEnded {
        check(popup, in: picture)
        if !app.account.isUndisturbed(popup.boundPage) { popup.disturbedAt = now }
        popup.wasPresented = popup.isPresented
      }
      checkLanes(of: app, picture)
      checkTimes(on: app, picture)
      checkWindowCount(of: app)
      checkReadiness(on: app, picture)
      if isAtRest(app) { checkRest(of: app, picture) }
      app.lastAccount = app.account
    }
    checkComplaints()
    for popup in popups where popup.hasEnded { checkGone(popup) }
    for popup in popups where popup.hasJoined && !popup.hasEnded && popup.first?.hasEnded == true {
      fail("\(popup.name) went into another one that has ended, and has not ended itself")
    }
    lastTurn = now
    popups.removeAll { popup in
      popup.hasEnded && popup.leftovers.isEmpty && popup.witness == nil && popup.front == nil
    }
  }

  /// What UIKit presents is bound when that is asked, and tells of itself later; so what counts is
  /// which page there was when the queue first said that it is visible.
  private func bindModals(of app: StormScene, _ picture: Picture) {
    for popup in popups
    where popup.app === app && popup.mayBeBound && popup.wish.presentation != nil
      && picture.sees(popup)
    {
      bind(popup)
    }
  }

  /// What the storm saw at the end of the last turn, and what it sees now, must be the same page: of what
  /// happens in between it does not know whether Usher has looked before or after.
  func bind(_ popup: StormPopup) {
    let account = popup.app.account
    let page = popup.app.lastAccount.page(for: popup)
    let isClear =
      account.isConfirmed && page === account.page(for: popup) && account.sees(page)
    popup.bind(to: isClear ? page : nil)
  }

  private func check(_ popup: StormPopup, in picture: Picture) {
    guard let id = popup.handle?.id else { return }
    let isVisible = picture.visible.contains(id)
    let isAside = picture.waiting.contains(id) || picture.suspended.contains(id)
    let isElsewhere = popup.isDelayed(at: now) || popup.sequence != nil
    if isVisible == isAside, !(isElsewhere && !isVisible) {
      fail("the queue says that \(popup.name) is \(isVisible ? "visible and waits" : "nowhere")")
    }
    if popup.isAlert { return checkAlert(popup, isVisible: isVisible) }
    // UIKit may need a turn or two to begin, and may refuse.
    let isAsked = isVisible && popup.wish.presentation != nil
    if isVisible == popup.isOff, !isAsked {
      fail(
        "the queue says that \(popup.name) is \(isVisible ? "" : "not ")visible, "
          + "its callbacks that it is \(popup.showing)")
    }
    let views = popup.viewsOnScreen
    if views.contains(where: { $0.window?.windowScene !== popup.app.scene }) {
      fail("\(popup.name) is in the window of another scene")
    }
    if !isVisible, !views.isEmpty,
      now - max(popup.suspendedAt, popup.showingSince) > Storm.longestFade
    {
      fail("\(popup.name) waits or is suspended and is in a visible window")
    }
    // UIKit's own presentations are hidden at once while their page departs.
    let isThere =
      !views.isEmpty || popup.wish.isAppModal && popup.isPresented
      || popup.wish.presentation != nil && popup.app.account.isMoving
    checkPresence(popup, isThere: isThere)
    checkPresentation(of: popup, isAsked: isAsked && popup.isOff)
    checkTouch(on: popup, isVisible: isVisible)
    if isActive(popup.app), now - popup.showingSince > Storm.longestWay,
      now - max(popup.app.activeSince, lastTouch) > Storm.longestWay
    {
      switch popup.showing {
      case .coming: fail("\(popup.name) has been coming for \(Storm.longestWay) s")
      case .leaving: fail("\(popup.name) has been leaving for \(Storm.longestWay) s")
      case .off, .on: break
      }
    }
  }

  /// An app that takes a view away is noticed in the same turn, or the next where Usher has just begun
  /// to look.
  private func checkPresence(_ popup: StormPopup, isThere: Bool) {
    guard popup.isOn, !isThere else { return popup.missingTurns = 0 }
    popup.missingTurns += 1
    if popup.missingTurns > 2 { fail("\(popup.name) should be on the screen and is in no window") }
  }

  /// UIKit answers in time, what comes back comes at once, and whoever is taken away for good is told.
  private func checkPresentation(of popup: StormPopup, isAsked: Bool) {
    guard popup.wish.presentation != nil else { return }
    popup.askedSince = isAsked && isActive(popup.app) ? popup.askedSince ?? now : nil
    if let since = popup.askedSince, now - since > Storm.longestWay {
      fail("UIKit has been asked for \(popup.name) since \(since) s, and nothing has come of it")
    }
    if case .coming(isReturn: true) = popup.showing, isActive(popup.app),
      now - popup.showingSince > 0.3, popup.controllers.last?.value?.isBeingPresented == false
    {
      fail("\(popup.name) is back, and was not told that it is there")
    }
    let controller = popup.controllers.last?.value
    let isLeaving =
      popup.isOn && controller?.isBeingDismissed == true
      && controller?.transitionCoordinator.map { !$0.isInteractive && !$0.isCancelled } == true
    popup.dismissedTurns = isLeaving ? popup.dismissedTurns + 1 : 0
    if popup.dismissedTurns > 4 { fail("\(popup.name) leaves, and nobody was told") }
  }

  private func checkAlert(_ popup: StormPopup, isVisible: Bool) {
    if isVisible { return popup.strayingSince = nil }
    guard !popup.viewsOnScreen.isEmpty else { return popup.strayingSince = nil }
    popup.strayingSince = popup.strayingSince ?? now
    if now - (popup.strayingSince ?? now) > Storm.longestFade {
      fail("the alert \(popup.name) waits or is suspended and is on the screen")
    }
  }

  private func checkGone(_ popup: StormPopup) {
    if !popup.viewsOnScreen.isEmpty, !popup.hasJoined {
      fail("\(popup.name) has ended and is on the screen")
    }
    if popup.witness != nil, now - popup.endedAt > 1, !popup.hasJoined {
      fail("the condition of \(popup.name) is kept a second after the end")
    }
    if let front = popup.front, front.presentingViewController != nil,
      now - max(popup.endedAt, popup.app.activeSince, lastTouch) > 2, isActive(popup.app)
    {
      fail("what \(popup.name) presented is there two seconds after the end")
    }
    // A touch holds the view that it began in.
    guard now - max(popup.endedAt, lastTouch) > 1 else { return }
    // The app keeps the window of a closed scene, and that what was presented in it, to the end.
    guard popup.app.isOpen || !popup.wish.isAppModal else { return }
    if !popup.leftovers.isEmpty {
      fail("the view of \(popup.name) still exists a second after the end")
    }
  }

  /// What takes up a lane, going by the callbacks and, for alerts, by the queue.
  private func checkLanes(of app: StormScene, _ picture: Picture) {
    for lane in PopupWish.Lane.allCases {
      let those = popups.filter {
        $0.app === app && $0.wish.lane == lane && $0.parent == nil && !$0.hasJoined
          && !$0.hasEnded && ($0.isAlert ? picture.sees($0) : !$0.isOff)
      }
      if those.count > lane.capacity {
        fail("\(those.map(\.name).joined(separator: " and ")) are in the lane \(lane) at once")
      }
    }
  }

  /// Whether UIKit brings or takes away anything for us: alerts have no callbacks, and a finger may hold a
  /// sheet. Nothing hangs between here and there.
  private func lookAtTransitions() {
    for popup in popups where popup.isAlert || popup.wish.presentation != nil {
      let isMoving = popup.controllers.contains {
        $0.value.map { $0.isBeingPresented || $0.isBeingDismissed } ?? false
      }
      if isMoving { lastEvent = now }
      let hangs = isMoving && isActive(popup.app)
      popup.movingSince = hangs ? popup.movingSince ?? now : nil
      if let since = popup.movingSince,
        now - max(since, lastTouch, popup.app.activeSince) > Storm.longestWay
      {
        fail("UIKit has been bringing or taking away \(popup.name) since \(since) s")
      }
    }
  }

  /// Whether a scene has had time to come to rest after the last thing that happened.
  func isAtRest(_ app: StormScene) -> Bool {
    isActive(app) && !isFingerDown && !app.account.isMoving && !app.isTurning
      && now - lastEvent > 1.1
      && now - app.account.since > 1.1
  }
}

extension Storm.Picture {
  @MainActor func sees(_ popup: StormPopup) -> Bool {
    popup.handle.map { visible.contains($0.id) } ?? false
  }

  @MainActor func isAside(_ popup: StormPopup) -> Bool {
    popup.handle.map { waiting.contains($0.id) || suspended.contains($0.id) } ?? false
  }
}

extension StormPopup {
  func isDelayed(at now: Double) -> Bool { appearances == 0 && now < enqueuedAt + delay + 0.001 }
}
