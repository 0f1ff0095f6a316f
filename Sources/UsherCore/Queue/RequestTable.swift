// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// Every request that has not ended, found by identity, by key, by group and by page.
///
/// The entries lie close together, in no order: the last one takes the place of one that is removed.
struct RequestTable: Sendable, Equatable {
  private(set) var entries: [Entry] = []
  private var indices: [PopupID: Int32] = [:]
  /// What only some requests have.
  private(set) var details: [PopupID: Details] = [:]
  /// The requests with a key that are not bound to end.
  private(set) var byKey: [PopupKey: PopupID] = [:]
  private(set) var byGroup: [PopupGroup: Set<PopupID>] = [:]
  /// The requests that may appear on one page and no other.
  private(set) var byPage: [PageID: Set<PopupID>] = [:]
  /// The requests that are bound to a page.
  private(set) var byBoundPage: [PageID: Set<PopupID>] = [:]

  var isEmpty: Bool { entries.isEmpty }

  subscript(id: PopupID) -> Entry? {
    indices[id].map { entries[Int($0)] }
  }

  func phase(of id: PopupID) -> PopupQueue.Phase? {
    indices[id].map { entries[Int($0)].phase }
  }

  mutating func insert(_ entry: Entry, _ request: PopupQueue.Request) {
    indices[entry.id] = Int32(entries.count)
    entries.append(entry)
    if let key = entry.key { byKey[key] = entry.id }
    if let group = entry.group { byGroup[group, default: []].insert(entry.id) }
    if case .page(let page) = entry.scope { byPage.add(entry.id, to: page) }
    if let duration = request.displayDuration {
      updateDetails(of: entry.id) { $0.displayTimer = DisplayTimer(duration) }
    }
  }

  mutating func remove(_ id: PopupID) {
    guard let index = indices.removeValue(forKey: id) else { return }
    let entry = entries[Int(index)]
    let last = entries.removeLast()
    if last.id != id {
      entries[Int(index)] = last
      indices[last.id] = index
    }
    releaseKey(of: entry)
    if let group = entry.group { byGroup.remove(id, from: group) }
    if case .page(let page) = entry.scope { byPage.remove(id, from: page) }
    if let page = details.removeValue(forKey: id)?.boundPage { byBoundPage.remove(id, from: page) }
  }

  // MARK: Changes

  /// Changes what is known about a request, if it lives.
  mutating func change(_ id: PopupID, _ change: (inout Entry) -> Void) {
    guard let index = indices[id] else { return }
    change(&entries[Int(index)])
  }

  /// Moves a request to another phase; its key is free as soon as it is bound to end.
  mutating func setPhase(_ id: PopupID, to phase: PopupQueue.Phase) {
    guard let index = indices[id] else { return }
    entries[Int(index)].phase = phase
    if phase.isDismissing { releaseKey(of: entries[Int(index)]) }
  }

  mutating func setScope(of id: PopupID, to scope: PageScope) {
    guard let entry = self[id] else { return }
    if case .page(let page) = entry.scope { byPage.remove(id, from: page) }
    if case .page(let page) = scope { byPage.add(id, to: page) }
    change(id) { $0.scope = scope }
  }

  mutating func updateDetails(of id: PopupID, _ change: (inout Details) -> Void) {
    change(&details[id, default: Details()])
  }

  /// Binds a request that has started to a page, or looses it.
  mutating func bind(_ id: PopupID, toPage page: PageID?) {
    if let old = details[id]?.boundPage { byBoundPage.remove(id, from: old) }
    if let page { byBoundPage.add(id, to: page) }
    updateDetails(of: id) { $0.boundPage = page }
  }

  private mutating func releaseKey(of entry: Entry) {
    if let key = entry.key, byKey[key] == entry.id { byKey[key] = nil }
  }

  // MARK: Questions

  /// The requests that a target names, in the order of their submission.
  func ids(matching target: PopupQueue.DismissalTarget, in lanes: LaneTable) -> [PopupID] {
    switch target {
    case .request(let id): indices[id] == nil ? [] : [id]
    case .key(let key): byKey[key].map { [$0] } ?? []
    case .group(let group): byGroup[group]?.sorted() ?? []
    case .lane(let lane):
      entries.filter { lanes[$0.laneIndex].lane.name == lane.name }.map(\.id).sorted()
    case .all: entries.map(\.id).sorted()
    }
  }
}

extension Dictionary where Value == Set<PopupID> {
  fileprivate mutating func add(_ id: PopupID, to key: Key) {
    self[key, default: []].insert(id)
  }

  fileprivate mutating func remove(_ id: PopupID, from key: Key) {
    self[key]?.remove(id)
    if self[key]?.isEmpty == true { self[key] = nil }
  }
}
