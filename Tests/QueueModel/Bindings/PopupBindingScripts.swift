// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// All scripts of a certain length for a simulated view, and random ones.
package enum PopupBindingScripts {
  /// What the app, the user or the system does.
  package enum Step: Sendable, Hashable, CaseIterable {
    case setFirst, setSecond, setNil
    case update, drawAgain, turn, enterWindow, leaveWindow, remove
    case appear, beginDismissal, endDismissal, dismissAtOnce, refuseNextPopup
    case toggleRefusal, setSameWithOutcome, setOtherWithOutcome, setNilWithOutcome
    case extraTurn, repeatedOutcome

    /// The steps that lead to new states most often.
    package static let common: [Step] = [
      .setFirst, .setSecond, .setNil, .update, .drawAgain, .turn, .enterWindow, .leaveWindow,
      .remove, .appear, .beginDismissal, .endDismissal, .dismissAtOnce,
    ]
  }

  private static let waiting: [Step] = [.setFirst, .update, .enterWindow, .turn]

  /// First steps of scripts, one list per rule.
  package static let prefixes: [[Step]] = [
    [],
    waiting,
    waiting + [.appear],
    waiting + [.appear, .setSecond, .update],
    waiting + [.appear, .setSecond, .update, .turn],
    waiting + [.appear, .setNil, .update, .turn],
    waiting + [.appear, .beginDismissal],
    waiting + [.appear, .beginDismissal, .drawAgain, .turn],
    waiting + [.setSameWithOutcome, .dismissAtOnce],
    waiting + [.setOtherWithOutcome, .dismissAtOnce],
    waiting + [.toggleRefusal, .dismissAtOnce],
    waiting + [.toggleRefusal, .dismissAtOnce, .turn],
    waiting + [.appear, .remove],
    [.refuseNextPopup] + waiting,
  ]

  /// Returns the first failure of all scripts with these first steps and this length, or `nil`.
  package static func firstFailure(
    updatesContent: Bool, after beginning: [Step], then steps: [Step], depth: Int,
    count: () -> Void = {}
  ) -> String? {
    var view = SimulatedBindingView(updatesContent: updatesContent)
    for step in beginning { view.perform(step) }
    return view.failure ?? explore(view, steps, depth: depth, count)
  }

  private static func explore(
    _ view: SimulatedBindingView, _ steps: [Step], depth: Int, _ count: () -> Void
  ) -> String? {
    guard depth > 0 else { return view.failureAtEnd() }
    for step in steps {
      var next = view
      next.perform(step)
      if next.isUnchanged(since: view) { continue }
      count()
      if let failure = next.failure { return failure }
      if let failure = explore(next, steps, depth: depth - 1, count) { return failure }
    }
    return nil
  }

  /// Returns the failure of a random script, or `nil`.
  package static func failure(updatesContent: Bool, seed: UInt64, steps: Int) -> String? {
    var random = SplitMix(seed: seed)
    // A script with every step rarely tests one rule thoroughly, so each script leaves some out.
    let essential: Set<Step> = [.setFirst, .update, .turn, .enterWindow]
    let known = Step.allCases.filter {
      essential.contains($0) || Int.random(in: 0..<4, using: &random) > 0
    }
    var view = SimulatedBindingView(updatesContent: updatesContent)
    var script: [Step] = []
    while script.count < steps, view.failure == nil {
      // A view that is gone does little.
      let isNearEnd = script.count > steps * 9 / 10
      let possible = known.filter { step in
        var next = view
        if step == .remove, !isNearEnd { return false }
        next.perform(step)
        return !next.isUnchanged(since: view)
      }
      guard let step = possible.randomElement(using: &random) else { break }
      script.append(step)
      view.perform(step)
    }
    guard (view.failure ?? view.failureAtEnd()) != nil else { return nil }
    let shortest = shrunk(script) { failure(updatesContent: updatesContent, of: $0) != nil }
    let problem = failure(updatesContent: updatesContent, of: shortest) ?? ""
    return "seed \(seed), updates \(updatesContent): \(shortest)\n\(problem)"
  }

  /// Returns the failure of a script, or `nil`.
  package static func failure(updatesContent: Bool, of script: [Step]) -> String? {
    var view = SimulatedBindingView(updatesContent: updatesContent)
    for step in script where view.failure == nil { view.perform(step) }
    return view.failure ?? view.failureAtEnd()
  }
}

extension SimulatedBindingView {
  mutating func perform(_ step: PopupBindingScripts.Step) {
    switch step {
    case .setFirst: set(1)
    case .setSecond: set(2)
    case .setNil: set(nil)
    case .update: update()
    case .drawAgain: update(isDrawnAgain: true)
    case .turn: runTurn()
    case .enterWindow: moveToWindow(true)
    case .leaveWindow: moveToWindow(false)
    case .remove: remove()
    case .appear: letPopupAppear()
    case .beginDismissal: beginDismissal()
    case .endDismissal: endDismissal()
    case .dismissAtOnce: dismissAtOnce()
    case .refuseNextPopup: refuseNextPopup()
    case .toggleRefusal: toggleRefusal()
    case .setSameWithOutcome: react(with: .sameItem)
    case .setOtherWithOutcome: react(with: .otherItem)
    case .setNilWithOutcome: react(with: .noItem)
    case .extraTurn: runExtraTurn()
    case .repeatedOutcome: repeatOutcome()
    }
  }
}
