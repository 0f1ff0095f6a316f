// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// The rules over time. `Timeline` documents the drawings.
struct TimelineTests {
  @Test func `two popups queued at launch are shown one after the other`() {
    expectTimeline(
      """
      enqueue |ab           |
      dismiss |     a       |
      a       |((###))      |
      b       | ......((####|
      """)
  }

  @Test func `the queued request of the highest priority starts next`() {
    expectTimeline(
      """
      enqueue |abc              |
      dismiss |    a     c      |
      a       |((##))           |
      b       | ...........((###|
      c       |  ....((##))     |
      """,
      requests: ["c": { $0.priority = .urgent }])
  }

  @Test func `an alert does not wait for a popup`() {
    expectTimeline(
      """
      enqueue |a  b     |
      dismiss |     b   |
      a       |((#######|
      b       |   (())  |
      """,
      requests: ["b": { $0.lane = .alerts }])
  }

  @Test func `two lanes share the app window`() {
    expectTimeline(
      """
      enqueue |a  b        |
      dismiss |     a      |
      a       |((###))     |
      b       |   ....((###|
      """,
      requests: [
        "a": { $0.surface = .appWindowModal },
        "b": {
          $0.surface = .appWindowModal
          $0.lane = .alerts
        },
      ])
  }

  @Test func `a delay runs from the submission and the gap from the last disappearance`() {
    expectTimeline(
      """
      enqueue |abc                 |
      dismiss |   a          b     |
      a       |((#))               |
      b       | ........((###))    |
      c       |  .................(|
      """,
      lanes: [PopupLane(name: "popups", minimumGap: .milliseconds(300))],
      requests: ["b": { $0.delay = .milliseconds(800) }, "c": { $0.delay = .milliseconds(900) }])
  }

  @Test
  func `a hold does not affect the visible popup, and the next one starts after its release`() {
    expectTimeline(
      """
      enqueue |ab             |
      hold    |  [       ]    |
      dismiss |    a          |
      a       |((##))         |
      b       | .........((###|
      """)
  }

  @Test func `after a logout the screen is empty, and later requests are shown`() {
    expectTimeline(
      """
      enqueue    |abc  d      |
      dismissAll |    x       |
      a          |((##))      |
      b          | ...        |
      c          |  ..        |
      d          |     .((####|
      """)
  }

  @Test func `an urgent popup interrupts, and the other one is resumed with its remaining time`() {
    expectTimeline(
      """
      enqueue |a    b             |
      dismiss |         b         |
      a       |((###~~~~~~((###)) |
      b       |     ((##))        |
      """,
      requests: [
        "a": { $0.displayDuration = .milliseconds(600) },
        "b": {
          $0.priority = .urgent
          $0.conflict = .interrupt
        },
      ])
  }

  @Test func `dismissing everything without animation empties the screen at once`() {
    expectTimeline(
      """
      enqueue    |ab     |
      dismiss    |  a    |
      dismissAll |   !   |
      a          |(()    |
      b          | ..    |
      """)
  }

  @Test func `a refused request lets the next one start and is retried`() {
    expectTimeline(
      """
      refused |a                |
      enqueue | ab              |
      dismiss |       b         |
      a       | ........((######|
      b       |  ((###))        |
      """)
  }

  @Test func `in the background no request starts, and on return the next one does`() {
    expectTimeline(
      """
      scene   |  B      A     |
      enqueue |ab             |
      dismiss |    a          |
      a       |((##           |
      b       | ........((####|
      """)
  }

  @Test func `removing a popup in the app vacates its lane in the same turn`() {
    expectTimeline(
      """
      enqueue |ab       |
      removed |    a    |
      a       |((##     |
      b       | ...((###|
      """)
  }

  @Test func `a disconnected scene has no popups and starts none`() {
    expectTimeline(
      """
      scene   |    G    |
      enqueue |ab    c  |
      a       |((##     |
      b       | ...     |
      c       |         |
      """)
  }

  // MARK: Pages

  @Test func `a popup waits for its page and is dismissed with it`() {
    expectTimeline(
      """
      enqueue | a                 |
      page    |L   H     >  L     |
      a       | ...((####---      |
      """,
      requests: ["a": { $0.scope = .on("Home") }])
  }

  @Test func `a popup that is kept alive is resumed with its page, others are shown in between`() {
    expectTimeline(
      """
      enqueue |a     b              |
      dismiss |        b            |
      page    |    L         H      |
      a       |((##~~~~~~~~~~((#####|
      b       |      (())           |
      """,
      requests: [
        "a": {
          $0.scope = .on("Home")
          $0.pageExit = .keepAlive
        }
      ])
  }

  @Test func `a cancelled swipe back hides a popup for the duration of the swipe only`() {
    expectTimeline(
      """
      enqueue |a             |
      page    |     >  <     |
      a       |((###---######|
      """,
      requests: ["a": { $0.scope = .on("Home") }])
  }

  @Test func `an alert of the app suspends the popups of the page and resumes them`() {
    expectTimeline(
      """
      enqueue |a              |
      page    |     h   H     |
      a       |((###~~~~((####|
      """,
      requests: ["a": { $0.scope = .on("Home") }])
  }

  @Test func `popups kept for a gone page are dismissed, requests for its type are not`() {
    expectTimeline(
      """
      enqueue |a  b          |
      page    |    L   x     |
      a       |((##~~~~      |
      b       |   ...........|
      """,
      requests: [
        "a": {
          $0.scope = .on("Home")
          $0.pageExit = .keepAlive
        },
        "b": { $0.scope = .on("Home") },
      ])
  }

  @Test func `a sequence of three keeps its lane, and an urgent popup interrupts it`() {
    expectTimeline(
      """
      enqueue |abc d     e          |
      dismiss |    a         e    b |
      a       |((##))               |
      b       | .....((##~~~~~~((#))|
      c       |  ...................|
      d       |    .................|
      e       |          ((##))     |
      """,
      requests: [
        "a": { $0.link = .step(of: 1) }, "b": { $0.link = .step(of: 1) },
        "c": { $0.link = .step(of: 1) },
        "d": { $0.priority = .campaign },
        "e": {
          $0.priority = .urgent
          $0.conflict = .interrupt
        },
      ])
  }

  @Test func `a child popup appears above its parent and is dismissed with it`() {
    expectTimeline(
      """
      enqueue |a   bc      |
      dismiss |        a   |
      a       |((######))  |
      b       |    ((##))  |
      c       |     .....((|
      """,
      requests: ["b": { $0.link = .child(of: 1) }])
  }
}
