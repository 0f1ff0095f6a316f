// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

extension LayoutSolver {
  /// Minimizes the objectives, the strongest first, from a solution that satisfies what is required.
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
      let rowIndex = symbols[symbol].rowIndex
      guard rowIndex >= 0, rows[rowIndex].row.constant > SolverRow.epsilon else { return }
      guard let decreasing = decreasingSymbol(in: rows[rowIndex].row),
        let leaving = leaving(for: decreasing, preferring: symbol)
      else { return }
      pivot(entering: decreasing, leaving: leaving)
    }
    ranOutOfSteps = true
  }

  /// The first symbol whose growth makes a row smaller.
  private func decreasingSymbol(in row: SolverRow) -> Int? {
    for term in row.terms where term.coefficient < 0 && mayEnter(term.symbol) { return term.symbol }
    return nil
  }

  /// Changes what a constraint compares with, and returns whether it did. The solution is right again
  /// after `repair()`.
  @discardableResult
  mutating func setConstant(_ constant: Double, of marker: Int) -> Bool {
    let index = Int(symbols[marker].entry)
    guard index >= 0, entries[index].constant != constant else { return false }
    let shift = (constant - entries[index].constant) / entries[index].markerSign
    entries[index].constant = constant
    let rowIndex = symbols[marker].rowIndex
    if rowIndex >= 0 {
      rows[rowIndex].row.constant += shift
      return true
    }
    let rowIndices = rowsWith(marker)
    for rowIndex in rowIndices {
      rows[rowIndex].row.constant -= rows[rowIndex].row.coefficient(of: marker) * shift
    }
    recycle(rowIndices)
    return true
  }

  /// The dual simplex method: makes what has become negative positive while the objectives stay
  /// minimal. Returns false if the required constraints have no solution; the tableau must then be
  /// discarded.
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
    for rowIndex in rows.indices where rows[rowIndex].row.constant < -SolverRow.epsilon {
      let basic = rows[rowIndex].basic
      let kind = symbols[basic].kind
      if kind != .variable, kind != .dummy, basic < found ?? .max { found = basic }
    }
    return found
  }

  private func dummiesAreZero() -> Bool {
    for entry in rows where symbols[entry.basic].kind == .dummy {
      if abs(entry.row.constant) >= Self.tolerance { return false }
    }
    return true
  }

  /// The first symbol that makes an objective smaller and none of the stronger ones larger.
  private func entering() -> Int? {
    for index in objectives.indices {
      for term in objectives[index].row.terms where term.coefficient < 0 && mayEnter(term.symbol) {
        if !isBlocked(term.symbol, byObjectivesBefore: index) { return term.symbol }
      }
    }
    return nil
  }

  private func isBlocked(_ symbol: Int, byObjectivesBefore end: Int) -> Bool {
    for index in 0..<end where objectives[index].row.coefficient(of: symbol) != 0 { return true }
    return false
  }

  /// The restricted symbol that reaches zero first when `entering` grows.
  private mutating func leaving(for entering: Int, preferring preferred: Int? = nil) -> Int? {
    var best: (ratio: Double, basic: Int)?
    let rowIndices = rowsWith(entering)
    for rowIndex in rowIndices {
      let basic = rows[rowIndex].basic
      let kind = symbols[basic].kind
      guard kind != .variable, kind != .dummy else { continue }
      let coefficient = rows[rowIndex].row.coefficient(of: entering)
      guard coefficient < 0 else { continue }
      let ratio = -rows[rowIndex].row.constant / coefficient
      guard let current = best else {
        best = (ratio, basic)
        continue
      }
      let isTie = abs(ratio - current.ratio) < SolverRow.epsilon
      if isTie {
        if basic == preferred || current.basic != preferred && basic < current.basic {
          best = (min(ratio, current.ratio), basic)
        }
      } else if ratio < current.ratio {
        best = (ratio, basic)
      }
    }
    recycle(rowIndices)
    return best?.basic
  }

  /// The symbol whose growth costs the objectives least for what it gives the negative row.
  private func dualEntering(for basic: Int) -> Int? {
    var best: (symbol: Int, costs: [Double])?
    let row = rows[symbols[basic].rowIndex].row
    for term in row.terms where mayEnter(term.symbol) && term.coefficient > 0 {
      let costs = objectives.map { $0.row.coefficient(of: term.symbol) / term.coefficient }
      if best.map({ costs.isLess(than: $0.costs) }) ?? true { best = (term.symbol, costs) }
    }
    return best?.symbol
  }
}

extension [Double] {
  /// Whether the first difference that matters is in favor of this list.
  fileprivate func isLess(than other: [Double]) -> Bool {
    for (mine, theirs) in zip(self, other) where !SolverRow.isZero(mine - theirs) {
      return mine < theirs
    }
    return false
  }
}
