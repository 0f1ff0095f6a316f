// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// What the scene does to the queue.
extension PopupQueue {
  /// The scene changed its state; once it is gone nothing brings it back.
  mutating func change(to stage: PopupStage, _ orders: inout Orders) {
    guard stage != self.stage, self.stage != .gone else { return }
    self.stage = stage
    switch stage {
    case .active:
      restartWatches()
      keepPlaces()
    case .inactive, .background: break
    case .gone: endEverything(&orders)
    }
  }

  /// Ends every request at once: nobody will say any more that a popup has left.
  private mutating func endEverything(_ orders: inout Orders) {
    lanes.dropHolds { _ in true }
    // Everybody ends for the same reason, nobody because somebody else does.
    families = [:]
    for id in requests.named(by: .all, in: lanes) {
      guard let entry = requests[id] else { continue }
      if entry.phase.isOnStage { orders.append(.dismiss(id, animated: false)) }
      finish(entry, entry.phase.endReason ?? .stageGone, &orders)
    }
  }
}
