// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Differs: identifiers that are used twice raise no exception; the later place counts.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  private var sections: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private(set) var reloadedItems: Set<ItemIdentifierType> = []
  private(set) var reconfiguredItems: Set<ItemIdentifierType> = []
  private(set) var reloadedSections: Set<SectionIdentifierType> = []

  public init() {}

  // MARK: What is there

  public var numberOfSections: Int { sections.count }
  public var numberOfItems: Int { items.values.reduce(0) { $0 + $1.count } }
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    sections.filter(reloadedSections.contains)
  }
  public var reloadedItemIdentifiers: [ItemIdentifierType] {
    itemIdentifiers.filter(reloadedItems.contains)
  }
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    itemIdentifiers.filter(reconfiguredItems.contains)
  }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[identifier]?.count ?? 0
  }

  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { items[identifier] ?? [] }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sections.first { items[$0]?.contains(identifier) ?? false }
  }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex(of: identifier)
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: indexOfSection(toIdentifier) ?? sections.count)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: (indexOfSection(toIdentifier) ?? sections.count - 1) + 1)
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      sections.removeAll { $0 == identifier }
      items[identifier] = nil
    }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 0)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 1)
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSections.formUnion(identifiers)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    sections.insert(contentsOf: identifiers, at: min(max(0, index), sections.count))
    for identifier in identifiers where items[identifier] == nil { items[identifier] = [] }
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, to target: SectionIdentifierType, offset: Int
  ) {
    guard sections.contains(identifier), identifier != target else { return }
    sections.removeAll { $0 == identifier }
    guard let index = indexOfSection(target) else { return }
    sections.insert(identifier, at: index + offset)
  }

  // MARK: Items

  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last else { return }
    remove(identifiers)
    items[section, default: []].append(contentsOf: identifiers)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, nextTo: beforeIdentifier, offset: 0)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, nextTo: afterIdentifier, offset: 1)
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    remove(identifiers)
  }

  public mutating func deleteAllItems() {
    sections = []
    items = [:]
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    insert([identifier], nextTo: toIdentifier, offset: 0)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    insert([identifier], nextTo: toIdentifier, offset: 1)
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItems.formUnion(identifiers)
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItems.formUnion(identifiers)
  }

  private mutating func remove(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in sections { items[section]?.removeAll(where: gone.contains) }
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], nextTo target: ItemIdentifierType, offset: Int
  ) {
    guard !identifiers.contains(target) else { return }
    remove(identifiers)
    guard let section = sectionIdentifier(containingItem: target),
      let index = items[section]?.firstIndex(of: target)
    else { return }
    items[section]?.insert(contentsOf: identifiers, at: index + offset)
  }

  /// The same without what was to be reloaded: shown once, that is done.
  var withoutReloads: Self {
    var result = self
    result.reloadedItems = []
    result.reconfiguredItems = []
    result.reloadedSections = []
    return result
  }
}

// MARK: - Index paths

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
