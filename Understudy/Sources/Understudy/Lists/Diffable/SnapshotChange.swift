// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// What has to be deleted, inserted and moved between one snapshot and the next.
struct SnapshotChange {
  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var deleted: [IndexPath] = []
  private(set) var inserted: [IndexPath] = []
  private(set) var moved: [(from: IndexPath, to: IndexPath)] = []
  /// Sections that have changed places cannot be expressed as single updates.
  private(set) var requiresReload = false

  init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let (oldSections, newSections) = (old.sectionIdentifiers, new.sectionIdentifiers)
    let (before, after) = (Set(oldSections), Set(newSections))
    let kept = oldSections.filter(after.contains)
    requiresReload = kept != newSections.filter(before.contains)
    deletedSections = IndexSet(oldSections.indices.filter { !after.contains(oldSections[$0]) })
    insertedSections = IndexSet(newSections.indices.filter { !before.contains(newSections[$0]) })
    let (oldPaths, newPaths) = (Self.paths(old), Self.paths(new))
    for (item, path) in oldPaths where newPaths[item] == nil {
      if !deletedSections.contains(path.section) { deleted.append(path) }
    }
    for (item, path) in newPaths where oldPaths[item] == nil {
      if !insertedSections.contains(path.section) { inserted.append(path) }
    }
    for section in kept { addMoves(in: section, old, new, oldPaths, newPaths) }
    addMovesBetweenSections(old, new, oldPaths, newPaths)
  }

  /// Within one section only what breaks the order of the rest is moved.
  private mutating func addMoves<Section, Item>(
    in section: Section, _ old: NSDiffableDataSourceSnapshot<Section, Item>,
    _ new: NSDiffableDataSourceSnapshot<Section, Item>, _ oldPaths: [Item: IndexPath],
    _ newPaths: [Item: IndexPath]
  ) {
    let before = old.itemIdentifiers(inSection: section)
    let after = new.itemIdentifiers(inSection: section)
    let (was, isNow) = (Set(before), Set(after))
    let difference = after.filter(was.contains).difference(from: before.filter(isNow.contains))
    for case .insert(_, let item, _) in difference {
      if let from = oldPaths[item], let to = newPaths[item] { moved.append((from, to)) }
    }
  }

  private mutating func addMovesBetweenSections<Section, Item>(
    _ old: NSDiffableDataSourceSnapshot<Section, Item>,
    _ new: NSDiffableDataSourceSnapshot<Section, Item>, _ oldPaths: [Item: IndexPath],
    _ newPaths: [Item: IndexPath]
  ) {
    let (oldSections, newSections) = (old.sectionIdentifiers, new.sectionIdentifiers)
    for (item, from) in oldPaths {
      guard let to = newPaths[item], oldSections[from.section] != newSections[to.section] else {
        continue
      }
      // A section that goes takes its items with it, and one that comes brings its own.
      let leavesAlone = deletedSections.contains(from.section)
      let comesAlone = insertedSections.contains(to.section)
      if !leavesAlone, !comesAlone {
        moved.append((from, to))
      } else if !leavesAlone {
        deleted.append(from)
      } else if !comesAlone {
        inserted.append(to)
      }
    }
  }

  private static func paths<Section, Item>(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  ) -> [Item: IndexPath] {
    var result: [Item: IndexPath] = [:]
    for (section, identifier) in snapshot.sectionIdentifiers.enumerated() {
      for (row, item) in snapshot.itemIdentifiers(inSection: identifier).enumerated() {
        result[item] = IndexPath(row: row, section: section)
      }
    }
    return result
  }
}
