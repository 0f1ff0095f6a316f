// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

struct PopupTransitionTests {
  private let layout = CardLayout(
    container: LayoutSize(width: 400, height: 800), margins: LayoutInsets())
  private let frame = LayoutRect(x: 50, y: 600, width: 300, height: 150)

  @Test func `a popup grows as it comes and shrinks as it goes`() throws {
    let coming = try #require(make(.zoom, .appearing))
    let going = try #require(make(.zoom, .leaving))

    #expect(coming.away.scale < 1 && going.away.scale < 1)
    #expect(coming.away.opacity == 0 && going.away.opacity == 0)
    #expect(going.duration < coming.duration)
  }

  @Test(
    arguments: [
      (.top, false, LayoutOffset(x: 0, y: -750)), (.bottom, false, LayoutOffset(x: 0, y: 200)),
      (.leading, false, LayoutOffset(x: -350, y: 0)),
      (.trailing, false, LayoutOffset(x: 350, y: 0)),
      (.leading, true, LayoutOffset(x: 350, y: 0)),
      (.trailing, true, LayoutOffset(x: -350, y: 0)),
    ] as [(PopupEdge, Bool, LayoutOffset)])
  func `a slide goes just beyond its edge, mirrored where people read from right to left`(
    edge: PopupEdge, isRightToLeft: Bool, offset: LayoutOffset
  ) throws {
    for direction in [PopupTransition.Direction.appearing, .leaving] {
      let numbers = try #require(make(.slide(edge), direction, isRightToLeft: isRightToLeft))

      #expect(numbers.away.offset == offset)
      #expect(numbers.away.scale == 1 && numbers.away.opacity == 1, "it is pushed, not faded")
    }
  }

  @Test(
    arguments: [PopupTransition.Style.fade, .zoom, .spring, .slide(.bottom), .slide(.leading)],
    [PopupTransition.Direction.appearing, .leaving])
  func `with Reduce Motion everything is the same cross-fade`(
    style: PopupTransition.Style, direction: PopupTransition.Direction
  ) {
    #expect(make(style, direction, reducesMotion: true) == .fade(direction))
    #expect(PopupTransition.fade(direction).away == PopupTransition.Pose(opacity: 0))
    if case .spring = PopupTransition.fade(direction).curve { Issue.record("a spring moves") }
  }

  @Test(arguments: [true, false])
  func `what is not animated has no numbers`(reducesMotion: Bool) {
    #expect(make(.none, .appearing, reducesMotion: reducesMotion) == nil)
  }

  @Test(arguments: [PopupTransition.Style.fade, .zoom, .spring, .slide(.top)])
  func `it ends where it should: there or not there`(style: PopupTransition.Style) throws {
    let coming = try #require(make(style, .appearing))
    let going = try #require(make(style, .leaving))

    #expect(coming.end(.appearing) == .atRest && going.end(.leaving) == going.away)
    #expect(coming.away != .atRest && going.away != .atRest)
  }

  @Test func `a fade in another place stays there`() {
    let pose = PopupTransition.Pose(offset: LayoutOffset(x: 0, y: 40))

    let away = PopupTransition.fade(.leaving, at: pose).away

    #expect(away.opacity == 0 && away.offset == pose.offset)
  }

  @Test(
    arguments: [
      (.center, .zoom), (.full, .slide(.bottom)), (.top, .slide(.top)),
      (.bottom, .slide(.bottom)), (.leading, .slide(.leading)), (.trailing, .slide(.trailing)),
    ] as [(PopupPosition, PopupTransition.Style)])
  func `what is at an edge comes from there`(
    position: PopupPosition, style: PopupTransition.Style
  ) {
    #expect(PopupTransition.usualStyle(at: position) == style)
  }

  private func make(
    _ style: PopupTransition.Style, _ direction: PopupTransition.Direction,
    isRightToLeft: Bool = false, reducesMotion: Bool = false
  ) -> PopupTransition? {
    var layout = layout
    layout.isRightToLeft = isRightToLeft
    return .make(style, direction, of: frame, in: layout, reducesMotion: reducesMotion)
  }
}
