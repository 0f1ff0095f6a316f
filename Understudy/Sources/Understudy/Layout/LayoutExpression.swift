// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

/// A sum of variables and a number, or, as a row, what it is compared with.
struct LayoutExpression {
  struct Term: Equatable {
    var coefficient: Double
    let variable: Int
  }

  private(set) var terms: [Term] = []
  private(set) var constant: Double = 0

  init() {}

  /// A variable that is compared with a number.
  init(_ variable: Int, minus number: CGFloat) {
    terms = [Term(coefficient: 1, variable: variable)]
    constant = -Double(number)
  }

  mutating func add(_ coefficient: Double, _ variable: Int) {
    if coefficient != 0 { terms.append(Term(coefficient: coefficient, variable: variable)) }
  }

  mutating func add(_ number: Double) { constant += number }
}

/// A place on an axis as a sum: so many times where something begins, and so many times its length.
struct LayoutShare {
  var start: Double
  var length: Double

  static let start = LayoutShare(start: 1, length: 0)
  static let end = LayoutShare(start: 1, length: 1)
  static let center = LayoutShare(start: 1, length: 0.5)
  static let length = LayoutShare(start: 0, length: 1)

  static func * (left: Self, right: Double) -> Self {
    LayoutShare(start: left.start * right, length: left.length * right)
  }
}

/// A row for the solver, known by what it comes from.
struct LayoutRow {
  struct Key: Hashable {
    let owner: ObjectIdentifier
    let number: Int
  }

  let key: Key
  let terms: [LayoutExpression.Term]
  let relation: LayoutSolver.Relation
  let constant: Double
  let strength: Float
  let constraint: NSLayoutConstraint?
  /// The symbol by which the solver knows the row; nil if it does not have it.
  var marker: Int?

  /// "expression (relation) 0".
  init(
    _ owner: AnyObject, _ number: Int, _ expression: LayoutExpression,
    _ relation: LayoutSolver.Relation, strength: Float = LayoutSolver.Constraint.required,
    constraint: NSLayoutConstraint? = nil
  ) {
    key = Key(owner: ObjectIdentifier(owner), number: number)
    terms = expression.terms
    self.relation = relation
    constant = -expression.constant
    self.strength = strength
    self.constraint = constraint
  }

  func differsOnlyInConstant(from other: LayoutRow) -> Bool {
    strength == other.strength && relation == other.relation && terms == other.terms
  }
}
