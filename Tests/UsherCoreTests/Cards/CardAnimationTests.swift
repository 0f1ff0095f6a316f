// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

struct CardAnimationTests {
  private let window = LayoutSize(width: 393, height: 852)

  private static let all: [(ClassicAnimation, Double, Double)] = [
    (.fade, 0.3, 0.3), (.slide(.bottom), 0.5, 0.3), (.slide(.top), 0.5, 0.3),
    (.slide(.left), 0.5, 0.3), (.slide(.right), 0.5, 0.3), (.scale(3), 0.5, 0.12),
    (.scale(0.1), 0.5, 0.3), (.instant, 0.2, 0.2),
  ]

  @Test(arguments: all.map { $0.0 })
  func `a classic appearance ends with the full backdrop, a disappearance with none`(
    animation: ClassicAnimation
  ) throws {
    let last = try #require(animation.appearance(in: window).steps.last)
    #expect(last.pose == .identity)
    #expect(last.backdrop == 1)
    #expect(animation.appearance(in: window).initialPose.opacity == 0)

    let gone = try #require(animation.disappearance(in: window).steps.last)
    #expect(gone.pose.opacity == 0 || abs(gone.pose.offset.y) + abs(gone.pose.offset.x) > 0)
    #expect(gone.backdrop == 0)
  }

  @Test(arguments: all)
  func `classic animations have the durations of SCLAlertView, except one that grows away`(
    animation: ClassicAnimation, appearance: Double, disappearance: Double
  ) {
    #expect(animation.appearance(in: window).duration == appearance)
    #expect(animation.disappearance(in: window).duration == disappearance)
  }

  @Test func `a card that grows away is transparent before its text crosses that of the page`() {
    let gone = ClassicAnimation.scale(3).disappearance(in: window)

    #expect(gone.steps.map(\.pose) == [CardAnimation.Pose(scale: 1.1, opacity: 0)])
  }

  @Test(arguments: [300, 852, 1366] as [Double])
  func `a card that drops in has the more damping the higher the window`(height: Double) {
    let window = LayoutSize(width: 393, height: height)
    guard
      case .spring(let damping, let velocity) =
        ClassicAnimation.slide(.top).appearance(in: window).steps[0].curve
    else {
      Issue.record("no spring")
      return
    }

    #expect(velocity == 0.5)
    #expect(damping >= 0.6)
    let least = height == 300 ? 0.7 : height == 852 ? 0.8 : 0.83
    #expect(damping > least)
    #expect(damping < least + 0.05)
  }

  @Test func `a card that drops in from infinitely far does not swing`() {
    let endless = LayoutSize(width: 393, height: .infinity)

    let curve = ClassicAnimation.slide(.top).appearance(in: endless).steps[0].curve

    #expect(curve == .spring(damping: 1, velocity: 0.5))
  }

  @Test func `scaling an animation keeps the proportions of its steps`() {
    let animation = ClassicAnimation.slide(.bottom).appearance(in: window).scaled(to: 1)

    #expect(animation.steps.map(\.duration) == [0.6, 0.4])
    #expect(
      animation.steps.map(\.pose)
        == ClassicAnimation.slide(.bottom).appearance(in: window).steps.map(\.pose))
  }

  @Test(arguments: [(-1, 0), (0, 0), (.nan, 0), (.infinity, 5), (3600, 5)] as [(Double, Double)])
  func `a scaled duration is between zero and five seconds`(requested: Double, result: Double) {
    #expect(
      ClassicAnimation.fade.disappearance(in: window).scaled(to: requested).duration == result)
  }

  @Test func `an animation without a duration is scaled to steps of equal length`() {
    let none = ClassicAnimation.slide(.bottom).appearance(in: window).scaled(to: 0)

    #expect(none.scaled(to: 1).steps.map(\.duration) == [0.5, 0.5])
  }

  @Test func `a spring replaces the curve of every step, except of steps without a curve`() {
    let animation = ClassicAnimation.slide(.left).appearance(in: window).withCurve(
      .spring(damping: 0.4, velocity: 2))
    #expect(
      animation.steps.map(\.curve) == [.spring(damping: 0.4, velocity: 2)] + [
        .spring(damping: 0.4, velocity: 2)
      ])

    let waiting = ClassicAnimation.instant.appearance(in: window).withCurve(
      .spring(damping: 0.4, velocity: 2))
    #expect(waiting.steps.map(\.curve) == [nil])
  }

  @Test(
    arguments: [
      (0, .nan, 0.01, 0), (-3, 1000, 0.01, 50), (.nan, -.infinity, 0.01, 0), (7, -99, 1, -50),
    ] as [(Double, Double, Double, Double)])
  func `spring parameters are limited to values with which a spring comes to rest`(
    damping: Double, velocity: Double, ratio: Double, speed: Double
  ) {
    let animation = ClassicAnimation.fade.appearance(in: window)
      .withCurve(.limitedSpring(damping: damping, velocity: velocity))

    #expect(animation.steps[0].curve == .spring(damping: ratio, velocity: speed))
  }

  @Test
  func `a slide of a classic animation is as long as the window, whatever the size of the card`() {
    let away = [LayoutSide.bottom, .top, .left, .right].map {
      ClassicAnimation.slide($0).disappearance(in: window).steps[0].pose.offset
    }

    #expect(
      away == [
        LayoutOffset(y: 852), LayoutOffset(y: -852), LayoutOffset(x: -393), LayoutOffset(x: 393),
      ])
  }
}
