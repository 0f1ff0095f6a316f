// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Usher
import UsherCore
import UsherTraces

/// Replays a saved trace: compares the recorded effects of each step with those of the current
/// queue.
///
/// It uses a new queue each time and does not affect the phone.
struct TraceReplay: Sendable {
  /// The maximum size of a file, in bytes; larger files are not read.
  static let maximumFileSize = 1_000_000
  /// The maximum number of steps.
  static let maximumSteps = 4_000
  /// The maximum number of popups at a time, far more than an app has.
  static let maximumPopups = 400

  let trace: PopupQueue.Trace

  /// Reads a file. Throws a refusal with the reason if the file is not a valid trace.
  init(_ file: [UInt8]) throws(LiveMessage.Refusal) {
    do {
      trace = try JSONDecoder().decode(PopupQueue.Trace.self, from: Data(file))
    } catch {
      let position = (error as? DecodingError).map(Self.position) ?? ""
      throw LiveMessage.Refusal(
        "This is not a saved trace\(position.isEmpty ? "" : ": \(position) cannot be read"). "
          + "“Save the trace” writes a file that can be replayed.",
        chinese: "这不是已存储的记录\(position.isEmpty ? "" : "：无法读取 \(position)")。"
          + "“存储记录”会写入可以重放的文件。")
    }
    guard !trace.steps.isEmpty else {
      throw LiveMessage.Refusal("The trace has no steps.", chinese: "记录中没有步骤。")
    }
    guard trace.steps.count <= Self.maximumSteps else {
      throw LiveMessage.Refusal(
        "The trace has \(trace.steps.count) steps; the limit is \(Self.maximumSteps).",
        chinese: "记录有 \(trace.steps.count) 个步骤，最多 \(Self.maximumSteps) 个。")
    }
  }

  /// The trace as a file, which `init` reads.
  static func file(of trace: PopupQueue.Trace) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return try encoder.encode(trace)
  }

  /// Returns the position of a decoding error, such as “steps, 4, event”; empty if the file is not
  /// JSON.
  private static func position(of error: DecodingError) -> String {
    let path: [any CodingKey] =
      switch error {
      case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
        .valueNotFound(_, let context):
        context.codingPath
      @unknown default: []
      }
    return path.map { key in key.intValue.map { "\($0 + 1)" } ?? key.stringValue }
      .joined(separator: ", ")
  }

  /// Returns the report after a number of steps, clamped to the number of all steps. Throws a
  /// refusal if there are too many popups at a time.
  func report(after count: Int) throws(LiveMessage.Refusal) -> ReplayReport {
    let count = min(max(count, 0), trace.steps.count)
    var mirror = QueueMirror(lanes: trace.lanes)
    var queueThen = mirror.report()
    var present: ReplayReport.Step?
    var differences: [Int] = []
    for (index, step) in trace.steps.enumerated() {
      let decided = mirror.replay(step)
      guard mirror.count <= Self.maximumPopups else {
        throw LiveMessage.Refusal(
          "At step \(index + 1) the trace has more than \(Self.maximumPopups) popups at once, "
            + "which is the limit.",
          chinese: "在第 \(index + 1) 步，记录中同时有超过 \(Self.maximumPopups) 个弹窗，已达上限。")
      }
      if decided != step.effects { differences.append(index + 1) }
      guard index + 1 == count else { continue }
      present = ReplayReport.Step(step, decided: decided, naming: TraceNames(trace))
      queueThen = mirror.report()
    }
    return ReplayReport(
      step: count, count: trace.steps.count, present: present,
      differences: differences.count, firstDifference: differences.first, queue: queueThen)
  }
}
