// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// The rules over time. How to read the drawings is written at `Timeline`.
struct TimelineTests {
  @Test func `two popups at launch come one after the other`() {
    expectTimeline(
      """
      enqueue |ab           |
      end     |     a       |
      a       |((###))      |
      b       | ......((####|
      """)
  }

  @Test func `the most urgent of those that wait goes next`() {
    expectTimeline(
      """
      enqueue |abc              |
      end     |    a     c      |
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
      end     |     b   |
      a       |((#######|
      b       |   (())  |
      """,
      requests: ["b": { $0.lane = .alerts }])
  }

  @Test func `two lanes share the app's window`() {
    expectTimeline(
      """
      enqueue |a  b        |
      end     |     a      |
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

  @Test func `a delay runs from enqueue and the gap from the last end`() {
    expectTimeline(
      """
      enqueue |abc                 |
      end     |   a          b     |
      a       |((#))               |
      b       | ........((###))    |
      c       |  .................(|
      """,
      lanes: [PopupLane(name: "popups", minimumGap: .milliseconds(300))],
      requests: ["b": { $0.delay = .milliseconds(800) }, "c": { $0.delay = .milliseconds(900) }])
  }

  @Test func `a hold lets the visible one finish and starts the next when it is released`() {
    expectTimeline(
      """
      enqueue |ab             |
      hold    |  [       ]    |
      end     |    a          |
      a       |((##))         |
      b       | .........((###|
      """)
  }

  @Test func `a log-out empties the screen and what comes after it is shown`() {
    expectTimeline(
      """
      enqueue |abc  d      |
      dismissAll  |    x       |
      a       |((##))      |
      b       | ...        |
      c       |  ..        |
      d       |     .((####|
      """)
  }

  @Test func `an urgent popup interrupts, and the other one returns with what is left of its time`()
  {
    expectTimeline(
      """
      enqueue |a    b             |
      end     |         b         |
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

  @Test func `without animation the screen is empty at once`() {
    expectTimeline(
      """
      enqueue |ab     |
      end     |  a    |
      dismissAll  |   !   |
      a       |(()    |
      b       | ..    |
      """)
  }

  @Test func `a refused popup lets the next one pass and comes back`() {
    expectTimeline(
      """
      refused |a                |
      enqueue | ab              |
      end     |       b         |
      a       | ........((######|
      b       |  ((###))        |
      """)
  }

  @Test func `in the background nothing starts, and on return the next one does`() {
    expectTimeline(
      """
      stage   |  B      A     |
      enqueue |ab             |
      end     |    a          |
      a       |((##           |
      b       | ........((####|
      """)
  }

  @Test func `what the app takes away makes room in the same turn`() {
    expectTimeline(
      """
      enqueue |ab       |
      removed |    a    |
      a       |((##     |
      b       | ...((###|
      """)
  }

  @Test func `when the scene is gone nothing is left and nothing comes`() {
    expectTimeline(
      """
      stage   |    G    |
      enqueue |ab    c  |
      a       |((##     |
      b       | ...     |
      c       |         |
      """)
  }

  // MARK: Pages

  @Test func `a popup waits for its page and leaves with it`() {
    expectTimeline(
      """
      enqueue | a                 |
      page    |L   H     >  L     |
      a       | ...((####---      |
      """,
      requests: ["a": { $0.scope = .on("Home") }])
  }

  @Test func `one that is kept alive comes back with its page, others show meanwhile`() {
    expectTimeline(
      """
      enqueue |a     b              |
      end     |        b            |
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

  @Test func `a swipe back that is given up hides a popup for a moment only`() {
    expectTimeline(
      """
      enqueue |a             |
      page    |     >  <     |
      a       |((###---######|
      """,
      requests: ["a": { $0.scope = .on("Home") }])
  }

  @Test func `an alert of the app takes the page's popup away and gives it back`() {
    expectTimeline(
      """
      enqueue |a              |
      page    |     h   H     |
      a       |((###~~~~((####|
      """,
      requests: ["a": { $0.scope = .on("Home") }])
  }

  @Test func `what was kept for a page is gone with it, what waits for its type is not`() {
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

  @Test func `a guide of three keeps its lane, and an urgent popup breaks in`() {
    expectTimeline(
      """
      enqueue |abc d     e          |
      end     |    a         e    b |
      a       |((##))               |
      b       | .....((##~~~~~~((#))|
      c       |  ...................|
      d       |    .................|
      e       |          ((##))     |
      """,
      requests: [
        "a": { $0.sequence = 1 }, "b": { $0.sequence = 1 }, "c": { $0.sequence = 1 },
        "d": { $0.priority = .campaign },
        "e": {
          $0.priority = .urgent
          $0.conflict = .interrupt
        },
      ])
  }

  @Test func `what belongs to a popup comes above it and goes with it`() {
    expectTimeline(
      """
      enqueue |a   bc      |
      end     |        a   |
      a       |((######))  |
      b       |    ((##))  |
      c       |     .....((|
      """,
      requests: ["b": { $0.parent = 1 }])
  }
}
