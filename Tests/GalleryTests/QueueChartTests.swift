// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import Usher
import UsherCore

@testable import gallery

struct QueueChartTests {
  private typealias Span = QueueChart.Span

  @Test func `a popup waits, appears, is visible, is suspended, resumes and disappears`() {
    let chart = QueueChart(
      [
        record([
          (0, .sceneDidChange(.active)),
          (0, .holdAdded(LaneHold(id: .init(serial: 1), lane: .popups, reason: "test"))),
          (1, .enqueued(PopupQueue.Request(id: card, key: "card"))),
          (2, .holdReleased(.init(serial: 1))),
          (3, .didPresent(card)),
          (4, .enqueued(PopupQueue.Request(id: urgent, priority: .urgent, conflict: .interrupt))),
          (6, .didPresent(urgent)),
          (7, .dismissalRequested(.request(urgent), .completed, animated: true)),
          (8, .didDisappear(urgent)),
          (9, .nextTurnDidBegin),
          (10, .didPresent(card)),
        ])
      ], until: .seconds(12))

    #expect(chart.lanes.map(\.name) == ["popups"])
    let rows = chart.lanes.first?.rows ?? []
    #expect(rows.map(\.name) == ["card", "popup #2"])
    #expect(rows.last?.end == QueueChart.End(time: .seconds(8), words: "a button was tapped"))
    #expect(rows.first?.end == nil)
    #expect(
      rows.first?.spans == [
        span(.waiting, 1, 2), span(.appearing, 2, 3), span(.visible, 3, 4),
        span(.suspended, 4, 9), span(.appearing, 9, 10), span(.visible, 10, 12),
      ], "a popup that is not dismissed lasts until the end")
  }

  @Test func `states follow one another without a gap`() {
    let chart = QueueChart([voucherRecord], until: .seconds(5))
    for row in chart.lanes.flatMap(\.rows) {
      for (span, next) in zip(row.spans, row.spans.dropFirst()) {
        #expect(span.end == next.start)
        #expect(span.state != next.state)
      }
    }
  }

  @Test func `a popup that is dismissed at once has an end and no states`() {
    let record = record([
      (1, .enqueued(PopupQueue.Request(id: card))),
      (1, .dismissalRequested(.all, .loggedOut, animated: false)),
    ])
    let row = QueueChart([record], until: .seconds(2)).lanes.first?.rows.first
    #expect(row?.spans == [])
    #expect(row?.end == QueueChart.End(time: .seconds(1), words: "logged out"))
  }

  @Test func `a popup that joins another one names it`() {
    let record = record([
      (0, .enqueued(PopupQueue.Request(id: card, key: "card"))),
      (1, .enqueued(PopupQueue.Request(id: urgent, key: "card"))),
    ])
    let rows = QueueChart([record], until: .seconds(2)).lanes.first?.rows
    #expect(rows?.last?.end?.words == "joined #1")
  }

  @Test func `windows are distinguished, and a queue without popups has no chart`() {
    let svg = QueueChart([voucherRecord, voucherRecord], until: .seconds(5)).svg(marks: [])
    #expect(svg?.contains("window 1, lane popups") == true)
    #expect(svg?.contains("window 2, lane popups") == true)
    #expect(QueueChart([record([])], until: .seconds(5)).svg(marks: []) == nil)
  }

  @Test func `the chart has a text alternative, with names escaped`() {
    let record = record([
      (0, .sceneDidChange(.active)),
      (0, .enqueued(PopupQueue.Request(id: card, key: "<\"me\" & you>"))),
      (0.5, .didPresent(card)),
    ])
    let mark = QueueChart.Mark(number: 7, time: .seconds(1))
    let svg = QueueChart([record], until: .seconds(2)).svg(marks: [mark]) ?? ""
    #expect(svg.contains("&lt;&quot;me&quot; &amp; you&gt;: appears 0 to 0.50 s"))
    #expect(!svg.contains("<\"me\""))
    #expect(svg.contains(">7</text>"))
  }

  @Test func `marks of pictures taken at the same time are side by side`() {
    let marks = (1...3).map { QueueChart.Mark(number: $0, time: .seconds(1)) }
    let svg = QueueChart([voucherRecord], until: .seconds(5)).svg(marks: marks) ?? ""
    let positions = svg.matches(of: /<circle cx="([0-9.]+)" cy="11"/).compactMap { Double($0.1) }
    #expect(positions.count == 3)
    #expect(zip(positions, positions.dropFirst()).allSatisfy { $1 - $0 >= 21 })
  }

  private let card = PopupID(serial: 1)
  private let urgent = PopupID(serial: 2)

  private var voucherRecord: PopupQueue.Trace {
    record([
      (0, .sceneDidChange(.active)), (1, .enqueued(PopupQueue.Request(id: card))),
      (2, .didPresent(card)), (3, .dismissalRequested(.all, .dismissedByApp, animated: true)),
      (4, .didDisappear(card)),
    ])
  }

  private func span(_ state: QueueChart.State, _ start: Int, _ end: Int) -> Span {
    Span(state: state, start: .seconds(start), end: .seconds(end))
  }

  private func record(_ events: [(Double, PopupQueue.Event)]) -> PopupQueue.Trace {
    var queue = PopupQueue()
    var trace = PopupQueue.Trace()
    for (time, event) in events {
      let instant = MonotonicInstant(sinceStart: .seconds(time))
      trace.record(event, at: instant, effects: queue.handle(event, at: instant))
    }
    return trace
  }
}
