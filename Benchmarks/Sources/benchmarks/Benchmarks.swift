// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import UsherCore

@main
enum Benchmarks {
  static func main() throws {
    var results: [String: Double] = [:]
    for (label, count) in [("1e3", 1_000), ("1e5", 100_000)] {
      let cycle = QueueCycle(count: count)
      let fill = Pair(
        operations: count, subject: { time { cycle.filledQueue() } },
        reference: { time { cycle.filledHeap() } })
      let drain = Pair(
        operations: count,
        subject: {
          var queue = cycle.filledQueue()
          return time { precondition(cycle.drain(&queue) == count) }
        },
        reference: {
          var heap = cycle.filledHeap()
          return time { precondition(cycle.drain(&heap) == count) }
        })
      results["queue.enqueue.ns.\(label)"] = fill.subject
      results["queue.enqueue.vsHeap.\(label)"] = fill.ratio
      results["queue.cycle.ns.\(label)"] = drain.subject
      results["queue.cycle.vsHeap.\(label)"] = drain.ratio
    }
    try write(results)
  }

  private static func time(_ work: () -> Void) -> Duration {
    ContinuousClock().measure(work)
  }

  private static func time<Result>(_ work: () -> Result) -> Duration {
    var kept: Result?
    let duration = ContinuousClock().measure { kept = work() }
    withExtendedLifetime(kept) {}
    return duration
  }

  /// Writes a flat object of name and number, and prints it.
  private static func write(_ results: [String: Double]) throws {
    guard CommandLine.arguments.count == 2 else {
      print("usage: benchmarks FILE")
      exit(64)
    }
    let file = URL(fileURLWithPath: CommandLine.arguments[1])
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let lines = results.sorted { $0.key < $1.key }.map { name, value in
      "  \"\(name)\": \(String(format: "%.1f", value))"
    }
    let text = "{\n" + lines.joined(separator: ",\n") + "\n}\n"
    try text.write(to: file, atomically: true, encoding: .utf8)
    print(text, terminator: "")
  }
}
