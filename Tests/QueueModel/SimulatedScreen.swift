// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// A screen that does what it is told, and says which order nobody could obey.
///
/// It knows no rule of the queue but what is promised for every order; so it also notices what the
/// engine and the model have wrong in common.
struct SimulatedScreen {
  private enum State { case waiting, shown, dismissing, suspended }

  private var lanes: [PopupLane]
  private var requests: [PopupID: PopupQueue.Request] = [:]
  private var states: [PopupID: State] = [:]
  private var hidden: Set<PopupID> = []
  /// Those of which was said that they have not come.
  private var refused: Set<PopupID> = []
  private var sceneState = PopupSceneState.inactive
  private var isWaitingForNextTurn = false
  private var newestID: PopupID?

  init(lanes: [PopupLane]) {
    self.lanes = lanes
  }

  /// Those that have not been reported or joined to another.
  var unreported: [PopupID] { states.keys.sorted() }

  /// What is wrong with the answer to an event; nil, if nothing is.
  mutating func perform(
    _ effects: [PopupQueue.Effect], of event: PopupQueue.Event, at now: MonotonicInstant
  ) -> String? {
    process(event)
    for effect in effects {
      if let failure = perform(effect, at: now) { return "\(effect): \(failure)" }
    }
    return nil
  }

  private mutating func process(_ event: PopupQueue.Event) {
    switch event {
    case .enqueued(let request) where newestID.map { $0 < request.id } ?? true:
      newestID = request.id
      requests[request.id] = request
      if let parent = request.parent, requests[parent]?.surface == .ownWindow {
        requests[request.id]?.surface = .ownWindow
      }
      states[request.id] = .waiting
    case .didFailToPresent(let id, _), .didVerify(let id, status: .notVisible): refused.insert(id)
    case .sceneDidChange(let new) where sceneState != .disconnected: sceneState = new
    case .nextTurnDidBegin: isWaitingForNextTurn = false
    default: break
    }
  }

  private mutating func perform(_ effect: PopupQueue.Effect, at now: MonotonicInstant) -> String? {
    switch effect {
    case .present(let id, _): start(id, from: .waiting)
    case .resume(let id, _): start(id, from: .suspended)
    case .suspend(let id, let animated): removePopup(id, to: .suspended, animated)
    case .dismiss(let id, let animated): removePopup(id, to: .dismissing, animated)
    case .hide(let id): hidePopup(id)
    case .unhide(let id): hidden.remove(id) == nil ? "it is not concealed" : nil
    case .verify(let id): isShown(id) ? nil : "it is not there"
    case .deliverOutcome(let id, _): removeRequest(id)
    case .join(let id, let first), .update(let first, from: let id, count: _):
      removeRequest(id) ?? (states[first] == nil ? "the first has ended" : nil)
    case .setDeadline(let instant): instant.map { $0 <= now } ?? false ? "it is over" : nil
    case .requestNextTurn: requestNextTurn()
    case .reportOverdueHold: nil
    }
  }

  private func isShown(_ id: PopupID) -> Bool { states[id] == .shown || states[id] == .dismissing }

  private mutating func start(_ id: PopupID, from state: State) -> String? {
    guard let request = requests[id] else { return "nobody asked for it" }
    if sceneState != .active { return "nobody would see it" }
    if isWaitingForNextTurn { return "the turn has not begun" }
    guard states[id] == state || (isShown(id) && refused.contains(id)) else {
      return "it is \(states[id].map { "\($0)" } ?? "over")"
    }
    states[id] = .shown
    refused.remove(id)
    hidden.remove(id)
    let occupants = requests.values.filter {
      $0.lane.name == request.lane.name && $0.parent == nil && isShown($0.id)
        && !refused.contains($0.id)
    }
    let lane = lanes.first { $0.name == request.lane.name }
    return lane.map { $0.capacity < occupants.count } ?? false ? "its lane is full" : nil
  }

  private mutating func removePopup(_ id: PopupID, to state: State, _ animated: Bool) -> String? {
    guard isShown(id) else { return "it is not there" }
    if state == .suspended, requests[id]?.surface == .appWindowModal { return "it cannot come back" }
    if animated, sceneState == .background || hidden.contains(id) { return "nobody would see that" }
    states[id] = state
    hidden.remove(id)
    return nil
  }

  private mutating func hidePopup(_ id: PopupID) -> String? {
    states[id] == .shown && hidden.insert(id).inserted ? nil : "there is nothing to conceal"
  }

  private mutating func removeRequest(_ id: PopupID) -> String? {
    hidden.remove(id)
    return states.removeValue(forKey: id) == nil ? "it is over" : nil
  }

  private mutating func requestNextTurn() -> String? {
    defer { isWaitingForNextTurn = true }
    return isWaitingForNextTurn ? "the last turn has not begun" : nil
  }
}
