// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

// What happens when the next one finds its place taken.
extension NaiveModel {
  /// Whether a conflict was settled.
  mutating func settle() -> Bool {
    guard stage == .active, !mustWaitForTurn else { return false }
    for lane in lanes {
      let line = items.filter { $0.request.lane.name == lane.name && isContender($0) }
        .sorted { $0.goesBefore($1) }
      let passable = line.first { !$0.isPresented || isWindowFree(for: $0) }
      for contender in [line.first, passable].compactMap({ $0 }) where settle(contender) {
        return true
      }
    }
    return false
  }

  private func isContender(_ item: Item) -> Bool {
    guard isEligible(item), !item.isChild else { return false }
    return isLetIn(item) || item.request.conflict == .dropIfBusy
  }

  private mutating func settle(_ item: Item) -> Bool {
    if !isLetIn(item) {
      finish(item.id, .busy, animated: true)
      return true
    }
    let rivals = occupants(against: item)
    if rivals.isEmpty || rivals.contains(where: \.isEnding) { return false }
    let mine = item.request.priority
    // Nobody can send a child away to make room on the app's window.
    let canGo = rivals.allSatisfy { $0.place == .there && !$0.isChild }
    switch item.request.conflict {
    case .dropIfBusy:
      finish(item.id, .busy, animated: true)
      return true
    case .replace where canGo && rivals.allSatisfy { $0.request.priority <= mine }:
      for rival in rivals { end(rival.id, .replaced, animated: true) }
      return true
    case .interrupt
    where canGo && rivals.allSatisfy { $0.request.priority < mine && canGoAside($0) }:
      for rival in rivals { suspend(rival.id, .interrupted) }
      return true
    case .wait, .replace, .interrupt:
      return false
    }
  }

  /// Who would have to go: the one on the app's window, the weakest of the lane, or both.
  private func occupants(against item: Item) -> [Item] {
    var rivals = item.isPresented ? Array(windowUsers.prefix(1)) : []
    let name = item.request.lane.name
    if isFull(name), !rivals.contains(where: { $0.request.lane.name == name }) {
      let shown = onStage.filter { $0.request.lane.name == name && !$0.isChild }
      let weakest = shown.first(where: \.isEnding) ?? shown.max { $0.goesBefore($1) }
      rivals += [weakest].compactMap { $0 }
    }
    return rivals
  }

  /// Whether it can be suspended, with all that belongs to it.
  private func canGoAside(_ item: Item) -> Bool {
    let family = [item] + descendants(of: item.id).compactMap { self.item($0) }
    return family.allSatisfy { !$0.isOnStage || $0.isEnding || !$0.isPresented }
  }

  /// Where there is room again, those that were interrupted there can return.
  mutating func returnInterrupted() {
    for item in items where !isFull(item.request.lane.name) {
      lift(.interrupted, from: item.id)
    }
  }
}
