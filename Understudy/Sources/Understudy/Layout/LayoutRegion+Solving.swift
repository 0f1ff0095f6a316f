// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

extension LayoutRegion {
  /// Hands the solver what has changed: first what is gone, then new constants, then what is new.
  func bringUpToDate() {
    let rows = systemRows + explicitRows
    if placed.isEmpty {
      if !add(rows, mayRebuild: true) { return rebuild(rows) }
      placedKeys = rows.map(\.key)
      return
    }
    var wanted: [LayoutRow.Key: LayoutRow] = [:]
    for row in rows { wanted[row.key] = row }
    var isShorter = false
    for key in placedKeys {
      guard let old = placed[key] else { continue }
      if let new = wanted[key], new.differsOnlyInConstant(from: old.row) { continue }
      solver.remove(old.marker)
      placed[key] = nil
      isShorter = true
    }
    if isShorter { solver.optimize() }
    var isChanged = false
    for row in rows {
      guard let old = placed[row.key], old.row.constant != row.constant else { continue }
      solver.setConstant(row.constant, of: old.marker)
      placed[row.key] = Placed(row: row, marker: old.marker)
      isChanged = true
    }
    if isChanged, !solver.repair() { return rebuild(rows) }
    if !add(rows.filter { placed[$0.key] == nil }, mayRebuild: true) { return rebuild(rows) }
    placedKeys = rows.map(\.key)
  }

  /// UIKit has no such limit, or says nothing about it; here nobody is to look for it in vain.
  func sayIfStopped() {
    guard solver.ranOutOfSteps else { return }
    solver.ranOutOfSteps = false
    let name = root.map { "\(type(of: $0))" } ?? "a view that is gone"
    HeadlessDevice.currentIfAny?.log.append(
      "Understudy: solving the \(placed.count) constraints in \(name) took too many steps and was "
        + "stopped; the layout may be wrong.")
  }

  private func rebuild(_ rows: [LayoutRow]) {
    solver.removeAll()
    placed = [:]
    _ = add(rows, mayRebuild: false)
    placedKeys = rows.map(\.key)
  }

  /// Returns false where a row that may not be given up has come too late.
  private func add(_ rows: [LayoutRow], mayRebuild: Bool) -> Bool {
    placed.reserveCapacity(placed.count + rows.count)
    for row in rows {
      let terms = row.terms.map { ($0.coefficient, $0.variable) }
      let added = solver.add(
        LayoutSolver.Constraint(
          terms: terms, relation: row.relation, constant: row.constant, strength: row.strength))
      switch added {
      case .added(let marker):
        placed[row.key] = Placed(row: row, marker: marker)
        if fitting == nil { row.constraint?.isBroken = false }
      case .contradicts(let markers):
        guard let constraint = row.constraint else {
          if mayRebuild { return false }
          continue
        }
        giveUp(constraint, because: markers)
      }
    }
    if !rows.isEmpty { solver.optimize() }
    return true
  }

  /// Says what cannot be had, in the words of UIKit, once for each time that it comes to that.
  private func giveUp(_ constraint: NSLayoutConstraint, because markers: [Int]) {
    guard !constraint.isBroken, fitting == nil else { return }
    constraint.isBroken = true
    let others =
      placedKeys.compactMap { placed[$0] }
      + placed.values.filter { entry in
        !placedKeys.contains(entry.row.key)
      }.sorted { $0.marker < $1.marker }
    let involved = others.filter { markers.contains($0.marker) }
    let list = involved.map { entry in
      entry.row.constraint?.headlessDescription ?? "<a size or place that is given>"
    }
    let breaking = constraint.headlessDescription
    HeadlessDevice.currentIfAny?.log.append(
      (["Unable to simultaneously satisfy constraints."] + (list + [breaking]).map { "    \($0)" }
        + ["Will attempt to recover by breaking constraint", breaking]).joined(separator: "\n"))
  }
}

extension LayoutSolver {
  /// Forgets all constraints; variables stay known by their symbols.
  mutating func removeAll() {
    rows = []
    objectives = []
    entries = [:]
    for index in places.indices {
      places[index] = -1
      columns[index] = []
    }
  }
}
