// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// Where a card is at the four quarters of a movement, as SCLAlertView has it: ease-in-out passes
/// 0.1292, 0.5 and 0.8708 there, ease-in 0.0935, 0.3154 and 0.6219.
@MainActor
struct ClassicMotionTests {
  /// The card at one moment; its distance from its place in windows.
  struct Moment: Sendable {
    var x = 0.0
    var y = 0.0
    var scale = 1.0
    var alpha = 1.0
    var backdrop = 1.0
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let motion: PopupMotion
    let duration: Double
    let moments: [Moment]

    init(_ name: String, _ motion: PopupMotion, _ duration: Double, _ moments: [Moment]) {
      testDescription = name
      self.motion = motion
      self.duration = duration
      self.moments = moments
    }
  }

  /// A movement in two legs of which the second one changes nothing is 0.3588 and 0.9439 on its way at
  /// the first two quarters.
  private nonisolated static let settling = [0, 0.3588, 0.9439, 1, 1]

  private nonisolated static let arrivals = [
    Row(
      "FadeIn", .fadeIn, 0.3,
      [0, 0.0935, 0.3154, 0.6219, 1].map { Moment(alpha: $0, backdrop: $0) }),
    Row(
      "SlideInFromBottom", .slideInFromBottom, 0.5,
      settling.map { Moment(y: 1 - $0, alpha: $0, backdrop: $0) }),
    Row(
      "SlideInFromTop", .slideInFromTop, 0.5,
      [0, 1.0025, 1.0359, 0.9918, 1].map {
        Moment(y: $0 - 1, alpha: min($0, 1), backdrop: min($0, 1))
      }),
    Row(
      "SlideInFromLeft", .slideInFromLeft, 0.5,
      settling.map { Moment(x: $0 - 1, alpha: $0, backdrop: $0) }),
    Row(
      "SlideInFromRight", .slideInFromRight, 0.5,
      settling.map { Moment(x: 1 - $0, alpha: $0, backdrop: $0) }),
    Row(
      "SlideInFromCenter", .slideInFromCenter, 0.5,
      settling.map { Moment(scale: 3 - 2 * $0, alpha: $0, backdrop: $0) }),
    Row(
      "SlideInToCenter", .slideInToCenter, 0.5,
      settling.map { Moment(scale: 0.1 + 0.9 * $0, alpha: $0, backdrop: $0) }),
    Row(
      "SimplyAppear", .simplyAppear, 0.2, [0, 0, 0, 0, 1].map { Moment(alpha: $0, backdrop: $0) }),
    Row("none", .none, 0, [Moment](repeating: Moment(), count: 5)),
  ]

  private nonisolated static func sliding(_ x: Double, _ y: Double) -> [Moment] {
    [
      Moment(), Moment(x: x / 2, y: y / 2), Moment(x: x, y: y),
      Moment(x: x, y: y, alpha: 0.5, backdrop: 0.5), Moment(x: x, y: y, alpha: 0, backdrop: 0),
    ]
  }

  private nonisolated static func scaling(to scale: Double) -> [Moment] {
    [
      Moment(), Moment(scale: (1 + scale) / 2, alpha: 0.5), Moment(scale: scale, alpha: 0),
      Moment(scale: scale, alpha: 0, backdrop: 0.5), Moment(scale: scale, alpha: 0, backdrop: 0),
    ]
  }

  private nonisolated static let departures = [
    Row(
      "FadeOut", .fadeOut, 0.3, [1, 0.8708, 0.5, 0.1292, 0].map { Moment(alpha: $0, backdrop: $0) }),
    Row("SlideOutToBottom", .slideOutToBottom, 0.6, sliding(0, 1)),
    Row("SlideOutToTop", .slideOutToTop, 0.6, sliding(0, -1)),
    Row("SlideOutToLeft", .slideOutToLeft, 0.6, sliding(-1, 0)),
    Row("SlideOutToRight", .slideOutToRight, 0.6, sliding(1, 0)),
    Row("SlideOutToCenter", .slideOutToCenter, 0.6, scaling(to: 0.1)),
    Row("SlideOutFromCenter", .slideOutFromCenter, 0.6, scaling(to: 3)),
    Row(
      "SimplyDisappear", .simplyDisappear, 0.2,
      [1, 1, 1, 1, 0].map { Moment(alpha: $0, backdrop: $0) }),
  ]

  @Test(arguments: arrivals)
  func `it comes as in SCLAlertView, and is there when the movement is over`(row: Row) throws {
    try Stand.run { stand in
      let diary = Diary()
      let box = BoxView()
      stand.center.enqueue(
        Popup(box).motion(in: row.motion, out: .none).onDidAppear { _ in diary.note("there") })
      let (card, backdrop) = try look(at: box, on: stand)
      for (quarter, moment) in row.moments.enumerated() {
        if quarter == 4 { #expect(row.duration == 0 || diary.lines == []) }
        if quarter > 0 { stand.device.clock.advance(by: row.duration / 4) }
        check(card, backdrop, moment, stand, "\(row.testDescription) at quarter \(quarter)")
      }
      stand.device.clock.advance(by: 0.04)
      #expect(diary.lines == ["there"])
    }
  }

  @Test(arguments: departures)
  func `it goes as in SCLAlertView, and ends when the movement is over`(row: Row) throws {
    try Stand.run { stand in
      let box = BoxView()
      let handle = stand.center.enqueue(Popup(box).motion(in: .none, out: row.motion))
      stand.settle()
      let (card, backdrop) = try look(at: box, on: stand)
      handle.end()
      for (quarter, moment) in row.moments.enumerated() {
        if quarter > 0 { stand.device.clock.advance(by: row.duration / 4) }
        // With the last quarter the window is gone.
        guard quarter < 4 else { break }
        #expect(handle.outcomeIfEnded == nil)
        check(card, backdrop, moment, stand, "\(row.testDescription) at quarter \(quarter)")
      }
      stand.device.clock.advance(by: 0.04)

      #expect(handle.outcomeIfEnded?.reason == .dismissed && stand.overlays.isEmpty)
      #expect(close(card.alpha, 0))
    }
  }

  @Test(arguments: arrivals + departures)
  func `with Reduce Motion it is a fade in its place`(row: Row) throws {
    try Stand.run { stand in
      stand.device.reduceMotion = true
      stand.settle()
      let box = BoxView()
      let handle = stand.center.enqueue(Popup(box).motion(row.motion))
      let (card, _) = try look(at: box, on: stand)
      for _ in ["in", "out"] {
        for _ in 1...8 {
          stand.device.clock.advance(by: 0.02)
          let seen = card.layer.presentation() ?? card.layer
          #expect(seen.affineTransform() == .identity)
        }
        stand.settle()
        handle.end()
      }
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .dismissed)
    }
  }

  @Test func `another duration stretches every leg, and a spring swings`() throws {
    try Stand.run { stand in
      let box = BoxView()
      let motion = PopupMotion.slideInFromBottom.duration(.seconds(2))
        .springing(damping: 0.3, velocity: 1)
      let handle = stand.center.enqueue(
        Popup(box).motion(in: motion, out: .fadeOut.duration(.milliseconds(100))))
      let (card, _) = try look(at: box, on: stand)
      var lowest = 0.0
      for _ in 1...11 {
        stand.device.clock.advance(by: 0.1)
        lowest = min(lowest, Double((card.layer.presentation() ?? card.layer).affineTransform().ty))
      }
      #expect(lowest < -50, "it swings beyond its place")
      stand.settle()
      handle.end()
      stand.device.clock.advance(by: 0.06)
      #expect(handle.outcomeIfEnded == nil)
      stand.device.clock.advance(by: 0.08)

      #expect(handle.outcomeIfEnded?.reason == .dismissed)
    }
  }

  @Test(arguments: arrivals)
  func `what is ended on its way goes from where it is, and nothing brings it back`(
    row: Row
  ) throws {
    try Stand.run { stand in
      let box = BoxView()
      let handle = stand.center.enqueue(Popup(box).motion(in: row.motion, out: .slideOutToBottom))
      stand.device.clock.advance(by: 0.1)
      let (card, _) = try look(at: box, on: stand)
      handle.end()
      stand.device.clock.advance(by: 0.45)
      #expect(card.transform.ty > 800, "its arrival goes on no more")
      stand.device.clock.advance(by: 0.25)

      #expect(handle.outcomeIfEnded?.reason == .dismissed && stand.overlays.isEmpty)
    }
  }

  private func look(at box: BoxView, on stand: Stand) throws -> (CardView, UIView) {
    let card = try #require(box.superview as? CardView)
    let root = try #require(stand.overlays[0].rootViewController as? OverlayRootController)
    return (card, try #require(root.backdrop?.subviews.last))
  }

  private func check(
    _ card: CardView, _ backdrop: UIView, _ wanted: Moment, _ stand: Stand, _ comment: Comment
  ) {
    let seen = card.layer.presentation() ?? card.layer
    let (transform, screen) = (seen.affineTransform(), stand.window.bounds)
    #expect(abs(seen.position.x - screen.midX) < 0.5 && close(transform.a, transform.d), comment)
    #expect(close(transform.tx / screen.width, wanted.x), comment)
    #expect(close(transform.ty / screen.height, wanted.y), comment)
    #expect(close(transform.a, wanted.scale), comment)
    // What is more than opaque is opaque.
    #expect(close(CGFloat(min(seen.opacity, 1)), wanted.alpha), comment)
    let dim = backdrop.layer.presentation() ?? backdrop.layer
    #expect(close(CGFloat(min(dim.opacity, 1)), wanted.backdrop), comment)
  }

  private func close(_ seen: CGFloat, _ wanted: CGFloat) -> Bool {
    abs(seen - wanted) < 0.002
  }
}
