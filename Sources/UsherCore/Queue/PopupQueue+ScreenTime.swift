// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// The time after which a visible popup ends on its own.
extension PopupQueue {
  /// Starts and stops the time of everything on stage, as the situation wants it.
  mutating func runScreenTimes() {
    for lane in lanes.entries {
      for id in lane.onStage where requests[id]?.time != nil {
        let runs = isFullyVisible(id)
        let now = now
        requests.changeTime(of: id) { $0.run(runs && $0.pauses.isEmpty, at: now) }
      }
    }
  }

  /// Whether the user can see and use all of a popup.
  private func isFullyVisible(_ id: RequestID) -> Bool {
    stage == .active && requests[id]?.phase == .visible
  }

  /// Ends what has been on screen for its time.
  mutating func handleScreenTimes(_ orders: inout Orders) {
    for lane in lanes.entries {
      for id in lane.onStage where requests[id]?.phase == .visible {
        guard let end = requests[id]?.time?.end, end <= now else { continue }
        dismiss(id, .timeOver, animated: true, &orders)
      }
    }
  }
}
