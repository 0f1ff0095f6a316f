// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// The time after which a visible popup ends on its own.
extension PopupQueue {
  /// Notes a reason for the time to stand still, also where it is not limited yet.
  mutating func pauseTime(of id: RequestID, for pause: PopupPause) {
    guard requests[id] != nil else { return }
    requests.changeDetails(of: id) { $0.pauses.append(pause) }
  }

  /// Takes a reason back once; one that was not given is none.
  mutating func resumeTime(of id: RequestID, from pause: PopupPause) {
    guard let place = requests.details[id]?.pauses.firstIndex(of: pause) else { return }
    requests.changeDetails(of: id) { $0.pauses.remove(at: place) }
  }

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
      changeTime(of: id) { $0.run(runs, at: now) }
    }
  }

  /// Whether the user can see and use all of a popup.
  private func isFullyVisible(_ id: RequestID) -> Bool {
    stage == .active && requests.phase(of: id) == .visible
      && requests.details[id].map { !$0.isConcealed && $0.pauses.isEmpty } ?? true
      && !isBelowModal(id)
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
