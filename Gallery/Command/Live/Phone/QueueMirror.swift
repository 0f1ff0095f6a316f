// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Usher

/// The queue of a phone as it is, followed through its trace.
///
/// The trace says all that came in; replaying it gives the queue itself, which can be asked why
/// something is not on screen.
struct QueueMirror {
  private var queue = PopupQueue()
  private var requests: [PopupQueue.Request] = []
  private var stepsRead = 0

  /// Reads what the trace has got since the last time; says whether there was anything.
  mutating func follow(_ trace: PopupQueue.Trace?) -> Bool {
    guard let steps = trace?.steps, steps.count > stepsRead else { return false }
    for step in steps[stepsRead...] {
      if case .enqueued(let request) = step.event { requests.append(request) }
      _ = queue.handle(step.event, at: step.time)
    }
    stepsRead = steps.count
    requests.removeAll { queue.phase(of: $0.id) == nil }
    return true
  }

  var report: QueueReport {
    var report = QueueReport()
    var waiting: [RequestID: QueueReport.Item] = [:]
    for request in requests {
      guard let phase = queue.phase(of: request.id) else { continue }
      let item = QueueReport.Item(request, phase, why: queue.explanation(of: request.id))
      switch phase {
      case .presenting, .closing, .visible, .leaving: report.onScreen.append(item)
      case .suspended: report.suspended.append(item)
      case .delayed, .inSequence, .inLine: waiting[request.id] = item
      }
    }
    report.waiting = queue.waiting.compactMap { waiting[$0] }
    report.holds = queue.holds.map { QueueReport.Hold(lane: $0.lane.name, reason: $0.reason) }
    return report
  }
}

/// What a browser is told of the queue.
struct QueueReport: Equatable, Sendable, Encodable {
  struct Item: Equatable, Sendable, Encodable {
    let serial: UInt64
    let name: String
    let lane: String
    let priority: Int
    let priorityName: String
    let phase: String
    /// Every reason why it is not on screen now.
    let why: [String]
  }

  struct Hold: Equatable, Sendable, Encodable {
    let lane: String
    let reason: String
  }

  var onScreen: [Item] = []
  var waiting: [Item] = []
  var suspended: [Item] = []
  var holds: [Hold] = []
}

extension QueueReport.Item {
  init(_ request: PopupQueue.Request, _ phase: PopupQueue.Phase, why: [PopupWaitReason]) {
    serial = request.id.serial
    name =
      request.key?.name ?? request.group?.name
      ?? (request.lane.name == PopupLane.alerts.name ? "alert" : "popup")
    lane = request.lane.name
    priority = request.priority.rawValue
    priorityName = "\(request.priority)"
    self.phase = phase.word
    self.why = why.map(\.description)
  }
}

extension PopupQueue.Phase {
  fileprivate var word: String {
    switch self {
    case .delayed: "delayed"
    case .inSequence: "in sequence"
    case .inLine: "in line"
    case .presenting: "appearing"
    case .closing: "to be closed"
    case .visible: "visible"
    case .suspended: "suspended"
    case .leaving: "leaving"
    }
  }
}
