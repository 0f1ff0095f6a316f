// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import UsherCore

@main
enum Benchmarks {
  static func main() throws {
    let arguments = CommandLine.arguments
    if arguments.count == 3, let rounds = Int(arguments[2]) {
      switch arguments[1] {
      case "scenarios": return MainActor.assumeIsolated { Scenarios.play(rounds: rounds) }
      case "layouts": return MainActor.assumeIsolated { Layouts.run(rounds) }
      case "frames": return MainActor.assumeIsolated { Frames().render(rounds: rounds) }
      default: break
      }
    }
    guard arguments.count == 2 else {
      print(
        "usage: benchmarks FILE, or: benchmarks queue, or: benchmarks frames, "
          + "or: benchmarks scenarios ROUNDS, or: benchmarks layouts ROUNDS, "
          + "or: benchmarks frames ROUNDS")
      exit(64)
    }
    var results: [String: Double] = [:]
    if arguments[1] == "frames" {
      MainActor.assumeIsolated { Frames().measure(into: &results) }
      return print(json(results), terminator: "")
    }
    measureQueue(into: &results)
    if arguments[1] == "queue" { return print(json(results), terminator: "") }
    MainActor.assumeIsolated {
      Frames().measure(into: &results)
      results["layout.first"] = Layouts.first()
      Layouts.measureAgain(into: &results)
      Polling().measure(into: &results)
      StyledAlerts().measure(into: &results)
      if let milliseconds = results["shell.showToFrame.ms"], let cold = results["frame.2x.cold"] {
        results["shell.showToFrame"] = milliseconds / cold
      }
      results["ui.scenariosPerSecond"] = Scenarios.perSecond()
    }
    try write(results, to: URL(fileURLWithPath: arguments[1]))
  }

  private static func measureQueue(into results: inout [String: Double]) {
    for (name, count) in [("1e1", 10), ("1e2", 100), ("1e3", 1_000), ("1e4", 10_000)] {
      let cycle = Cycle(count: count, cycles: 100, repeats: count > 1_000 ? 10 : 100)
      results["queue.cycle.ns.\(name)"] =
        cycle.compare(EngineQueue.self, with: HeapQueue.self).subject
    }
    let many = Cycle(count: 100_000, cycles: 5_000, repeats: 1)
    let heap = many.compare(EngineQueue.self, with: HeapQueue.self)
    results["queue.cycle.ns.1e5"] = heap.subject
    results["queue.cycle.vsHeapOfNumbers.1e5"] = heap.ratio
    // The baselines are so slow that a few cycles are sufficient.
    let slow = Cycle(count: 100_000, cycles: 200, repeats: 1)
    results["queue.vsSortOnDequeueOfNumbers.1e5"] =
      slow.compare(SortOnDequeueQueue.self, with: EngineQueue.self).ratio
    results["queue.vsLinearInsertOfNumbers.1e5"] =
      slow.compare(LinearInsertQueue.self, with: EngineQueue.self).ratio
    QueueTimes.measure(into: &results)
    results["queue.bytesPerRequest"] = Memory.bytesPerRequest(100_000)
    results["queue.unchangingEvent.allocations"] = Memory.allocationsOfAnUnchangingEvent()
  }

  /// Writes the results as a JSON object and prints it.
  private static func write(_ results: [String: Double], to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try json(results).write(to: file, atomically: true, encoding: .utf8)
    print(json(results), terminator: "")
  }

  private static func json(_ results: [String: Double]) -> String {
    let lines = results.sorted { $0.key < $1.key }.map { name, value in
      "  \"\(name)\": \(String(format: "%.2f", value))"
    }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }
}
