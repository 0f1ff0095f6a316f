// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

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
    for direction in [CardAnimationParameters.Direction.appearing, .disappearing] {
      let numbers = try #require(make(.slide(edge), direction, isRightToLeft: isRightToLeft))

      #expect(numbers.hiddenPose.offset == offset, "\(direction)")
      #expect(numbers.hiddenPose.scale == 1, "\(direction)")
      #expect(numbers.hiddenPose.opacity == 1, "\(direction): a slide does not fade")
    }
  }

  @Test(arguments: [CardAnimationParameters.Direction.appearing, .disappearing])
  func `a cross-fade does not move the card and has no spring`(
    direction: CardAnimationParameters.Direction
  ) {
    #expect(
      CardAnimationParameters.fade(direction).hiddenPose == CardAnimationParameters.Pose(opacity: 0)
    )
    if case .spring = CardAnimationParameters.fade(direction).curve {
      Issue.record("a cross-fade has no spring")
    }
  }

  @Test func `the style none has no animation parameters`() {
    #expect(make(.none, .appearing) == nil)
  }

  @Test(arguments: [CardAnimationParameters.Style.fade, .zoom, .spring, .slide(.top)])
  func `an appearing card ends at its frame and a disappearing one in its hidden pose`(
    style: CardAnimationParameters.Style
  ) throws {
    let appearing = try #require(make(style, .appearing))
    let disappearing = try #require(make(style, .disappearing))

    #expect(appearing.end(.appearing) == .identity)
    #expect(disappearing.end(.disappearing) == disappearing.hiddenPose)
    #expect(appearing.hiddenPose != .identity)
    #expect(disappearing.hiddenPose != .identity)
  }

  @Test func `fading out a moved card does not move it`() {
    let pose = CardAnimationParameters.Pose(offset: LayoutOffset(x: 0, y: 40))

    let away = CardAnimationParameters.fade(.disappearing, at: pose).hiddenPose

    #expect(away.opacity == 0)
    #expect(away.offset == pose.offset)
  }

  @Test(
    arguments: [
      (.center, .zoom), (.full, .slide(.bottom)), (.top, .slide(.top)),
      (.bottom, .slide(.bottom)), (.leading, .slide(.leading)), (.trailing, .slide(.trailing)),
    ] as [(PopupPosition, CardAnimationParameters.Style)])
  func `the default animation of a card at an edge is a slide from that edge`(
    position: PopupPosition, style: CardAnimationParameters.Style
  ) {
    #expect(CardAnimationParameters.defaultStyle(for: position) == style)
  }

  private func make(
    _ style: CardAnimationParameters.Style, _ direction: CardAnimationParameters.Direction,
    isRightToLeft: Bool = false
  ) -> CardAnimationParameters? {
    var layout = layout
    layout.isRightToLeft = isRightToLeft
    return .make(style, direction, of: frame, in: layout)
  }
}
