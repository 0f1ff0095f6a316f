// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// One request takes over the content of another with its key.
extension PopupQueue {
  /// Gives the first one the content, the priority if it is higher, and its whole time on screen.
  mutating func update(_ first: RequestID, from request: Request, _ orders: inout Orders) {
    guard let entry = requests[first] else { return }
    let now = now
    requests.changeDetails(of: first) { details in
      details.count += 1
      if details.time == nil { details.time = request.timeOnScreen.map { ScreenTime($0) } }
      details.time?.restart(request.timeOnScreen, at: now)
    }
    let details = requests.details[first]
    if entry.phase.isOnStage, details?.time != nil, !timed.contains(first) { timed.append(first) }
    reprioritize(first, max(entry.priority, request.priority))
    orders.append(.update(first, from: request.id, count: details?.count ?? 1))
  }
}
