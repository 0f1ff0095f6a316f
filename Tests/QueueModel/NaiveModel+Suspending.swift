// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

// Off the screen and back, and the time on it.
extension NaiveModel {
  /// Takes one off the screen, and with it what belongs to it; or adds a cause to one that is off.
  mutating func suspend(_ id: RequestID, _ cause: PopupSuspension) {
    guard let item = item(id), !item.isEnding else { return }
    if item.isOnStage {
      orders.append(.withdraw(id, animated: stage != .background && !item.isConcealed))
    }
    change(id) { item, now in
      item.place = .aside
      item.causes.insert(cause)
      item.wasThere = true
      item.isConcealed = false
      item.stopTime(at: now)
    }
    for child in items where child.request.parent == id && !child.isEnding {
      if !child.isPresented, child.isOnStage || child.place == .aside {
        suspend(child.id, .parent)
      } else if child.isOnStage {
        end(child.id, .parentEnded, animated: stage != .background)
      }
    }
  }

  /// Takes causes away; without any left it is in line again.
  mutating func lift(_ causes: PopupSuspension, from id: RequestID) {
    change(id) { item, now in
      guard item.place == .aside else { return }
      item.causes.subtract(causes)
      guard item.causes.isEmpty else { return }
      item.place = .waiting
      item.notBefore = now
    }
  }

  // MARK: Time on screen

  /// Lets time run for what the user can see and use.
  mutating func runTimes() {
    for item in items where item.timeLeft != nil {
      let runs =
        item.place == .there && stage == .active && item.pauses.isEmpty && !item.isConcealed
        && !isBelowModal(item)
      change(item.id) { item, now in
        item.stopTime(at: now)
        item.runsSince = runs ? now : nil
      }
    }
  }

  private func isBelowModal(_ item: Item) -> Bool {
    items.contains { other in
      other.id != item.id && other.isOnStage && other.request.isModal && !other.isConcealed
        && isAbove(other, item)
    }
  }

  private func isAbove(_ item: Item, _ other: Item) -> Bool {
    if item.hasOwnWindow != other.hasOwnWindow { return item.hasOwnWindow }
    let isLater = item.started > other.started
    if !item.hasOwnWindow, isPresentationBetween(item, other) { return isLater }
    let (mine, theirs) = (level(of: item), level(of: other))
    return mine == theirs ? isLater : mine > theirs
  }

  /// Whether one of two in the app's window is presented there, or something else has been after the
  /// earlier and before the later.
  private func isPresentationBetween(_ item: Item, _ other: Item) -> Bool {
    let both = [item.started, other.started].sorted()
    return windowUsers.contains { both[0] <= $0.started && $0.started <= both[1] }
  }

  /// That of its lane, or of what it belongs to if that is higher.
  private func level(of item: Item) -> Int {
    let own = lanes.first { $0.name == item.request.lane.name }?.level ?? 0
    return item.request.parent.flatMap { self.item($0) }.map { max(own, level(of: $0)) } ?? own
  }

  mutating func endTimes() {
    for id in onStage.map(\.id) {
      guard let item = item(id), item.place == .there, let end = item.timeEnd, end <= now else {
        continue
      }
      self.end(id, .timeOver, animated: stage != .background)
    }
  }
}

extension NaiveModel.Item {
  fileprivate mutating func stopTime(at now: Instant) {
    if let left = timeLeft, let since = runsSince { timeLeft = max(left - (now - since), .zero) }
    runsSince = nil
  }
}
