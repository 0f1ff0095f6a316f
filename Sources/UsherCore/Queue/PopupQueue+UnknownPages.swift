// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// What is asked for before anybody has looked at the pages.
extension PopupQueue {
  /// How long one that waits for the first look at the pages keeps its place: a few turns, also of a
  /// phone that is busy starting an app.
  static let pageDiscoveryTimeout = Duration.milliseconds(100)

  /// Lets those whose pages nobody can know yet keep their places for a moment: what came after them
  /// must not come first only because it needs no page.
  mutating func reservePositions() {
    guard sceneState == .active, pageState.arePagesUnknown, pageDiscoveryDeadline == nil,
      lanes.indices.contains(where: { firstRequestAwaitingPages(inLane: $0) != nil })
    else { return }
    pageDiscoveryDeadline = now + Self.pageDiscoveryTimeout
  }

  /// The pages are known, or nobody will say anything about them so soon.
  mutating func releaseReservations() {
    guard let deadline = pageDiscoveryDeadline, deadline <= now || !pageState.arePagesUnknown else { return }
    pageDiscoveryDeadline = nil
  }

  func isBehindReservation(_ position: QueuePosition, inLane lane: Int) -> Bool {
    firstReservation(inLane: lane).map { $0 < position } ?? false
  }

  /// The first in the lane that keeps its place, if any does.
  func firstReservation(inLane lane: Int) -> QueuePosition? {
    pageDiscoveryDeadline == nil ? nil : firstRequestAwaitingPages(inLane: lane)
  }

  private func firstRequestAwaitingPages(inLane lane: Int) -> QueuePosition? {
    let queue = lanes[lane].queue
    var first: QueuePosition?
    for (index, bucketQueue) in queue.buckets.enumerated() {
      guard let bucketQueue, let head = bucketQueue.head, bucketQueue.bucket.parent == nil, !queue.eligible.contains(index),
        isAllowedDuringSequence(bucketQueue.bucket, inLane: lane)
      else { continue }
      first = first.map { min($0, head) } ?? head
    }
    return first
  }
}

extension PageState {
  /// Whether nobody has found any page.
  var arePagesUnknown: Bool { visible.isEmpty && covered.isEmpty }
}
