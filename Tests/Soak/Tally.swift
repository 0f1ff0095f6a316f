// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import QueueModel
import UsherCore

/// What a soak has hit, and how often.
struct Tally {
  /// The ends that a queue reports, and no others. `.duplicate` is missing: it comes from the shell
  /// alone, which refuses such a request before the queue hears of it.
  static let outcomes: [PopupEndReason] = [
    .dismissed, .actionChosen, .cancelled, .loggedOut, .removedByApp, .failed, .stageGone,
    .replaced, .busy, .expired, .timeOver, .pageLeft, .pageGone, .parentEnded,
  ]

  /// Why a combination cannot happen; nil for one that must.
  static func whyImpossible(_ phase: PhaseKind, _ event: EventKind) -> String? {
    switch (event, phase) {
    case (.stageDidChange, .unknown), (.stageDidChange, .ended),
      (.holdWasAdded, .unknown), (.holdWasAdded, .ended),
      (.holdWasReleased, .unknown), (.holdWasReleased, .ended),
      (.deadlineDidPass, .unknown), (.deadlineDidPass, .ended),
      (.turnDidBegin, .unknown), (.turnDidBegin, .ended),
      (.pagesDidChange, .unknown), (.pagesDidChange, .ended):
      "the event names no request, so it meets only those that have not ended"
    default: nil
    }
  }

  private(set) var events: [EventKind: Int] = [:]
  private(set) var outcomeHits: [PopupEndReason: Int] = [:]
  private(set) var effectHits: [EffectKind: Int] = [:]
  private(set) var cells: [Cell: Int] = [:]
  var surfaces = SurfaceTally()

  struct Cell: Hashable {
    let phase: PhaseKind
    let event: EventKind
  }

  /// Counts an event before it is played, with the requests that have not ended.
  mutating func count(
    _ event: PopupQueue.Event, in queue: borrowing PopupQueue, live: Set<RequestID>,
    newest: RequestID?
  ) {
    let kind = EventKind(event)
    events[kind, default: 0] += 1
    if let id = event.namedRequest {
      let isKnown = newest.map { id <= $0 } ?? false
      let phase = queue.phase(of: id).map(PhaseKind.init) ?? (isKnown ? .ended : .unknown)
      cells[Cell(phase: phase, event: kind), default: 0] += 1
    } else {
      for phase in Set(live.compactMap { queue.phase(of: $0).map(PhaseKind.init) }) {
        cells[Cell(phase: phase, event: kind), default: 0] += 1
      }
    }
  }

  /// Counts what was ordered, and how requests ended.
  mutating func count(_ effects: [PopupQueue.Effect]) {
    for effect in effects {
      effectHits[EffectKind(effect), default: 0] += 1
      if case .report(_, let reason) = effect { outcomeHits[reason, default: 0] += 1 }
    }
  }

  /// Ends that the table of outcomes does not know; a new reason must get its row.
  var strangeOutcomes: [String] {
    Set(outcomeHits.keys).subtracting(Tally.outcomes).map(\.name).sorted()
  }

  /// What should have been hit and never was.
  var neverHit: [String] {
    let kinds = EventKind.allCases.filter { events[$0] == nil }.map { "event \($0)" }
    let ends = Tally.outcomes.filter { outcomeHits[$0] == nil }.map { "outcome \($0)" }
    let combinations = PhaseKind.allCases.flatMap { phase in
      EventKind.allCases.filter { event in
        cells[Cell(phase: phase, event: event)] == nil && Tally.whyImpossible(phase, event) == nil
      }.map { "\($0) while \(phase)" }
    }
    let orders = EffectKind.allCases.filter { effectHits[$0] == nil }.map { "effect \($0)" }
    return kinds + ends + orders + combinations + surfaces.neverHit
  }
}

extension Tally: CustomStringConvertible {
  /// The tables: a row for each event with its phases, and a row for each outcome.
  var description: String {
    var rows = [["event", "all"] + PhaseKind.allCases.map(\.rawValue)]
    for event in EventKind.allCases {
      let hits = PhaseKind.allCases.map { phase in
        Tally.whyImpossible(phase, event) == nil
          ? "\(cells[Cell(phase: phase, event: event)] ?? 0)" : "–"
      }
      rows.append([event.rawValue, "\(events[event] ?? 0)"] + hits)
    }
    var ends = [["outcome", "all"]]
    for (reason, hits) in outcomeHits.sorted(by: { $0.key.name < $1.key.name }) {
      ends.append([reason.name, "\(hits)"])
    }
    let orders = EffectKind.allCases.map { [$0.rawValue, "\(effectHits[$0] ?? 0)"] }
    return [
      table(rows), table(ends), table([["effect", "all"]] + orders), table(surfaces.rows), reasons,
    ]
    .joined(separator: "\n\n")
  }

  /// Why there is a dash in the table, once for each reason.
  private var reasons: String {
    let all = PhaseKind.allCases.flatMap { phase in
      EventKind.allCases.compactMap { Tally.whyImpossible(phase, $0) }
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
