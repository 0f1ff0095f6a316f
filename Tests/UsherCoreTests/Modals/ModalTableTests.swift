// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing

@testable import UsherCore

/// Checks the article “The states of a modal”: each event in each state.
struct ModalTableTests {
  @Test func `the article describes the states of a modal`() throws {
    try expectArticle("ModalStates", describes: Self.states, events: Self.events, state: \.state)
  }

  private static var states: KeyValuePairs<String, () -> ModalHarness> {
    [
      "idle": { ModalHarness() },
      "waiting for traits": { .requested(hasTraits: false) },
      "requested": { .requested() },
      "requested (overdue)": { .requested().after { $0.send(.turnPassed) } },
      "requested (to be dismissed)": {
        .requested().after { $0.send(.dismissalRequested(animated: true)) }
      },
      "requested (suspended)": { .requested().after { $0.send(.suspendRequested) } },
      "appearing": { .appearing() },
      "appearing (completed)": { .appearing().after { $0.send(.presentationCompleted) } },
      "appearing (to be dismissed)": {
        .appearing().after { $0.send(.dismissalRequested(animated: true)) }
      },
      "presented": { .presented() },
      "presented (covered)": { .presented().after { $0.poll { $0.isCovered = true } } },
      "presented (to be dismissed)": {
        .presented().after { $0.send(.dismissalRequested(animated: true)) { $0 = .appearing } }
      },
      "presented (hidden)": { .presented().after { $0.send(.hideRequested) } },
      "presented (suspended)": { .presented().after { $0.send(.suspendRequested) } },
      "dismissing": { .presented().after { $0.send(.dismissalRequested(animated: true)) } },
      "orphaned": { .presented().after { $0.poll { $0.isHostAttached = false } } },
      "finished": { .presented(isAlert: true).after { $0.poll { $0 = .dismissed } } },
    ]
  }

  private static var events: KeyValuePairs<String, (inout ModalHarness) -> [String]> {
    [
      "`presentRequested`": {
        $0.step(.presentRequested(.ready(isAlert: false), animated: true), .init())
      },
      "`presentRequested`: without traits": {
        $0.step(
          .presentRequested(.ready(isAlert: false), animated: true), .init { $0.hasTraits = false })
      },
      "`presentRequested`: no presenting controller": {
        $0.step(.presentRequested(.noPresenter, animated: true), .init())
      },
      "`presentationCompleted`": { $0.step(.presentationCompleted, .presented) },
      "`presentedLate`": { $0.step(.presentedLate, .presented) },
      "`polled`: not presented": { $0.step(.polled, .dismissed) },
      "`polled`: appearing": { $0.step(.polled, .appearing) },
      "`polled`: presented": { $0.step(.polled, .presented) },
      "`polled`: covered": { $0.step(.polled, .presented.with { $0.isCovered = true }) },
      "`polled`: disappearing": { $0.step(.polled, .disappearing) },
      "`polled`: in no window": {
        $0.step(.polled, .presented.with { $0.isHostAttached = false })
      },
      "`polled`: hidden by the app": {
        $0.step(.polled, .presented.with { $0.isHostHidden = true })
      },
      "`turnPassed`": { $0.step(.turnPassed, .presented) },
      "`touchesWereRequested`": { $0.step(.touchesWereRequested, .presented) },
      "`dismissalRequested`": { $0.stepInPlace(.dismissalRequested(animated: true)) },
      "`dismissalRequested`: at once": {
        $0.stepInPlace(.dismissalRequested(animated: false))
      },
      "`dismissalRequested`: in a transition": {
        $0.stepInPlace(.dismissalRequested(animated: true), isTransitioning: true)
      },
      "`actionWasChosen`": { $0.step(.actionWasChosen, .dismissed) },
      "`dismissalCompleted`": { $0.step(.dismissalCompleted, .dismissed) },
      "`suspendRequested`": { $0.step(.suspendRequested, .presented) },
      "`resumeRequested`": { $0.step(.resumeRequested, .presented) },
      "`resumeRequested`: not presented": { $0.step(.resumeRequested, .dismissed) },
      "`hideRequested`": { $0.step(.hideRequested, .presented) },
      "`unhideRequested`": { $0.step(.unhideRequested, .presented) },
      "`invalidated`": { $0.stepInPlace(.invalidated) },
    ]
  }
}

extension ModalHarness {
  /// Sends one event with an observation that agrees with the state.
  fileprivate mutating func stepInPlace(
    _ event: ModalMachine.Event, isTransitioning: Bool = false
  ) -> [String] {
    let state: [ModalMachine.State] = [.appearing, .presented, .dismissing, .orphaned]
    guard state.contains(machine.state) else { return step(event, .dismissed) }
    return step(event, isTransitioning ? .appearing : .presented)
  }

  /// Sends one event with an observation.
  fileprivate mutating func step(
    _ event: ModalMachine.Event, _ observation: ModalObservation
  ) -> [String] {
    screen = observation
    return step(event)
  }

  /// The state, with the most important detail in parentheses.
  fileprivate var state: String {
    let (isSuspended, isPending) =
      (machine.visibility == .suspended, machine.pendingDismissal != nil)
    return switch machine.state {
    case .idle: "idle"
    case .waitingForTraits: "waiting for traits"
    case .requested where isSuspended: "requested (suspended)"
    case .requested where isPending: "requested (to be dismissed)"
    case .requested: machine.hasTurnPassed ? "requested (overdue)" : "requested"
    case .appearing where isPending: "appearing (to be dismissed)"
    case .appearing: machine.isCompleted ? "appearing (completed)" : "appearing"
    case .presented where isSuspended: "presented (suspended)"
    case .presented where isPending: "presented (to be dismissed)"
    case .presented where machine.visibility == .hidden: "presented (hidden)"
    case .presented: machine.presentsOther ? "presented (covered)" : "presented"
    case .dismissing: "dismissing"
    case .orphaned: "orphaned"
    case .finished: "finished"
    }
  }
}
