// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// A sum of variables and a number, or, as a row, what it is compared with.
struct LayoutExpression {
  struct Term: Equatable {
    var coefficient: Double
    let variable: Int
  }

  private(set) var terms: ContiguousArray<Term> = []
  private(set) var constant: Double = 0

  mutating func add(_ coefficient: Double, _ variable: Int) {
    if coefficient != 0 { terms.append(Term(coefficient: coefficient, variable: variable)) }
  }

  mutating func add(_ number: Double) { constant += number }

  /// Makes it nothing again, and keeps its memory.
  mutating func clear() {
    terms.removeAll(keepingCapacity: true)
    constant = 0
  }
}

/// A place on an axis as a sum: so many times where something begins, and so many times its length.
struct AxisCoefficients {
  var start: Double
  var length: Double

  static let start = AxisCoefficients(start: 1, length: 0)
  static let end = AxisCoefficients(start: 1, length: 1)
  static let center = AxisCoefficients(start: 1, length: 0.5)
  static let length = AxisCoefficients(start: 0, length: 1)

  static func * (left: Self, right: Double) -> Self {
    AxisCoefficients(start: left.start * right, length: left.length * right)
  }
}

/// A row for the solver, "terms (relation) constant", known by what it comes from. Its terms are in
/// a list of those of all rows.
struct LayoutRow {
  struct Key: Hashable {
    let owner: ObjectIdentifier
    let number: Int
  }

  let key: Key
  let firstTerm: Int
  let termCount: Int
  let relation: LayoutSolver.Relation
  let strength: Float
  let constant: Double
  /// The symbol that identifies the row in the solver; negative if it is not there.
  var marker = -1

  var terms: Range<Int> { firstTerm..<(firstTerm + termCount) }
}

/// Rows and what they are made of. Those of the system come first, then those of constraints.
struct LayoutRows {
  var system: ContiguousArray<LayoutRow> = []
  var explicit: ContiguousArray<LayoutRow> = []
  /// Where each explicit row comes from.
  var constraints: ContiguousArray<NSLayoutConstraint> = []
  var terms: ContiguousArray<LayoutExpression.Term> = []

  var count: Int { system.count + explicit.count }

  subscript(index: Int) -> LayoutRow {
    get { index < system.count ? system[index] : explicit[index - system.count] }
    set {
      if index < system.count {
        system[index] = newValue
      } else {
        explicit[index - system.count] = newValue
      }
    }
  }

  func constraint(at index: Int) -> NSLayoutConstraint? {
    index < system.count ? nil : constraints[index - system.count]
  }

  /// Forgets all rows, and keeps their memory.
  mutating func clear() {
    system.removeAll(keepingCapacity: true)
    explicit.removeAll(keepingCapacity: true)
    constraints.removeAll(keepingCapacity: true)
    terms.removeAll(keepingCapacity: true)
  }

  @MainActor
  mutating func append(_ constraint: NSLayoutConstraint, _ sum: LayoutExpression) {
    let relation: LayoutSolver.Relation
    switch constraint.form.relation {
    case .lessThanOrEqual: relation = .lessOrEqual
    case .equal: relation = .equal
    case .greaterThanOrEqual: relation = .greaterOrEqual
    }
    explicit.append(
      LayoutRow(
        key: LayoutRow.Key(owner: ObjectIdentifier(constraint), number: 0),
        firstTerm: terms.count, termCount: sum.terms.count, relation: relation,
        strength: constraint.current.priority.rawValue, constant: -sum.constant))
    terms.append(contentsOf: sum.terms)
    constraints.append(constraint)
  }

  /// Adds a row of the system for a variable.
  mutating func append(
    _ view: UIView, _ number: Int, _ variable: Int, _ relation: LayoutSolver.Relation,
    _ constant: CGFloat, strength: Float = LayoutSolver.Constraint.required
  ) {
    append(view, number, variable, relation, Double(constant), strength: strength, minus: nil)
  }

  /// The same with a second variable that is subtracted so many times.
  mutating func append(
    _ view: UIView, _ number: Int, _ variable: Int, _ relation: LayoutSolver.Relation,
    _ constant: Double, strength: Float, minus other: LayoutExpression.Term?
  ) {
    let first = terms.count
    terms.append(LayoutExpression.Term(coefficient: 1, variable: variable))
    if let other, other.coefficient != 0 {
      terms.append(
        LayoutExpression.Term(coefficient: -other.coefficient, variable: other.variable))
    }
    system.append(
      LayoutRow(
        key: LayoutRow.Key(owner: ObjectIdentifier(view), number: number), firstTerm: first,
        termCount: terms.count - first, relation: relation, strength: strength,
        constant: constant))
  }

  func differsOnlyInConstant(_ index: Int, from other: Int, of old: LayoutRows) -> Bool {
    let (mine, theirs) = (self[index], old[other])
    guard mine.strength == theirs.strength, mine.relation == theirs.relation,
      mine.termCount == theirs.termCount
    else { return false }
    for offset in 0..<mine.termCount
    where terms[mine.firstTerm + offset] != old.terms[theirs.firstTerm + offset] { return false }
    return true
  }
}

/// The location of a view or guide in the items of a region.
struct LayoutItemLocation {
  /// The region's number; zero is none.
  var region = 0
  var index = 0
}
