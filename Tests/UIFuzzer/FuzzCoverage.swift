// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// Counts of what a run has covered: actions by kind, dismissal reasons, and goals.
package struct FuzzCoverage: Sendable {
  /// How often an action of the kind had an effect.
  package private(set) var performed: [FuzzActionKind: Int] = [:]
  /// How often an action of the kind had nothing to act on.
  package private(set) var skipped: [FuzzActionKind: Int] = [:]
  package private(set) var outcomes: [String: Int] = [:]
  package private(set) var goals: [FuzzGoal: Int] = [:]
  package private(set) var turns = 0
  /// The longest time, in seconds, that a popup waited although nothing blocked it.
  package private(set) var longestWait = 0.0

  package init() {}

  package var total: Int { performed.values.reduce(0, +) }

  mutating func count(_ kind: FuzzActionKind, hadEffect didSomething: Bool) {
    if didSomething { performed[kind, default: 0] += 1 } else { skipped[kind, default: 0] += 1 }
  }

  mutating func count(outcome: String) { outcomes[outcome, default: 0] += 1 }

  mutating func count(_ goal: FuzzGoal) { goals[goal, default: 0] += 1 }

  mutating func countTurn() { turns += 1 }

  mutating func count(wait: Double) { longestWait = max(longestWait, wait) }

  package mutating func add(_ other: FuzzCoverage) {
    performed.merge(other.performed, uniquingKeysWith: +)
    skipped.merge(other.skipped, uniquingKeysWith: +)
    outcomes.merge(other.outcomes, uniquingKeysWith: +)
    goals.merge(other.goals, uniquingKeysWith: +)
    turns += other.turns
    longestWait = max(longestWait, other.longestWait)
  }

  /// The kinds that make up less than one percent of all actions, or a thousandth if they are long.
  package var rare: [FuzzActionKind] {
    FuzzActionKind.allCases.filter {
      performed[$0, default: 0] * ($0.isLong ? 1000 : 100) < total
    }
  }

  /// The goals that were never reached.
  package var missingGoals: [FuzzGoal] { FuzzGoal.allCases.filter { goals[$0] == nil } }
}

extension FuzzCoverage: CustomStringConvertible {
  package var description: String {
    let rows = FuzzActionKind.allCases.sorted {
      performed[$0, default: 0] > performed[$1, default: 0]
    }.map {
      kind in
      let count = performed[kind, default: 0]
      let share = total > 0 ? (count * 1000 / total) : 0
      return row(kind.rawValue, count, "\(share / 10).\(share % 10) %")
    }
    let reasons = outcomes.sorted { $0.value > $1.value }.map { row($0.key, $0.value, "") }
    let goals = FuzzGoal.allCases.map { row($0.rawValue, self.goals[$0, default: 0], "") }
    return (rows + [""] + reasons + [""] + goals).joined(separator: "\n")
  }

  private func row(_ name: String, _ count: Int, _ share: String) -> String {
    let number = String(count)
    return name + String(repeating: " ", count: max(1, 26 - name.count - number.count)) + number
      + String(repeating: " ", count: 8 - share.count) + share
  }
}
