// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import QueueModel
import Testing

@testable import UsherCore

/// Every event in every state that a machine can reach, and random scripts, checked for what a
/// presenter promises, whatever UIKit's state is.
struct ModalScriptTests {
  @Test func `every script keeps the promises`() {
    #expect(Self.firstFailure == nil)
  }

  @Test(arguments: Array(stride(from: UInt64(1), through: 200, by: 1)))
  func `a random script keeps the promises`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var script = ModalScript()

    for _ in 0..<300 where script.failure == nil {
      let event = ModalScript.events.randomElement(using: &random) ?? .polled
      script.play(event, .random(using: &random))
    }

    #expect(script.failure == nil, "seed \(seed)")
  }

  /// Plays every event after the shortest script to each state; so no longer script can fail.
  private static var firstFailure: String? {
    var scripts = [ModalScript()]
    var known: Set = [ModalScript().modal]
    var next = 0
    while next < scripts.count {
      let script = scripts[next]
      next += 1
      if script.isStuck { return script.text("it is stuck") }
      for event in ModalScript.events {
        for observation in event.dependsOnScreen ? ModalScript.observations : [.presented] {
          var longer = script
          longer.play(event, observation)
          if let failure = longer.failure { return failure }
          if known.insert(longer.modal).inserted { scripts.append(longer) }
        }
      }
    }
    return nil
  }
}

/// The events that were sent to a machine, and whether its effects kept the promises.
private struct ModalScript {
  struct Modal: Hashable {
    var machine = ModalMachine()
    /// Whether `present` was called, and the presentation is not over.
    var isPresenting = false
    /// Whether its appearance was reported since it was presented or resumed.
    var hasAppeared = false
    /// Whether its dismissal was requested or reported.
    var isDismissalExpected = false
  }

  static let events: [ModalMachine.Event] = [
    .presentRequested(.ready(isAlert: false), animated: true),
    .presentRequested(.ready(isAlert: true), animated: true),
    .presentationCompleted, .presentedLate, .polled, .turnPassed, .touchesWereRequested,
    .dismissalRequested(animated: true), .dismissalRequested(animated: false), .actionWasChosen,
    .dismissalCompleted, .suspendRequested, .resumeRequested, .hideRequested, .unhideRequested,
    .invalidated,
  ]

  static let observations: [ModalObservation] = [
    .init(), .init { $0.hasTraits = false }, .appearing, .presented, .disappearing, .dismissed,
    .presented.with { $0.isHostAttached = false }, .presented.with { $0.isHostHidden = true },
    .presented.with { $0.isCovered = true },
  ]

  private(set) var modal = Modal()
  private(set) var failure: String?
  private var steps: [(ModalMachine.Event, ModalObservation)] = []

  mutating func play(_ event: ModalMachine.Event, _ screen: ModalObservation) {
    steps.append((event, screen))
    if case .dismissalRequested = event, modal.machine.state != .idle {
      modal.isDismissalExpected = true
    }
    if event == .suspendRequested || event == .resumeRequested { modal.hasAppeared = false }
    let effects = modal.machine.handle(event, screen)
    for effect in effects where failure == nil { check(effect, screen) }
    // A report can call the app, so what follows must not depend on this observation.
    let rest = effects.drop { !$0.isReport }
    expect(rest.allSatisfy(\.isAllowedAfterReport), "\(rest) after a report")
    if event == .invalidated { modal = Modal(machine: modal.machine) }
    expect(modal.machine.state != .idle || !modal.isPresenting, "an idle modal is not presented")
  }

  private mutating func check(_ effect: ModalMachine.Effect, _ screen: ModalObservation) {
    switch effect {
    case .present:
      expect(!modal.isPresenting, "it is presented once")
      modal.isPresenting = true
    case .dismiss:
      expect(screen.canBeDismissed, "UIKit dismisses exactly this modal")
      expect(modal.isDismissalExpected, "a dismissal was requested or reported")
    case .report(.willAppear):
      expect(!modal.hasAppeared, "it appears once")
      modal.hasAppeared = true
    case .report(.didPresent):
      expect(modal.hasAppeared, "it begins to appear before it has appeared")
    case .report(.dismissalDidBegin): modal.isDismissalExpected = true
    case .report(.didDisappear), .report(.didFail):
      expect(modal.machine.state == .idle, "it is idle after it has disappeared")
      modal = Modal(machine: modal.machine)
    case .tearDown: modal.isPresenting = false
    case .report, .adoptPresentingViewController, .activateHost, .deactivateHost, .observeTouches,
      .observeUserDismissal, .pollChild, .send, .sendInNextTurn, .removeOrphanedView,
      .dismissWhenPossible:
      break
    }
  }

  /// Whether it is not idle after UIKit has dismissed it and a few turns have passed.
  var isStuck: Bool {
    var machine = modal.machine
    guard machine.state != .idle else { return false }
    _ = machine.handle(.dismissalRequested(animated: false), .dismissed)
    if machine.state != .idle { _ = machine.handle(.resumeRequested, .dismissed) }
    for _ in 0..<5 where machine.state != .idle {
      for event: ModalMachine.Event in [.turnPassed, .polled, .dismissalCompleted] {
        _ = machine.handle(event, .dismissed)
      }
    }
    return machine.state != .idle
  }

  private mutating func expect(_ holds: Bool, _ promise: String) {
    if !holds, failure == nil { failure = text(promise) }
  }

  func text(_ failure: String) -> String {
    failure + "\n" + steps.map { "\($0.0) \($0.1)" }.joined(separator: "\n")
  }
}

extension ModalMachine.Event {
  fileprivate var dependsOnScreen: Bool {
    switch self {
    case .presentRequested, .polled, .dismissalRequested, .resumeRequested: true
    case .presentationCompleted, .presentedLate, .turnPassed,
      .touchesWereRequested, .actionWasChosen, .dismissalCompleted, .suspendRequested,
      .hideRequested, .unhideRequested, .invalidated:
      false
    }
  }
}

extension ModalMachine.Effect {
  fileprivate var isReport: Bool {
    if case .report = self { true } else { false }
  }

  fileprivate var isAllowedAfterReport: Bool {
    switch self {
    case .report, .pollChild, .send, .sendInNextTurn: true
    case .present, .dismiss, .adoptPresentingViewController, .activateHost, .deactivateHost,
      .observeTouches,
      .observeUserDismissal, .removeOrphanedView, .dismissWhenPossible, .tearDown:
      false
    }
  }
}

extension ModalObservation {
  fileprivate static func random(using random: inout SplitMix) -> ModalObservation {
    ModalObservation {
      $0.isInAppWindow = .random(using: &random)
      $0.isInsideParent = .random(using: &random)
      $0.hasTraits = .random(using: &random)
      $0.isHostHidden = .random(using: &random)
      $0.isHostAttached = .random(using: &random)
      $0.isLinked = .random(using: &random)
      $0.isPresented = .random(using: &random)
      $0.isPresentingViewControllerGone = .random(using: &random)
      $0.isPresentingViewControllerBeingDismissed = .random(using: &random)
      $0.isBeingPresented = .random(using: &random)
      $0.isBeingDismissed = .random(using: &random)
      $0.dismissalBeganInteractively = [nil, false, true].randomElement(using: &random) ?? nil
      $0.isDismissalCommitted = .random(using: &random)
      $0.isTransitioning = .random(using: &random)
      $0.canBeDismissed = .random(using: &random)
      $0.presentsController = .random(using: &random)
      $0.isCovered = .random(using: &random)
    }
  }
}
