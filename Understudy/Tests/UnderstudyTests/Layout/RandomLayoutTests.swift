// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing

@testable import Understudy

/// Random systems that have a solution, held to it by putting the answer into the constraints.
struct RandomLayoutTests {
  private struct Row {
    let terms: [LayoutExpression.Term]
    let relation: LayoutSolver.Relation
    var constant: Double
    let marker: Int

    func error(in solver: LayoutSolver) -> Double {
      let value = terms.reduce(-constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
      switch relation {
      case .equal: return abs(value)
      case .lessOrEqual: return max(0, value)
      case .greaterOrEqual: return max(0, -value)
      }
    }
  }

  @Test(arguments: 1...60)
  func `A system that has a solution is solved through additions, removals and changes`(
    seed: Int
  ) throws {
    var random = Generator(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
    var solver = LayoutSolver()
    let variables = (0..<12).map { solver.makeVariable(isSize: $0 % 3 == 0) }
    var truth = variables.map { _ in Double(random.below(400)) }
    var rows: [Row] = []

    for step in 0..<120 {
      switch random.below(10) {
      case 0..<6: try add()
      case 6..<8: remove()
      default: move()
      }
      solver.optimize()
      let worst = rows.map { $0.error(in: solver) }.max() ?? 0
      #expect(worst < 1e-4, "seed \(seed), step \(step)")
      for (index, variable) in variables.enumerated() where index % 3 == 0 {
        #expect(solver.value(of: variable) > -1e-6, "seed \(seed), step \(step)")
      }
      if worst >= 1e-4 { return }
    }

    func add() throws {
      let count = 1 + random.below(3)
      var chosen: [Int] = []
      while chosen.count < count {
        let index = random.below(variables.count)
        if !chosen.contains(index) { chosen.append(index) }
      }
      let terms = chosen.map { index in
        (
          coefficient: Double(1 + random.below(2)) * (random.below(2) == 0 ? 1 : -1),
          variable: index
        )
      }
      let relation: LayoutSolver.Relation =
        random.below(4) == 0 ? .equal : random.below(2) == 0 ? .lessOrEqual : .greaterOrEqual
      let isOptional = random.below(4) == 0
      let row = made(terms, relation, slack: Double(random.below(50)), isOptional: isOptional)
      let marker = try solver.addOrThrow(row)
      guard !isOptional else { return }
      rows.append(
        Row(terms: row.terms, relation: relation, constant: row.constant, marker: marker))
    }

    func made(
      _ terms: [(coefficient: Double, variable: Int)], _ relation: LayoutSolver.Relation,
      slack: Double, isOptional: Bool
    ) -> LayoutSolver.Constraint {
      let value = terms.reduce(0) { $0 + $1.coefficient * truth[$1.variable] }
      let constant: Double
      switch relation {
      case .equal: constant = value
      case .lessOrEqual: constant = value + slack
      case .greaterOrEqual: constant = value - slack
      }
      return LayoutSolver.Constraint(
        terms: terms.map { .init(coefficient: $0.coefficient, variable: variables[$0.variable]) },
        relation: relation,
        constant: isOptional ? constant + 37 : constant,
        strength: isOptional ? Float(1 + random.below(999)) : 1000)
    }

    func remove() {
      guard !rows.isEmpty else { return }
      solver.remove(rows.remove(at: random.below(rows.count)).marker)
    }

    /// Moves the known solution and all constants with it.
    func move() {
      solver.optimize()
      truth = truth.map { $0 + Double(random.below(60)) }
      for index in rows.indices {
        let value = rows[index].terms.reduce(0) { sum, term in
          sum + term.coefficient * truth[term.variable - variables[0]]
        }
        let slack = 5.0
        switch rows[index].relation {
        case .equal: rows[index].constant = value
        case .lessOrEqual: rows[index].constant = value + slack
        case .greaterOrEqual: rows[index].constant = value - slack
        }
        solver.setConstant(rows[index].constant, of: rows[index].marker)
      }
      let isRepaired = solver.repair()
      #expect(isRepaired, "seed \(seed)")
    }
  }
}

/// SplitMix64.
private struct Generator {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }
}
