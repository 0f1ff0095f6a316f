// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Usher
import UsherCore

/// The report about a replayed trace for the browser.
struct ReplayReport: Equatable, Sendable, Encodable {
  /// One step: the event, the recorded effects, and the effects of the current queue.
  struct Step: Equatable, Sendable, Encodable {
    let time: String
    let words: String
    let recorded: [String]
    let decided: [String]
    let isDifferent: Bool
  }

  /// The number of replayed steps, and the number of all steps.
  let step: Int
  let count: Int
  /// The last replayed step; `nil` before the first.
  let present: Step?
  /// The number of steps with different effects, and the first of them, counted from 1.
  let differences: Int
  let firstDifference: Int?
  /// The queue after the step.
  let queue: QueueReport

  /// The summary of the whole trace, as a sentence.
  var verdict: LiveWords {
    guard let firstDifference else {
      return LiveWords(
        count == 1
          ? "The only step has the recorded effects."
          : "All \(count) steps have the recorded effects.",
        chinese: "全部 \(count) 步的决定与记录一致。")
    }
    return LiveWords(
      "\(differences) of \(count) \(count == 1 ? "step" : "steps") "
        + "\(differences == 1 ? "has" : "have") different effects, first step \(firstDifference).",
      chinese: "\(count) 步中有 \(differences) 步的决定与记录不同，首先是第 \(firstDifference) 步。")
  }

  private enum Key: String, CodingKey {
    case step, count, present, differences, firstDifference, verdict, queue
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(step, forKey: .step)
    try fields.encode(count, forKey: .count)
    try fields.encode(present, forKey: .present)
    try fields.encode(differences, forKey: .differences)
    try fields.encode(firstDifference, forKey: .firstDifference)
    try fields.encode(verdict, forKey: .verdict)
    try fields.encode(queue, forKey: .queue)
  }

  /// The report as JSON.
  func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return try encoder.encode(self)
  }
}

extension ReplayReport.Step {
  init(_ step: PopupQueue.Trace.Step, decided: [PopupQueue.Effect], naming names: TraceNames) {
    let recorded = TimelineEntry(step, naming: names)
    let now = TimelineEntry(
      PopupQueue.Trace.Step(time: step.time, event: step.event, effects: decided), naming: names)
    time = recorded.time.secondsText
    words = recorded.words
    self.recorded = recorded.effects
    self.decided = now.effects
    isDifferent = decided != step.effects
  }
}
