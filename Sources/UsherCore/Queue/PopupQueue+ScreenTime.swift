// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// The time after which a visible popup ends on its own.
extension PopupQueue {
  mutating func changeTime(of id: RequestID, _ change: (inout ScreenTime) -> Void) {
    guard requests.details[id]?.time != nil else { return }
    requests.changeDetails(of: id) { details in
      guard var time = details.time else { return }
      change(&time)
      details.time = time
    }
  }

  /// Starts and stops the time of everything on stage, as the situation wants it.
  mutating func runScreenTimes() {
    for id in timed {
      let runs = isFullyVisible(id)
      let now = now
      changeTime(of: id) { $0.run(runs && $0.pauses.isEmpty, at: now) }
    }
  }

  /// Whether the user can see and use all of a popup.
  private func isFullyVisible(_ id: RequestID) -> Bool {
    stage == .active && requests.phase(of: id) == .visible
      && requests.details[id]?.isConcealed != true && !isBelowModal(id)
  }

  /// Ends what has been on screen for its time.
  mutating func handleScreenTimes(_ orders: inout Orders) {
    guard !timed.isEmpty else { return }
    for lane in lanes.indices {
      for id in lanes[lane].onStage where requests.phase(of: id) == .visible {
        guard let end = requests.details[id]?.time?.end, end <= now else { continue }
        dismiss(id, .timeOver, animated: mayAnimate(true), &orders)
      }
    }
  }
}
