// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

// Who goes next, and how it appears.
extension NaiveModel {
  /// The one that goes first of all that may start.
  var best: Item? {
    guard stage == .active, !mustWaitForTurn else { return nil }
    return items.filter { isEligible($0) && hasPlace($0) && !isBehindOneThatKeepsItsPlace($0) }
      .min { $0.goesBefore($1) }
  }

  func isInLine(_ item: Item) -> Bool {
    item.place == .waiting && item.notBefore <= now && isFirstStep(item)
  }

  /// Whether nothing but others keeps it from the screen.
  func isEligible(_ item: Item) -> Bool {
    isInLine(item) && hasPages(item) && !isHeld(item.request.lane.name)
      && !(isBehindForeignModal(item)) && (!item.isChild || isParentOnScreen(item))
  }

  func isHeld(_ name: String) -> Bool { holds.contains { $0.hold.lane.name == name } }

  private func isBehindForeignModal(_ item: Item) -> Bool {
    item.isPresented && pages.foreignModal != nil && !item.request.goesAboveModals
  }

  private func hasPlace(_ item: Item) -> Bool {
    guard !item.isPresented || isWindowFree(for: item) else { return false }
    if item.isChild { return true }
    let name = item.request.lane.name
    let isOverGap = item.skipsGap || gaps[name].map { $0 <= now } ?? true
    return isOverGap && !isFull(name) && isLetIn(item)
  }

  func isFull(_ name: String) -> Bool {
    let capacity = lanes.first { $0.name == name }?.capacity ?? 1
    return items.filter { $0.isOnStage && !$0.isChild && $0.request.lane.name == name }.count
      >= capacity
  }

  /// Those on the app's window, each presented by the one before it.
  var windowUsers: [Item] {
    items.filter { $0.isOnStage && $0.isPresented }.sorted { $0.started < $1.started }
  }

  func isWindowFree(for item: Item) -> Bool {
    guard let top = windowUsers.last else { return true }
    return descendants(of: top.id).contains(item.id)
  }

  mutating func start(_ item: Item) {
    starts += 1
    let (number, animated) = (starts, item.request.isAnimated)
    let page = item.wasThere ? item.page : pageToStandOn(item)
    orders.append(
      item.wasThere ? .restore(item.id, animated: animated) : .present(item.id, animated: animated))
    change(item.id) { item, now in
      item.place = .coming
      item.wasRefused = false
      item.started = number
      item.page = page
      item.restart(at: now)
    }
    runSequence(of: item)
  }

  // MARK: What is heard of it

  mutating func isThere(_ id: RequestID) {
    guard let item = item(id), item.place == .coming else { return }
    if item.reason != nil {
      return dismiss(id, animated: item.isAnimated && stage != .background)
    }
    change(id) { item, _ in
      item.place = .there
      item.attempts = 0
    }
    for child in items where child.request.parent == id { lift(.parent, from: child.id) }
  }

  mutating func fail(_ id: RequestID, forGood: Bool) {
    guard let item = item(id), item.place == .coming else { return }
    let animated = stage != .background
    if let reason = item.reason { return finish(id, reason, animated: animated) }
    let isExplained = item.isPresented && !isScreenFree
    if forGood || (item.attempts == 2 && !isExplained) {
      return finish(id, .failed, animated: animated)
    }
    change(id) { item, now in
      item.place = .waiting
      item.wasRefused = true
      item.isConcealed = false
      item.attempts += isExplained ? 0 : 1
      item.notBefore = now + .milliseconds(500)
      if !item.wasThere { item.page = nil }
    }
    askForTurn()
  }

  private var isScreenFree: Bool {
    !pages.visible.isEmpty && pages.departing.isEmpty && pages.foreignModal == nil
  }

  /// The pages stand differently: what was refused before was refused on another screen.
  mutating func tryAgain() {
    for item in items where item.isPresented && item.place != .there {
      if !isScreenFree { change(item.id) { item, _ in item.attempts = 0 } }
      guard item.wasRefused, item.cameAt + item.request.delay <= now else { continue }
      let goesAbove = item.request.goesAboveModals && pages.foreignModal != nil
      if isScreenFree || (goesAbove && !pages.visible.isEmpty && pages.departing.isEmpty) {
        change(item.id) { item, now in item.notBefore = min(item.notBefore, now) }
      }
    }
  }

  /// What a look at the screen found.
  mutating func see(_ id: RequestID, _ found: PopupQueue.Sighting) {
    guard let item = item(id) else { return }
    switch found {
    case .visible where item.place == .going:
      dismiss(id, animated: false)
      change(id) { new, _ in new.looks = item.looks }
    case .visible: isThere(id)
    case .absent where item.place == .coming: fail(id, forGood: false)
    case .absent: isGone(id, .removedByApp)
    case .inTransition where item.isAwaited: change(id) { item, now in item.restart(at: now) }
    case .inTransition: break
    }
  }

  /// Looks after those that do not answer, and gives them up in the end.
  mutating func look() {
    guard stage == .active else { return }
    for id in onStage.map(\.id) {
      guard let item = item(id), item.isAwaited, item.answerBy <= now else { continue }
      if item.looks < 3 {
        orders.append(.look(id))
        change(id) { item, now in
          item.looks += 1
          item.answerBy = now + .seconds(2)
        }
      } else {
        endChildren(of: id, animated: false)
        orders.append(.dismiss(id, animated: false))
        finish(id, item.reason ?? .failed, animated: false)
      }
    }
  }
}
