// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// An endless script of random events for a seed, valid and invalid ones mixed.
///
/// A script that uses every rule rarely tests one of them thoroughly, so each script leaves out
/// some, according to its bias.
package struct RandomScript {
  package static let lanes = [
    PopupLane.popups, .alerts,
    PopupLane(name: "toasts", capacity: 2, minimumGap: .milliseconds(700), level: -1),
  ]

  /// Which events a script prefers.
  struct Bias {
    let asks, hasPages, hasChildren, hasSequences, usesAppWindow, hasKeys, hasShortIntervals,
      performsEffects: Bool

    init(_ random: inout SplitMix) {
      asks = .random(using: &random)
      hasPages = Int.random(in: 0..<4, using: &random) > 0
      hasChildren = .random(using: &random)
      hasSequences = Int.random(in: 0..<3, using: &random) == 0
      usesAppWindow = .random(using: &random)
      hasKeys = .random(using: &random)
      hasShortIntervals = .random(using: &random)
      performsEffects = Int.random(in: 0..<4, using: &random) > 0
    }
  }

  var random: SplitMix
  let bias: Bias
  var pages = RandomPages()
  var newest: UInt64 = 0
  /// The requests that were presented and not dismissed, according to the processed effects.
  private var onScreen: [PopupID] = []
  private var newestHold: UInt64 = 0
  /// The events with which the screen has still to respond.
  private var responses: [PopupQueue.Event] = []
  /// The first events, in reverse order; without them no request can start.
  private var opening: [PopupQueue.Event] = []

  package init(seed: UInt64) {
    random = SplitMix(seed: seed)
    bias = Bias(&random)
    opening = [.pagesDidChange(pages.next(&random)), .sceneDidChange(.active)]
  }

  /// Processes effects, so that the next events are about popups on the screen.
  package mutating func process(_ effects: [PopupQueue.Effect]) {
    for effect in effects {
      switch effect {
      case .present(let id, _): if !onScreen.contains(id) { onScreen.append(id) }
      case .deliverOutcome(let id, _): onScreen.removeAll { $0 == id }
      case .ask, .stopAsking, .forgetAnswer, .dismiss, .suspend, .resume, .hide, .unhide,
        .passBackdrop,
        .removeBackdrop, .verify,
        .join, .update, .reportOverdueHold, .setDeadline, .requestNextTurn:
        break
      }
      if bias.performsEffects, let response = response(to: effect) {
        responses.append(response)
      }
    }
  }

  /// The event with which a screen responds that performs every effect; in the app window it
  /// refuses now and then.
  private mutating func response(to effect: PopupQueue.Effect) -> PopupQueue.Event? {
    if bias.usesAppWindow, case .present(let id, animated: _) = effect,
      Int.random(in: 0..<6, using: &random) == 0
    {
      return .didFailToPresent(id, .refused)
    }
    if case .ask(let id) = effect { return .didAnswer(id, answer(), by: pick([.app, .limit])) }
    return effect.response
  }

  /// The interval before the next event, and the event.
  package mutating func next() -> (interval: Duration, event: PopupQueue.Event) {
    if let event = opening.popLast() { return (.zero, event) }
    if !responses.isEmpty, Int.random(in: 0..<3, using: &random) > 0 {
      return (pick([.zero, .milliseconds(100)]), responses.removeFirst())
    }
    let intervals: [Duration] = [
      .zero, .zero, .zero, .milliseconds(10), .milliseconds(500), .seconds(1), .seconds(2),
      .seconds(7),
    ]
    return (pick(bias.hasShortIntervals ? Array(intervals.prefix(5)) : intervals), event())
  }

  private mutating func event() -> PopupQueue.Event {
    switch Int.random(in: 0..<80, using: &random) {
    case 78 where bias.asks: .didAnswer(id(), answer(), by: pick([.app, .unreadableLimits]))
    case 79 where bias.asks: .reconsiderationRequested(pick([.all, .limited]))
    case 0..<9: .enqueued(request())
    case 9..<23: .didPresent(id())
    case 23..<25: .didFailToPresent(id(), pick([.refused, .refused, .impossible]))
    case 25: .dismissalDidBegin(id(), pick([.completed, .dismissedByUser, .dismissedByUIKit]))
    case 26..<31: .didDisappear(id())
    case 31: .contentWasRemoved(id())
    case 32..<35: verification()
    case 35..<38:
      .dismissalRequested(
        target(), pick([.dismissedByApp, .custom("done"), .loggedOut, .cancelled, .sourceGone]),
        animated: .random(using: &random))
    case 38..<40: .sceneDidChange(sceneState())
    case 40 where Bool.random(using: &random): .holdAdded(hold())
    case 40..<43:
      .holdReleased(LaneHold.ID(serial: .random(in: 0...newestHold, using: &random)))
    case 43..<45: .displayTimerPaused(id(), pick([.touch, .voiceOver, .custom("a b")]))
    case 45..<47: .displayTimerResumed(id(), pick([.touch, .voiceOver, .custom("a b")]))
    case 47..<50: .deadlineDidPass
    case 50..<52: .changeRequested(id(), change())
    case 52..<60 where bias.hasPages: .pagesDidChange(pages.next(&random))
    default: .nextTurnDidBegin
    }
  }

  /// The result of a verification; now and then of a transition that has no end.
  private mutating func verification() -> PopupQueue.Event {
    let event = PopupQueue.Event.didVerify(
      id(), status: pick([.visible, .notVisible, .inTransition]))
    if case .didVerify(_, .inTransition) = event, Int.random(in: 0..<4, using: &random) == 0 {
      responses += Array(repeating: event, count: 16)
    }
    return event
  }

  private mutating func change() -> PopupQueue.RequestChange {
    pick([
      .priority(pick([.guide, .urgent, -1])), .delay(pick([.zero, .seconds(2), .seconds(-1)])),
      .expiration(pick([nil, .seconds(1), .seconds(9)])), .scope(scope()),
      .displayDuration(pick([nil, .zero, .seconds(1), .seconds(4), .seconds(-1)])),
    ])
  }

  /// A request on the screen, one of the last few, or one that was not queued yet.
  mutating func id() -> PopupID {
    if let id = onScreen.randomElement(using: &random), Int.random(in: 0..<3, using: &random) > 0 {
      return id
    }
    return PopupID(serial: .random(in: (newest - min(newest, 4))...(newest + 1), using: &random))
  }

  private mutating func target() -> PopupQueue.DismissalTarget {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<12: .request(id())
    case 12..<14: .key(pick(["a", "b", "c"]))
    case 14..<16: .group(pick(["g", "h", "i"]))
    case 16..<18: .lane(pick(RandomScript.lanes))
    case 18: .lane(PopupLane(name: "unknown", capacity: 3))
    default: .all
    }
  }

  private mutating func sceneState() -> PopupSceneState {
    // Disconnecting the scene ends the script, so it is rare.
    guard Int.random(in: 0..<60, using: &random) > 0 else { return .disconnected }
    return pick([.active, .active, .active, .active, .inactive, .windowless, .background])
  }

  private mutating func hold() -> LaneHold {
    newestHold += 1
    let page = PageID(serial: .random(in: 0...pages.newest, using: &random))
    return LaneHold(
      id: LaneHold.ID(serial: .random(in: 0...newestHold, using: &random)),
      lane: pick(RandomScript.lanes), reason: pick(["guide", "pay \"now\"", "two\nlines"]),
      owner: pick([nil, .request(id()), .page(page)]))
  }

  mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int.random(in: choices.indices, using: &random)]
  }
}

extension PopupQueue.Effect {
  /// The event with which a screen responds that performs the effect.
  fileprivate var response: PopupQueue.Event? {
    switch self {
    case .present(let id, animated: _), .resume(let id, animated: _): .didPresent(id)
    case .dismiss(let id, animated: _): .didDisappear(id)
    case .requestNextTurn: .nextTurnDidBegin
    case .ask, .stopAsking, .forgetAnswer, .suspend, .hide, .unhide, .passBackdrop, .removeBackdrop,
      .verify,
      .deliverOutcome, .join,
      .update, .reportOverdueHold, .setDeadline:
      nil
    }
  }
}
