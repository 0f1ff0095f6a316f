// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Usher

/// A saved trace, played again: what each step was answered when it was recorded, and what the queue
/// decides now.
///
/// It has nothing to do with the phone; the queue that decides is a new one each time.
struct TraceReplay: Sendable {
  /// A file longer than this, in bytes, is refused unread.
  static let maximumFileSize = 1_000_000
  /// So many steps are played; a trace with more is refused.
  static let maximumSteps = 4_000
  /// A trace in which more popups than this live at once is refused; no app has so many.
  static let maximumPopups = 400

  let trace: PopupQueue.Trace

  /// Reads a file; the refusal says in words what is wrong with it.
  init(_ file: [UInt8]) throws(LiveMessage.Refusal) {
    guard let script = String(validating: file, as: UTF8.self) else {
      throw LiveMessage.Refusal("This is no trace: it is not a text.")
    }
    do {
      trace = try PopupQueue.Trace(script: script.replacing("\r\n", with: "\n"))
    } catch {
      let position = error.key.prefix(80)
      throw LiveMessage.Refusal(
        "Line \(error.id) is not a line of a trace: “\(position)”. "
          + "“Save the trace” writes a file that can be played.")
    }
    guard !trace.steps.isEmpty else {
      throw LiveMessage.Refusal("There is no step in this file, so there is nothing to play.")
    }
    guard trace.steps.count <= Self.maximumSteps else {
      throw LiveMessage.Refusal(
        "The trace has \(trace.steps.count) steps; at most \(Self.maximumSteps) are played here.")
    }
  }

  /// What is known after so many steps; more than there are count as all of them. Refused where too
  /// many popups live at once.
  func report(after count: Int) throws(LiveMessage.Refusal) -> ReplayReport {
    let count = min(max(count, 0), trace.steps.count)
    var mirror = QueueMirror(lanes: trace.lanes)
    var queueThen = mirror.report
    var present: ReplayReport.Step?
    var differences: [Int] = []
    for (index, step) in trace.steps.enumerated() {
      let decided = mirror.replay(step)
      guard mirror.count <= Self.maximumPopups else {
        throw LiveMessage.Refusal(
          "At step \(index + 1) more than \(Self.maximumPopups) popups live at once; "
            + "so many are not played here.")
      }
      if decided != step.effects { differences.append(index + 1) }
      guard index + 1 == count else { continue }
      present = ReplayReport.Step(step, decided: decided)
      queueThen = mirror.report
    }
    return ReplayReport(
      step: count, count: trace.steps.count, present: present,
      differences: differences.count, firstDifference: differences.first, queue: queueThen)
  }
}
