// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

// Conflicts, times to live and times on screen, told once more.
extension NaiveModel {
  mutating func change(_ id: RequestID, _ wish: PopupChange) {
    change(id, in: [.waiting]) { item, _ in
      guard !item.wasThere else { return }
      switch wish {
      case .priority(let priority): item.request.priority = priority
      case .delay(let delay): item.request.delay = delay
      case .expiresAfter(let time): item.request.expiresAfter = time
      }
      let first = item.cameAt + item.request.delay
      item.notBefore = item.attempts > 0 ? max(item.notBefore, first) : first
      item.diesAt = item.request.expiresAfter.map { item.cameAt + $0 }
    }
  }

  mutating func runTimes() {
    for item in items {
      guard let left = item.timeLeft else { continue }
      let runs = item.place == .there && stage == .active && item.pauses.isEmpty
      change(item.id) { new, now in
        if let since = item.runsSince { new.timeLeft = max(left - (now - since), .zero) }
        new.runsSince = runs ? now : nil
      }
    }
  }

  mutating func expire() {
    let dead = items.filter { $0.deathBed.map { $0 <= now } ?? false }
    for item in dead.sorted(by: { ($0.diesAt ?? now, $0.id) < ($1.diesAt ?? now, $1.id) }) {
      remove(item, .expired)
    }
  }

  mutating func endTimes() {
    for item in onStage where item.place == .there && item.timeEnd.map({ $0 <= now }) ?? false {
      change(item.id) { item, _ in item.reason = .timeOver }
      dismiss(item.id, animated: stage != .background)
    }
  }

  mutating func returnInterrupted() {
    for item in items where item.place == .aside && !isFull(item.request.lane.name) {
      change(item.id) { item, now in
        item.place = .waiting
        item.notBefore = now
      }
    }
  }

  /// Whether a conflict was settled.
  mutating func settle() -> Bool {
    guard stage == .active, !mustWaitForTurn else { return false }
    for lane in lanes where !holds.contains(where: { $0.lane.name == lane.name }) {
      let line = items.filter {
        $0.place == .waiting && $0.notBefore <= now && $0.request.lane.name == lane.name
      }.sorted { $0.goesBefore($1) }
      let passable = line.first { $0.request.surface == .overlay || windowUser == nil }
      for contender in [line.first, passable].compactMap({ $0 }) where settle(contender) {
        return true
      }
    }
    return false
  }

  private mutating func settle(_ item: Item) -> Bool {
    var rivals = item.request.surface == .appWindow ? [windowUser].compactMap { $0 } : []
    let name = item.request.lane.name
    if isFull(name), !rivals.contains(where: { $0.request.lane.name == name }) {
      let shown = onStage.filter { $0.request.lane.name == name }
      let first = shown.first(where: \.isEnding) ?? shown.max { $0.goesBefore($1) }
      rivals += [first].compactMap { $0 }
    }
    if rivals.isEmpty || rivals.contains(where: \.isEnding) { return false }
    let (mine, areThere) = (item.request.priority, rivals.allSatisfy { $0.place == .there })
    switch item.request.conflict {
    case .dropIfBusy:
      remove(item, .busy)
      return true
    case .replace where areThere && rivals.allSatisfy { $0.request.priority <= mine }:
      for rival in rivals {
        change(rival.id) { rival, _ in rival.reason = .replaced }
        dismiss(rival.id, animated: true)
      }
      return true
    case .interrupt
    where areThere
      && rivals.allSatisfy { $0.request.priority < mine && $0.request.surface == .overlay }:
      for rival in rivals { withdraw(rival) }
      return true
    case .wait, .replace, .interrupt:
      return false
    }
  }

  private mutating func withdraw(_ item: Item) {
    orders.append(.withdraw(item.id, animated: stage != .background))
    change(item.id) { new, now in
      new.place = .aside
      new.wasThere = true
      if let left = item.timeLeft, let since = item.runsSince {
        new.timeLeft = max(left - (now - since), .zero)
      }
      new.runsSince = nil
    }
  }
}

extension NaiveModel.Item {
  var deathBed: Instant? { place == .waiting && !wasThere ? diesAt : nil }
  var timeEnd: Instant? {
    guard let runsSince, let timeLeft else { return nil }
    return runsSince + timeLeft
  }
  var skipsPauses: Bool {
    wasThere || request.conflict == .interrupt || request.conflict == .replace
  }

  func goesBefore(_ other: NaiveModel.Item) -> Bool {
    if request.priority != other.request.priority {
      return request.priority > other.request.priority
    }
    if wasThere != other.wasThere { return wasThere }
    return id < other.id
  }
}
