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

  /// Gives a request that is not bound to end another span, all of which is still to come, or none.
  mutating func restartTime(of id: RequestID, with span: Duration?) {
    guard let phase = requests.phase(of: id), !phase.isEnding else { return }
    guard span != nil || requests.details[id]?.time != nil else { return }
    let now = now
    requests.changeDetails(of: id) { details in
      guard let span = span?.limitedAndNotNegative else { return details.time = nil }
      if details.time == nil { details.time = ScreenTime(span) }
      details.time?.restart(span, at: now)
    }
    timed.removeAll { $0 == id }
    if span != nil, phase.isOnStage { timed.append(id) }
  }

  /// Starts and stops the time of everything on stage, as the situation wants it.
  mutating func runScreenTimes() {
    for id in timed {
      let runs = timeState(of: id) == .running
      let now = now
      changeTime(of: id) { $0.run(runs, at: now) }
    }
  }

  /// How the time of a popup stands, limited or not.
  package func timeState(of id: RequestID) -> ScreenTimeState {
    guard stage == .active, requests.phase(of: id) == .visible, !isBelowModal(id) else {
      return .still
    }
    guard let details = requests.details[id] else { return .running }
    if details.isConcealed || details.pauses.contains(.presenting) { return .still }
    return details.pauses.isEmpty ? .running : .paused
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
