// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// Every request that has not ended, found by identity, by key, by group and by page.
///
/// The entries lie close together, in no order: the last one takes the place of one that is removed.
struct RequestTable: Sendable, Equatable {
  private(set) var entries: [Entry] = []
  private var places: [RequestID: Int32] = [:]
  /// What only some requests have.
  private(set) var details: [RequestID: Details] = [:]
  /// The requests with a key that are not bound to end.
  private(set) var byKey: [PopupKey: RequestID] = [:]
  private(set) var byGroup: [PopupGroup: Set<RequestID>] = [:]
  /// The requests that may appear on one page and no other.
  private(set) var byPage: [PageID: Set<RequestID>] = [:]
  /// The requests that are bound to a page.
  private(set) var byBoundPage: [PageID: Set<RequestID>] = [:]

  var isEmpty: Bool { entries.isEmpty }

  subscript(id: RequestID) -> Entry? {
    places[id].map { entries[Int($0)] }
  }

  func phase(of id: RequestID) -> PopupQueue.Phase? {
    places[id].map { entries[Int($0)].phase }
  }

  mutating func insert(_ entry: Entry, _ request: PopupQueue.Request) {
    places[entry.id] = Int32(entries.count)
    entries.append(entry)
    if let key = entry.key { byKey[key] = entry.id }
    if let group = entry.group { byGroup[group, default: []].insert(entry.id) }
    if case .page(let page) = entry.scope { byPage.add(entry.id, to: page) }
    if let span = request.timeOnScreen {
      changeDetails(of: entry.id) { $0.time = ScreenTime(span) }
    }
  }

  mutating func remove(_ id: RequestID) {
    guard let place = places.removeValue(forKey: id) else { return }
    let entry = entries[Int(place)]
    let last = entries.removeLast()
    if last.id != id {
      entries[Int(place)] = last
      places[last.id] = place
    }
    freeKey(of: entry)
    if let group = entry.group { byGroup.take(id, from: group) }
    if case .page(let page) = entry.scope { byPage.take(id, from: page) }
    if let page = details.removeValue(forKey: id)?.boundPage { byBoundPage.take(id, from: page) }
  }

  // MARK: Changes

  /// Changes what is known about a request, if it lives.
  mutating func change(_ id: RequestID, _ change: (inout Entry) -> Void) {
    guard let place = places[id] else { return }
    change(&entries[Int(place)])
  }

  /// Moves a request to another phase; its key is free as soon as it is bound to end.
  mutating func move(_ id: RequestID, to phase: PopupQueue.Phase) {
    guard let place = places[id] else { return }
    entries[Int(place)].phase = phase
    if phase.isEnding { freeKey(of: entries[Int(place)]) }
  }

  mutating func changeScope(of id: RequestID, to scope: PopupScope) {
    guard let entry = self[id] else { return }
    if case .page(let page) = entry.scope { byPage.take(id, from: page) }
    if case .page(let page) = scope { byPage.add(id, to: page) }
    change(id) { $0.scope = scope }
  }

  mutating func changeDetails(of id: RequestID, _ change: (inout Details) -> Void) {
    change(&details[id, default: Details()])
  }

  /// Binds a request that has started to a page, or looses it.
  mutating func bind(_ id: RequestID, to page: PageID?) {
    if let old = details[id]?.boundPage { byBoundPage.take(id, from: old) }
    if let page { byBoundPage.add(id, to: page) }
    changeDetails(of: id) { $0.boundPage = page }
  }

  private mutating func freeKey(of entry: Entry) {
    if let key = entry.key, byKey[key] == entry.id { byKey[key] = nil }
  }

  // MARK: Questions

  /// The requests that a target names, in the order of their submission.
  func named(by target: PopupQueue.EndTarget, in lanes: LaneTable) -> [RequestID] {
    switch target {
    case .request(let id): places[id] == nil ? [] : [id]
    case .key(let key): byKey[key].map { [$0] } ?? []
    case .group(let group): byGroup[group]?.sorted() ?? []
    case .lane(let lane):
      entries.filter { lanes[$0.lane].lane.name == lane.name }.map(\.id).sorted()
    case .all: entries.map(\.id).sorted()
    }
  }
}

extension Dictionary where Value == Set<RequestID> {
  fileprivate mutating func add(_ id: RequestID, to key: Key) {
    self[key, default: []].insert(id)
  }

  fileprivate mutating func take(_ id: RequestID, from key: Key) {
    self[key]?.remove(id)
    if self[key]?.isEmpty == true { self[key] = nil }
  }
}
