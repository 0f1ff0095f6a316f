// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import QueueModel
import Testing

@testable import UsherCore

struct PhaseTests {
  /// The phases that can follow each phase after one event, as `Phase` documents them. The end of
  /// a delay and a start can be caused by the same event.
  static let documented: [String: Set<String>] = [
    "new": ["delayed", "awaiting previous step", "queued", "asking", "presenting", "ended"],
    "delayed": ["queued", "asking", "presenting", "suspended", "ended"],
    "awaiting previous step": ["delayed", "queued", "ended"],
    "queued": ["asking", "presenting", "delayed", "suspended", "ended"],
    "asking": ["queued", "presenting", "postponed", "delayed", "ended"],
    "postponed": ["asking", "queued", "delayed", "ended"],
    "presenting": ["visible", "suspended", "delayed", "dismissal pending", "dismissing", "ended"],
    "dismissal pending": ["dismissing", "ended"],
    "visible": ["suspended", "dismissing", "ended"],
    "suspended": ["queued", "presenting", "ended"],
    "dismissing": ["ended"],
  ]

  /// Transitions that are rare in random scripts.
  private static let rare: [[PopupQueue.Event]] = [
    [
      .enqueued(.init(id: 1)), .didPresent(1),
      .enqueued(.init(id: 2, priority: .urgent, conflict: .interrupt)), .didDisappear(2),
    ],
    [
      .enqueued(.init(id: 1)), .enqueued(.init(id: 2, priority: .urgent, conflict: .interrupt)),
      .didPresent(1), .dismissalRequested(.request(1), .dismissedByApp, animated: true),
    ],
    [
      .enqueued(.init(id: 1)), .enqueued(.init(id: 2)),
      .changeRequested(2, .delay(.seconds(2))),
    ],
    [
      .enqueued(.init(id: 1, question: PopupQuestion())),
      .enqueued(.init(id: 2, question: PopupQuestion())), .didAnswer(1, .later(), by: .app),
      .changeRequested(1, .delay(.seconds(2))), .reconsiderationRequested(.all),
      .changeRequested(2, .delay(.seconds(2))),
    ],
    [
      .enqueued(.init(id: 1, question: PopupQuestion())), .didAnswer(1, .later(), by: .app),
      .enqueued(.init(id: 2)), .reconsiderationRequested(.all),
    ],
    [
      .enqueued(.init(id: 1, question: PopupQuestion())),
      .enqueued(.init(id: 2, priority: .urgent)), .didAnswer(1, .now, by: .app),
    ],
    [
      .enqueued(.init(id: 1, link: .step(of: guide))),
      .enqueued(.init(id: 2, link: .step(of: guide), delay: .seconds(1))), .didDisappear(1),
    ],
    [
      .pagesDidChange(home), .enqueued(.init(id: 1, surface: .appWindowModal)),
      .dismissalRequested(.request(1), .dismissedByApp, animated: true),
      .didFailToPresent(1, .refused),
    ],
    [
      .pagesDidChange(home), .enqueued(.init(id: 1, surface: .appWindowModal)),
      .dismissalRequested(.request(1), .dismissedByApp, animated: true), .didPresent(1),
    ],
    [
      .pagesDidChange(home), .enqueued(.init(id: 1, pageExit: .keepAlive)),
      .pagesDidChange(PageState()), .pagesDidChange(home), .didFailToPresent(1, .refused),
      .pagesDidChange(PageState()),
    ],
    [
      .pagesDidChange(home), .enqueued(.init(id: 1, pageExit: .keepAlive)), .didPresent(1),
      .pagesDidChange(PageState()), .enqueued(.init(id: 2, pageExit: .stay)), .didPresent(2),
      .pagesDidChange(home), .pagesDidChange(PageState()),
    ],
  ]
  private static let guide = SequenceID(serial: 1)
  private static let home = PageState(visible: [.init(id: PageID(serial: 1))])

  @Test func `exactly the documented phase transitions occur`() {
    var transitions: [String: Set<String>] = [:]
    for script in PhaseTests.rare {
      var queue = PopupQueue()
      _ = queue.handle(.sceneDidChange(.active), at: .seconds(0))
      for event in script { _ = play(event, at: .seconds(0), on: &queue, &transitions) }
    }
    for seed in UInt64(101)...130 {
      var script = RandomScript(seed: seed)
      var queue = PopupQueue(lanes: RandomScript.lanes)
      _ = queue.handle(.sceneDidChange(.active), at: .seconds(0))
      var now = MonotonicInstant.seconds(0)
      for _ in 1...200 {
        let (interval, event) = script.next()
        now = now + interval
        script.process(play(event, at: now, on: &queue, &transitions))
      }
    }

    #expect(transitions == PhaseTests.documented)
  }

  /// Handles an event and records the phase transitions.
  private func play(
    _ event: PopupQueue.Event, at now: MonotonicInstant, on queue: inout PopupQueue,
    _ transitions: inout [String: Set<String>]
  ) -> [PopupQueue.Effect] {
    let before = phases(of: queue)
    let effects = queue.handle(event, at: now)
    for (id, phase) in phases(of: queue) where before[id] != phase {
      transitions[before[id] ?? "new", default: []].insert(phase)
    }
    for case .deliverOutcome(let id, _) in effects {
      transitions[before[id] ?? "new", default: []].insert("ended")
    }
    return effects
  }

  private func phases(of queue: PopupQueue) -> [PopupID: String] {
    Dictionary(
      uniqueKeysWithValues: queue.requests.values.map { entry in
        (entry.id, entry.phase.isSuspended ? "suspended" : entry.phase.name)
      })
  }
}
