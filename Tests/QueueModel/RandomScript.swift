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
  /// What was ordered onto the screen once and has not ended, as far as the script has heard.
  private var onScreen: [RequestID] = []
  private var newestHold: UInt64 = 0

  package init(seed: UInt64) {
    random = SplitMix(seed: seed)
  }

  /// Tells the script what was answered, so that its next events are about what is on screen.
  package mutating func hear(_ effects: [PopupQueue.Effect]) {
    for effect in effects {
      switch effect {
      case .present(let id, _): onScreen.append(id)
      case .report(let id, _): onScreen.removeAll { $0 == id }
      case .dismiss, .withdraw, .restore, .look, .join, .setDeadline, .requestTurn: break
      }
    }
  }

  /// How long nothing happens, and what happens then.
  package mutating func next() -> (span: Duration, event: PopupQueue.Event) {
    (
      pick([
        .zero, .zero, .zero, .milliseconds(10), .milliseconds(500), .seconds(1), .seconds(2),
        .seconds(7),
      ]), event()
    )
  }

  private mutating func event() -> PopupQueue.Event {
    switch Int.random(in: 0..<62, using: &random) {
    case 0..<8: .enqueued(request())
    case 8..<20: .didPresent(id())
    case 20..<22: .didFailToPresent(id(), pick([.refused, .refused, .impossible]))
    case 22: .didBeginToLeave(id(), .actionChosen)
    case 23..<28: .didLeave(id())
    case 28: .wasRemovedByApp(id())
    case 29..<32: .didLook(id(), found: pick([.visible, .absent, .inTransition]))
    case 32..<36:
      .endRequested(
        target(), pick([.dismissed, .loggedOut, .cancelled]), animated: .random(using: &random))
    case 36..<38: .stageDidChange(stage())
    case 38 where Bool.random(using: &random): .holdWasAdded(hold())
    case 38..<42:
      .holdWasReleased(PopupHold.ID(serial: .random(in: 0...newestHold, using: &random)))
    case 42..<44: .timeWasPaused(id(), pick([.touch, .voiceOver, .custom("a b")]))
    case 44..<46: .timeWasResumed(id(), pick([.touch, .voiceOver, .custom("a b")]))
    case 46..<50: .deadlineDidPass
    case 60..<62: .changeRequested(id(), change())
    default: .turnDidBegin
    }
  }

  private mutating func change() -> PopupChange {
    pick([
      .priority(pick([.guide, .urgent, -1])), .delay(pick([.zero, .seconds(2), .seconds(-1)])),
      .expiresAfter(pick([nil, .seconds(1), .seconds(9)])),
    ])
  }

  private mutating func request() -> PopupQueue.Request {
    // One in ten is a repetition of one of the last few.
    let isNew = Int.random(in: 0..<10, using: &random) > 0
    if isNew { newest += 1 }
    let serial = isNew ? newest : .random(in: (newest - min(newest, 4))...newest, using: &random)
    let conflict: PopupConflictPolicy = pick([
      .wait, .wait, .interrupt, .interrupt, .replace, .dropIfBusy,
    ])
    return PopupQueue.Request(
      id: RequestID(serial: serial),
      key: pick([nil, nil, nil, "a", "b"]), keyPolicy: pick([.keepFirst, .replaceFirst]),
      group: pick([nil, nil, "g", "h"]),
      lane: pick(RandomScript.lanes),
      priority: pick([.standard, .standard, conflict == .interrupt ? .urgent : .guide, .urgent, -1]
      ),
      surface: pick([.overlay, .overlay, .appWindow]),
      delay: pick([.zero, .zero, .zero, .milliseconds(500), .seconds(-1), .seconds(3)]),
      conflict: conflict,
      expiresAfter: pick([
        nil, nil, nil, nil, nil, nil, .milliseconds(500), .seconds(9), .seconds(-1),
      ]),
      timeOnScreen: pick([nil, nil, nil, .zero, .seconds(1), .seconds(9)]),
      isAnimated: .random(using: &random))
  }

  /// One of the last few identities, or one that is to come.
  private mutating func id() -> RequestID {
    if let id = onScreen.randomElement(using: &random), Int.random(in: 0..<3, using: &random) > 0 {
      return id
    }
    return RequestID(serial: .random(in: (newest - min(newest, 4))...(newest + 1), using: &random))
  }

  private mutating func target() -> PopupQueue.EndTarget {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<12: .request(id())
    case 12..<14: .key(pick(["a", "b", "c"]))
    case 14..<16: .group(pick(["g", "h", "i"]))
    case 16..<18: .lane(pick(RandomScript.lanes))
    case 18: .lane(PopupLane(name: "unknown", capacity: 3))
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
