// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import QueueModel
import UsherCore

/// What a fuzz run has covered, and how often.
struct Coverage {
  /// The reasons that a queue reports, `done` for those of an app. `.contentInUse` is missing: the
  /// shell reports it before such a request is queued.
  static let outcomes: [PopupDismissalReason] = [
    .completed, .dismissedByUser, .dismissedByApp, .dismissedByUIKit, .cancelled, .loggedOut,
    .removedByApp, .failed, .sceneDisconnected,
    .replaced, .busy, .declined, .limited, .expired, .displayDurationElapsed, .pageLeft, .pageGone,
    .parentDismissed, .sourceGone, .custom("done"),
  ]

  /// Why a combination cannot happen; nil for one that must.
  static func reasonImpossible(_ phase: PhaseKind, _ event: EventKind) -> String? {
    switch (event, phase) {
    case (.sceneDidChange, .unknown), (.sceneDidChange, .finished),
      (.holdAdded, .unknown), (.holdAdded, .finished),
      (.holdReleased, .unknown), (.holdReleased, .finished),
      (.deadlineDidPass, .unknown), (.deadlineDidPass, .finished),
      (.nextTurnDidBegin, .unknown), (.nextTurnDidBegin, .finished),
      (.pagesDidChange, .unknown), (.pagesDidChange, .finished),
      (.reconsiderationRequested, .unknown), (.reconsiderationRequested, .finished):
      "the event names no request, so it only affects requests that have not been dismissed"
    default: nil
    }
  }

  private(set) var events: [EventKind: Int] = [:]
  private(set) var outcomeHits: [PopupDismissalReason: Int] = [:]
  private(set) var effectHits: [EffectKind: Int] = [:]
  private(set) var combinations: [Combination: Int] = [:]
  var surfaces = SurfaceCoverage()

  struct Combination: Hashable {
    let phase: PhaseKind
    let event: EventKind
  }

  /// Counts an event before it is sent, with the requests that have not been dismissed.
  mutating func count(
    _ event: PopupQueue.Event, in queue: borrowing PopupQueue, live: Set<PopupID>,
    newest: PopupID?
  ) {
    let kind = EventKind(event)
    events[kind, default: 0] += 1
    if let id = event.namedRequest {
      let isKnown = newest.map { id <= $0 } ?? false
      let phase = queue.phase(of: id).map(PhaseKind.init) ?? (isKnown ? .finished : .unknown)
      combinations[Combination(phase: phase, event: kind), default: 0] += 1
    } else {
      for phase in Set(live.compactMap { queue.phase(of: $0).map(PhaseKind.init) }) {
        combinations[Combination(phase: phase, event: kind), default: 0] += 1
      }
    }
  }

  /// Counts effects and outcomes.
  mutating func count(_ effects: [PopupQueue.Effect]) {
    for effect in effects {
      effectHits[EffectKind(effect), default: 0] += 1
      if case .deliverOutcome(_, let reason) = effect { outcomeHits[reason, default: 0] += 1 }
    }
  }

  /// Reasons that are missing in `outcomes`.
  var unknownOutcomes: [String] {
    Set(outcomeHits.keys).subtracting(Coverage.outcomes).map(\.name).sorted()
  }

  /// What should have been covered and was not.
  var neverHit: [String] {
    let kinds = EventKind.allCases.filter { events[$0] == nil }.map { "event \($0)" }
    let outcomes = Coverage.outcomes.filter { outcomeHits[$0] == nil }.map { "outcome \($0)" }
    let combinations = PhaseKind.allCases.flatMap { phase in
      EventKind.allCases.filter { event in
        self.combinations[Combination(phase: phase, event: event)] == nil
          && Coverage.reasonImpossible(phase, event) == nil
      }.map { "\($0) while \(phase)" }
    }
    let effects = EffectKind.allCases.filter { effectHits[$0] == nil }.map { "effect \($0)" }
    return kinds + outcomes + effects + combinations + surfaces.neverHit
  }
}

extension Coverage: CustomStringConvertible {
  /// The tables: a row for each event with the phases, a row for each reason, effect and surface.
  var description: String {
    var rows = [["event", "all"] + PhaseKind.allCases.map(\.rawValue)]
    for event in EventKind.allCases {
      let hits = PhaseKind.allCases.map { phase in
        Coverage.reasonImpossible(phase, event) == nil
          ? "\(combinations[Combination(phase: phase, event: event)] ?? 0)" : "–"
      }
      rows.append([event.rawValue, "\(events[event] ?? 0)"] + hits)
    }
    var outcomes = [["outcome", "all"]]
    for (reason, hits) in outcomeHits.sorted(by: { $0.key.name < $1.key.name }) {
      outcomes.append([reason.name, "\(hits)"])
    }
    let effects = EffectKind.allCases.map { [$0.rawValue, "\(effectHits[$0] ?? 0)"] }
    return [
      table(rows), table(outcomes), table([["effect", "all"]] + effects), table(surfaces.rows),
      reasons,
    ]
    .joined(separator: "\n\n")
  }

  /// Why there is a dash in the table, once for each explanation.
  private var reasons: String {
    let all = PhaseKind.allCases.flatMap { phase in
      EventKind.allCases.compactMap { Coverage.reasonImpossible(phase, $0) }
    }
    return Set(all).sorted().map { "– cannot happen: \($0)" }.joined(separator: "\n")
  }

  private func table(_ rows: [[String]]) -> String {
    let widths = (rows.first ?? []).indices.map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    return rows.map { row in
      row.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? row[column] + padding : padding + row[column]
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
