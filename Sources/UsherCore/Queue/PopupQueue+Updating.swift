// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// One request takes over the content of another with its key.
extension PopupQueue {
  /// Gives the first one the content, the priority if it is higher, and its whole time on screen.
  mutating func update(_ first: PopupID, from request: Request, _ effects: inout EffectBuffer) {
    guard let entry = requests[first] else { return }
    let now = now
    requests.updateDetails(of: first) { details in
      details.joinedCount += 1
      if details.displayTimer == nil { details.displayTimer = request.displayDuration.map { DisplayTimer($0) } }
      details.displayTimer?.restart(request.displayDuration, at: now)
    }
    let details = requests.details[first]
    if entry.phase.occupiesLane, details?.displayTimer != nil, !timedRequests.contains(first) { timedRequests.append(first) }
    reprioritize(first, max(entry.priority, request.priority))
    effects.append(.update(first, from: request.id, count: details?.joinedCount ?? 1))
  }
}
