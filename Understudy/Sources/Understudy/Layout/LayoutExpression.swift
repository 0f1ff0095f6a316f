// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

/// A sum of variables and a constant, or, as a row, what it is compared with.
struct LayoutExpression {
  struct Term: Equatable {
    var coefficient: Double
    let variable: Int
  }

  var terms: [Term] = []
  var constant: Double = 0

  init(_ constant: CGFloat = 0) {
    self.constant = Double(constant)
  }

  init(variable: Int) {
    terms = [Term(coefficient: 1, variable: variable)]
  }

  static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.terms += right.terms
    sum.constant += right.constant
    return sum
  }

  static func + (left: Self, right: CGFloat) -> Self {
    var sum = left
    sum.constant += Double(right)
    return sum
  }

  static func * (left: Self, right: Double) -> Self {
    guard right != 1 else { return left }
    var product = left
    product.constant *= right
    for index in product.terms.indices { product.terms[index].coefficient *= right }
    return product
  }

  static func - (left: Self, right: Self) -> Self { left + right * -1 }
}

/// Where something begins on an axis and how long it is.
struct LayoutSpan {
  var start: LayoutExpression
  var length: LayoutExpression

  var end: LayoutExpression { start + length }
  var center: LayoutExpression { start + length * 0.5 }

  func inset(_ before: CGFloat, _ after: CGFloat) -> LayoutSpan {
    LayoutSpan(start: start + before, length: length + (-before - after))
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
