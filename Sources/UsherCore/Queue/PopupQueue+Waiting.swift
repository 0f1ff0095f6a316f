// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// From `enqueued` to the line of a lane.
extension PopupQueue {
  /// Takes in a request: into the line, or aside until its delay is over.
  mutating func submit(_ request: Request, _ orders: inout Orders) {
    if let newestID, request.id <= newestID { return }
    newestID = request.id
    guard stage != .gone else { return report(request.id, .stageGone, &orders) }
    if let key = request.key, let first = requests.byKey[key] {
      switch request.keyPolicy {
      case .keepFirst: return orders.append(.join(request.id, first: first))
      case .replaceFirst: end(.request(first), .replaced, animated: true, &orders)
      }
    }
    let lane = lanes.place(of: request.lane)
    requests.insert(RequestTable.Entry(request: request, lane: lane, submission: now))
    if let span = request.expiresAfter { expiries.insert(request.id, rank: now + span) }
    wait(request.id, until: now + request.delay)
  }

  /// Puts a request into the line of its lane, or aside until the moment has come.
  mutating func wait(_ id: RequestID, until moment: Instant) {
    guard let entry = requests[id] else { return }
    if moment > now {
      requests.move(id, to: .delayed(until: moment))
      delays.insert(id, rank: moment)
    } else {
      requests.move(id, to: .inLine)
      lanes[entry.lane].line.insert(entry)
    }
  }

  /// Puts those into line whose delay is over.
  mutating func handleDelays() {
    while let next = delays.first, next.rank <= now {
      delays.remove(next.id)
      wait(next.id, until: next.rank)
    }
  }

  /// Ends those that have waited long enough.
  mutating func handleExpiries(_ orders: inout Orders) {
    while let next = expiries.first, next.rank <= now, let entry = requests[next.id] {
      finish(entry, .expired, &orders)
    }
  }

  /// Takes a waiting request out of the line, or from aside.
  mutating func stopWaiting(_ entry: RequestTable.Entry) {
    delays.remove(entry.request.id)
    expiries.remove(entry.request.id)
    lanes[entry.lane].line.remove(entry)
    lanes[entry.lane].interrupted.removeAll { $0 == entry.request.id }
  }

  /// Adds a hold; one that is there already is a repetition.
  mutating func add(_ hold: PopupHold) {
    guard !lanes.hasHold(hold.id) else { return }
    lanes[lanes.place(of: hold.lane)].holds.append(hold)
  }
}
