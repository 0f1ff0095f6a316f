// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import Tutorial
import UIKitShim
import Usher
import UsherTesting

/// Plays the steps of the tutorial as its reader would. With the environment variable `TUTORIAL_PICTURES`
/// each step writes its picture into that folder.
@MainActor
struct TutorialTests {
  private let voucher = "A voucher for you"
  private let arrivals = "New arrivals"
  private let question = "Do you like the shop?"

  @Test func `step 1 is an empty page`() throws {
    try play(1, Step01.makeRoot()) { device in
      #expect(device.probe.isVisible("Shop"))
    }
  }

  @Test func `in step 2 three cards overlap`() throws {
    try play(2, Step02.makeRoot()) { device in
      #expect(device.probe.isHittable("Yes"))
      #expect(!device.probe.isHittable("See them"))
      #expect(!device.probe.isHittable("Use it"))
    }
  }

  @Test func `in step 3 the first card is a popup`() throws {
    try play(3, Step03.makeRoot()) { device in
      #expect(device.probe.isHittable("Use it"))
    }
  }

  @Test func `in step 4 there is one at a time`() throws {
    try play(4, Step04.makeRoot()) { device in
      #expect(device.probe.isVisible(arrivals))
      #expect(!device.probe.isVisible(question))
      #expect(!device.probe.isVisible(voucher))
    }
  }

  @Test func `in step 5 the voucher is first`() throws {
    try play(5, Step05.makeRoot()) { device in
      #expect(device.probe.isVisible(voucher))
      #expect(!device.probe.isVisible(arrivals))
    }
  }

  @Test func `in step 6 the card stays with its page`() throws {
    try play(6, Step06.makeRoot()) { device in
      try tap("Use it", on: device)
      try tap("See them", on: device)
      #expect(!device.probe.isVisible("See them"))
    }
  }

  @Test func `in step 7 the card returns, and the question is there once`() throws {
    try play(7, Step07.makeRoot()) { device in
      try tap("Use it", on: device)
      try tap("See them", on: device)
      try tap("Shop", on: device)
      #expect(device.probe.isHittable("See them"))
      #expect(device.window.usher.popups.queuedPopups.count == 1)
    }
  }

  @Test func `in step 8 the page gets the value`() throws {
    try play(8, Step08.makeRoot()) { device in
      try tap("Use it", on: device)
      #expect(device.probe.isVisible("10% off"))
    }
  }

  @Test func `in step 9 an alert is in front of the card`() throws {
    try play(9, Step08.makeRoot()) { device in
      Step09.fail()
      device.clock.advance(by: .seconds(1))
      #expect(device.probe.isHittable("Try again"))
      #expect(!device.probe.isHittable("Use it"))
    }
  }

  @Test func `in step 10 nothing is left`() throws {
    try play(10, Step08.makeRoot()) { device in
      Step10.fail()
      device.clock.advance(by: .seconds(1))
      Step10.logOut(in: device.window)
      device.clock.advance(by: .seconds(1))
      #expect(device.probe.isVisible("Sign in"))
      #expect(!device.probe.isVisible("Try again"))
      #expect(!device.probe.isVisible(voucher))
    }
  }

  private func play(
    _ number: Int, _ root: @autoclosure () -> UIViewController,
    _ body: (VirtualDevice) throws -> Void
  ) throws {
    try VirtualDevice.run(screenScale: 2) { device in
      device.setRoot(root())
      device.clock.advance(by: .seconds(1.5))
      try body(device)
      guard let folder = ProcessInfo.processInfo.environment["TUTORIAL_PICTURES"] else { return }
      let file = URL(fileURLWithPath: folder).appendingPathComponent("step-\(number).png")
      try device.probe.image(scale: 2).png.write(to: file)
    }
  }

  private func tap(_ label: String, on device: VirtualDevice) throws {
    try device.probe.tap(label)
    device.clock.advance(by: .seconds(1.5))
  }
}
