// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// How often each kind of action did something.
package struct StormTally: Sendable {
  package private(set) var done: [StormKind: Int] = [:]
  /// How often there was nothing to do it to.
  package private(set) var idle: [StormKind: Int] = [:]
  package private(set) var outcomes: [String: Int] = [:]
  package private(set) var sights: [StormSight: Int] = [:]
  package private(set) var turns = 0
  /// The longest time that something waited although nothing kept it from starting.
  package private(set) var longestWait = 0.0

  package init() {}

  package var total: Int { done.values.reduce(0, +) }

  mutating func count(_ kind: StormKind, didSomething: Bool) {
    if didSomething { done[kind, default: 0] += 1 } else { idle[kind, default: 0] += 1 }
  }

  mutating func count(outcome: String) { outcomes[outcome, default: 0] += 1 }

  mutating func count(_ sight: StormSight) { sights[sight, default: 0] += 1 }

  mutating func countTurn() { turns += 1 }

  mutating func count(wait: Double) { longestWait = max(longestWait, wait) }

  package mutating func add(_ other: StormTally) {
    done.merge(other.done, uniquingKeysWith: +)
    idle.merge(other.idle, uniquingKeysWith: +)
    outcomes.merge(other.outcomes, uniquingKeysWith: +)
    sights.merge(other.sights, uniquingKeysWith: +)
    turns += other.turns
    longestWait = max(longestWait, other.longestWait)
  }

  /// The kinds that are less than one in a hundred of all.
  package var rare: [StormKind] {
    StormKind.allCases.filter { done[$0, default: 0] * 100 < total }
  }

  /// What has not come of any action.
  package var unseen: [StormSight] { StormSight.allCases.filter { sights[$0] == nil } }
}

extension StormTally: CustomStringConvertible {
  package var description: String {
    let rows = StormKind.allCases.sorted { done[$0, default: 0] > done[$1, default: 0] }.map {
      kind in
      let count = done[kind, default: 0]
      let share = total > 0 ? (count * 1000 / total) : 0
      return row(kind.rawValue, count, "\(share / 10).\(share % 10) %")
    }
    let ends = outcomes.sorted { $0.value > $1.value }.map { row($0.key, $0.value, "") }
    let seen = StormSight.allCases.map { row($0.rawValue, sights[$0, default: 0], "") }
    return (rows + [""] + ends + [""] + seen).joined(separator: "\n")
  }

  private func row(_ name: String, _ count: Int, _ share: String) -> String {
    let number = String(count)
    return name + String(repeating: " ", count: max(1, 26 - name.count - number.count)) + number
      + String(repeating: " ", count: 8 - share.count) + share
  }
}
