// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import GalleryStories
import Testing
import Usher

@testable import gallery

@MainActor
@Suite("A saved trace, played again")
struct TraceReplayTests {
  /// What is saved after somebody has asked for a few popups.
  private func save() throws -> String {
    let phone = LivePhone(scale: 1)
    for sample in [PopupSample.voucher, .news, .bag, .alert] { try phone.controls.show(sample) }
    phone.advance(by: 1)
    try phone.controls.show(.payment)
    phone.advance(by: 1)
    return phone.trace.description
  }

  private func refusal(of file: [UInt8]) -> String? {
    do {
      _ = try TraceReplay(file)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `Every step is decided as it was recorded, and leads to the same queue`() throws {
    let file = try save()
    let replay = try TraceReplay(Array(file.utf8))
    let end = try replay.report(after: .max)

    #expect(end.step == end.count && end.count == replay.trace.steps.count)
    #expect(end.firstDifference == nil && end.differences == 0)
    #expect(end.verdict.english == "All \(end.count) steps are decided as they were recorded.")
    #expect(end.queue.onScreen.items.map(\.name) == ["alert", "payment"])
    #expect(end.queue.suspended.items.map(\.name) == ["voucher"])
    #expect(end.queue.waiting.items.allSatisfy { !$0.why.isEmpty })
    #expect(replay.trace.description == file)
  }

  @Test func `Each step says what came in, what was ordered, and what the queue is then`() throws {
    let replay = try TraceReplay(Array(save().utf8))
    #expect(try replay.report(after: 0).present == nil)
    #expect(try replay.report(after: -3).step == 0)

    let steps = try (1...replay.trace.steps.count).map { try replay.report(after: $0) }
    let first = try #require(
      steps.first { $0.present?.words.hasPrefix("enqueued #1") == true })
    #expect(first.present?.recorded == first.present?.decided)
    #expect(first.present?.decided.first == "present #1")
    #expect(first.queue.onScreen.items.map(\.phase.english) == ["appearing"])
  }

  @Test func `A step that is decided otherwise is told, with both answers`() throws {
    let script = try save().replacing("  present #1\n", with: "  look #1\n")
    let replay = try TraceReplay(Array(script.utf8))
    let number = try #require(try replay.report(after: 0).firstDifference)
    let report = try replay.report(after: number)

    let step = try #require(report.present)
    #expect(step.isDifferent && step.recorded.first == "look #1")
    #expect(step.decided.first == "present #1")
    #expect(
      report.verdict.english
        == "1 of \(report.count) steps is decided otherwise than recorded, first step \(number).")
    #expect(String(decoding: try report.encoded(), as: UTF8.self).contains("\"isDifferent\":true"))
  }

  @Test(arguments: [
    ("", "There is no step in this file, so there is nothing to play."),
    ("lane popups\n", "There is no step in this file, so there is nothing to play."),
    (
      "lane popups\nat 1 flew #1",
      "Line 2 is not a line of a trace: “at 1 flew #1”. "
        + "“Save the trace” writes a file that can be played."
    ),
    (
      "{\"a\": 1}",
      "Line 1 is not a line of a trace: “{\"a\": 1}”. "
        + "“Save the trace” writes a file that can be played."
    ),
  ])
  func `What is no trace is refused in words`(_ file: String, _ text: String) {
    #expect(refusal(of: Array(file.utf8)) == text)
  }

  @Test func `A picture and a trace without end are refused in words`() {
    #expect(refusal(of: [0x89, 0x50, 0x4E, 0x47, 0xFF]) == "This is no trace: it is not a text.")
    let endless = String(repeating: "at 0 nextTurnDidBegin\n", count: TraceReplay.maximumSteps + 1)
    #expect(
      refusal(of: Array(endless.utf8))
        == "The trace has 4001 steps; at most 4000 are played here.")
  }

  @Test func `More popups at once than an app ever has are refused in words`() throws {
    let many = (1...401).map { "at 0 enqueued #\($0)" }.joined(separator: "\n")
    let replay = try TraceReplay(Array(many.utf8))

    #expect(
      throws: LiveMessage.Refusal(
        "At step 401 more than 400 popups live at once; so many are not played here.")
    ) { try replay.report(after: 0) }
  }

  @Test func `Lines may end as they do on other systems`() throws {
    let script = try save().replacing("\n", with: "\r\n")

    #expect(try TraceReplay(Array(script.utf8)).report(after: 0).firstDifference == nil)
  }
}
