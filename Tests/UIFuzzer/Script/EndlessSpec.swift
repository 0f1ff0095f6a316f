// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The description of a modal whose custom transition never ends, in a scene of its own.
package struct EndlessSpec: Sendable {
  /// The transition that its animator does not complete.
  package enum Transition: String, Sendable { case appearing, disappearing }

  let transition: Transition
  let lane: PopupSpec.Lane
  let isInAppWindow: Bool
  /// Whether the app dismisses it while it is appearing.
  let isDismissed: Bool

  init(_ transition: Transition, _ random: inout FuzzRandom) {
    self.transition = transition
    lane = random.pick([.popups, .alerts])
    isInAppWindow = !random.one(in: 4)
    isDismissed = transition == .appearing && random.one(in: 4)
  }
}

extension EndlessSpec: CustomStringConvertible {
  package var description: String {
    var words = ["a modal that never ends \(transition)"]
    if lane != .popups { words.append("lane \(lane)") }
    if isInAppWindow { words.append("in the app window") }
    if isDismissed { words.append("dismissed meanwhile") }
    return words.joined(separator: ", ")
  }
}
