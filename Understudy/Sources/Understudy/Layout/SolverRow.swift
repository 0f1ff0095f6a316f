// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// A linear expression: a constant and terms sorted by symbol, without zeros.
struct SolverRow {
  struct Term {
    let symbol: Int
    var coefficient: Double
  }

  var constant: Double
  private(set) var terms: [Term] = []

  init(constant: Double = 0) {
    self.constant = constant
  }

  /// What is smaller counts as zero.
  static let epsilon = 1e-8

  static func isZero(_ value: Double) -> Bool { abs(value) < epsilon }

  func coefficient(of symbol: Int) -> Double {
    let index = index(of: symbol)
    return index < terms.count && terms[index].symbol == symbol ? terms[index].coefficient : 0
  }

  mutating func add(_ coefficient: Double, _ symbol: Int) {
    let index = index(of: symbol)
    if index < terms.count, terms[index].symbol == symbol {
      terms[index].coefficient += coefficient
      if Self.isZero(terms[index].coefficient) { terms.remove(at: index) }
    } else if !Self.isZero(coefficient) {
      terms.insert(Term(symbol: symbol, coefficient: coefficient), at: index)
    }
  }

  /// Adds a multiple of another row by merging the two sorted lists, in a list that is kept for
  /// that; `note` gets the symbols that were not here before.
  @inline(__always)
  mutating func add(
    _ factor: Double, _ other: SolverRow, using merged: inout [Term],
    noting note: (Int) -> Void = { _ in }
  ) {
    constant += factor * other.constant
    guard !other.terms.isEmpty else { return }
    merged.removeAll(keepingCapacity: true)
    terms.withUnsafeBufferPointer { terms in
      other.terms.withUnsafeBufferPointer { others in
        var (mine, theirs) = (0, 0)
        while theirs < others.count {
          if mine < terms.count, terms[mine].symbol < others[theirs].symbol {
            merged.append(terms[mine])
            mine += 1
            continue
          }
          var term = others[theirs]
          term.coefficient *= factor
          theirs += 1
          if mine < terms.count, terms[mine].symbol == term.symbol {
            term.coefficient += terms[mine].coefficient
            mine += 1
          } else {
            note(term.symbol)
          }
          if !Self.isZero(term.coefficient) { merged.append(term) }
        }
        merged.append(contentsOf: UnsafeBufferPointer(rebasing: terms[mine...]))
      }
    }
    terms.removeAll(keepingCapacity: true)
    terms.append(contentsOf: merged)
  }

  mutating func multiply(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  mutating func remove(_ symbol: Int) {
    let index = index(of: symbol)
    if index < terms.count, terms[index].symbol == symbol { terms.remove(at: index) }
  }

  /// Turns "0 = row" into "symbol = row".
  mutating func solve(for symbol: Int) {
    let factor = -1 / coefficient(of: symbol)
    remove(symbol)
    multiply(by: factor)
  }

  /// Turns "basic = row" into "symbol = row".
  mutating func exchange(_ basic: Int, for symbol: Int) {
    add(-1, basic)
    solve(for: symbol)
  }

  /// Puts the definition of a symbol in its place.
  @inline(__always)
  mutating func substitute(
    _ symbol: Int, by row: SolverRow, using merged: inout [Term],
    noting note: (Int) -> Void = { _ in }
  ) {
    let index = index(of: symbol)
    guard index < terms.count, terms[index].symbol == symbol else { return }
    let coefficient = terms.remove(at: index).coefficient
    add(coefficient, row, using: &merged, noting: note)
  }

  private func index(of symbol: Int) -> Int {
    terms.withUnsafeBufferPointer { terms in
      var (low, high) = (0, terms.count)
      while low < high {
        let middle = (low + high) / 2
        if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }
}
