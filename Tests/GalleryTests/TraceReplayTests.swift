// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import GalleryStories
import Testing
import Usher
import UsherCore

@testable import gallery

@MainActor
@Suite("Replaying a saved trace")
struct TraceReplayTests {
  /// Returns the saved trace of a phone with several popups.
  private func save() throws -> Data {
    let phone = LivePhone(scale: 1)
    for sample in [PopupSample.voucher, .news, .bag, .alert] { try phone.controls.show(sample) }
    phone.advance(by: 1)
    try phone.controls.show(.payment)
    phone.advance(by: 1)
    return try TraceReplay.file(of: phone.trace)
  }

  private func refusal(of file: [UInt8]) -> String? {
    do {
      _ = try TraceReplay(file)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `Every step is decided as recorded, with the same queue in the end`() throws {
    let file = try save()
    let replay = try TraceReplay([UInt8](file))
    let end = try replay.report(after: .max)

    #expect(end.step == end.count)
    #expect(end.count == replay.trace.steps.count)
    #expect(end.firstDifference == nil)
    #expect(end.differences == 0)
    #expect(end.verdict.english == "All \(end.count) steps have the recorded effects.")
    #expect(end.queue.onScreen.items.map(\.name) == ["alert", "payment"])
    #expect(end.queue.suspended.items.map(\.name) == ["voucher"])
    #expect(end.queue.waiting.items.allSatisfy { !$0.why.isEmpty })
    #expect(try TraceReplay.file(of: replay.trace) == file)
  }

  @Test func `Each step contains its event, its effects and the resulting queue`() throws {
    let replay = try TraceReplay([UInt8](save()))
    #expect(try replay.report(after: 0).present == nil)
    #expect(try replay.report(after: -3).step == 0)

    let steps = try (1...replay.trace.steps.count).map { try replay.report(after: $0) }
    let first = try #require(
      steps.first { $0.present?.words.hasPrefix("enqueued #1") == true })
    #expect(first.present?.recorded == first.present?.decided)
    #expect(first.present?.decided.first == "present popup#1")
    #expect(first.queue.onScreen.items.map(\.phase.english) == ["appearing"])
  }

  @Test func `A step that is decided differently is reported with both results`() throws {
    let saved = String(decoding: try save(), as: UTF8.self)
    let changed = saved.replacing(
      #"{"present":[1,true]}"#, with: #"{"verify":[1]}"#)
    let replay = try TraceReplay(Array(changed.utf8))
    let number = try #require(try replay.report(after: 0).firstDifference)
    let report = try replay.report(after: number)

    let step = try #require(report.present)
    #expect(step.isDifferent)
    #expect(step.recorded.first == "verify popup#1")
    #expect(step.decided.first == "present popup#1")
    #expect(
      report.verdict.english
        == "1 of \(report.count) steps has different effects, first step \(number).")
    #expect(String(decoding: try report.encoded(), as: UTF8.self).contains("\"isDifferent\":true"))
  }

  @Test(arguments: [
    (#"{"lanes":[],"steps":[]}"#, "The trace has no steps."),
    ("", "This is not a saved trace. “Save the trace” writes a file that can be replayed."),
    (
      "lane popups",
      "This is not a saved trace. “Save the trace” writes a file that can be replayed."
    ),
    (
      #"{"lanes":[],"steps":[{"time":[0,0],"effects":[],"event":{"flew":[]}}]}"#,
      "This is not a saved trace: steps, 1, event cannot be read. "
        + "“Save the trace” writes a file that can be replayed."
    ),
  ])
  func `A file that is not a trace is refused with a reason`(_ file: String, _ text: String) {
    #expect(refusal(of: Array(file.utf8)) == text)
  }

  @Test func `A picture and a trace with too many steps are refused with a reason`() throws {
    #expect(
      refusal(of: [0x89, 0x50, 0x4E, 0x47, 0xFF])
        == "This is not a saved trace. “Save the trace” writes a file that can be replayed.")
    var endless = PopupQueue.Trace()
    for _ in 0...TraceReplay.maximumSteps {
      endless.record(.nextTurnDidBegin, at: .init(sinceStart: .zero), effects: [])
    }
    #expect(
      refusal(of: [UInt8](try TraceReplay.file(of: endless)))
        == "The trace has 4001 steps; the limit is 4000.")
  }

  @Test func `A trace with too many popups at once is refused`() throws {
    var many = PopupQueue.Trace()
    for serial in 1...401 {
      let request = PopupQueue.Request(id: PopupID(serial: UInt64(serial)))
      many.record(.enqueued(request), at: .init(sinceStart: .zero), effects: [])
    }
    let replay = try TraceReplay([UInt8](TraceReplay.file(of: many)))

    let refusal = #expect(throws: LiveMessage.Refusal.self) { try replay.report(after: 0) }
    #expect(
      refusal?.words
        == LiveWords(
          "At step 401 the trace has more than 400 popups at once, which is the limit.",
          chinese: "在第 401 步，记录中同时有超过 400 个弹窗，已达上限。"))
  }
}
