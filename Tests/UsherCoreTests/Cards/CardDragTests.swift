// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// Dragging a card: the direction, the distance, and the result when the finger is lifted.
struct CardDragTests {
  /// A card at its position: 200 by 200 at an edge of a window of 400 by 800, or in its center.
  private func drag(
    _ position: PopupPosition, isRightToLeft: Bool = false, size: LayoutSize? = nil
  ) -> CardDrag {
    var layout = CardLayout(
      container: LayoutSize(width: 400, height: 800), margins: LayoutInsets())
    layout.position = position
    layout.isRightToLeft = isRightToLeft
    let frame = layout.frame(measured: size ?? LayoutSize(width: 200, height: 200))
    return CardDrag(frame: frame, in: layout)
  }

  @Test(
    arguments: [
      (.bottom, false, [.bottom]), (.top, false, [.top]), (.center, false, [.top, .bottom]),
      (.full, false, [.bottom]), (.leading, false, [.left]), (.trailing, false, [.right]),
      (.leading, true, [.right]), (.trailing, true, [.left]),
    ] as [(PopupPosition, Bool, [LayoutSide])])
  func `a card is dismissed by dragging it towards its edge`(
    position: PopupPosition, isRightToLeft: Bool, sides: [LayoutSide]
  ) {
    #expect(drag(position, isRightToLeft: isRightToLeft).allowedSides == sides)
  }

  @Test(
    arguments: [
      (.bottom, 0, 9, .bottom), (.bottom, 0, -9, .top), (.bottom, 9, 8, nil), (.bottom, 0, 0, nil),
      (.leading, -9, 1, .left), (.leading, 9, -1, .right), (.leading, 8, 9, nil),
      (.bottom, .nan, 9, .bottom), (.bottom, 9, .nan, nil), (.bottom, 0, .infinity, .bottom),
    ] as [(PopupPosition, Double, Double, LayoutSide?)])
  func `a pan across the axis of the card does not move it`(
    position: PopupPosition, x: Double, y: Double, side: LayoutSide?
  ) {
    #expect(drag(position).side(of: LayoutOffset(x: x, y: y)) == side)
  }

  @Test(arguments: [PopupPosition.bottom, .top, .leading, .trailing, .center, .full])
  func `the card follows the finger towards its allowed sides only`(position: PopupPosition) {
    let drag = drag(position)
    for side in LayoutSide.allCases {
      let (x, y) = (
        side == .left ? -50.0 : side == .right ? 50 : 0,
        side == .top ? -50.0 : side == .bottom ? 50 : 0
      )
      let shown = drag.cardOffset(for: LayoutOffset(x: x, y: y))
      if drag.allowedSides.contains(side) {
        #expect(shown == LayoutOffset(x: x, y: y), "side: \(side)")
      } else if side.isVertical == drag.isVertical {
        #expect(shown.x * x >= 0, "stretches towards the finger")
        #expect(shown.y * y >= 0, "stretches towards the finger")
        #expect(abs(shown.x + shown.y) < 40, "side: \(side)")
        #expect(abs(shown.x + shown.y) > 10, "side: \(side)")
      } else {
        #expect(shown == LayoutOffset(), "side: \(side)")
      }
    }
  }

  @Test func `the rubber band stretches by less than the height of the card`() {
    let drag = drag(.bottom)
    var last = 0.0
    for distance in [1.0, 10, 100, 1000, 1e5, .infinity] {
      let shown = -drag.cardOffset(for: LayoutOffset(x: 0, y: -distance)).y
      #expect(shown > last, "distance: \(distance)")
      #expect(shown < 200, "distance: \(distance)")
      last = shown
    }
  }

  @Test(
    arguments: [
      (.bottom, 0, 0), (.bottom, 50, 0.25), (.bottom, 200, 1), (.bottom, 900, 1), (.bottom, -50, 0),
      (.center, -250, 0.5), (.center, 250, 0.5),
    ] as [(PopupPosition, Double, Double)])
  func `progress is the fraction of the distance to the edge of the screen`(
    position: PopupPosition, y: Double, progress: Double
  ) {
    #expect(drag(position).progress(LayoutOffset(x: 0, y: y)) == progress)
  }

  @Test(
    arguments: [
      // A slow drag is decided at half the height of the card.
      (.bottom, 99, 0, nil), (.bottom, 100, 0, nil), (.bottom, 101, 0, .bottom),
      (.bottom, -500, 0, nil),
      // A flick dismisses the card; a flick back cancels the drag.
      (.bottom, 10, 300, .bottom), (.bottom, 10, 150, nil), (.bottom, 150, -400, nil),
      (.bottom, 10, -3000, nil), (.top, -10, -300, .top), (.top, -10, 300, nil),
      (.center, 10, 400, .bottom), (.center, -10, -400, .top), (.center, 0, 400, .bottom),
      // Caught and thrown across the center, the card returns to its position first.
      (.center, -60, 900, nil),
      // Invalid numbers.
      (.bottom, .nan, .nan, nil), (.bottom, .infinity, 0, .bottom),
      (.bottom, 10, .infinity, .bottom),
      (.bottom, 10, -.infinity, nil),
    ] as [(PopupPosition, Double, Double, LayoutSide?)])
  func `the result of a drag depends on where the card would decelerate to`(
    position: PopupPosition, distance: Double, speed: Double, side: LayoutSide?
  ) {
    let result = drag(position).result(
      translation: LayoutOffset(x: 0, y: distance), velocity: LayoutOffset(x: 0, y: speed))

    switch result {
    case .dismissed(let found, let transition):
      #expect(found == side)
      #expect(transition.duration >= 0.15)
      #expect(transition.duration <= 0.3)
      #expect(transition.steps.map(\.pose.opacity) == [1])
    case .cancelled(let velocity):
      #expect(side == nil)
      #expect(abs(velocity) <= 50)
    }
  }

  @Test(
    arguments: [
      (.leading, -120.0, LayoutSide.left, -200.0), (.trailing, 120, .right, 200),
    ] as [(PopupPosition, Double, LayoutSide, Double)])
  func `a dismissed card moves off the screen at its side`(
    position: PopupPosition, distance: Double, side: LayoutSide, end: Double
  ) {
    let result = drag(position).result(
      translation: LayoutOffset(x: distance, y: 70), velocity: LayoutOffset())

    guard case .dismissed(let found, let transition) = result else {
      Issue.record("the drag was cancelled")
      return
    }
    #expect(found == side)
    #expect(transition.steps.map(\.pose.offset) == [LayoutOffset(x: end, y: 0)])
  }

  @Test func `a fast card disappears sooner than a slow one`() {
    func time(_ speed: Double) -> Double {
      let result = drag(.bottom).result(
        translation: LayoutOffset(x: 0, y: 110), velocity: LayoutOffset(x: 0, y: speed))
      if case .dismissed(_, let transition) = result { return transition.duration }
      return 0
    }

    #expect(time(5000) == 0.15)
    #expect(time(400) > 0.15)
    #expect(time(400) < 0.3)
    #expect(time(0) == 0.3)
  }

  @Test func `a card without a size can be dragged and dismissed`() {
    let drag = drag(.bottom, size: LayoutSize(width: 0, height: 0))

    #expect(drag.cardOffset(for: LayoutOffset(x: 0, y: -50)).y.isFinite)
    #expect(drag.progress(LayoutOffset(x: 0, y: 5)) <= 1)
    guard
      case .dismissed = drag.result(
        translation: LayoutOffset(x: 0, y: 20), velocity: LayoutOffset())
    else {
      Issue.record("the drag was cancelled")
      return
    }
  }

  @Test func `the velocity of a cancelled drag is that of the card towards its frame`() {
    let drag = drag(.bottom)

    #expect(
      drag.result(translation: LayoutOffset(y: 20), velocity: LayoutOffset(y: 100))
        == .cancelled(velocity: -5))
    #expect(
      drag.result(translation: LayoutOffset(), velocity: LayoutOffset(y: 100))
        == .cancelled(velocity: 0))
  }

  @Test func `a card that is released off the screen is dismissed slowly`() {
    let result = drag(.bottom).result(translation: LayoutOffset(y: 200), velocity: LayoutOffset())

    guard case .dismissed(.bottom, let transition) = result else {
      Issue.record("the drag was cancelled")
      return
    }
    #expect(transition.duration == 0.3)
  }

  @Test func `a card in a window without a size makes no progress`() {
    var layout = CardLayout(container: LayoutSize(width: 0, height: 0))
    layout.position = .bottom
    let drag = CardDrag(frame: layout.frame(measured: LayoutSize(width: 9, height: 9)), in: layout)

    #expect(drag.progress(LayoutOffset(y: 5)) == 0)
  }
}
