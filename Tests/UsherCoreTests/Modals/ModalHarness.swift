// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

@testable import UsherCore

/// Sends events to the machine of a modal, with what the test says that UIKit's state is; returns
/// the effects as text.
struct ModalHarness {
  private(set) var machine = ModalMachine()
  var screen = ModalObservation()
  /// The events to send in the next turn.
  private var nextTurn: [ModalMachine.Event] = []

  /// Sends one event. Events that the machine wants to send are among the effects.
  mutating func step(_ event: ModalMachine.Event) -> [String] {
    machine.handle(event, screen).map(text)
  }

  /// Sends an event and the events that the machine sends in response, with the same observation
  /// unless UIKit was asked to dismiss the modal.
  @discardableResult
  mutating func send(_ event: ModalMachine.Event) -> [String] {
    var output: [String] = []
    for effect in machine.handle(event, screen) {
      switch effect {
      case .send(let event): output += send(event)
      case .sendInNextTurn(let event): nextTurn.append(event)
      case .dismiss:
        screen = .disappearing
        output.append(text(effect))
      case .tearDown:
        nextTurn = []
        output.append(text(effect))
      default: output.append(text(effect))
      }
    }
    return output
  }

  /// Sends the events of the next turn, and polls.
  @discardableResult
  mutating func runTurn() -> [String] {
    let events = nextTurn
    nextTurn = []
    var output: [String] = []
    for event in events { output += send(event) }
    return output + send(.polled)
  }

  /// Sends an event after a change of UIKit's state.
  @discardableResult
  mutating func send(
    _ event: ModalMachine.Event, _ change: (inout ModalObservation) -> Void
  ) -> [String] {
    change(&screen)
    return send(event)
  }

  @discardableResult
  mutating func poll(_ change: (inout ModalObservation) -> Void = { _ in }) -> [String] {
    send(.polled, change)
  }

  private func text(_ effect: ModalMachine.Effect) -> String {
    switch effect {
    case .present(let isAnimated): isAnimated ? "present" : "present at once"
    case .dismiss(let isAnimated): isAnimated ? "dismiss" : "dismiss at once"
    case .adoptPresentingViewController: "adopt presenting controller"
    case .activateHost: "activate host"
    case .deactivateHost: "deactivate host"
    case .observeTouches: "observe touches"
    case .observeUserDismissal: "observe gestures"
    case .report(.didFail(let failure)): "didFail \(failure)"
    case .report(.dismissalDidBegin(let reason)): "dismissalDidBegin \(reason)"
    case .report(let report): "\(report)"
    case .pollChild: "poll child"
    case .send(let event): "send \(event)"
    case .sendInNextTurn(let event): "next turn: \(event)"
    case .removeOrphanedView: "remove view"
    case .dismissWhenPossible: "dismiss when possible"
    case .tearDown: "tear down"
    }
  }
}

extension ModalHarness {
  /// A modal whose presentation UIKit has not begun.
  static func requested(isAlert: Bool = false, hasTraits: Bool = true) -> ModalHarness {
    var harness = ModalHarness()
    harness.screen.hasTraits = hasTraits
    harness.send(.presentRequested(.ready(isAlert: isAlert), animated: true))
    return harness
  }

  /// A modal that UIKit is presenting.
  static func appearing(isAlert: Bool = false) -> ModalHarness {
    var harness = requested(isAlert: isAlert)
    harness.poll { $0 = .appearing }
    return harness
  }

  static func presented(isAlert: Bool = false) -> ModalHarness {
    var harness = appearing(isAlert: isAlert)
    harness.screen = .presented
    harness.send(.presentationCompleted)
    return harness
  }

  func after(_ change: (inout ModalHarness) -> Void) -> ModalHarness {
    var harness = self
    change(&harness)
    return harness
  }
}

extension ModalObservation {
  init(_ change: (inout ModalObservation) -> Void) {
    self.init()
    change(&self)
  }

  /// The modal is presented, at rest and in its window.
  static let presented = ModalObservation {
    $0.isLinked = true
    $0.isPresented = true
    $0.isHostAttached = true
    $0.canBeDismissed = true
  }

  static let appearing = presented.with {
    $0.isBeingPresented = true
    $0.isTransitioning = true
    $0.canBeDismissed = false
  }

  /// The modal is being dismissed, which can no longer be cancelled.
  static let disappearing = presented.with {
    $0.isBeingDismissed = true
    $0.isDismissalCommitted = true
    $0.isTransitioning = true
    $0.canBeDismissed = false
  }

  /// The modal is no longer presented, and its presenting controller is still in the window.
  static let dismissed = ModalObservation { $0.isHostAttached = true }

  func with(_ change: (inout ModalObservation) -> Void) -> ModalObservation {
    var copy = self
    change(&copy)
    return copy
  }
}
