// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Differs: built by appending only. Identifiers that are used twice raise no exception; the later
/// place counts.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]

  public init() {}

  public var numberOfSections: Int { sectionIdentifiers.count }
  public var numberOfItems: Int { items.values.reduce(0) { $0 + $1.count } }
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { itemIdentifiers(inSection: $0) }
  }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { items[identifier] ?? [] }

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sectionIdentifiers += identifiers
  }

  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else { return }
    let moved = Set(identifiers)
    for other in sectionIdentifiers { items[other]?.removeAll(where: moved.contains) }
    items[section, default: []].append(contentsOf: identifiers)
  }
}

// MARK: - Index paths

// What stands where, as tables and collections ask.
extension NSDiffableDataSourceSnapshot {
  func numberOfItems(inSectionAt index: Int) -> Int {
    sectionIdentifiers.indices.contains(index)
      ? numberOfItems(inSection: sectionIdentifiers[index]) : 0
  }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.item < numberOfItems(inSectionAt: path.section) else { return nil }
    return itemIdentifiers(inSection: sectionIdentifiers[path.section])[path.item]
  }
}
