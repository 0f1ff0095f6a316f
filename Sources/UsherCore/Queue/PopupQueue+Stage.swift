// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// What the scene does to the queue.
extension PopupQueue {
  /// The scene changed its state; once it is gone nothing brings it back.
  mutating func updateScene(to state: PopupSceneState, _ effects: inout EffectBuffer) {
    guard state != self.sceneState, self.sceneState != .disconnected else { return }
    self.sceneState = state
    switch state {
    case .active:
      restartWatchdogs()
      reservePositions()
    case .inactive, .background: break
    case .disconnected: dismissEverything(&effects)
    }
  }

  /// Ends every request at once: nobody will say any more that a popup has left.
  private mutating func dismissEverything(_ effects: inout EffectBuffer) {
    lanes.removeHolds { _ in true }
    // Everybody ends for the same reason, nobody because somebody else does.
    children = [:]
    for id in requests.ids(matching: .all, in: lanes) {
      guard let entry = requests[id] else { continue }
      if entry.phase.occupiesLane { effects.append(.dismiss(id, animated: false)) }
      finish(entry, entry.phase.dismissalReason ?? .sceneDisconnected, &effects)
    }
  }
}
