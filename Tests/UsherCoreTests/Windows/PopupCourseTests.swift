// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

struct PopupCourseTests {
  private let window = LayoutSize(width: 393, height: 852)

  @Test(arguments: ClassicMotion.allCases)
  func `every movement comes to rest with the whole backdrop, and goes to where nothing is seen`(
    motion: ClassicMotion
  ) throws {
    let last = try #require(motion.arrival(in: window).legs.last)
    #expect(last.pose == .atRest && last.backdrop == 1)
    #expect(motion.arrival(in: window).start.opacity == 0)

    let gone = try #require(motion.departure(in: window).legs.last)
    #expect(gone.pose.opacity == 0 && gone.backdrop == 0)
  }

  @Test(
    arguments: [
      (.fade, 0.3, 0.3), (.bottom, 0.5, 0.6), (.top, 0.5, 0.6), (.left, 0.5, 0.6),
      (.right, 0.5, 0.6), (.large, 0.5, 0.6), (.small, 0.5, 0.6), (.simple, 0.2, 0.2),
    ] as [(ClassicMotion, Double, Double)])
  func `they take the time that they take in SCLAlertView`(
    motion: ClassicMotion, coming: Double, going: Double
  ) {
    #expect(motion.arrival(in: window).duration == coming)
    #expect(motion.departure(in: window).duration == going)
  }

  @Test func `another time is shared out as the old one was`() {
    let course = ClassicMotion.bottom.arrival(in: window).lasting(1)

    #expect(course.legs.map(\.duration) == [0.6, 0.4])
    #expect(course.legs.map(\.pose) == ClassicMotion.bottom.arrival(in: window).legs.map(\.pose))
  }

  @Test(arguments: [(-1, 0), (0, 0), (.nan, 0), (.infinity, 5), (3600, 5)] as [(Double, Double)])
  func `no time is longer than five seconds, or less than none`(wanted: Double, got: Double) {
    #expect(ClassicMotion.fade.departure(in: window).lasting(wanted).duration == got)
  }

  @Test func `a course without any time gets one in equal parts`() {
    let none = ClassicMotion.bottom.departure(in: window).lasting(0)

    #expect(none.lasting(1).legs.map(\.duration) == [0.5, 0.5])
  }

  @Test func `a spring takes the place of every curve, but not of waiting`() {
    let course = ClassicMotion.left.departure(in: window).springing(
      PopupSpring(damping: 0.4, velocity: 2))
    #expect(
      course.legs.map(\.curve) == [.spring(damping: 0.4, velocity: 2)] + [
        .spring(damping: 0.4, velocity: 2)
      ])

    let waiting = ClassicMotion.simple.arrival(in: window).springing(
      PopupSpring(damping: 0.4, velocity: 2))
    #expect(waiting.legs.map(\.curve) == [nil])
  }

  @Test(
    arguments: [
      (0, .nan, 0.01, 0), (-3, 1000, 0.01, 50), (.nan, -.infinity, 0.01, 0), (7, -99, 1, -50),
    ] as [(Double, Double, Double, Double)])
  func `a spring is one that comes to rest`(
    damping: Double, velocity: Double, ratio: Double, speed: Double
  ) {
    let course = ClassicMotion.fade.arrival(in: window)
      .springing(PopupSpring(damping: damping, velocity: velocity))

    #expect(course.legs[0].curve == .spring(damping: ratio, velocity: speed))
  }

  @Test func `what slides goes as far as the window reaches, whatever the size of the card`() {
    let away = [ClassicMotion.bottom, .top, .left, .right].map {
      $0.departure(in: window).legs[0].pose.offset
    }

    #expect(
      away == [
        LayoutOffset(y: 852), LayoutOffset(y: -852), LayoutOffset(x: -393), LayoutOffset(x: 393),
      ])
  }
}
