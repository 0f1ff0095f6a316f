// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// A screen that performs effects, and reports each one that cannot be performed.
///
/// It knows only what is promised for each effect, no rule of the queue. So it also finds mistakes
/// that the engine and the model have in common.
struct SimulatedScreen {
  /// A removed popup has disappeared; its outcome may have to wait for those of its children.
  private enum State { case waiting, shown, dismissing, suspended, removed }

  private var lanes: [PopupLane]
  private var requests: [PopupID: PopupQueue.Request] = [:]
  private var states: [PopupID: State] = [:]
  private var hidden: Set<PopupID> = []
  /// The requests whose presentation was refused.
  private var refused: Set<PopupID> = []
  /// How often a request was verified since it was presented, its dismissal began or a running
  /// transition was reported.
  private var verifications: [PopupID: Int] = [:]
  /// The request about which the current event reports a verification.
  private var verified: PopupID?
  /// The request that the current event reports as in a running transition.
  private var inTransition: PopupID?
  /// The requests that were dismissed after three verifications that did not help, or after a
  /// transition that has taken too long. They free their lane although their outcome may have to
  /// wait for those of their children.
  private var abandoned: Set<PopupID> = []
  /// The requests about which the app is being asked, and those that it has allowed to start.
  private var asked: Set<PopupID> = []
  private var allowed: Set<PopupID> = []
  /// The popups whose backdrops were removed or taken over after they had disappeared.
  private var removedBackdrops: Set<PopupID> = []
  private var sceneState = PopupSceneState.inactive
  private var isWaitingForNextTurn = false
  private var newestID: PopupID?

  init(lanes: [PopupLane]) {
    self.lanes = lanes
  }

  /// The requests that were neither dismissed nor joined to another one.
  var unreported: [PopupID] { states.keys.sorted() }

  /// Performs the effects of an event. Returns a failure, or `nil`.
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
    (verified, inTransition) = (nil, nil)
    if case .didVerify(let id, let status) = event {
      verified = id
      if status == .inTransition { inTransition = id }
      if status == .inTransition || states[id] != .dismissing { verifications[id] = nil }
    }
    switch event {
    case .enqueued(let request) where newestID.map { $0 < request.id } ?? true:
      newestID = request.id
      requests[request.id] = request
      if let parent = request.parent, requests[parent]?.surface == .ownWindow {
        requests[request.id]?.surface = .ownWindow
      }
      states[request.id] = .waiting
    case .didAnswer(let id, let answer, by: _) where asked.remove(id) != nil && answer == .now:
      allowed.insert(id)
    // UIKit has begun to dismiss it, so the dismissals that follow are not the first.
    case .dismissalDidBegin(let id, _) where states[id] == .shown:
      states[id] = .dismissing
      verifications[id] = nil
    case .didFailToPresent(let id, _), .didVerify(let id, status: .notVisible): refused.insert(id)
    case .didDisappear(let id) where isShown(id) && !refused.contains(id),
      .contentWasRemoved(let id) where isShown(id) && !refused.contains(id):
      states[id] = .removed
    case .sceneDidChange(let new) where sceneState != .disconnected: sceneState = new
    case .nextTurnDidBegin: isWaitingForNextTurn = false
    default: break
    }
  }

  private mutating func perform(_ effect: PopupQueue.Effect, at now: MonotonicInstant) -> String? {
    switch effect {
    case .ask(let id): ask(id)
    case .stopAsking(let id): stopAsking(id)
    case .forgetAnswer(let id):
      allowed.remove(id) == nil && !refused.contains(id) ? "there is no answer to forget" : nil
    case .present(let id, _):
      requests[id]?.question != nil && allowed.remove(id) == nil
        ? "the app was not asked" : start(id, from: .waiting)
    case .resume(let id, _): start(id, from: .suspended)
    case .suspend(let id, let animated): removePopup(id, to: .suspended, animated)
    case .dismiss(let id, let animated): removePopup(id, to: .dismissing, animated)
    case .hide(let id): hidePopup(id)
    case .unhide(let id): hidden.remove(id) == nil ? "the popup is not hidden" : nil
    case .passBackdrop(let id, let next):
      states[id] == .suspended ? nil : removeBackdrop(of: id) ?? startFailure(of: next)
    case .removeBackdrop(let id, let animated):
      animated && sceneState == .background
        ? "an invisible backdrop is animated" : removeBackdrop(of: id)
    case .verify(let id): verify(id)
    case .deliverOutcome(let id, _): removeRequest(id)
    case .join(let id, let first), .update(let first, from: let id, count: _):
      removeRequest(id) ?? (states[first] == nil ? "the first request has been dismissed" : nil)
    case .setDeadline(let instant):
      instant.map { $0 <= now } ?? false ? "the deadline has passed" : nil
    case .requestNextTurn: requestNextTurn()
    case .reportOverdueHold: nil
    }
  }

  private func isShown(_ id: PopupID) -> Bool { states[id] == .shown || states[id] == .dismissing }

  private mutating func ask(_ id: PopupID) -> String? {
    if sceneState != .active { return "the scene is not active" }
    if isWaitingForNextTurn { return "the next turn has not begun" }
    guard requests[id]?.question != nil, states[id] == .waiting || refused.contains(id) else {
      return "there is nothing to ask"
    }
    return asked.insert(id).inserted ? nil : "the app is being asked already"
  }

  private mutating func stopAsking(_ id: PopupID) -> String? {
    if requests[id]?.question?.defaultAnswer == .now { allowed.insert(id) }
    return asked.remove(id) == nil ? "the app is not being asked" : nil
  }

  private mutating func start(_ id: PopupID, from state: State) -> String? {
    guard let request = requests[id] else { return "the request was not queued" }
    if sceneState != .active { return "the scene is not active" }
    if isWaitingForNextTurn { return "the next turn has not begun" }
    guard states[id] == state || (isShown(id) && refused.contains(id)) else {
      return "the request is \(states[id].map { "\($0)" } ?? "dismissed")"
    }
    states[id] = .shown
    verifications[id] = nil
    abandoned.remove(id)
    refused.remove(id)
    hidden.remove(id)
    let occupants = requests.values.filter {
      $0.lane.name == request.lane.name && $0.parent == nil && isShown($0.id)
        && !refused.contains($0.id) && !abandoned.contains($0.id)
    }
    let lane = lanes.first { $0.name == request.lane.name }
    return lane.map { $0.capacity < occupants.count } ?? false ? "the lane is full" : nil
  }

  private mutating func removePopup(_ id: PopupID, to state: State, _ animated: Bool) -> String? {
    guard isShown(id) else { return "the popup is not on the screen" }
    if state == .suspended, requests[id]?.surface == .appWindowModal {
      return "a modal in the app window cannot be suspended"
    }
    if animated, sceneState == .background || hidden.contains(id) {
      return "an invisible popup is animated"
    }
    // A popup that is found visible while it is being dismissed is dismissed again.
    if verifications[id, default: 0] >= 3, verified != id { abandoned.insert(id) }
    // A popup in a transition is dismissed only if that has taken too long.
    if inTransition == id { abandoned.insert(id) }
    if states[id] == .shown { verifications[id] = nil }
    states[id] = state
    hidden.remove(id)
    return nil
  }

  private mutating func verify(_ id: PopupID) -> String? {
    verifications[id, default: 0] += 1
    return isShown(id) ? nil : "the popup is not on the screen"
  }

  private mutating func hidePopup(_ id: PopupID) -> String? {
    states[id] == .shown && hidden.insert(id).inserted ? nil : "the popup cannot be hidden"
  }

  private mutating func removeRequest(_ id: PopupID) -> String? {
    hidden.remove(id)
    return states.removeValue(forKey: id) == nil ? "the request has been dismissed" : nil
  }

  private mutating func removeBackdrop(of id: PopupID) -> String? {
    if isShown(id), !refused.contains(id) { return "the popup is on the screen" }
    return removedBackdrops.insert(id).inserted ? nil : "the backdrop was removed before"
  }

  /// Returns why a popup cannot take over a backdrop; `nil` if it can.
  private func startFailure(of id: PopupID) -> String? {
    if requests[id]?.isModal != true { return "the next popup is not modal" }
    return isShown(id) && !refused.contains(id) ? "the next popup is on the screen already" : nil
  }

  private mutating func requestNextTurn() -> String? {
    defer { isWaitingForNextTurn = true }
    return isWaitingForNextTurn ? "the requested turn has not begun" : nil
  }
}
