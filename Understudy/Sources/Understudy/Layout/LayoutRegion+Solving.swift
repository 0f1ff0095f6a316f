// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

extension LayoutRegion {
  /// Hands the solver what has changed: first what is gone, then new constants, then what is new.
  func bringUpToDate(_ collected: [LayoutRow]) {
    let old = rows
    rows = collected
    guard !old.isEmpty else {
      if !addMissing(mayRebuild: true) { rebuild() }
      return
    }
    let gone = hasSameKeys(as: old) ? takeMarkers(fromSame: old) : takeMarkers(from: old)
    for marker in gone { solver.remove(marker) }
    if !gone.isEmpty { solver.optimize() }
    var isChanged = false
    for row in rows {
      if let marker = row.marker, solver.setConstant(row.constant, of: marker) { isChanged = true }
    }
    if isChanged, !solver.repair() { return rebuild() }
    if !addMissing(mayRebuild: true) { rebuild() }
  }

  private func hasSameKeys(as old: [LayoutRow]) -> Bool {
    guard old.count == rows.count else { return false }
    for index in old.indices where old[index].key != rows[index].key { return false }
    return true
  }

  /// Takes the markers over from rows that came from the same; returns those of rows that differ.
  private func takeMarkers(fromSame old: [LayoutRow]) -> [Int] {
    var gone: [Int] = []
    for index in old.indices { takeMarker(of: old[index], at: index, orAddTo: &gone) }
    return gone
  }

  private func takeMarkers(from old: [LayoutRow]) -> [Int] {
    var indices: [LayoutRow.Key: Int] = [:]
    for (index, row) in rows.enumerated() { indices[row.key] = index }
    var gone: [Int] = []
    for row in old {
      if let index = indices[row.key] {
        takeMarker(of: row, at: index, orAddTo: &gone)
      } else if let marker = row.marker {
        gone.append(marker)
      }
    }
    return gone
  }

  private func takeMarker(of old: LayoutRow, at index: Int, orAddTo gone: inout [Int]) {
    guard let marker = old.marker else { return }
    if rows[index].differsOnlyInConstant(from: old) {
      rows[index].marker = marker
    } else {
      gone.append(marker)
    }
  }

  /// UIKit has no such limit, or says nothing about it; here nobody is to look for it in vain.
  func sayIfStopped() {
    guard solver.ranOutOfSteps else { return }
    solver.ranOutOfSteps = false
    let name = root.map { "\(type(of: $0))" } ?? "a view that is gone"
    HeadlessDevice.currentIfAny?.log.append(
      "Understudy: solving the \(rows.count) constraints in \(name) took too many steps and was "
        + "stopped; the layout may be wrong.")
  }

  private func rebuild() {
    solver.removeAll()
    for index in rows.indices { rows[index].marker = nil }
    _ = addMissing(mayRebuild: false)
  }

  /// Adds the rows that the solver does not have. Returns false where a row that may not be given up
  /// has come too late.
  private func addMissing(mayRebuild: Bool) -> Bool {
    var isLonger = false
    for index in rows.indices where rows[index].marker == nil {
      isLonger = true
      let row = rows[index]
      let added = solver.add(
        LayoutSolver.Constraint(
          terms: row.terms, relation: row.relation, constant: row.constant, strength: row.strength))
      switch added {
      case .added(let marker):
        rows[index].marker = marker
        if fitting == nil { row.constraint?.isBroken = false }
      case .contradicts(let markers):
        guard let constraint = row.constraint else {
          if mayRebuild { return false }
          continue
        }
        giveUp(constraint, because: markers)
      }
    }
    if isLonger { solver.optimize() }
    return true
  }

  /// Says what cannot be had, in the words of UIKit, once for each time that it comes to that.
  private func giveUp(_ constraint: NSLayoutConstraint, because markers: [Int]) {
    guard !constraint.isBroken, fitting == nil else { return }
    constraint.isBroken = true
    let involved = rows.filter { row in row.marker.map(markers.contains) ?? false }
    let list = involved.map { row in
      row.constraint?.headlessDescription ?? "<a size or place that is given>"
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
