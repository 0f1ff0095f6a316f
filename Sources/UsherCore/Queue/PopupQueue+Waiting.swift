// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// From `enqueued` to the line of a lane.
extension PopupQueue {
  /// Takes in a request: into the line, or aside until its time has come.
  mutating func submit(_ request: Request, _ orders: inout Orders) {
    if let newestID, request.id <= newestID { return }
    newestID = request.id
    guard stage != .gone else { return report(request.id, .stageGone, &orders) }
    guard mayBelong(to: request.parent) else { return report(request.id, .parentEnded, &orders) }
    if let key = request.key, let first = requests.byKey[key] {
      switch request.keyPolicy {
      case .keepFirst: return orders.append(.join(request.id, first: first))
      case .update: return update(first, from: request, &orders)
      case .replaceFirst: end(.request(first), .replaced, animated: true, &orders)
      }
      // The parent may have been what was replaced.
      guard mayBelong(to: request.parent) else { return report(request.id, .parentEnded, &orders) }
    }
    let lane = lanes.place(of: request.lane)
    let entry = RequestTable.Entry(
      request, on: surface(for: request), lane: lane, submission: now)
    requests.insert(entry, request)
    if let expiry = entry.expiry { expiries.insert(expiry) }
    if let parent = entry.parent { adopt(entry.id, by: parent) }
    if let sequence = entry.sequence, !takesFirstStep(entry.id, of: sequence) { return }
    wait(entry.id, until: now + request.delay)
    keepPlaces()
  }

  /// Puts a request into the line of its lane, or aside until the moment has come.
  mutating func wait(_ id: RequestID, until moment: Instant) {
    guard moment <= now else {
      requests.move(id, to: .delayed(until: moment))
      return delays.insert(DueRequest(moment: moment, id: id))
    }
    requests.move(id, to: .inLine)
    lineUp(id)
  }

  private mutating func lineUp(_ id: RequestID) {
    guard let entry = requests[id] else { return }
    let bucket = entry.bucket(requests.details[id]?.boundPage)
    let slot = lanes[entry.lane].line.insert(entry.place, into: bucket, offers: offers)
    requests.change(id) { $0.slot = Int32(slot) }
  }

  /// Puts those into line whose delay is over.
  mutating func handleDelays() {
    while let next = delays.first, next.moment <= now {
      delays.remove(next)
      wait(next.id, until: next.moment)
    }
  }

  /// Ends those that have waited long enough.
  mutating func handleExpiries(_ orders: inout Orders) {
    while let next = expiries.first, next.moment <= now, let entry = requests[next.id] {
      finish(entry, .expired, &orders)
    }
  }

  /// Takes a request out of the line or from aside, for good or to put it there anew.
  mutating func stopWaiting(_ entry: RequestTable.Entry) {
    switch entry.phase {
    case .delayed(let moment): delays.remove(DueRequest(moment: moment, id: entry.id))
    case .inLine: leaveLine(entry)
    case .suspended: lanes[entry.lane].interrupted.removeAll { $0 == entry.id }
    case .inSequence, .presenting, .closing, .visible, .leaving: break
    }
    if let expiry = entry.expiry { expiries.remove(expiry) }
  }

  private mutating func leaveLine(_ entry: RequestTable.Entry) {
    lanes[entry.lane].line.remove(entry.place, from: Int(entry.slot))
  }

  /// Gives a request another priority, wherever it stands.
  mutating func reprioritize(_ id: RequestID, _ priority: PopupPriority) {
    guard let entry = requests[id], entry.priority != priority else { return }
    if entry.phase == .inLine { leaveLine(entry) }
    requests.change(id) { $0.priority = priority }
    if entry.phase == .inLine { lineUp(id) }
  }
}
