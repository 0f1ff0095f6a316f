// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Usher
import UsherCore

/// A copy of a phone's queue, created by replaying its trace.
///
/// The trace contains all events, so the copy has the same state and can return blockers.
struct QueueMirror {
  /// The maximum number of dismissed popups to keep.
  private static let mostEnded = 4

  private var queue: PopupQueue
  private var requests: [PopupQueue.Request] = []
  private var ended: [QueueReport.Ended] = []
  private var stepsRead = 0

  /// Creates a queue without events.
  init(lanes: [PopupLane] = [.popups, .alerts]) {
    queue = PopupQueue(lanes: lanes)
  }

  /// The number of active popups.
  var count: Int { requests.count }

  /// Reads new steps of the trace. Returns whether there were any.
  mutating func follow(_ trace: PopupQueue.Trace?) -> Bool {
    guard let steps = trace?.steps, steps.count > stepsRead else { return false }
    for step in steps[stepsRead...] { replay(step) }
    stepsRead = steps.count
    return true
  }

  /// Replays one step. Returns the effects of the queue.
  @discardableResult
  mutating func replay(_ step: PopupQueue.Trace.Step) -> [PopupQueue.Effect] {
    if case .enqueued(let request) = step.event { requests.append(request) }
    let effects = queue.handle(step.event, at: step.time)
    for case .deliverOutcome(let id, let reason) in effects {
      guard let request = requests.first(where: { $0.id == id }) else { continue }
      ended.insert(.init(serial: id.serial, name: request.shortName, why: reason.sentence), at: 0)
    }
    ended = Array(ended.prefix(Self.mostEnded))
    requests.removeAll { queue.phase(of: $0.id) == nil }
    return effects
  }

  /// Returns the report, whose remaining times count from the given time or that of the last event.
  func report(at time: MonotonicInstant? = nil) -> QueueReport {
    let names = Dictionary(requests.map { ($0.id, $0.shortName) }) { first, _ in first }
    var onScreen: [QueueReport.Item] = []
    var suspended: [QueueReport.Item] = []
    var waiting: [PopupID: QueueReport.Item] = [:]
    for request in requests {
      guard let phase = queue.phase(of: request.id) else { continue }
      let why = queue.blockers(of: request.id, at: time).map { $0.words(names: names) }
      let item = QueueReport.Item(request, phase, why: why)
      switch phase {
      case .presenting, .dismissalPending, .visible, .dismissing: onScreen.append(item)
      case .suspended: suspended.append(item)
      case .delayed, .awaitingPreviousStep, .queued, .asking, .postponed:
        waiting[request.id] = item
      }
    }
    return QueueReport(
      onScreen: .init(onScreen), waiting: .init(queue.queuedIDs.compactMap { waiting[$0] }),
      suspended: .init(suspended), ended: ended,
      holds: queue.holds.map { QueueReport.Hold(lane: $0.lane.name, reason: $0.reason) })
  }
}

extension PopupQueue.Request {
  /// The display name.
  var shortName: String {
    key?.name ?? group?.name ?? (lane.name == PopupLane.alerts.name ? "alert" : "popup")
  }
}

extension QueueReport.Item {
  fileprivate init(
    _ request: PopupQueue.Request, _ phase: PopupQueue.Phase, why: [LiveWords]
  ) {
    serial = request.id.serial
    name = request.shortName
    about = LiveWords(
      "\(request.priority) priority, lane \(request.lane.name)",
      chinese: "优先级 \(request.priority)，通道 \(request.lane.name)")
    self.phase = phase.words
    self.why = why
  }
}

extension PopupQueue.Phase {
  fileprivate var words: LiveWords {
    switch self {
    case .delayed: LiveWords("delayed", chinese: "延时中")
    case .awaitingPreviousStep: LiveWords("awaiting the previous step", chinese: "序列中")
    case .queued: LiveWords("queued", chinese: "排队中")
    case .asking: LiveWords("being asked about", chinese: "询问应用中")
    case .postponed: LiveWords("postponed", chinese: "已推迟")
    case .presenting: LiveWords("appearing", chinese: "正在出现")
    case .dismissalPending: LiveWords("dismissal pending", chinese: "即将关闭")
    case .visible: LiveWords("visible", chinese: "可见")
    case .suspended: LiveWords("suspended", chinese: "已暂停")
    case .dismissing: LiveWords("dismissing", chinese: "正在离开")
    }
  }
}
