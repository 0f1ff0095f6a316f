// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// Cassowary: the simplex method kept up to date while constraints come, go and change.
///
/// After Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint Solving
/// Algorithm" (2001). Constraints that are not required have an error in the objective of their
/// strength; objectives of greater strength are minimised first. All choices go to the symbol made
/// first, so the same steps give the same answer. A constraint is known by the symbol that marks it.
struct LayoutSolver {
  enum Relation {
    case lessOrEqual, equal, greaterOrEqual
  }

  /// Symbols of variables may take part in constraints; sizes are variables that are never negative.
  enum Kind {
    case variable, size, slack, error, dummy
  }

  struct Constraint {
    /// Coefficients and symbols of variables.
    let terms: [LayoutExpression.Term]
    let relation: Relation
    /// What the terms are compared with.
    let constant: Double
    let strength: Float

    static let required: Float = 1000
  }

  /// How a constraint stands in the tableau.
  struct Entry {
    var marker: Int
    var other: Int?
    var constant: Double
    /// The marker's coefficient where the constraint reads "terms − constant + … = 0".
    var markerSign: Double
    var strength: Float
  }

  struct Objective {
    let strength: Float
    var row: SolverRow
  }

  struct BasicRow {
    var basic: Int
    var row: SolverRow
  }

  private(set) var kinds: [Kind] = []
  /// For each symbol the index of the row that defines it, or −1.
  var places: [Int] = []
  var rows: [BasicRow] = []
  /// For each symbol the basic symbols of the rows that it occurs in, and of some that it occurred in
  /// once. Most symbols occur in a few rows of hundreds.
  var columns: [[Int]] = []
  /// The strongest first.
  var objectives: [Objective] = []
  var entries: [Int: Entry] = [:]
  /// A method was stopped: the solution may break constraints or be worse than it could be.
  var ranOutOfSteps = false
  /// Instead of a limit that grows with the system.
  var maximumSteps: Int?

  mutating func makeVariable(isSize: Bool = false) -> Int {
    makeSymbol(isSize ? .size : .variable)
  }

  mutating func makeSymbol(_ kind: Kind) -> Int {
    kinds.append(kind)
    places.append(-1)
    columns.append([])
    return kinds.count - 1
  }

  func value(of variable: Int) -> Double {
    let place = places[variable]
    return place < 0 ? 0 : rows[place].row.constant
  }

  // MARK: Rows

  func isRestricted(_ symbol: Int) -> Bool { kinds[symbol] != .variable }

  func mayEnter(_ symbol: Int) -> Bool { kinds[symbol] != .dummy && kinds[symbol] != .variable }

  mutating func insert(_ row: SolverRow, basic: Int) {
    places[basic] = rows.count
    rows.append(BasicRow(basic: basic, row: row))
    for term in row.terms { columns[term.symbol].append(basic) }
  }

  /// The places of the rows that a symbol occurs in, in their order.
  mutating func rowsWith(_ symbol: Int) -> [Int] {
    var found: [Int] = []
    for basic in columns[symbol] {
      let place = places[basic]
      if place >= 0, rows[place].row.coefficient(of: symbol) != 0 { found.append(place) }
    }
    found.sort()
    var last = -1
    found.removeAll { place in
      defer { last = place }
      return place == last
    }
    columns[symbol] = found.map { rows[$0].basic }
    return found
  }

  @discardableResult
  mutating func removeRow(of basic: Int) -> SolverRow {
    let place = places[basic]
    places[basic] = -1
    let removed = rows[place].row
    let last = rows.removeLast()
    if place < rows.count {
      rows[place] = last
      places[last.basic] = place
    }
    return removed
  }

  mutating func substitute(_ symbol: Int, by row: SolverRow) {
    for place in rowsWith(symbol) {
      let basic = rows[place].basic
      // Taken out, so that it is changed where it is and not copied.
      var changed = SolverRow()
      swap(&changed, &rows[place].row)
      changed.substitute(symbol, by: row) { columns[$0].append(basic) }
      swap(&changed, &rows[place].row)
    }
    columns[symbol] = []
    for index in objectives.indices { objectives[index].row.substitute(symbol, by: row) }
  }

  /// Makes `entering` basic in the row of `leaving`.
  mutating func pivot(entering: Int, leaving: Int) {
    var row = removeRow(of: leaving)
    row.exchange(leaving, for: entering)
    substitute(entering, by: row)
    insert(row, basic: entering)
  }

  mutating func addToObjective(_ strength: Float, _ factor: Double, _ symbol: Int) {
    let place = objectives.firstIndex { $0.strength <= strength } ?? objectives.count
    if place == objectives.count || objectives[place].strength != strength {
      objectives.insert(Objective(strength: strength, row: SolverRow()), at: place)
    }
    if places[symbol] < 0 {
      objectives[place].row.add(factor, symbol)
    } else {
      objectives[place].row.add(factor, rows[places[symbol]].row)
    }
  }
}
