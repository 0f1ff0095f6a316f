// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// All scripts of a certain length, and random ones.
package enum PlaceholderScripts {
  /// A possible event, relative to the calls so far.
  package enum Step: Sendable, Hashable, CaseIterable {
    case showLoading, showEmpty, showFailure, showCustom, hide, hideAtOnce
    case load, loadAlways, loadNever, retry
    case content, empty, failure, lateContent, lateFailure
    case cancel, losePage, tap, endMove, endEarlierMove, shortPause, delayPasses, minimumPasses
    case repetition, pageRemoved

    /// The steps that lead to new states most often.
    package static let common: [Step] = [
      .showLoading, .showEmpty, .hide, .load, .loadAlways, .loadNever, .content, .failure,
      .lateFailure, .cancel, .endMove, .shortPause, .delayPasses,
    ]
  }

  /// First steps of scripts, one list per rule.
  package static let prefixes: [[Step]] = [
    [],
    [.load, .content, .endMove],
    [.load, .delayPasses],
    [.load, .delayPasses, .endMove, .failure],
    [.load, .failure, .endMove],
    [.load, .empty],
    [.load, .failure, .endMove, .retry],
    [.hide, .load],
    [.showCustom, .delayPasses],
    [.showLoading, .delayPasses, .hide],
    [.showEmpty, .endMove, .load],
    [.load, .shortPause, .load],
  ]

  /// Returns the first failure of all scripts with these first steps and this length, or `nil`.
  package static func firstFailure(
    after beginning: [Step], then steps: [Step], depth: Int, count: () -> Void = {}
  ) -> String? {
    var test = PlaceholderDifferentialTest()
    for step in beginning {
      if let failure = play(step, on: &test) { return failure }
    }
    return explore(test, steps, depth: depth, count)
  }

  private static func explore(
    _ test: PlaceholderDifferentialTest, _ steps: [Step], depth: Int, _ count: () -> Void
  ) -> String? {
    guard depth > 0 else {
      var last = test
      return last.finish()
    }
    for step in steps {
      var next = test
      if let failure = play(step, on: &next) { return failure }
      count()
      // An event that changed nothing is followed by nothing new.
      if next.hasSameState(as: test) { continue }
      if let failure = explore(next, steps, depth: depth - 1, count) { return failure }
    }
    return nil
  }

  /// Returns the failure of a random script, or `nil`.
  package static func failure(seed: UInt64, steps: Int) -> String? {
    var random = SplitMix(seed: seed)
    // A script with every step rarely tests one rule thoroughly, so each script leaves some out.
    let known = Step.allCases.filter {
      $0 != .pageRemoved && Int.random(in: 0..<3, using: &random) > 0
    }
    var script: [Step] = []
    for _ in 0..<steps { script.append(known.randomElement(using: &random) ?? .load) }
    guard failure(of: script) != nil else { return nil }
    let shortest = shrunk(script) { failure(of: $0) != nil }
    return "seed \(seed): \(shortest)\n\(failure(of: shortest) ?? "")"
  }

  package static func failure(of script: [Step]) -> String? {
    var test = PlaceholderDifferentialTest()
    for step in script {
      if let failure = play(step, on: &test) { return failure }
    }
    return test.finish()
  }

  private static func play(_ step: Step, on test: inout PlaceholderDifferentialTest) -> String? {
    test.play(step.event(in: test), after: step.interval)
  }
}

extension PlaceholderScripts.Step {
  var interval: Duration {
    switch self {
    case .shortPause: .milliseconds(100)
    case .delayPasses: .milliseconds(300)
    case .minimumPasses: .milliseconds(500)
    default: .zero
    }
  }

  func event(in test: PlaceholderDifferentialTest) -> PlaceholderMachine.Event {
    typealias Machine = PlaceholderMachine
    let newest = test.newest
    let next = PlaceholderID(serial: newest.serial + 1)
    let last = test.machine.load?.id ?? newest
    let customTiming = PlaceholderTiming(
      delay: .milliseconds(200), minimumDuration: .milliseconds(400))
    func show(_ kind: PlaceholderKind, _ timing: PlaceholderTiming) -> Machine.Event {
      .showRequested(Machine.Page(id: next, kind: kind), timing, animated: true)
    }
    switch self {
    case .showLoading: return show(.loading, .standard)
    case .showEmpty: return show(.empty, .immediate)
    case .showFailure: return show(.failure, .immediate)
    case .showCustom: return show(.custom, customTiming)
    case .hide: return .hideRequested(next, animated: true)
    case .hideAtOnce: return .hideRequested(next, animated: false)
    case .load: return .loadDidBegin(Machine.Load(id: next))
    case .loadAlways: return .loadDidBegin(Machine.Load(id: next, visibility: .always))
    case .loadNever: return .loadDidBegin(Machine.Load(id: next, visibility: .never))
    case .retry:
      return .loadDidBegin(
        Machine.Load(id: next, timing: customTiming, visibility: .always, isRetry: true))
    case .content: return .loadDidFinish(last, .content)
    case .empty: return .loadDidFinish(last, .empty)
    case .failure: return .loadDidFinish(last, .failure)
    case .lateContent: return .loadDidFinish(test.first, .content)
    case .lateFailure: return .loadDidFinish(test.first, .failure)
    case .cancel: return .cancelRequested(last)
    case .losePage: return .loadDidLosePage(last)
    case .tap:
      return .retryRequested(test.machine.visiblePage ?? Machine.Page(id: last, kind: .failure))
    case .endMove: return .moveDidEnd(test.moves)
    case .endEarlierMove: return .moveDidEnd(test.moves - 1)
    case .shortPause, .delayPasses, .minimumPasses: return .deadlineDidPass
    case .repetition: return .hideRequested(newest, animated: true)
    case .pageRemoved: return .pageWasRemoved
    }
  }
}

extension PlaceholderDifferentialTest {
  /// The identifier of the last call.
  var newest: PlaceholderID { calls.max() ?? PlaceholderID(serial: 0) }
  /// The identifier of the first call.
  var first: PlaceholderID { calls.min() ?? PlaceholderID(serial: 0) }
}
