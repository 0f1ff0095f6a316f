// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// Dragging a scroll view inside a card: which part scrolls the content, which moves the card.
struct ScrollViewDragTests {
  /// A scroll view with 1000 points of content in a frame of 200, and the state of both.
  private struct Scene {
    var drag: ScrollViewDrag
    var scrolled: Double
    let isVertical: Bool

    var card: Double { isVertical ? drag.cardOffset.y : drag.cardOffset.x }

    /// Like the shell: scrolls the content against the finger, unless it is constrained.
    mutating func move(to position: Double, from last: Double) {
      let (before, after) = (scrolled, 800 - scrolled)
      let room =
        isVertical
        ? LayoutInsets(top: before, bottom: after) : LayoutInsets(left: before, right: after)
      let translation =
        isVertical ? LayoutOffset(x: 7, y: position) : LayoutOffset(x: position, y: 7)
      switch drag.update(translation: translation, scrollableDistance: room) {
      case .free: scrolled -= position - last
      case .constrained(let distance): scrolled -= distance
      }
    }
  }

  private func scene(
    _ position: PopupPosition, scrolled: Double, caught: Double = 0
  ) -> Scene {
    var layout = CardLayout(
      container: LayoutSize(width: 400, height: 800), margins: LayoutInsets())
    layout.position = position
    let frame = layout.frame(measured: LayoutSize(width: 200, height: 200))
    let drag = CardDrag(frame: frame, in: layout)
    let start = drag.isVertical ? LayoutOffset(y: caught) : LayoutOffset(x: caught)
    return Scene(
      drag: ScrollViewDrag(drag, from: start), scrolled: scrolled, isVertical: drag.isVertical)
  }

  @Test(
    arguments: [
      // Down, on a card at the bottom: scrolls to the top, then moves the card; up reverses it.
      (.bottom, 50, [30, 50, 80, 200, 100, 50, 20], [0, 0, 30, 150, 50, 0, 0], 30),
      // In one movement.
      (.bottom, 50, [200, 20], [150, 0], 30),
      // Starting at the top.
      (.bottom, 0, [40, -60], [40, 0], 60),
      // Up only scrolls, wherever the content is.
      (.bottom, 0, [-100], [0], 100), (.bottom, 800, [-50], [0], 850),
      // Up, then down past the starting point.
      (.bottom, 0, [-100, 60], [0, 60], 0),
      // At the top edge, the same with the end of the content.
      (.top, 750, [-30, -80, -60, -10], [0, -30, -10, 0], 760),
      (.top, 0, [90], [0], -90),
      // In the center, both ends count.
      (.center, 20, [50, -900, 0], [30, -120, 0], 20), (.center, 780, [-50, 0], [-30, 0], 780),
      // Sideways.
      (.trailing, 20, [50, 0], [30, 0], 20), (.leading, 790, [-50, 0], [-40, 0], 790),
      // Less than a pixel of scrollable distance is ignored.
      (.bottom, 0.3, [10], [10], 0.3),
    ] as [(PopupPosition, Double, [Double], [Double], Double)])
  func `the content scrolls to its end before the card moves, and dragging back reverses both`(
    position: PopupPosition, start: Double, finger: [Double], card: [Double], end: Double
  ) {
    var scene = scene(position, scrolled: start)
    var last = 0.0
    for (position, expected) in zip(finger, card) {
      scene.move(to: position, from: last)
      #expect(abs(scene.card - expected) < 0.001, "at \(position)")
      #expect(scene.drag.isCardMoved == (expected != 0))
      last = position
    }
    #expect(abs(scene.scrolled - end) < 0.001)
  }

  @Test(
    arguments: [PopupPosition.bottom, .top, .center, .full, .leading, .trailing], [1.0, 7, 60, 333])
  func `scrolling and card movement add up to the translation of the finger`(
    position: PopupPosition, size: Double
  ) {
    var scene = scene(position, scrolled: 100)
    var last = 0.0
    for step in 1...12 {
      // Back and forth, further each time.
      let position = (step.isMultiple(of: 2) ? -size : size) * Double(step) / 3
      let before = scene.card - scene.scrolled
      scene.move(to: position, from: last)
      #expect(abs(scene.card - scene.scrolled - before - (position - last)) < 0.001)
      last = position
    }
  }

  @Test func `updating twice with the same translation returns the same behavior`() {
    var drag = scene(.bottom, scrolled: 0).drag
    let room = LayoutInsets(top: 10, bottom: 700)
    let first = drag.update(translation: LayoutOffset(y: 30), scrollableDistance: room)
    #expect(first == .constrained(by: 10))
    #expect(drag.cardOffset.y == 20)

    #expect(
      drag.update(translation: LayoutOffset(y: 30), scrollableDistance: LayoutInsets()) == first)

    #expect(drag.cardOffset.y == 20)
  }

  @Test func `content that was caught while bouncing scrolls back first`() {
    var drag = scene(.bottom, scrolled: 0).drag

    let behavior = drag.update(
      translation: LayoutOffset(y: 30), scrollableDistance: LayoutInsets(top: -40))

    #expect(behavior == .free)
    #expect(!drag.isCardMoved)
  }

  @Test func `a card that was caught during its animation moves before the content scrolls`() {
    var scene = scene(.bottom, scrolled: 300, caught: 60)
    #expect(scene.card == 60)

    scene.move(to: 20, from: 0)
    #expect(scene.card == 80)
    #expect(scene.scrolled == 300, "the content does not scroll")
    scene.move(to: -90, from: 20)

    #expect(scene.card == 0)
    #expect(scene.scrolled == 330)
  }

  @Test func `a card that was caught beyond its position does not move further beyond it`() {
    var drag = scene(.bottom, scrolled: 300, caught: -4).drag
    let caught = drag.cardOffset.y
    #expect(caught < 0)

    let on = drag.update(
      translation: LayoutOffset(y: -50), scrollableDistance: LayoutInsets(top: 300))
    #expect(on == .constrained(by: -50))
    #expect(drag.cardOffset.y == caught)
    let back = drag.update(
      translation: LayoutOffset(y: 0), scrollableDistance: LayoutInsets(top: 300))

    #expect(back == .constrained(by: 46))
    #expect(drag.cardOffset.y == 0)
  }

  @Test func `invalid translations move nothing`() {
    var drag = scene(.bottom, scrolled: 0).drag

    #expect(
      drag.update(translation: LayoutOffset(y: .nan), scrollableDistance: LayoutInsets(top: .nan))
        == .free)
    #expect(drag.cardOffset == LayoutOffset())
    _ = drag.update(
      translation: LayoutOffset(y: .infinity), scrollableDistance: LayoutInsets(top: .nan))

    #expect(drag.cardOffset.y.isFinite)
  }

  @Test func `a card that is away from its frame moves before its content scrolls`() {
    var scene = scene(.bottom, scrolled: 50, caught: 10)
    scene.move(to: 100, from: 0)

    #expect(scene.card == 110)
    #expect(scene.scrolled == 50)
  }

  @Test(arguments: [(-0.5, 10.0, 0.0), (0.5, 0, 10), (0.75, 0.75, 9.25)])
  func `a scroll view is at its end up to half a point before it, and less than that past it`(
    room: Double, scrolled: Double, card: Double
  ) {
    var drag = scene(.bottom, scrolled: 0).drag
    let behavior = drag.update(
      translation: LayoutOffset(y: 10), scrollableDistance: LayoutInsets(top: room, bottom: 700))

    #expect(behavior == (card == 0 ? .free : .constrained(by: scrolled)))
    #expect(drag.cardOffset.y == card)
  }
}
