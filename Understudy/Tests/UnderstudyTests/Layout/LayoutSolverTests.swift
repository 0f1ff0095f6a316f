// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing

@testable import Understudy

struct LayoutSolverTests {
  private typealias Constraint = LayoutSolver.Constraint

  private func row(
    _ terms: [(Double, Int)], _ relation: LayoutSolver.Relation, _ constant: Double,
    _ strength: Float = 1000
  ) -> LayoutSolver.Constraint {
    Constraint(
      terms: terms.map { LayoutExpression.Term(coefficient: $0.0, variable: $0.1) },
      relation: relation, constant: constant, strength: strength)
  }

  @Test
  func `Equations give each variable its value`() throws {
    var solver = LayoutSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())

    _ = try solver.addOrThrow(row([(1, x), (1, y)], .equal, 10))
    _ = try solver.addOrThrow(row([(1, x), (-1, y)], .equal, 4))
    solver.optimize()

    #expect(abs(solver.value(of: x) - 7) < 1e-6)
    #expect(abs(solver.value(of: y) - 3) < 1e-6)
  }

  @Test
  func `The stronger of two optional constraints holds, whichever was added first`() throws {
    for strengths: [Float] in [[250, 750], [750, 250]] {
      var solver = LayoutSolver()
      let x = solver.makeVariable(isSize: true)
      for strength in strengths {
        _ = try solver.addOrThrow(row([(1, x)], .equal, Double(strength), strength))
      }
      solver.optimize()

      #expect(abs(solver.value(of: x) - 750) < 1e-6, "strengths: \(strengths)")
    }
  }

  @Test
  func `Many weak constraints do not outweigh a strong one`() throws {
    var solver = LayoutSolver()
    let x = solver.makeVariable(isSize: true)
    for _ in 0..<20 { _ = try solver.addOrThrow(row([(1, x)], .equal, 5, 749)) }
    _ = try solver.addOrThrow(row([(1, x)], .greaterOrEqual, 40, 750))
    solver.optimize()

    #expect(abs(solver.value(of: x) - 40) < 1e-6)
  }

  @Test
  func `What is taken out no longer binds`() throws {
    var solver = LayoutSolver()
    let x = solver.makeVariable(isSize: true)
    _ = try solver.addOrThrow(row([(1, x)], .equal, 5, 100))
    let bound = try solver.addOrThrow(row([(1, x)], .greaterOrEqual, 50))
    solver.optimize()
    #expect(abs(solver.value(of: x) - 50) < 1e-6)

    solver.remove(bound)
    solver.optimize()

    #expect(abs(solver.value(of: x) - 5) < 1e-6)
  }

  @Test
  func `A new constant moves all that follows from it`() throws {
    var solver = LayoutSolver()
    let (width, left, right) = (
      solver.makeVariable(isSize: true), solver.makeVariable(), solver.makeVariable()
    )
    let given = try solver.addOrThrow(row([(1, width)], .equal, 100))
    _ = try solver.addOrThrow(row([(1, left)], .equal, 10))
    _ = try solver.addOrThrow(row([(1, right), (-1, width)], .equal, -10))
    _ = try solver.addOrThrow(row([(1, right), (-1, left)], .greaterOrEqual, 150, 500))
    solver.optimize()

    for wanted in [300.0, 40, 20, 220] {
      solver.setConstant(wanted, of: given)
      let isRepaired = solver.repair()
      #expect(isRepaired, "wanted: \(wanted)")
      #expect(abs(solver.value(of: right) - (wanted - 10)) < 1e-6)
      #expect(abs(solver.value(of: left) - 10) < 1e-6, "wanted: \(wanted)")
    }
  }

  @Test
  func `A contradiction is refused, named and without consequences`() throws {
    var solver = LayoutSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.addOrThrow(row([(1, x)], .equal, 3))
    let first = try solver.addOrThrow(row([(1, x), (-1, y)], .greaterOrEqual, 0))

    guard case .contradicts(let markers) = solver.add(row([(1, y)], .greaterOrEqual, 5)) else {
      Issue.record("a contradiction was taken")
      return
    }
    solver.optimize()

    #expect(markers.contains(first))
    #expect(solver.value(of: y) <= 3 + 1e-6)
    #expect(abs(solver.value(of: x) - 3) < 1e-6)
  }

  @Test
  func `Saying the same twice in a circle is no contradiction`() throws {
    var solver = LayoutSolver()
    let variables = (0..<4).map { _ in solver.makeVariable() }
    for index in 0..<4 {
      let next = variables[(index + 1) % 4]
      _ = try solver.addOrThrow(row([(1, variables[index]), (-1, next)], .equal, 0))
    }
    _ = try solver.addOrThrow(row([(1, variables[2])], .equal, 9))
    solver.optimize()

    for variable in variables { #expect(abs(solver.value(of: variable) - 9) < 1e-6) }
  }

  @Test
  func `Sizes are never negative`() throws {
    var solver = LayoutSolver()
    let size = solver.makeVariable(isSize: true)
    _ = try solver.addOrThrow(row([(1, size)], .equal, -20, 900))
    solver.optimize()

    #expect(solver.value(of: size) == 0)
  }
}

extension LayoutSolver {
  struct Refused: Error {}

  mutating func addOrThrow(_ constraint: Constraint) throws -> Int {
    guard case .added(let marker) = add(constraint) else { throw Refused() }
    return marker
  }
}
