// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// Every request that has not ended, found by identity, by key and by group.
struct RequestTable: Sendable, Equatable {
  /// What is known about one request.
  struct Entry: Sendable, Equatable {
    fileprivate(set) var request: PopupQueue.Request
    /// The place of its lane in the lane table.
    let lane: Int
    /// When it came in.
    let submission: Instant
    var phase: PopupQueue.Phase
    /// How often its presentation was refused.
    var refusals = 0
    /// Whether it has been suspended, so that it is restored and not presented.
    var isResumed = false
    /// How long it may still be on screen, where that is limited.
    var time: ScreenTime?

    init(request: PopupQueue.Request, lane: Int, submission: Instant) {
      self.request = request
      self.lane = lane
      self.submission = submission
      phase = .inLine
      time = request.timeOnScreen.map { ScreenTime($0) }
    }

    /// Its place in the order of its lane.
    var place: PlaceInLine {
      PlaceInLine(priority: request.priority, isResumed: isResumed, id: request.id)
    }

    /// Whether its lane's gap does not apply to it.
    var ignoresGap: Bool { isResumed || request.conflict.ignoresGap }
  }

  private(set) var entries: [RequestID: Entry] = [:]
  /// The requests with a key that are not bound to end.
  private(set) var byKey: [PopupKey: RequestID] = [:]
  private(set) var byGroup: [PopupGroup: Set<RequestID>] = [:]

  subscript(id: RequestID) -> Entry? { entries[id] }

  mutating func insert(_ entry: Entry) {
    let request = entry.request
    entries[request.id] = entry
    if let key = request.key { byKey[key] = request.id }
    if let group = request.group { byGroup[group, default: []].insert(request.id) }
  }

  /// Moves a request to another phase; its key is free as soon as it is bound to end.
  mutating func move(_ id: RequestID, to phase: PopupQueue.Phase) {
    entries[id]?.phase = phase
    if phase.isEnding, let entry = entries[id] { freeKey(of: entry.request) }
  }

  mutating func countRefusal(of id: RequestID) {
    entries[id]?.refusals += 1
  }

  /// It is on screen: what was refused before does not count any more.
  mutating func forgetRefusals(of id: RequestID) {
    entries[id]?.refusals = 0
  }

  mutating func suspend(_ id: RequestID, _ causes: PopupSuspension) {
    entries[id]?.isResumed = true
    move(id, to: .suspended(causes))
  }

  mutating func change(_ id: RequestID, _ change: PopupChange) {
    switch change {
    case .priority(let priority): entries[id]?.request.priority = priority
    case .delay(let delay): entries[id]?.request.delay = delay
    case .expiresAfter(let time): entries[id]?.request.expiresAfter = time
    }
  }

  mutating func changeTime(of id: RequestID, _ change: (inout ScreenTime) -> Void) {
    guard var time = entries[id]?.time else { return }
    change(&time)
    entries[id]?.time = time
  }

  mutating func remove(_ id: RequestID) {
    guard let entry = entries.removeValue(forKey: id) else { return }
    freeKey(of: entry.request)
    if let group = entry.request.group {
      byGroup[group]?.remove(id)
      if byGroup[group]?.isEmpty == true { byGroup[group] = nil }
    }
  }

  private mutating func freeKey(of request: PopupQueue.Request) {
    if let key = request.key, byKey[key] == request.id { byKey[key] = nil }
  }

  /// The requests that a target names, in the order of their submission.
  func named(by target: PopupQueue.EndTarget) -> [RequestID] {
    switch target {
    case .request(let id): entries[id] == nil ? [] : [id]
    case .key(let key): byKey[key].map { [$0] } ?? []
    case .group(let group): byGroup[group]?.sorted() ?? []
    case .lane(let lane):
      entries.values.filter { $0.request.lane.name == lane.name }.map(\.request.id).sorted()
    case .all: entries.keys.sorted()
    }
  }
}
