// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// An endless script of events that a seed determines, good and bad ones mixed.
package struct RandomScript {
  package static let lanes = [
    PopupLane.popups, .alerts,
    PopupLane(name: "toasts", capacity: 2, minimumGap: .milliseconds(700)),
  ]

  private var random: SplitMix
  private var newest: UInt64 = 0
  private var newestHold: UInt64 = 0

  package init(seed: UInt64) {
    random = SplitMix(seed: seed)
  }

  /// How long nothing happens, and what happens then.
  package mutating func next() -> (span: Duration, event: PopupQueue.Event) {
    (
      pick([.zero, .zero, .milliseconds(10), .milliseconds(500), .seconds(2), .seconds(7)]), event()
    )
  }

  private mutating func event() -> PopupQueue.Event {
    switch Int.random(in: 0..<40, using: &random) {
    case 0..<9: .enqueued(request())
    case 9..<14: .didPresent(id())
    case 14..<16: .didFailToPresent(id(), pick([.refused, .refused, .impossible]))
    case 16: .didBeginToLeave(id(), .actionChosen)
    case 17..<21: .didLeave(id())
    case 21: .wasRemovedByApp(id())
    case 22..<25: .didLook(id(), found: pick([.visible, .absent, .inTransition]))
    case 25..<29:
      .endRequested(
        target(), pick([.dismissed, .loggedOut, .cancelled]), animated: .random(using: &random))
    case 29..<32: .stageDidChange(stage())
    case 32: .holdWasAdded(hold())
    case 33: .holdWasReleased(PopupHold.ID(serial: .random(in: 0...newestHold, using: &random)))
    case 34..<37: .deadlineDidPass
    default: .turnDidBegin
    }
  }

  private mutating func request() -> PopupQueue.Request {
    // One in ten is a repetition.
    if Int.random(in: 0..<10, using: &random) > 0 { newest += 1 }
    return PopupQueue.Request(
      id: RequestID(serial: newest),
      key: pick([nil, nil, nil, "a", "b"]), group: pick([nil, nil, "g", "h"]),
      lane: pick(RandomScript.lanes), priority: pick([.standard, .standard, .guide, .urgent, -1]),
      surface: pick([.overlay, .overlay, .appWindow]),
      delay: pick([.zero, .zero, .zero, .milliseconds(500), .seconds(-1), .seconds(3)]),
      isAnimated: .random(using: &random))
  }

  /// One of the last few identities, or one that is to come.
  private mutating func id() -> RequestID {
    RequestID(serial: .random(in: (newest - min(newest, 6))...(newest + 1), using: &random))
  }

  private mutating func target() -> PopupQueue.EndTarget {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<5: .request(id())
    case 5: .key(pick(["a", "b", "c"]))
    case 6: .group(pick(["g", "h", "i"]))
    case 7: .lane(pick(RandomScript.lanes))
    case 8: .lane(PopupLane(name: "unknown", capacity: 3))
    default: .all
    }
  }

  private mutating func stage() -> PopupStage {
    // The end of the stage ends the play, so it is rare.
    Int.random(in: 0..<60, using: &random) == 0
      ? .gone : pick([.active, .active, .active, .inactive, .background])
  }

  private mutating func hold() -> PopupHold {
    newestHold += 1
    return PopupHold(
      id: PopupHold.ID(serial: .random(in: 0...newestHold, using: &random)),
      lane: pick(RandomScript.lanes), reason: pick(["guide", "pay \"now\"", "two\nlines"]))
  }

  private mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int.random(in: choices.indices, using: &random)]
  }
}
