// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

extension LayoutSolver {
  /// Whether a variable could have another value in a solution that is just as good.
  func isAmbiguous(_ variable: Int) -> Bool {
    let rowIndex = symbols[variable].rowIndex
    guard rowIndex >= 0 else { return canChange(variable) }
    return rows[rowIndex].row.terms.contains { canChange($0.symbol) }
  }

  /// Whether a symbol that is zero now could as well be something else.
  private func canChange(_ symbol: Int) -> Bool {
    switch symbols[symbol].kind {
    case .dummy: return false
    case .variable: return true
    case .size, .slack, .error: break
    }
    let isFree = objectives.allSatisfy { $0.row.coefficient(of: symbol) == 0 }
    return isFree
      && rows.allSatisfy { entry in
        !isRestricted(entry.basic) || entry.row.constant > SolverRow.epsilon
          || entry.row.coefficient(of: symbol) >= 0
      }
  }
}
