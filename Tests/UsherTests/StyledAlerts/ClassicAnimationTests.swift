// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// The card at the quarters of each animation of SCLAlertView: ease-in-out is at 0.1292, 0.5 and
/// 0.8708 there, ease-in at 0.0935, 0.3154 and 0.6219, ease-out at 0.3781, 0.6846 and 0.9065.
@MainActor
@Suite(.uikitVariants)
struct ClassicAnimationTests {
  /// The state of the card at one time; offsets are in units of the window's size.
  struct State: Sendable {
    var x = 0.0
    var y = 0.0
    var scale = 1.0
    var alpha = 1.0
    var backdrop = 1.0
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let motion: PopupTransition
    let duration: Double
    let states: [State]

    init(_ name: String, _ motion: PopupTransition, _ duration: Double, _ moments: [State]) {
      testDescription = name
      self.motion = motion
      self.duration = duration
      self.states = moments
    }
  }

  /// An animation of two steps, the second of which changes nothing, is at 0.3588 and 0.9439 at the
  /// first two quarters.
  private nonisolated static let settling = [0, 0.3588, 0.9439, 1, 1]

  private nonisolated static let appearances = [
    Row(
      "FadeIn", .classic(.fadeIn), 0.3,
      [0, 0.0935, 0.3154, 0.6219, 1].map { State(alpha: $0, backdrop: $0) }),
    Row(
      "SlideInFromBottom", .classic(.slideInFromBottom), 0.5,
      settling.map { State(y: 1 - $0, alpha: $0, backdrop: $0) }),
    Row(
      "SlideInFromTop", .classic(.slideInFromTop), 0.5,
      [0, 0.7423, 1.0035, 1.0072, 1].map {
        State(y: $0 - 1, alpha: min($0, 1), backdrop: min($0, 1))
      }),
    Row(
      "SlideInFromLeft", .classic(.slideInFromLeft), 0.5,
      settling.map { State(x: $0 - 1, alpha: $0, backdrop: $0) }),
    Row(
      "SlideInFromRight", .classic(.slideInFromRight), 0.5,
      settling.map { State(x: 1 - $0, alpha: $0, backdrop: $0) }),
    Row(
      "SlideInFromCenter", .classic(.slideInFromCenter), 0.5,
      settling.map { State(scale: 3 - 2 * $0, alpha: $0, backdrop: $0) }),
    Row(
      "SlideInToCenter", .classic(.slideInToCenter), 0.5,
      settling.map { State(scale: 0.1 + 0.9 * $0, alpha: $0, backdrop: $0) }),
    Row(
      "SimplyAppear", .classic(.simplyAppear), 0.2,
      [0, 0, 0, 0, 1].map { State(alpha: $0, backdrop: $0) }),
    Row("none", .none, 0, [State](repeating: State(), count: 5)),
  ]

  /// An animation with ease-in-out, at its quarters.
  private nonisolated static let moving = [0, 0.1292, 0.5, 0.8708, 1]

  private nonisolated static func sliding(_ x: Double, _ y: Double) -> [State] {
    moving.map { State(x: x * $0, y: y * $0) }
  }

  private nonisolated static let disappearances = [
    Row("FadeOut", .classic(.fadeOut), 0.3, moving.map { State(alpha: 1 - $0) }),
    Row("SlideOutToBottom", .classic(.slideOutToBottom), 0.3, sliding(0, 1)),
    Row("SlideOutToTop", .classic(.slideOutToTop), 0.3, sliding(0, -1)),
    Row("SlideOutToLeft", .classic(.slideOutToLeft), 0.3, sliding(-1, 0)),
    Row("SlideOutToRight", .classic(.slideOutToRight), 0.3, sliding(1, 0)),
    Row(
      "SlideOutToCenter", .classic(.slideOutToCenter), 0.3,
      moving.map { State(scale: 1 - 0.9 * $0, alpha: 1 - $0) }),
    Row(
      "SlideOutFromCenter", .classic(.slideOutFromCenter), 0.12,
      [0, 0.3781, 0.6846, 0.9065, 1].map { State(scale: 1 + 0.1 * $0, alpha: 1 - $0) }),
    Row(
      "SimplyDisappear", .classic(.simplyDisappear), 0.2,
      [1, 1, 1, 1, 0].map { State(alpha: $0) }),
  ]

  @Test(arguments: appearances)
  func `an alert appears as in SCLAlertView`(row: Row) throws {
    try TestApp.run { app in
      let diary = CallLog()
      let box = FixedSizeView()
      app.center.show(
        Popup(box).transition(in: row.motion, out: .none).onDidAppear { _ in
          diary.record("appeared")
        })
      let (card, backdrop) = try cardAndBackdrop(of: box, on: app)
      for (quarter, moment) in row.states.enumerated() {
        if quarter == 4 { #expect(row.duration == 0 || diary.lines == []) }
        if quarter > 0 { app.device.clock.advance(by: row.duration / 4) }
        check(card, backdrop, moment, app, "\(row.testDescription) at quarter \(quarter)")
      }
      app.device.clock.advance(by: 0.04)
      #expect(diary.lines == ["appeared"])
    }
  }

  @Test(arguments: disappearances)
  func `an alert disappears as in SCLAlertView`(row: Row) throws {
    try TestApp.run { app in
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).transition(in: .none, out: row.motion))
      app.runUntilIdle()
      let (card, backdrop) = try cardAndBackdrop(of: box, on: app)
      handle.dismiss()
      for (quarter, moment) in row.states.enumerated() {
        if quarter > 0 { app.device.clock.advance(by: row.duration / 4) }
        // At the last quarter the window is already removed.
        guard quarter < 4 else { break }
        #expect(handle.outcomeIfDismissed == nil)
        check(card, backdrop, moment, app, "\(row.testDescription) at quarter \(quarter)")
      }
      app.device.clock.advance(by: 0.04)
      #expect(handle.outcomeIfDismissed?.reason == .dismissedByApp)
      #expect(card.window == nil)
      #expect(app.overlays.count == 1, "then the backdrop fades")
      app.device.clock.advance(by: 0.25)

      #expect(app.overlays.isEmpty)
    }
  }

  @Test(arguments: appearances + disappearances)
  func `with Reduce Motion every classic animation is a fade`(row: Row) throws {
    try TestApp.run { app in
      app.device.reduceMotion = true
      app.runUntilIdle()
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).transition(row.motion))
      let (card, _) = try cardAndBackdrop(of: box, on: app)
      for _ in ["in", "out"] {
        for _ in 1...8 {
          app.device.clock.advance(by: 0.02)
          let seen = card.layer.presentation() ?? card.layer
          #expect(seen.affineTransform() == .identity)
        }
        app.runUntilIdle()
        handle.dismiss()
      }
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByApp)
    }
  }

  @Test func `another duration scales every step, and a spring overshoots`() throws {
    try TestApp.run { app in
      let box = FixedSizeView()
      let motion = PopupTransition.classic(.slideInFromBottom).duration(.seconds(2))
        .spring(damping: 0.3, velocity: 1)
      let handle = app.center.show(
        Popup(box).transition(in: motion, out: .classic(.fadeOut).duration(.milliseconds(100))))
      let (card, _) = try cardAndBackdrop(of: box, on: app)
      var lowest = 0.0
      for _ in 1...11 {
        app.device.clock.advance(by: 0.1)
        lowest = min(lowest, Double((card.layer.presentation() ?? card.layer).affineTransform().ty))
      }
      #expect(lowest < -50, "the card overshoots")
      app.runUntilIdle()
      handle.dismiss()
      app.device.clock.advance(by: 0.06)
      #expect(handle.outcomeIfDismissed == nil)
      app.device.clock.advance(by: 0.08)

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByApp)
    }
  }

  @Test(arguments: appearances)
  func `an alert dismissed while it appears disappears from its current position`(
    row: Row
  ) throws {
    try TestApp.run { app in
      let box = FixedSizeView()
      let handle = app.center.show(
        Popup(box).transition(in: row.motion, out: .classic(.slideOutToBottom)))
      app.device.clock.advance(by: 0.1)
      let (card, _) = try cardAndBackdrop(of: box, on: app)
      handle.dismiss()
      app.device.clock.advance(by: 0.45)
      #expect(card.transform.ty > 800, "the appearance animation is stopped")
      app.device.clock.advance(by: 0.25)

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByApp)
      #expect(app.overlays.isEmpty)
    }
  }

  private func cardAndBackdrop(of box: FixedSizeView, on app: TestApp) throws -> (CardView, UIView)
  {
    let card = try #require(box.superview as? CardView)
    let root = try #require(app.overlays[0].rootViewController as? OverlayRootViewController)
    return (card, try #require(root.backdrop?.subviews.last))
  }

  private func check(
    _ card: CardView, _ backdrop: UIView, _ expected: State, _ app: TestApp, _ comment: Comment
  ) {
    let seen = card.layer.presentation() ?? card.layer
    let (transform, screen) = (seen.affineTransform(), app.window.bounds)
    #expect(abs(seen.position.x - screen.midX) < 0.5, comment)
    #expect(close(transform.a, transform.d), comment)
    #expect(close(transform.tx / screen.width, expected.x), comment)
    #expect(close(transform.ty / screen.height, expected.y), comment)
    #expect(close(transform.a, expected.scale), comment)
    // Opacities above 1 are drawn as 1.
    #expect(close(CGFloat(min(seen.opacity, 1)), expected.alpha), comment)
    let dim = backdrop.layer.presentation() ?? backdrop.layer
    #expect(close(CGFloat(min(dim.opacity, 1)), expected.backdrop), comment)
  }

  private func close(_ seen: CGFloat, _ expected: CGFloat) -> Bool {
    abs(seen - expected) < 0.002
  }
}
