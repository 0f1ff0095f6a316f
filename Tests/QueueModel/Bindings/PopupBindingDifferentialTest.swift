// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// The machine of popup bindings and its reference model, compared after each event.
package struct PopupBindingDifferentialTest {
  package private(set) var machine: PopupBindingMachine
  /// The effects of the last event.
  private(set) var effects: [PopupBindingMachine.Effect] = []
  private var model: ReferencePopupBinding
  private var steps: [(event: PopupBindingMachine.Event, effects: [PopupBindingMachine.Effect])] =
    []

  var eventCount: Int { steps.count }

  package init(updatesContent: Bool) {
    machine = PopupBindingMachine(updatesContent: updatesContent)
    model = ReferencePopupBinding(updatesContent: updatesContent)
  }

  /// Sends an event. Returns a failure with the script, or `nil`.
  package mutating func play(_ event: PopupBindingMachine.Event) -> String? {
    effects = machine.handle(event)
    let expected = model.handle(event)
    steps.append((event, effects))
    if effects != expected { return failed("the model says \(expected)") }
    if case .turnDidBegin = event { return nil }
    return effects.isEmpty || effects == [.scheduleTurn]
      ? nil : failed("only a turn has effects but a turn")
  }

  func failed(_ problem: String) -> String {
    let script = steps.map { "\($0.event) -> \($0.effects)" }
    return "\(problem), after\n\(script.joined(separator: "\n"))"
  }
}
