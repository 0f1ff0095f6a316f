// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The changes of one batch of updates, with their animations.
@MainActor
struct ListUpdates {
  typealias Animation = UITableView.RowAnimation

  var depth = 0
  /// Paths before the updates.
  var deletedRows: [IndexPath: Animation] = [:]
  var reloadedRows: [IndexPath: Animation] = [:]
  /// Paths after the updates.
  var insertedRows: [IndexPath: Animation] = [:]
  var moves: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections: [Int: Animation] = [:]
  var reloadedSections: [Int: Animation] = [:]
  var insertedSections: [Int: Animation] = [:]
  var completions: [(Bool) -> Void] = []

  mutating func inserted(rows: [IndexPath], _ animation: Animation) {
    for path in rows { insertedRows[path] = animation }
  }
  mutating func deleted(rows: [IndexPath], _ animation: Animation) {
    for path in rows { deletedRows[path] = animation }
  }
  mutating func reloaded(rows: [IndexPath], _ animation: Animation) {
    for path in rows { reloadedRows[path] = animation }
  }
  mutating func inserted(sections: IndexSet, _ animation: Animation) {
    for section in sections { insertedSections[section] = animation }
  }
  mutating func deleted(sections: IndexSet, _ animation: Animation) {
    for section in sections { deletedSections[section] = animation }
  }
  mutating func reloaded(sections: IndexSet, _ animation: Animation) {
    for section in sections { reloadedSections[section] = animation }
  }
}

extension ListUpdates {
  /// Whether the items of each section before the updates, the updates and the items after them agree;
  /// otherwise UIKit's exception is raised. What is updated, "table view" or "collection view", and what
  /// it contains, "rows" or "items", is in its text.
  func agree(
    old: [Int], new: [Int], _ shift: ListMapping, in list: String, of items: String
  ) -> Bool {
    guard new.count == old.count + shift.sections.growth else {
      return raise(
        "sections. The number of sections contained in the \(list) after the update (\(new.count)) "
          + "must be equal to the number of sections contained in the \(list) before the update "
          + "(\(old.count)), plus or minus the number of sections inserted or deleted "
          + "(\(insertedSections.count) inserted, \(deletedSections.count) deleted).")
    }
    for (section, before) in old.enumerated() where !shift.isReplaced(section) {
      guard let target = shift.sections.new(section) else { continue }
      guard new[target] != before + shift.growth(of: section) else { continue }
      return raise(
        "\(items) in section \(target). The number of \(items) contained in an existing section after "
          + "the update (\(new[target])) must be equal to the number of \(items) contained in that "
          + "section before the update (\(before)), plus or minus the number of \(items) inserted or "
          + "deleted from that section "
          + "(\(insertedRows.keys.filter { $0.section == target }.count) inserted, "
          + "\(deletedRows.keys.filter { $0.section == section }.count) deleted).")
    }
    return true
  }

  private func raise(_ reason: String) -> Bool {
    HeadlessDevice.current.raise(
      "NSInternalInconsistencyException", "Invalid update: invalid number of \(reason)")
    return false
  }
}

/// Where what stays has gone: numbers before and after a batch of deletions and insertions.
struct IndexMapping {
  private let deleted: [Int]
  private let inserted: [Int]

  init(deleted: some Sequence<Int>, inserted: some Sequence<Int>) {
    self.deleted = deleted.sorted()
    self.inserted = inserted.sorted()
  }

  var growth: Int { inserted.count - deleted.count }

  func new(_ old: Int) -> Int? {
    guard !deleted.contains(old) else { return nil }
    var result = old - deleted.filter { $0 < old }.count
    for number in inserted where number <= result { result += 1 }
    return result
  }

  func old(_ new: Int) -> Int? {
    guard !inserted.contains(new) else { return nil }
    var result = new - inserted.filter { $0 < new }.count
    for number in deleted where number <= result { result += 1 }
    return result
  }
}

/// How the paths of one batch correspond.
@MainActor
struct ListMapping {
  let sections: IndexMapping
  private var rows: [Int: IndexMapping] = [:]
  private var moved: [IndexPath: IndexPath] = [:]
  private let replacedSections: Set<Int>
  private let replacedRows: Set<IndexPath>

  init(_ updates: ListUpdates, sectionCount: Int) {
    let shift = IndexMapping(
      deleted: updates.deletedSections.keys, inserted: updates.insertedSections.keys)
    sections = shift
    replacedSections = Set(updates.reloadedSections.keys)
    replacedRows = Set(updates.reloadedRows.keys)
    for move in updates.moves { moved[move.from] = move.to }
    let gone = Array(updates.deletedRows.keys) + updates.moves.map(\.from)
    let come = Array(updates.insertedRows.keys) + updates.moves.map(\.to)
    for section in 0..<sectionCount {
      guard let new = shift.new(section) else { continue }
      rows[section] = IndexMapping(
        deleted: gone.filter { $0.section == section }.map(\.row),
        inserted: come.filter { $0.section == new }.map(\.row))
    }
  }

  func isReplaced(_ section: Int) -> Bool { replacedSections.contains(section) }

  func growth(of section: Int) -> Int { rows[section]?.growth ?? 0 }

  /// Where a row is afterwards; nil if it is gone.
  func new(_ old: IndexPath) -> IndexPath? {
    if let target = moved[old] { return target }
    guard let section = sections.new(old.section), let row = rows[old.section]?.new(old.row) else {
      return nil
    }
    return IndexPath(row: row, section: section)
  }

  /// Where a row was before; nil if it is new.
  func old(_ new: IndexPath) -> IndexPath? {
    if let source = moved.first(where: { $0.value == new })?.key { return source }
    guard let section = sections.old(new.section), let row = rows[section]?.old(new.row) else {
      return nil
    }
    return IndexPath(row: row, section: section)
  }

  /// The cell of a row is discarded, although the row may stay.
  func discardsCell(_ old: IndexPath) -> Bool {
    new(old) == nil || replacedRows.contains(old) || replacedSections.contains(old.section)
  }
}

// MARK: - Views that are used again

/// Views that wait to be used again, and the classes that new ones are made of, by identifier.
@MainActor
struct ReusePool {
  private var waiting: [String: [UIView]] = [:]
  private var classes: [String: AnyClass] = [:]

  mutating func register(_ type: AnyClass?, for identifier: String) {
    classes[identifier] = type
  }

  func registered(_ identifier: String) -> AnyClass? { classes[identifier] }

  mutating func enqueue(_ view: UIView, _ identifier: String?) {
    guard let identifier else { return }
    waiting[identifier, default: []].append(view)
  }

  mutating func dequeue(_ identifier: String) -> UIView? {
    waiting[identifier]?.popLast()
  }
}

// MARK: - Index paths

extension IndexPath {
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
