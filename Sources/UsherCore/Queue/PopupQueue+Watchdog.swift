// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// What happens when nobody answers.
extension PopupQueue {
  /// How long an answer may take before the queue looks for itself.
  static let patience = Duration.seconds(2)
  /// How many looks go by before the queue gives up on a popup.
  static let maximumLooks = 3

  var newWatch: Watch { Watch(end: now + PopupQueue.patience) }

  /// Looks after those that have not answered, and gives up on those that never do.
  mutating func handleWatches(_ orders: inout Orders) {
    guard stage == .active else { return }
    for lane in lanes.indices {
      for id in lanes[lane].onStage {
        guard let watch = requests.phase(of: id)?.watch, watch.end <= now else { continue }
        losePatience(with: id, watch, &orders)
      }
    }
  }

  /// Only active time counts: after an interruption everybody gets the whole time again.
  mutating func restartWatches() {
    for lane in lanes.entries {
      for id in lane.onStage { rewatch(id, looks: requests.phase(of: id)?.watch?.looks ?? 0) }
    }
  }

  /// A look was answered.
  mutating func weigh(_ found: Sighting, of id: RequestID, _ orders: inout Orders) {
    guard let phase = requests.phase(of: id) else { return }
    switch (found, phase) {
    case (_, .delayed), (_, .inSequence), (_, .inLine), (_, .suspended):
      break  // Late.
    case (.inTransition, _):
      rewatch(id, looks: 0)
    case (.visible, .leaving(let reason, _, let watch)):
      dismiss(id, reason, animated: false, &orders)
      rewatch(id, looks: watch.looks)
    case (.visible, _):
      becomeVisible(id, &orders)
    case (.absent, .presenting), (.absent, .closing):
      fail(id, .refused, &orders)
    case (.absent, .visible), (.absent, .leaving):
      leave(id, .removedByApp, &orders)
    }
  }

  private mutating func rewatch(_ id: RequestID, looks: Int) {
    guard var phase = requests.phase(of: id) else { return }
    phase.watch = Watch(end: now + PopupQueue.patience, looks: looks)
    requests.move(id, to: phase)
  }

  private mutating func losePatience(
    with id: RequestID, _ watch: Watch, _ orders: inout Orders
  ) {
    guard watch.looks < PopupQueue.maximumLooks else { return giveUp(id, &orders) }
    rewatch(id, looks: watch.looks + 1)
    orders.append(.look(id))
  }

  /// Frees the place of a popup about which nothing can be learned; the screen must not be stuck.
  private mutating func giveUp(_ id: RequestID, _ orders: inout Orders) {
    guard let entry = requests[id] else { return }
    endChildren(of: id, animated: false, &orders)
    orders.append(.dismiss(id, animated: false))
    finish(entry, entry.phase.endReason ?? .failed, &orders)
  }
}
