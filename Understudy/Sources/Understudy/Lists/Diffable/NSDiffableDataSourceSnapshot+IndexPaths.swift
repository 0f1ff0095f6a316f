// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

// Where things stand in a snapshot, as tables and collections ask.
extension NSDiffableDataSourceSnapshot {
  func section(at index: Int) -> SectionIdentifierType? {
    sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
  }

  func numberOfItems(inSectionAt index: Int) -> Int {
    section(at: index).map(numberOfItems(inSection:)) ?? 0
  }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard let section = section(at: path.section) else { return nil }
    let items = itemIdentifiers(inSection: section)
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  func path(of item: ItemIdentifierType) -> IndexPath? {
    guard let section = sectionIdentifier(containingItem: item),
      let index = indexOfSection(section),
      let place = itemIdentifiers(inSection: section).firstIndex(of: item)
    else { return nil }
    return IndexPath(item: place, section: index)
  }
}
