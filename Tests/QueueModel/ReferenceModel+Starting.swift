// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

// Starting requests, and the results of their presentations.
extension ReferenceModel {
  /// The first of all requests that can start.
  var nextToStart: Item? {
    lanes.compactMap { nextToStart(inLane: $0.name) }.min { $0.precedes($1) }
  }

  func nextToStart(inLane name: String) -> Item? {
    guard sceneState == .active, !isWaitingForNextTurn else { return nil }
    return items.filter {
      $0.request.lane.name == name && isEligible($0) && hasCapacity($0) && !isBehindReservation($0)
        && !isBehindQuestion($0)
    }.min { $0.precedes($1) }
  }

  func isQueued(_ item: Item) -> Bool {
    item.state == .queued && item.notBefore <= now && isFirstStep(item) && !isPostponed(item)
  }

  /// Whether only occupants of the lane or the app window keep the request from starting.
  func isEligible(_ item: Item) -> Bool {
    isQueued(item) && isPageRequirementSatisfied(item) && !isHeld(item.request.lane.name)
      && !(isBehindForeignModal(item)) && (!item.isChild || isParentVisible(item))
  }

  func isHeld(_ name: String) -> Bool { holds.contains { $0.hold.lane.name == name } }

  func isBehindForeignModal(_ item: Item) -> Bool {
    item.isModalInAppWindow && pageState.foreignModal != nil
      && !item.request.presentsOverForeignModals
  }

  private func hasCapacity(_ item: Item) -> Bool {
    guard !item.isModalInAppWindow || isAppWindowAvailable(for: item) else { return false }
    if item.isChild { return true }
    let name = item.request.lane.name
    let isGapOver = item.ignoresGap || gapEnds[name].map { $0 <= now } ?? true
    return isGapOver && !isFull(name) && isAllowedBySequence(item)
  }

  func isFull(_ name: String) -> Bool { freeCapacity(name) <= 0 }

  func freeCapacity(_ name: String) -> Int {
    let capacity = lanes.first { $0.name == name }?.capacity ?? 1
    return capacity
      - items.filter { $0.occupiesLane && !$0.isChild && $0.request.lane.name == name }.count
  }

  /// The modals in the app window, each presented by the one before it.
  var appWindowModals: [Item] {
    items.filter { $0.occupiesLane && $0.isModalInAppWindow }.sorted {
      $0.startIndex < $1.startIndex
    }
  }

  func isAppWindowAvailable(for item: Item) -> Bool {
    guard let top = appWindowModals.last else { return true }
    return descendants(of: top.id).contains(item.id)
  }

  mutating func start(_ item: Item) {
    if needsAnswer(item) { return ask(item) }
    startCount += 1
    let (index, animated) = (startCount, item.request.isAnimated)
    let page = item.wasSuspended ? item.page : pageToBind(item)
    takeOverBackdrop(item)
    effects.append(
      item.wasSuspended
        ? .resume(item.id, animated: animated) : .present(item.id, animated: animated))
    change(item.id) { item, now in
      item.state = .presenting
      item.wasRefused = false
      item.isAdmitted = false
      item.startIndex = index
      item.page = page
      item.restartWatchdog(at: now)
    }
    beginSequence(of: item)
  }

  // MARK: Presentation results

  mutating func didPresent(_ id: PopupID) {
    guard let item = item(id), item.state == .presenting else { return }
    if item.reason != nil {
      return startDismissal(id, animated: item.isAnimated && sceneState != .background)
    }
    change(id) { item, now in
      item.state = .visible
      item.visibleSince = now
      item.hasAppeared = true
      item.countedRefusals = 0
    }
    for child in items where child.request.parent == id {
      removeCauses(.parentSuspended, from: child.id)
    }
  }

  mutating func didFailToPresent(_ id: PopupID, isImpossible forGood: Bool) {
    guard let item = item(id), item.state == .presenting else { return }
    let animated = sceneState != .background
    if let reason = item.reason { return finish(id, reason, animated: animated) }
    let isExplained = item.isModalInAppWindow && !isScreenFree
    if forGood || (item.countedRefusals == 2 && !isExplained) {
      return finish(id, .failed, animated: animated)
    }
    change(id) { item, now in
      item.state = .queued
      item.wasRefused = true
      item.isHidden = false
      item.countedRefusals += isExplained ? 0 : 1
      item.notBefore = now + .milliseconds(500)
      if !item.wasSuspended { item.page = nil }
    }
    if item.request.question != nil, !item.wasSuspended { effects.append(.forgetAnswer(id)) }
    requestNextTurn()
  }

  private var isScreenFree: Bool {
    !pageState.visible.isEmpty && pageState.disappearing.isEmpty && pageState.foreignModal == nil
  }

  /// Retries refused requests after a change of the pages: the refusal was on a different screen.
  mutating func retryRefused() {
    for item in items where item.isModalInAppWindow && item.state != .visible {
      if !isScreenFree { change(item.id) { item, _ in item.countedRefusals = 0 } }
      guard item.wasRefused, item.submittedAt + item.request.delay <= now else { continue }
      let presentsOverForeignModal =
        item.request.presentsOverForeignModals && pageState.foreignModal != nil
      if isScreenFree
        || (presentsOverForeignModal && !pageState.visible.isEmpty
          && pageState.disappearing.isEmpty)
      {
        change(item.id) { item, now in item.notBefore = min(item.notBefore, now) }
      }
    }
  }

  /// The result of a verification.
  mutating func didVerify(_ id: PopupID, _ status: PopupQueue.ScreenStatus) {
    guard let item = item(id) else { return }
    switch status {
    case .visible where item.state == .dismissing:
      startDismissal(id, animated: false)
      change(id) { new, _ in
        new.verificationCount = item.verificationCount
        new.transitionCount = item.transitionCount
      }
    case .visible: didPresent(id)
    case .notVisible where item.state == .presenting: didFailToPresent(id, isImpossible: false)
    case .notVisible: didDisappear(id, .removedByApp)
    case .inTransition where item.isAwaitingResponse && item.transitionCount < 14:
      change(id) { item, now in
        item.verificationCount = 0
        item.transitionCount += 1
        item.responseDeadline = now + .seconds(2)
      }
    case .inTransition where item.isAwaitingResponse: abandon(id)
    case .inTransition: break
    }
  }

  /// Verifies popups that do not respond, and abandons them in the end.
  mutating func processWatchdogs() {
    guard sceneState == .active else { return }
    for id in occupants.map(\.id) {
      guard let item = item(id), item.isAwaitingResponse, item.responseDeadline <= now else {
        continue
      }
      if item.verificationCount < 3 {
        effects.append(.verify(id))
        change(id) { item, now in
          item.verificationCount += 1
          item.responseDeadline = now + .seconds(2)
        }
      } else {
        abandon(id)
      }
    }
  }

  /// Finishes a request without a response.
  private mutating func abandon(_ id: PopupID) {
    dismissChildren(of: id, animated: false)
    effects.append(.dismiss(id, animated: false))
    finish(id, item(id)?.reason ?? .failed, animated: false)
  }
}
