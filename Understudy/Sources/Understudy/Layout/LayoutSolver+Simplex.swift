// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

extension LayoutSolver {
  /// Minimises the objectives, the strongest first, from a solution that satisfies what is required.
  mutating func optimize() {
    for _ in 0..<stepLimit {
      guard let entering = entering(), let leaving = leaving(for: entering) else { return }
      pivot(entering: entering, leaving: leaving)
    }
    ranOutOfSteps = true
  }

  /// Makes a basic symbol as small as possible, whatever that does to the objectives.
  mutating func minimizeBasic(_ symbol: Int) {
    for _ in 0..<stepLimit {
      let place = places[symbol]
      guard place >= 0, rows[place].row.constant > SolverRow.epsilon else { return }
      let falling = rows[place].row.terms.first { mayEnter($0.symbol) && $0.coefficient < 0 }
      guard let falling, let leaving = leaving(for: falling.symbol, preferring: symbol)
      else { return }
      pivot(entering: falling.symbol, leaving: leaving)
    }
    ranOutOfSteps = true
  }

  /// Changes what a constraint compares with, and returns whether it did. The solution is right again
  /// after `repair()`.
  @discardableResult
  mutating func setConstant(_ constant: Double, of marker: Int) -> Bool {
    guard var entry = entries[marker], entry.constant != constant else { return false }
    let shift = (constant - entry.constant) / entry.markerSign
    entry.constant = constant
    entries[marker] = entry
    if places[marker] >= 0 {
      rows[places[marker]].row.constant += shift
      return true
    }
    for place in rowsWith(marker) {
      rows[place].row.constant -= rows[place].row.coefficient(of: marker) * shift
    }
    return true
  }

  /// The dual simplex method: makes what has become negative positive while the objectives stay
  /// minimal. Returns false if what is required cannot be had; the tableau is then of no more use.
  mutating func repair() -> Bool {
    for _ in 0..<stepLimit {
      guard let negative = firstNegative() else { return dummiesAreZero() }
      guard let entering = dualEntering(for: negative) else { return false }
      pivot(entering: entering, leaving: negative)
    }
    ranOutOfSteps = true
    return false
  }

  /// Far more steps than any layout takes; rounding may make the method run in circles.
  private var stepLimit: Int { maximumSteps ?? 100 + 20 * rows.count }

  private func firstNegative() -> Int? {
    var found: Int?
    for entry in rows where entry.row.constant < -SolverRow.epsilon {
      if isRestricted(entry.basic), kinds[entry.basic] != .dummy, entry.basic < found ?? .max {
        found = entry.basic
      }
    }
    return found
  }

  private func dummiesAreZero() -> Bool {
    rows.allSatisfy { kinds[$0.basic] != .dummy || abs($0.row.constant) < Self.tolerance }
  }

  /// The first symbol that makes an objective smaller and none of the stronger ones larger.
  private func entering() -> Int? {
    for (place, objective) in objectives.enumerated() {
      for term in objective.row.terms where term.coefficient < 0 && mayEnter(term.symbol) {
        let isBlocked = objectives[..<place].contains { $0.row.coefficient(of: term.symbol) != 0 }
        if !isBlocked { return term.symbol }
      }
    }
    return nil
  }

  /// The restricted symbol that reaches zero first when `entering` grows.
  private mutating func leaving(for entering: Int, preferring preferred: Int? = nil) -> Int? {
    var best: (ratio: Double, basic: Int)?
    for place in rowsWith(entering) {
      let entry = rows[place]
      guard isRestricted(entry.basic), kinds[entry.basic] != .dummy else { continue }
      let coefficient = entry.row.coefficient(of: entering)
      guard coefficient < 0 else { continue }
      let ratio = -entry.row.constant / coefficient
      guard let current = best else {
        best = (ratio, entry.basic)
        continue
      }
      let isTie = abs(ratio - current.ratio) < SolverRow.epsilon
      if isTie {
        if entry.basic == preferred || current.basic != preferred && entry.basic < current.basic {
          best = (min(ratio, current.ratio), entry.basic)
        }
      } else if ratio < current.ratio {
        best = (ratio, entry.basic)
      }
    }
    return best?.basic
  }

  /// The symbol whose growth costs the objectives least for what it gives the negative row.
  private func dualEntering(for basic: Int) -> Int? {
    var best: (symbol: Int, costs: [Double])?
    for term in rows[places[basic]].row.terms where mayEnter(term.symbol) && term.coefficient > 0 {
      let costs = objectives.map { $0.row.coefficient(of: term.symbol) / term.coefficient }
      if best.map({ costs.isLess(than: $0.costs) }) ?? true { best = (term.symbol, costs) }
    }
    return best?.symbol
  }
}

extension [Double] {
  /// Whether the first difference that matters is in favour of this list.
  fileprivate func isLess(than other: [Double]) -> Bool {
    for (mine, theirs) in zip(self, other) where !SolverRow.isZero(mine - theirs) {
      return mine < theirs
    }
    return false
  }
}
