// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

struct CardAnimationStyleTests {
  private let layout = CardLayout(
    container: LayoutSize(width: 400, height: 800), margins: LayoutInsets())
  private let frame = LayoutRect(x: 50, y: 600, width: 300, height: 150)

  @Test
  func `a zoom animation enlarges the card as it appears and shrinks it as it disappears`() throws {
    let appearing = try #require(make(.zoom, .appearing))
    let disappearing = try #require(make(.zoom, .disappearing))

    #expect(appearing.hiddenPose.scale < 1)
    #expect(disappearing.hiddenPose.scale < 1)
    #expect(appearing.hiddenPose.opacity == 0)
    #expect(disappearing.hiddenPose.opacity == 0)
    #expect(disappearing.duration < appearing.duration)
  }

  @Test(
    arguments: [
      (.top, false, LayoutOffset(x: 0, y: -750)), (.bottom, false, LayoutOffset(x: 0, y: 200)),
      (.leading, false, LayoutOffset(x: -350, y: 0)),
      (.trailing, false, LayoutOffset(x: 350, y: 0)),
      (.leading, true, LayoutOffset(x: 350, y: 0)),
      (.trailing, true, LayoutOffset(x: -350, y: 0)),
    ] as [(PopupEdge, Bool, LayoutOffset)])
  func `a slide starts just beyond its edge and is mirrored in right-to-left layouts`(
    edge: PopupEdge, isRightToLeft: Bool, offset: LayoutOffset
  ) throws {
    for direction in [CardAnimation.Direction.appearing, .disappearing] {
      let numbers = try #require(make(.slide(edge), direction, isRightToLeft: isRightToLeft))

      #expect(numbers.hiddenPose.offset == offset, "\(direction)")
      #expect(numbers.hiddenPose.scale == 1, "\(direction)")
      #expect(numbers.hiddenPose.opacity == 1, "\(direction): a slide does not fade")
    }
  }

  @Test(arguments: [CardAnimation.Direction.appearing, .disappearing])
  func `a cross-fade does not move the card and has no spring`(
    direction: CardAnimation.Direction
  ) {
    let fade = CardAnimation.fade(direction)
    #expect(fade.hiddenPose == CardAnimation.Pose(opacity: 0))
    if case .spring = fade.steps[0].curve {
      Issue.record("a cross-fade has no spring")
    }
  }

  @Test func `the style none has no animation`() {
    #expect(make(.none, .appearing) == nil)
  }

  @Test(arguments: [CardAnimation.Style.fade, .zoom, .spring, .slide(.top)])
  func `an appearing card ends at its frame and a disappearing one in its hidden pose`(
    style: CardAnimation.Style
  ) throws {
    let appearing = try #require(make(style, .appearing))
    let disappearing = try #require(make(style, .disappearing))

    #expect(appearing.initialPose != .identity)
    #expect(appearing.steps.map(\.pose) == [.identity])
    #expect(appearing.steps.map(\.backdrop) == [1])
    #expect(disappearing.steps.count == 1)
    #expect(disappearing.steps[0].pose != .identity)
    #expect(disappearing.steps[0].backdrop == 0)
  }

  @Test func `fading out a moved card does not move it`() {
    let pose = CardAnimation.Pose(offset: LayoutOffset(x: 0, y: 40))

    let away = CardAnimation.fade(.disappearing, at: pose).hiddenPose

    #expect(away.opacity == 0)
    #expect(away.offset == pose.offset)
  }

  @Test(
    arguments: [
      (.center, .zoom), (.full, .slide(.bottom)), (.top, .slide(.top)),
      (.bottom, .slide(.bottom)), (.leading, .slide(.leading)), (.trailing, .slide(.trailing)),
    ] as [(PopupPosition, CardAnimation.Style)])
  func `the default animation of a card at an edge is a slide from that edge`(
    position: PopupPosition, style: CardAnimation.Style
  ) {
    #expect(CardAnimation.defaultStyle(for: position) == style)
  }

  @Test(
    arguments: [
      (.top, LayoutOffset(y: -10)), (.bottom, LayoutOffset(y: 10)),
      (.left, LayoutOffset(x: -10)), (.right, LayoutOffset(x: 10)),
    ] as [(LayoutSide, LayoutOffset)])
  func `a card refuses with a small step the way it would disappear, in full size`(
    side: LayoutSide, offset: LayoutOffset
  ) {
    let refusal = CardAnimation.refusal(toward: side)

    #expect(refusal.steps.map(\.pose) == [CardAnimation.Pose(offset: offset), .identity])
  }

  @Test func `a card in the center becomes a little smaller to refuse`() {
    let refusal = CardAnimation.refusal(toward: nil)

    #expect(refusal.steps.map(\.pose) == [CardAnimation.Pose(scale: 0.97), .identity])
  }

  private func make(
    _ style: CardAnimation.Style, _ direction: CardAnimation.Direction,
    isRightToLeft: Bool = false
  ) -> CardAnimation? {
    var layout = layout
    layout.isRightToLeft = isRightToLeft
    return CardAnimation(style, direction, of: frame, in: layout)
  }
}

extension CardAnimation {
  /// The pose in which the card is hidden, at the beginning or at the end.
  fileprivate var hiddenPose: Pose { initialPose == .identity ? steps[0].pose : initialPose }
}
