// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// An endless script of events that a seed determines, good and bad ones mixed.
///
/// A script that knows every rule seldom goes deep into one of them. So each leaves out some, by its
/// mood.
package struct RandomScript {
  package static let lanes = [
    PopupLane.popups, .alerts,
    PopupLane(name: "toasts", capacity: 2, minimumGap: .milliseconds(700), level: -1),
  ]

  /// What a script goes in for.
  struct Mood {
    let hasPages, nests, hasSequences, usesWindow, hasKeys, isInHaste, isObeyed: Bool

    init(_ random: inout SplitMix) {
      hasPages = Int.random(in: 0..<4, using: &random) > 0
      nests = .random(using: &random)
      hasSequences = Int.random(in: 0..<3, using: &random) == 0
      usesWindow = .random(using: &random)
      hasKeys = .random(using: &random)
      isInHaste = .random(using: &random)
      isObeyed = Int.random(in: 0..<4, using: &random) > 0
    }
  }

  var random: SplitMix
  let mood: Mood
  var pages = RandomPages()
  var newest: UInt64 = 0
  /// What was ordered onto the screen once and has not ended, as far as the script has heard.
  private var onScreen: [RequestID] = []
  private var newestHold: UInt64 = 0
  /// What a screen has still to say about its orders.
  private var answers: [PopupQueue.Event] = []
  /// What happens first, the last of it in front: without it nothing can start.
  private var opening: [PopupQueue.Event] = []

  package init(seed: UInt64) {
    random = SplitMix(seed: seed)
    mood = Mood(&random)
    opening = [.pagesDidChange(pages.next(&random)), .stageDidChange(.active)]
  }

  /// Tells the script what was answered, so that its next events are about what is on screen.
  package mutating func hear(_ effects: [PopupQueue.Effect]) {
    for effect in effects {
      switch effect {
      case .present(let id, _): if !onScreen.contains(id) { onScreen.append(id) }
      case .report(let id, _): onScreen.removeAll { $0 == id }
      case .dismiss, .withdraw, .restore, .conceal, .reveal, .look, .join, .update, .reportHold,
        .setDeadline, .requestTurn:
        break
      }
      if mood.isObeyed, let answer = answer(to: effect) { answers.append(answer) }
    }
  }

  /// What a screen says that does as it is told; one that presents in the app's window refuses now and
  /// then.
  private mutating func answer(to effect: PopupQueue.Effect) -> PopupQueue.Event? {
    if mood.usesWindow, case .present(let id, animated: _) = effect,
      Int.random(in: 0..<6, using: &random) == 0
    {
      return .didFailToPresent(id, .refused)
    }
    return effect.answer
  }

  /// How long nothing happens, and what happens then.
  package mutating func next() -> (span: Duration, event: PopupQueue.Event) {
    if let event = opening.popLast() { return (.zero, event) }
    if !answers.isEmpty, Int.random(in: 0..<3, using: &random) > 0 {
      return (pick([.zero, .milliseconds(100)]), answers.removeFirst())
    }
    let spans: [Duration] = [
      .zero, .zero, .zero, .milliseconds(10), .milliseconds(500), .seconds(1), .seconds(2),
      .seconds(7),
    ]
    return (pick(mood.isInHaste ? Array(spans.prefix(5)) : spans), event())
  }

  private mutating func event() -> PopupQueue.Event {
    switch Int.random(in: 0..<78, using: &random) {
    case 0..<9: .enqueued(request())
    case 9..<23: .didPresent(id())
    case 23..<25: .didFailToPresent(id(), pick([.refused, .refused, .impossible]))
    case 25: .didBeginToLeave(id(), .actionChosen)
    case 26..<31: .didLeave(id())
    case 31: .wasRemovedByApp(id())
    case 32..<35: .didLook(id(), found: pick([.visible, .absent, .inTransition]))
    case 35..<38:
      .endRequested(
        target(), pick([.dismissed, .loggedOut, .cancelled]), animated: .random(using: &random))
    case 38..<40: .stageDidChange(stage())
    case 40 where Bool.random(using: &random): .holdWasAdded(hold())
    case 40..<43:
      .holdWasReleased(PopupHold.ID(serial: .random(in: 0...newestHold, using: &random)))
    case 43..<45: .timeWasPaused(id(), pick([.touch, .voiceOver, .custom("a b")]))
    case 45..<47: .timeWasResumed(id(), pick([.touch, .voiceOver, .custom("a b")]))
    case 47..<50: .deadlineDidPass
    case 50..<52: .changeRequested(id(), change())
    case 52..<60 where mood.hasPages: .pagesDidChange(pages.next(&random))
    default: .turnDidBegin
    }
  }

  private mutating func change() -> PopupChange {
    pick([
      .priority(pick([.guide, .urgent, -1])), .delay(pick([.zero, .seconds(2), .seconds(-1)])),
      .expiresAfter(pick([nil, .seconds(1), .seconds(9)])), .scope(scope()),
      .timeOnScreen(pick([nil, .zero, .seconds(1), .seconds(4), .seconds(-1)])),
    ])
  }

  /// One of those on screen, one of the last few, or one that is to come.
  mutating func id() -> RequestID {
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
      ? .gone : pick([.active, .active, .active, .active, .inactive, .background])
  }

  private mutating func hold() -> PopupHold {
    newestHold += 1
    let page = PageID(serial: .random(in: 0...pages.newest, using: &random))
    return PopupHold(
      id: PopupHold.ID(serial: .random(in: 0...newestHold, using: &random)),
      lane: pick(RandomScript.lanes), reason: pick(["guide", "pay \"now\"", "two\nlines"]),
      owner: pick([nil, .request(id()), .page(page)]))
  }

  mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int.random(in: choices.indices, using: &random)]
  }
}

extension PopupQueue.Effect {
  /// What a screen says that does as it is told.
  fileprivate var answer: PopupQueue.Event? {
    switch self {
    case .present(let id, animated: _), .restore(let id, animated: _): .didPresent(id)
    case .dismiss(let id, animated: _): .didLeave(id)
    case .requestTurn: .turnDidBegin
    case .withdraw, .conceal, .reveal, .look, .report, .join, .update, .reportHold, .setDeadline:
      nil
    }
  }
}
