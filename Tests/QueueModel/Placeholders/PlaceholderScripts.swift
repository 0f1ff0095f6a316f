// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// Every script of some length, and endless ones that a seed determines.
package enum PlaceholderScripts {
  /// Something that can happen, said in terms of what has been asked for so far.
  package enum Step: Sendable, Hashable, CaseIterable {
    case showLoading, showEmpty, showFailure, showPaced, hide, hideAtOnce
    case load, loadAlways, loadNever, loadAgain
    case content, empty, failure, lateContent, lateFailure
    case cancel, tap, moved, movedLate, soon, delayPasses, minimumPasses, repetition, gone

    /// What leads to something new most often.
    package static let most: [Step] = [
      .showLoading, .showEmpty, .hide, .load, .loadAlways, .loadNever, .content, .failure,
      .lateFailure, .cancel, .moved, .soon, .delayPasses,
    ]
  }

  /// From where each rule is near.
  package static let beginnings: [[Step]] = [
    [],
    [.load, .content, .moved],
    [.load, .delayPasses],
    [.load, .delayPasses, .moved, .failure],
    [.load, .failure, .moved],
    [.load, .empty],
    [.load, .failure, .moved, .loadAgain],
    [.hide, .load],
    [.showPaced, .delayPasses],
    [.showLoading, .delayPasses, .hide],
    [.showEmpty, .moved, .load],
    [.load, .soon, .load],
  ]

  /// The first failure of all scripts of this length that begin as told; nil, if there is none.
  package static func firstFailure(
    after beginning: [Step], then steps: [Step], depth: Int, count: () -> Void = {}
  ) -> String? {
    var duel = PlaceholderDuel()
    for step in beginning {
      if let failure = play(step, on: &duel) { return failure }
    }
    return explore(duel, steps, depth: depth, count)
  }

  private static func explore(
    _ duel: PlaceholderDuel, _ steps: [Step], depth: Int, _ count: () -> Void
  ) -> String? {
    guard depth > 0 else {
      var last = duel
      return last.finish()
    }
    for step in steps {
      var next = duel
      if let failure = play(step, on: &next) { return failure }
      count()
      // What changed nothing is followed by nothing new.
      if next.isWhere(duel) { continue }
      if let failure = explore(next, steps, depth: depth - 1, count) { return failure }
    }
    return nil
  }

  /// What is wrong with a random script; nil, if nothing is.
  package static func failure(seed: UInt64, steps: Int) -> String? {
    var random = SplitMix(seed: seed)
    // A script that knows every step seldom goes deep into one rule, so each leaves some out.
    let known = Step.allCases.filter { $0 != .gone && Int.random(in: 0..<3, using: &random) > 0 }
    var script: [Step] = []
    for _ in 0..<steps { script.append(known.randomElement(using: &random) ?? .load) }
    guard failure(of: script) != nil else { return nil }
    let shortest = shrunk(script) { failure(of: $0) != nil }
    return "seed \(seed): \(shortest)\n\(failure(of: shortest) ?? "")"
  }

  package static func failure(of script: [Step]) -> String? {
    var duel = PlaceholderDuel()
    for step in script {
      if let failure = play(step, on: &duel) { return failure }
    }
    return duel.finish()
  }

  private static func play(_ step: Step, on duel: inout PlaceholderDuel) -> String? {
    duel.play(step.event(in: duel), after: step.span)
  }
}

extension PlaceholderScripts.Step {
  var span: Duration {
    switch self {
    case .soon: .milliseconds(100)
    case .delayPasses: .milliseconds(300)
    case .minimumPasses: .milliseconds(500)
    default: .zero
    }
  }

  func event(in duel: PlaceholderDuel) -> PlaceholderMachine.Event {
    typealias Machine = PlaceholderMachine
    let newest = duel.newest
    let next = PlaceholderID(serial: newest.serial + 1)
    let last = duel.machine.load?.id ?? newest
    let paced = PlaceholderPacing(delay: .milliseconds(200), minimum: .milliseconds(400))
    func show(_ kind: PlaceholderKind, _ pacing: PlaceholderPacing) -> Machine.Event {
      .showRequested(Machine.Page(id: next, kind: kind), pacing, animated: true)
    }
    switch self {
    case .showLoading: return show(.loading, .standard)
    case .showEmpty: return show(.empty, .immediate)
    case .showFailure: return show(.failure, .immediate)
    case .showPaced: return show(.custom, paced)
    case .hide: return .hideRequested(next, animated: true)
    case .hideAtOnce: return .hideRequested(next, animated: false)
    case .load: return .loadDidBegin(Machine.Load(id: next))
    case .loadAlways: return .loadDidBegin(Machine.Load(id: next, cover: .always))
    case .loadNever: return .loadDidBegin(Machine.Load(id: next, cover: .never))
    case .loadAgain:
      return .loadDidBegin(Machine.Load(id: next, pacing: paced, cover: .always, isRetry: true))
    case .content: return .loadDidEnd(last, .content)
    case .empty: return .loadDidEnd(last, .empty)
    case .failure: return .loadDidEnd(last, .failure)
    case .lateContent: return .loadDidEnd(duel.first, .content)
    case .lateFailure: return .loadDidEnd(duel.first, .failure)
    case .cancel: return .cancelRequested(last)
    case .tap: return .retryRequested(duel.machine.shown ?? Machine.Page(id: last, kind: .failure))
    case .moved: return .moveDidEnd(duel.moves)
    case .movedLate: return .moveDidEnd(duel.moves - 1)
    case .soon, .delayPasses, .minimumPasses: return .deadlineDidPass
    case .repetition: return .hideRequested(newest, animated: true)
    case .gone: return .pageDidGo
    }
  }
}

extension PlaceholderDuel {
  /// The number that was given out last.
  var newest: PlaceholderID { asked.max() ?? PlaceholderID(serial: 0) }
  /// The number that was given out first.
  var first: PlaceholderID { asked.min() ?? PlaceholderID(serial: 0) }
}
