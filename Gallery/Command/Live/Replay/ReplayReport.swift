// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import Usher

/// What a browser is told of a trace that is played again.
struct ReplayReport: Equatable, Sendable, Encodable {
  /// One step: what came in, what was ordered then, and what is ordered now.
  struct Step: Equatable, Sendable, Encodable {
    let time: String
    let words: String
    let recorded: [String]
    let decided: [String]
    let isDifferent: Bool
  }

  /// How many steps have been played, and how many there are.
  let step: Int
  let count: Int
  /// The latest of them; nothing before the first.
  let present: Step?
  /// How many of all steps are decided otherwise than recorded, and the first of them, from 1.
  let differences: Int
  let firstDifference: Int?
  /// The queue after the step.
  let queue: QueueReport

  /// The verdict on the whole trace.
  var verdict: LiveWords {
    guard let firstDifference else {
      return LiveWords(
        count == 1
          ? "The one step is decided as it was recorded."
          : "All \(count) steps are decided as they were recorded.",
        chinese: "全部 \(count) 步的决定与记录一致。")
    }
    return LiveWords(
      "\(differences) of \(count) \(count == 1 ? "step" : "steps") \(differences == 1 ? "is" : "are") decided otherwise than "
        + "recorded, first step \(firstDifference).",
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

  /// The JSON text.
  func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return try encoder.encode(self)
  }
}

extension ReplayReport.Step {
  init(_ step: PopupQueue.Trace.Step, decided: [PopupQueue.Effect]) {
    let recorded = TimelineEntry(step)
    let now = TimelineEntry(
      PopupQueue.Trace.Step(time: step.time, event: step.event, effects: decided))
    time = recorded.time.secondsText
    words = recorded.words
    self.recorded = recorded.effects
    self.decided = now.effects
    isDifferent = decided != step.effects
  }
}
