// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// A screen that does what it is told, and says which order nobody could obey.
///
/// It knows no rule of the queue but what is promised for every order; so it also notices what the
/// engine and the model have wrong in common.
struct ObedientScreen {
  private enum Place { case waiting, shown, leaving, withdrawn }

  private var lanes: [PopupLane]
  private var requests: [RequestID: PopupQueue.Request] = [:]
  private var places: [RequestID: Place] = [:]
  private var concealed: Set<RequestID> = []
  /// Those of which was said that they have not come.
  private var refused: Set<RequestID> = []
  private var stage = PopupStage.inactive
  private var isTurnDue = false
  private var highest: RequestID?

  init(lanes: [PopupLane]) {
    self.lanes = lanes
  }

  /// Those that have not been reported or joined to another.
  var unreported: [RequestID] { places.keys.sorted() }

  /// What is wrong with the answer to an event; nil, if nothing is.
  mutating func obey(
    _ orders: [PopupQueue.Effect], about event: PopupQueue.Event, at now: Instant
  ) -> String? {
    hear(event)
    for order in orders {
      if let failure = obey(order, at: now) { return "\(order): \(failure)" }
    }
    return nil
  }

  private mutating func hear(_ event: PopupQueue.Event) {
    switch event {
    case .enqueued(let request) where highest.map { $0 < request.id } ?? true:
      highest = request.id
      requests[request.id] = request
      if let parent = request.parent, requests[parent]?.surface == .overlay {
        requests[request.id]?.surface = .overlay
      }
      places[request.id] = .waiting
    case .didFailToPresent(let id, _), .didLook(let id, found: .absent): refused.insert(id)
    case .stageDidChange(let new) where stage != .gone: stage = new
    case .turnDidBegin: isTurnDue = false
    default: break
    }
  }

  private mutating func obey(_ order: PopupQueue.Effect, at now: Instant) -> String? {
    switch order {
    case .present(let id, _): start(id, from: .waiting)
    case .restore(let id, _): start(id, from: .withdrawn)
    case .withdraw(let id, let animated): hide(id, to: .withdrawn, animated)
    case .dismiss(let id, let animated): hide(id, to: .leaving, animated)
    case .conceal(let id): conceal(id)
    case .reveal(let id): concealed.remove(id) == nil ? "it is not concealed" : nil
    case .look(let id): isShown(id) ? nil : "it is not there"
    case .report(let id, _): forget(id)
    case .join(let id, let first), .update(let first, from: let id, count: _):
      forget(id) ?? (places[first] == nil ? "the first has ended" : nil)
    case .setDeadline(let moment): moment.map { $0 <= now } ?? false ? "it is over" : nil
    case .requestTurn: askForTurn()
    case .reportHold: nil
    }
  }

  private func isShown(_ id: RequestID) -> Bool { places[id] == .shown || places[id] == .leaving }

  private mutating func start(_ id: RequestID, from place: Place) -> String? {
    guard let request = requests[id] else { return "nobody asked for it" }
    if stage != .active { return "nobody would see it" }
    if isTurnDue { return "the turn has not begun" }
    guard places[id] == place || (isShown(id) && refused.contains(id)) else {
      return "it is \(places[id].map { "\($0)" } ?? "over")"
    }
    places[id] = .shown
    refused.remove(id)
    concealed.remove(id)
    let beside = requests.values.filter {
      $0.lane.name == request.lane.name && $0.parent == nil && isShown($0.id)
        && !refused.contains($0.id)
    }
    let lane = lanes.first { $0.name == request.lane.name }
    return lane.map { $0.capacity < beside.count } ?? false ? "its lane is full" : nil
  }

  private mutating func hide(_ id: RequestID, to place: Place, _ animated: Bool) -> String? {
    guard isShown(id) else { return "it is not there" }
    if place == .withdrawn, requests[id]?.surface == .appWindow { return "it cannot come back" }
    if animated, stage == .background || concealed.contains(id) { return "nobody would see that" }
    places[id] = place
    concealed.remove(id)
    return nil
  }

  private mutating func conceal(_ id: RequestID) -> String? {
    places[id] == .shown && concealed.insert(id).inserted ? nil : "there is nothing to conceal"
  }

  private mutating func forget(_ id: RequestID) -> String? {
    concealed.remove(id)
    return places.removeValue(forKey: id) == nil ? "it is over" : nil
  }

  private mutating func askForTurn() -> String? {
    defer { isTurnDue = true }
    return isTurnDue ? "the last turn has not begun" : nil
  }
}
