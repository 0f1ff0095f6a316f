// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// Cassowary: the simplex method kept up to date while constraints come, go and change.
///
/// After Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint Solving
/// Algorithm" (2001). Constraints that are not required have an error in the objective of their
/// strength; objectives of greater strength are minimized first. All choices go to the symbol made
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

  /// What is known of each symbol.
  struct Symbol {
    let kind: Kind
    /// The index of the row that defines it, or −1.
    var rowIndex = -1
    /// The first link of its column, or −1.
    var column: Int32 = -1
    /// The index of the constraint that it marks, or −1.
    var entry: Int32 = -1
  }

  /// Names a row that a symbol occurs in, or occurred in once. Most symbols occur in a few rows of
  /// hundreds.
  struct ColumnLink {
    let basic: Int
    let next: Int32
  }

  /// The entry of a constraint in the tableau.
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

  var symbols: ContiguousArray<Symbol> = []
  var rows: ContiguousArray<BasicRow> = []
  /// The strongest first.
  var objectives: [Objective] = []
  var entries: ContiguousArray<Entry> = []
  /// A method was stopped: the solution may break constraints or be worse than it could be.
  var ranOutOfSteps = false
  /// Instead of a limit that grows with the system.
  var maximumSteps: Int?

  private var links: ContiguousArray<ColumnLink> = []
  /// Links that are no longer in a column.
  private var freeLinks: [Int32] = []
  // Kept for their memory.
  var mergedTerms: [SolverRow.Term] = []
  private var foundRowIndices: [Int] = []

  mutating func makeVariable(isSize: Bool = false) -> Int {
    makeSymbol(isSize ? .size : .variable)
  }

  mutating func makeSymbol(_ kind: Kind) -> Int {
    symbols.append(Symbol(kind: kind))
    return symbols.count - 1
  }

  func value(of variable: Int) -> Double {
    let rowIndex = symbols[variable].rowIndex
    return rowIndex < 0 ? 0 : rows[rowIndex].row.constant
  }

  // MARK: Rows

  func isRestricted(_ symbol: Int) -> Bool { symbols[symbol].kind != .variable }

  func mayEnter(_ symbol: Int) -> Bool {
    let kind = symbols[symbol].kind
    return kind != .dummy && kind != .variable
  }

  mutating func insert(_ row: SolverRow, basic: Int) {
    symbols[basic].rowIndex = rows.count
    rows.append(BasicRow(basic: basic, row: row))
    for term in row.terms { recordOccurrence(term.symbol, in: basic) }
  }

  /// Notes that a symbol occurs in a row.
  private mutating func recordOccurrence(_ symbol: Int, in basic: Int) {
    let link = ColumnLink(basic: basic, next: symbols[symbol].column)
    if let free = freeLinks.popLast() {
      links[Int(free)] = link
      symbols[symbol].column = free
    } else {
      links.append(link)
      symbols[symbol].column = Int32(links.count - 1)
    }
  }

  private mutating func removeColumn(of symbol: Int) {
    var next = symbols[symbol].column
    symbols[symbol].column = -1
    while next >= 0 {
      freeLinks.append(next)
      next = links[Int(next)].next
    }
  }

  /// The places of the rows that a symbol occurs in, in their order.
  mutating func rowsWith(_ symbol: Int) -> [Int] {
    var found: [Int] = []
    swap(&found, &foundRowIndices)
    found.removeAll(keepingCapacity: true)
    var next = symbols[symbol].column
    while next >= 0 {
      let link = links[Int(next)]
      next = link.next
      let rowIndex = symbols[link.basic].rowIndex
      guard rowIndex >= 0, rows[rowIndex].row.coefficient(of: symbol) != 0 else { continue }
      var index = found.count
      while index > 0, found[index - 1] > rowIndex { index -= 1 }
      if index == 0 || found[index - 1] != rowIndex { found.insert(rowIndex, at: index) }
    }
    removeColumn(of: symbol)
    for rowIndex in found { recordOccurrence(symbol, in: rows[rowIndex].basic) }
    return found
  }

  /// Takes back the memory of a list that `rowsWith` has made.
  mutating func recycle(_ found: consuming [Int]) {
    foundRowIndices = found
  }

  func occurs(_ symbol: Int) -> Bool {
    var next = symbols[symbol].column
    while next >= 0 {
      let link = links[Int(next)]
      next = link.next
      let rowIndex = symbols[link.basic].rowIndex
      if rowIndex >= 0, rows[rowIndex].row.coefficient(of: symbol) != 0 { return true }
    }
    for objective in objectives where objective.row.coefficient(of: symbol) != 0 { return true }
    return false
  }

  @discardableResult
  mutating func removeRow(of basic: Int) -> SolverRow {
    let rowIndex = symbols[basic].rowIndex
    symbols[basic].rowIndex = -1
    let last = rows.removeLast()
    guard rowIndex < rows.count else { return last.row }
    let removed = rows[rowIndex].row
    rows[rowIndex] = last
    symbols[last.basic].rowIndex = rowIndex
    return removed
  }

  mutating func substitute(_ symbol: Int, by row: SolverRow) {
    // Both are taken out, so that they are changed where they are and not copied.
    var merged: [SolverRow.Term] = []
    swap(&merged, &mergedTerms)
    let rowIndices = rowsWith(symbol)
    for rowIndex in rowIndices {
      let basic = rows[rowIndex].basic
      var changed = SolverRow()
      swap(&changed, &rows[rowIndex].row)
      changed.substitute(symbol, by: row, using: &merged) { recordOccurrence($0, in: basic) }
      swap(&changed, &rows[rowIndex].row)
    }
    recycle(rowIndices)
    removeColumn(of: symbol)
    for index in objectives.indices {
      objectives[index].row.substitute(symbol, by: row, using: &merged)
    }
    swap(&merged, &mergedTerms)
  }

  /// Makes `entering` basic in the row of `leaving`.
  mutating func pivot(entering: Int, leaving: Int) {
    var row = removeRow(of: leaving)
    row.exchange(leaving, for: entering)
    substitute(entering, by: row)
    insert(row, basic: entering)
  }

  mutating func addToObjective(_ strength: Float, _ factor: Double, _ symbol: Int) {
    let index = objectives.firstIndex { $0.strength <= strength } ?? objectives.count
    if index == objectives.count || objectives[index].strength != strength {
      objectives.insert(Objective(strength: strength, row: SolverRow()), at: index)
    }
    let rowIndex = symbols[symbol].rowIndex
    if rowIndex < 0 {
      objectives[index].row.add(factor, symbol)
    } else {
      objectives[index].row.add(factor, rows[rowIndex].row, using: &mergedTerms)
    }
  }

  /// Forgets all constraints; variables stay known by their symbols.
  mutating func removeAll() {
    rows.removeAll()
    objectives = []
    entries.removeAll()
    links.removeAll()
    freeLinks.removeAll()
    for index in symbols.indices {
      symbols[index].rowIndex = -1
      symbols[index].column = -1
      symbols[index].entry = -1
    }
  }
}
