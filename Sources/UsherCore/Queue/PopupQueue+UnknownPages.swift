// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// What is asked for before anybody has looked at the pages.
extension PopupQueue {
  /// How long one that waits for the first look at the pages keeps its place: a few turns, also of a
  /// phone that is busy starting an app.
  static let patienceForPages = Duration.milliseconds(100)

  /// Lets those whose pages nobody can know yet keep their places for a moment: what came after them
  /// must not come first only because it needs no page.
  mutating func keepPlaces() {
    guard stage == .active, pages.areUnknown, pagesAwaitedUntil == nil,
      lanes.indices.contains(where: { headWithoutPages(inLane: $0) != nil })
    else { return }
    pagesAwaitedUntil = now + Self.patienceForPages
  }

  /// The pages are known, or nobody will say anything about them so soon.
  mutating func stopKeepingPlaces() {
    guard let end = pagesAwaitedUntil, end <= now || !pages.areUnknown else { return }
    pagesAwaitedUntil = nil
  }

  func isBehindKeptPlace(_ place: PlaceInLine, inLane lane: Int) -> Bool {
    firstToKeepPlace(inLane: lane).map { $0 < place } ?? false
  }

  /// The first in the lane that keeps its place, if any does.
  func firstToKeepPlace(inLane lane: Int) -> PlaceInLine? {
    pagesAwaitedUntil == nil ? nil : headWithoutPages(inLane: lane)
  }

  private func headWithoutPages(inLane lane: Int) -> PlaceInLine? {
    let line = lanes[lane].line
    var first: PlaceInLine?
    for (number, slot) in line.slots.enumerated() {
      guard let slot, let head = slot.head, slot.bucket.parent == nil, !line.open.contains(number),
        passesSequence(slot.bucket, inLane: lane)
      else { continue }
      first = first.map { min($0, head) } ?? head
    }
    return first
  }
}

extension PageSituation {
  /// Whether nobody has found any page.
  var areUnknown: Bool { visible.isEmpty && covered.isEmpty }
}
