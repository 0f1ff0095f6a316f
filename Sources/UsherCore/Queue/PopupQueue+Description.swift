// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

extension PopupQueue: CustomStringConvertible {
  /// The state in one line, for logs: ids and names, never texts.
  ///
  ///     active · popups: #3 visible, 2 in line · alerts: #5 presenting · 1 delayed · until 4.5
  public var description: String {
    var parts = [isWaitingForNextTurn ? "\(sceneState), next turn" : "\(sceneState)"]
    parts += lanes.entries.compactMap(describe)
    let suspended = requests.entries.count(where: \.phase.isSuspended)
    if suspended > 0 { parts.append("\(suspended) suspended") }
    let steps = requests.entries.count { $0.phase == .awaitingPreviousStep }
    if steps > 0 { parts.append("\(steps) in sequence") }
    if !delays.isEmpty { parts.append("\(delays.count) delayed") }
    if let scheduledDeadline { parts.append("until \(scheduledDeadline)") }
    return parts.joined(separator: " · ")
  }

  private func describe(_ lane: LaneTable.Lane) -> String? {
    var facts = lane.occupants.compactMap { id in
      requests.phase(of: id).map { "\(id) \($0.name)" }
    }
    if lane.queue.count > 0 { facts.append("\(lane.queue.count) in line") }
    facts += lane.holds.map { "held (\($0.hold.reason))" }
    return facts.isEmpty ? nil : "\(lane.lane.name): \(facts.joined(separator: ", "))"
  }
}

extension PopupQueue.Phase {
  /// The phase in a word or two.
  var name: String {
    switch self {
    case .delayed: "delayed"
    case .awaitingPreviousStep: "in sequence"
    case .queued: "in line"
    case .presenting: "presenting"
    case .dismissalPending: "closing"
    case .visible: "visible"
    case .suspended(let causes): "suspended (\(causes))"
    case .dismissing: "leaving"
    }
  }
}
