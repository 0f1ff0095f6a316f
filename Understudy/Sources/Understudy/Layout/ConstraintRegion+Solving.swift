// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension ConstraintRegion {
  /// Hands the solver what has changed: first what is gone, then new constants, then what is new.
  func updateSolver() {
    guard oldRows.count > 0 else {
      if !addMissing(mayRebuild: true) { rebuild() }
      return
    }
    let gone = hasSameKeys() ? adoptMarkersInOrder() : adoptMarkers()
    for marker in gone { solver.remove(marker) }
    if !gone.isEmpty { solver.optimize() }
    var isChanged = false
    for index in 0..<rows.count {
      let row = rows[index]
      if row.marker >= 0, solver.setConstant(row.constant, of: row.marker) { isChanged = true }
    }
    if isChanged, !solver.repair() { return rebuild() }
    if !addMissing(mayRebuild: true) { rebuild() }
  }

  private func hasSameKeys() -> Bool {
    guard oldRows.system.count == rows.system.count, oldRows.count == rows.count else {
      return false
    }
    for index in 0..<rows.count where oldRows[index].key != rows[index].key { return false }
    return true
  }

  /// Takes the markers over from rows that came from the same; returns those of rows that differ.
  private func adoptMarkersInOrder() -> [Int] {
    var gone: [Int] = []
    for index in 0..<rows.count { adoptMarker(from: index, at: index, orAddTo: &gone) }
    return gone
  }

  private func adoptMarkers() -> [Int] {
    var indices: [LayoutRow.Key: Int] = [:]
    indices.reserveCapacity(rows.count)
    for index in 0..<rows.count { indices[rows[index].key] = index }
    var gone: [Int] = []
    for old in 0..<oldRows.count {
      if let index = indices[oldRows[old].key] {
        adoptMarker(from: old, at: index, orAddTo: &gone)
      } else if oldRows[old].marker >= 0 {
        gone.append(oldRows[old].marker)
      }
    }
    return gone
  }

  private func adoptMarker(from old: Int, at index: Int, orAddTo gone: inout [Int]) {
    let marker = oldRows[old].marker
    guard marker >= 0 else { return }
    if rows.differsOnlyInConstant(index, from: old, of: oldRows) {
      rows[index].marker = marker
    } else {
      gone.append(marker)
    }
  }

  /// UIKit has no such limit, or does not log it; here the log says what happened.
  func logIfStepLimitReached() {
    guard solver.ranOutOfSteps else { return }
    solver.ranOutOfSteps = false
    let name = root.map { "\(type(of: $0))" } ?? "a view that is gone"
    HeadlessDevice.currentIfAny?.log.append(
      "Understudy: solving the \(rows.count) constraints in \(name) took too many steps and was "
        + "stopped; the layout may be wrong.")
  }

  private func rebuild() {
    solver.removeAll()
    for index in 0..<rows.count { rows[index].marker = -1 }
    _ = addMissing(mayRebuild: false)
  }

  /// Adds the rows that the solver does not have. Returns false where a row that may not be given up
  /// has come too late.
  private func addMissing(mayRebuild: Bool) -> Bool {
    var isLonger = false
    for index in 0..<rows.count where rows[index].marker < 0 {
      isLonger = true
      let row = rows[index]
      let added = rows.terms.withUnsafeBufferPointer { terms in
        solver.add(
          UnsafeBufferPointer(rebasing: terms[row.terms]), row.relation, row.constant,
          strength: row.strength)
      }
      switch added {
      case .added(let marker):
        rows[index].marker = marker
        if fitting == nil, let constraint = rows.constraint(at: index), constraint.isBroken {
          constraint.isBroken = false
        }
      case .contradicts(let markers):
        guard let constraint = rows.constraint(at: index) else {
          if mayRebuild { return false }
          continue
        }
        breakConstraint(constraint, because: markers)
      }
    }
    if isLonger { solver.optimize() }
    return true
  }

  /// Logs in UIKit's words which constraint is broken, once for each time that it becomes broken.
  private func breakConstraint(_ constraint: NSLayoutConstraint, because markers: [Int]) {
    guard !constraint.isBroken, fitting == nil else { return }
    constraint.isBroken = true
    let involved = (0..<rows.count).filter { markers.contains(rows[$0].marker) }
    let list = involved.map { index in
      rows.constraint(at: index)?.headlessDescription ?? "<a size or place that is given>"
    }
    let breaking = constraint.headlessDescription
    HeadlessDevice.currentIfAny?.log.append(
      (["Unable to simultaneously satisfy constraints."] + (list + [breaking]).map { "    \($0)" }
        + ["Will attempt to recover by breaking constraint", breaking]).joined(separator: "\n"))
  }
}
