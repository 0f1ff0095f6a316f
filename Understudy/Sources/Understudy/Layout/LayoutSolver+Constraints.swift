// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

extension LayoutSolver {
  /// What came of adding a constraint.
  enum AdditionResult {
    /// It holds, or does its best; the number is its marker.
    case added(Int)
    /// It is required and contradicts these required ones, given by their markers.
    case contradicts([Int])
  }

  /// Adds a constraint. The objectives are minimal again only after `optimize()`.
  mutating func add(_ constraint: Constraint) -> AdditionResult {
    constraint.terms.withUnsafeBufferPointer {
      add($0, constraint.relation, constraint.constant, strength: constraint.strength)
    }
  }

  /// The same of a constraint in parts.
  mutating func add(
    _ terms: UnsafeBufferPointer<LayoutExpression.Term>, _ relation: Relation, _ constant: Double,
    strength: Float
  ) -> AdditionResult {
    let firstNew = symbols.count
    var (row, entry) = tableauRow(for: terms, relation, constant, strength)
    if row.constant < 0 { row.multiply(by: -1) }
    if let subject = subject(of: row, firstNew: firstNew) {
      row.solve(for: subject)
      substitute(subject, by: row)
      insert(row, basic: subject)
    } else if hasOnlyDummies(row) {
      guard abs(row.constant) < Self.tolerance else { return .contradicts(markers(in: row, entry)) }
      row.constant = 0
      row.solve(for: entry.marker)
      insert(row, basic: entry.marker)
    } else if let conflict = addWithArtificial(row, marker: entry.marker) {
      return .contradicts(conflict.filter { $0 != entry.marker })
    }
    if strength < Constraint.required {
      if relation == .equal { addToObjective(entry.strength, 1, entry.marker) }
      if let other = entry.other { addToObjective(entry.strength, 1, other) }
    }
    symbols[entry.marker].entry = Int32(entries.count)
    entries.append(entry)
    return .added(entry.marker)
  }

  private func hasOnlyDummies(_ row: SolverRow) -> Bool {
    for term in row.terms where symbols[term.symbol].kind != .dummy { return false }
    return true
  }

  /// Takes a constraint out. The objectives are minimal again only after `optimize()`.
  mutating func remove(_ marker: Int) {
    guard symbols[marker].entry >= 0 else { return }
    let entry = entries[Int(symbols[marker].entry)]
    symbols[marker].entry = -1
    if entry.strength < Constraint.required {
      if symbols[marker].kind == .error { addToObjective(entry.strength, -1, marker) }
      if let other = entry.other { addToObjective(entry.strength, -1, other) }
    }
    if symbols[marker].rowIndex < 0, let leaving = rowToLeave(for: marker) {
      pivot(entering: marker, leaving: leaving)
    }
    if symbols[marker].rowIndex >= 0 { removeRow(of: marker) }
    for symbol in [marker, entry.other ?? marker] {
      for rowIndex in rowsWith(symbol) { rows[rowIndex].row.remove(symbol) }
      for index in objectives.indices { objectives[index].row.remove(symbol) }
    }
  }

  /// How far apart two required equalities may be and still be the same: a hundredth of a pixel.
  static var tolerance: Double { 1e-4 }

  private mutating func tableauRow(
    for terms: UnsafeBufferPointer<LayoutExpression.Term>, _ relation: Relation,
    _ constant: Double, _ strength: Float
  ) -> (SolverRow, Entry) {
    var row = SolverRow(constant: -constant)
    for term in terms {
      let rowIndex = symbols[term.variable].rowIndex
      if rowIndex < 0 {
        row.add(term.coefficient, term.variable)
      } else {
        row.add(term.coefficient, rows[rowIndex].row, using: &mergedTerms)
      }
    }
    let isRequired = strength >= Constraint.required
    let marker: Int
    var other: Int?
    let sign: Double
    switch relation {
    case .equal:
      marker = makeSymbol(isRequired ? .dummy : .error)
      sign = isRequired ? 1 : -1
      if !isRequired { other = makeSymbol(.error) }
    case .lessOrEqual, .greaterOrEqual:
      marker = makeSymbol(.slack)
      sign = relation == .lessOrEqual ? 1 : -1
      if !isRequired { other = makeSymbol(.error) }
    }
    row.add(sign, marker)
    if let other { row.add(-sign, other) }
    let entry = Entry(
      marker: marker, other: other, constant: constant, markerSign: sign, strength: strength)
    return (row, entry)
  }

  /// A symbol that can be defined by the row without making anything negative: a free variable, or
  /// one that occurs nowhere yet.
  private func subject(of row: SolverRow, firstNew: Int) -> Int? {
    for term in row.terms where symbols[term.symbol].kind == .variable { return term.symbol }
    for term in row.terms
    where mayEnter(term.symbol) && (term.coefficient < 0 || row.constant == 0) {
      if term.symbol >= firstNew || !occurs(term.symbol) { return term.symbol }
    }
    return nil
  }

  /// Finds a first solution with one more symbol; returns the conflicting markers if there is none.
  private mutating func addWithArtificial(_ row: SolverRow, marker: Int) -> [Int]? {
    let artificial = makeSymbol(.slack)
    insert(row, basic: artificial)
    minimizeBasic(artificial)
    if symbols[artificial].rowIndex >= 0 {
      let left = removeRow(of: artificial)
      if left.constant > Self.tolerance {
        return left.terms.map(\.symbol).filter { symbols[$0].entry >= 0 || $0 == marker }
      }
      let entering = left.terms.first { mayEnter($0.symbol) } ?? left.terms.last
      if let entering {
        var solved = left
        solved.constant = 0
        solved.solve(for: entering.symbol)
        substitute(entering.symbol, by: solved)
        insert(solved, basic: entering.symbol)
      }
    }
    for rowIndex in rowsWith(artificial) { rows[rowIndex].row.remove(artificial) }
    for index in objectives.indices { objectives[index].row.remove(artificial) }
    return nil
  }

  private func markers(in row: SolverRow, _ entry: Entry) -> [Int] {
    row.terms.map(\.symbol).filter { $0 != entry.marker && symbols[$0].entry >= 0 }
  }

  /// The row that a marker can be pivoted into so that nothing becomes negative.
  private mutating func rowToLeave(for marker: Int) -> Int? {
    var falling: (ratio: Double, basic: Int)?
    var rising: (ratio: Double, basic: Int)?
    var free: Int?
    for rowIndex in rowsWith(marker) {
      let entry = rows[rowIndex]
      let coefficient = entry.row.coefficient(of: marker)
      guard isRestricted(entry.basic) else {
        free = min(free ?? entry.basic, entry.basic)
        continue
      }
      if symbols[entry.basic].kind == .dummy { return entry.basic }
      let candidate = (abs(entry.row.constant / coefficient), entry.basic)
      if coefficient < 0 {
        if falling.map({ candidate < $0 }) ?? true { falling = candidate }
      } else if rising.map({ candidate < $0 }) ?? true {
        rising = candidate
      }
    }
    return falling?.basic ?? rising?.basic ?? free
  }
}
