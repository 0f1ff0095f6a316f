// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import UsherCore

@main
enum Benchmarks {
  static func main() throws {
    let arguments = CommandLine.arguments
    if arguments.count == 4, arguments[1] == "page-changes", let changes = Int(arguments[2]),
      let queued = Int(arguments[3])
    {
      return PageChanges.run(changes, queued: queued)
    }
    if arguments.count == 3, let rounds = Int(arguments[2]) {
      switch arguments[1] {
      case "scenarios": return MainActor.assumeIsolated { Scenarios.play(rounds: rounds) }
      case "layouts": return MainActor.assumeIsolated { Layouts.run(rounds) }
      default: break
      }
    }
    guard arguments.count == 2 else {
      print(
        "usage: benchmarks FILE, or: benchmarks page-changes COUNT QUEUED, "
          + "or: benchmarks scenarios ROUNDS, or: benchmarks layouts ROUNDS")
      exit(64)
    }
    var results: [String: Double] = [:]
    measureCycles(into: &results)
    SmallQueues.measure(into: &results)
    measurePages(into: &results)
    results["queue.bytesPerRequest"] = Memory.bytesPerRequest(100_000)
    results["queue.unchangingEvent.allocations"] = Memory.allocationsOfAnUnchangingEvent()
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

  private static func measureCycles(into results: inout [String: Double]) {
    let few = Cycle(count: 1_000, cycles: 100, repeats: 30)
    let many = Cycle(count: 100_000, cycles: 5_000, repeats: 1)
    let small = few.compare(EngineQueue.self, with: HeapQueue<WholeRequest>.self)
    let large = many.compare(EngineQueue.self, with: HeapQueue<WholeRequest>.self)
    results["queue.cycle.ns.1e3"] = small.subject
    results["queue.cycle.ns.1e5"] = large.subject
    results["queue.cycle.vsHeap.1e3"] = small.ratio
    results["queue.cycle.vsHeap.1e5"] = large.ratio
    results["queue.cycle.growthVsHeap"] =
      (large.subject / small.subject) / (large.reference / small.reference)
    results["queue.cycle.vsHeapOfNumbers.1e5"] =
      many.compare(EngineQueue.self, with: HeapQueue<Numbers>.self).ratio

    // The baselines are so slow that a few cycles are sufficient.
    let slow = Cycle(count: 100_000, cycles: 200, repeats: 1)
    results["queue.vsSortOnDequeue.1e5"] =
      slow.compare(SortOnDequeueQueue<WholeRequest>.self, with: EngineQueue.self).ratio
    results["queue.vsSortOnDequeueOfNumbers.1e5"] =
      slow.compare(SortOnDequeueQueue<Numbers>.self, with: EngineQueue.self).ratio
    results["queue.vsLinearInsert.1e5"] =
      slow.compare(LinearInsertQueue<WholeRequest>.self, with: EngineQueue.self).ratio
    results["queue.vsLinearInsertOfNumbers.1e5"] =
      slow.compare(LinearInsertQueue<Numbers>.self, with: EngineQueue.self).ratio
  }

  private static func measurePages(into results: inout [String: Double]) {
    let (steps, queued) = (100, 100_000)
    let orders = (
      EnginePageQueue.run(steps, queued: queued).order,
      SortAndScanPageQueue.run(steps, queued: queued).order
    )
    precondition(orders.0 == orders.1, "sort and scan starts requests in a different order")
    let pair = Pair(
      operations: steps,
      subject: { SortAndScanPageQueue.run(steps, queued: queued).duration },
      reference: { EnginePageQueue.run(steps, queued: queued).duration })
    results["queue.vsSortAndScan.1e5"] = pair.ratio
    results["queue.pageChange.ns.1e5"] = pair.reference
  }

  /// Writes the results as a JSON object and prints it.
  private static func write(_ results: [String: Double], to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let lines = results.sorted { $0.key < $1.key }.map { name, value in
      "  \"\(name)\": \(String(format: "%.2f", value))"
    }
    let text = "{\n" + lines.joined(separator: ",\n") + "\n}\n"
    try text.write(to: file, atomically: true, encoding: .utf8)
    print(text, terminator: "")
  }
}
