// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Usher
import UsherCore

/// The states of all popups of a story over time, and their dismissal reasons, from the traces of
/// the queues.
struct QueueChart {
  /// The state of a popup.
  enum State: String, CaseIterable {
    case waiting
    case appearing
    case visible
    case disappearing
    case suspended
  }

  struct Span: Equatable {
    let state: State
    let start: Duration
    let end: Duration
  }

  struct End: Equatable {
    let time: Duration
    let words: String
  }

  struct Row: Equatable {
    let id: PopupID
    let name: String
    let lane: String
    var spans: [Span] = []
    var end: End?
  }

  /// The popups in one lane of one window.
  struct Lane: Equatable {
    let window: Int
    let name: String
    let rows: [Row]
  }

  let lanes: [Lane]
  let duration: Duration

  /// Creates a chart from the traces of the windows' queues, in the order of the windows.
  init(_ records: [PopupQueue.Trace], until duration: Duration) {
    self.duration = duration
    lanes = records.enumerated().flatMap { window, record in
      let rows = Self.rows(of: record, until: duration)
      return record.lanes.compactMap { lane in
        let own = rows.filter { $0.lane == lane.name }
        return own.isEmpty ? nil : Lane(window: window, name: lane.name, rows: own)
      } + Self.othersLanes(rows, beside: record.lanes, window)
    }
  }

  /// Lanes that the queue was not created with.
  private static func othersLanes(
    _ rows: [Row], beside known: [PopupLane], _ window: Int
  ) -> [Lane] {
    let names = rows.map(\.lane).filter { name in !known.contains { $0.name == name } }
    return Set(names).sorted().map { name in
      Lane(window: window, name: name, rows: rows.filter { $0.lane == name })
    }
  }

  private static func rows(of record: PopupQueue.Trace, until duration: Duration) -> [Row] {
    var queue = PopupQueue(lanes: record.lanes)
    var rows: [Row] = []
    var current: [PopupID: (state: State, start: Duration)] = [:]
    for step in record.steps {
      let now = step.time.sinceStart
      if case .enqueued(let request) = step.event, !rows.contains(where: { $0.id == request.id }) {
        let name = request.key?.name ?? "\(request.shortName) \(request.id)"
        rows.append(Row(id: request.id, name: name, lane: request.lane.name))
      }
      let effects = queue.handle(step.event, at: step.time)
      for index in rows.indices where rows[index].end == nil {
        let id = rows[index].id
        let before = current[id]
        let next = queue.phase(of: id).map { state($0, after: rows[index], before?.state) }
        guard next != before?.state || next == nil else { continue }
        if let before { rows[index].add(Span(state: before.state, start: before.start, end: now)) }
        current[id] = next.map { ($0, now) }
        if next == nil { rows[index].end = End(time: now, words: ending(of: id, in: effects)) }
      }
    }
    for index in rows.indices {
      guard let last = current[rows[index].id] else { continue }
      rows[index].add(Span(state: last.state, start: last.start, end: duration))
    }
    return rows
  }

  /// Returns the state for a phase. A suspended popup that is queued for resumption counts as
  /// suspended.
  private static func state(_ phase: PopupQueue.Phase, after row: Row, _ before: State?) -> State {
    switch phase {
    case .delayed, .awaitingPreviousStep, .queued, .asking, .postponed:
      row.spans.contains { $0.state == .suspended } || before == .suspended
        ? .suspended : .waiting
    case .presenting: .appearing
    case .visible: .visible
    case .dismissalPending, .dismissing: .disappearing
    case .suspended: .suspended
    }
  }

  private static func ending(of id: PopupID, in effects: [PopupQueue.Effect]) -> String {
    for effect in effects {
      switch effect {
      case .deliverOutcome(id, let reason): return reason.words
      case .join(id, let first): return "joined \(first)"
      default: continue
      }
    }
    return "dismissed"
  }
}

extension QueueChart.Row {
  /// Adds a span, unless its length is zero.
  fileprivate mutating func add(_ span: QueueChart.Span) {
    if span.start < span.end { spans.append(span) }
  }
}

extension PopupDismissalReason {
  /// The reason as text.
  var words: String {
    switch self {
    case .dismissedByUser: "dismissed by the user"
    case .dismissedByApp: "dismissed by the app"
    case .dismissedByUIKit: "dismissed by UIKit"
    case .completed: "a button was tapped"
    case .cancelled: "its task was cancelled"
    case .loggedOut: "logged out"
    case .removedByApp: "removed by the app"
    case .failed: "could not be presented"
    case .contentInUse: "content in use"
    case .replaced: "replaced"
    case .busy: "lane was full"
    case .declined: "declined by the app"
    case .limited: "its limits were reached"
    case .expired: "expired"
    case .displayDurationElapsed: "display duration elapsed"
    case .pageLeft: "its page was left"
    case .pageGone: "its page is gone"
    case .sourceGone: "its source is gone"
    case .parentDismissed: "parent dismissed"
    case .sceneDisconnected: "its window was closed"
    default: name
    }
  }
}
