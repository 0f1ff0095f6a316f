// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

/// What controls look like in each system.
@MainActor
struct ControlLookTests {
  @Test(arguments: [
    (HeadlessSystem.iOS18, CGSize(width: 27, height: 27), CGFloat(20)),
    (.iOS26, CGSize(width: 37, height: 24), 22), (.iOS27, CGSize(width: 37, height: 24), 22),
  ])
  func `the knob of a switch travels along its track`(
    system: HeadlessSystem, size: CGSize, travel: CGFloat
  ) {
    HeadlessDevice.run(system: system) { _ in
      let toggle = UISwitch()
      let knob = toggle.subviews[1]
      let off = knob.frame
      toggle.isOn = true
      #expect(off.size == size)
      #expect(off.minX == 2)
      #expect(knob.frame.minX - off.minX == travel)
      toggle.isEnabled = false
      #expect(toggle.alpha == 0.5)
    }
  }

  @Test(arguments: [
    (HeadlessSystem.iOS18, CGFloat(9), CGFloat(7), CGFloat(1)), (.iOS26, 16, 14, 0.5),
  ])
  func `a segmented control is a capsule since iOS 26, and dimmed as a whole`(
    system: HeadlessSystem, radius: CGFloat, thumbRadius: CGFloat, alpha: CGFloat
  ) {
    HeadlessDevice.run(system: system) { _ in
      let control = UISegmentedControl(items: ["One", "Two"])
      control.selectedSegmentIndex = 0
      control.layoutIfNeeded()
      #expect(control.bounds.height == 32)
      #expect(control.layer.cornerRadius == radius)
      #expect(control.subviews[0].layer.cornerRadius == thumbRadius)
      control.isEnabled = false
      #expect(control.alpha == alpha)
    }
  }

  @Test func `the selected segment is a gray of its own in dark mode`() {
    withPage(style: .dark, color: .black) { device, page in
      let control = UISegmentedControl(items: ["One", "Two"])
      control.frame = CGRect(x: 100, y: 200, width: 160, height: 32)
      control.selectedSegmentIndex = 0
      page.view.addSubview(control)
      device.clock.advance(by: 1)
      let pixel = device.render(scale: 2).pixel(112, 216)
      #expect(isShade(Int(pixel.red), 90, 1))
      #expect(isShade(Int(pixel.green), 90, 1))
      #expect(isShade(Int(pixel.blue), 96, 1))
    }
  }

  @Test(arguments: [
    (UIUserInterfaceStyle.light, false, (233.4, 233.4, 234.7)), (.light, true, (52, 199, 89)),
    (.dark, true, (48, 209, 88)),
  ])
  func `a switch is green, or a pale gray`(
    style: UIUserInterfaceStyle, isOn: Bool, color: (Double, Double, Double)
  ) {
    withPage(style: style) { device, page in
      let toggle = UISwitch(frame: CGRect(x: 100, y: 200, width: 0, height: 0))
      toggle.isOn = isOn
      page.view.addSubview(toggle)
      let pixel = device.render(scale: 2).pixel(isOn ? 110 : 156, 214)
      #expect(isShade(Int(pixel.red), color.0, 1))
      #expect(isShade(Int(pixel.green), color.1, 1))
      #expect(isShade(Int(pixel.blue), color.2, 1))
    }
  }

  @Test
  func `the knob moves in 0.3 seconds`() {
    withPage { device, page in
      let toggle = UISwitch(frame: CGRect(x: 100, y: 200, width: 0, height: 0))
      page.view.addSubview(toggle)
      device.clock.runTurn()
      toggle.setOn(true, animated: true)
      device.clock.advance(by: 0.28)
      #expect(toggle.subviews[1].layer.animationKeys()?.isEmpty == false)
      device.clock.advance(by: 0.04)
      #expect(toggle.subviews[1].layer.animationKeys()?.isEmpty != false)
    }
  }

  @Test
  func `titles of segments are 13 regular, the selected one medium`() {
    withPage { device, page in
      let control = UISegmentedControl(items: ["One", "Two"])
      control.selectedSegmentIndex = 0
      page.view.addSubview(control)
      device.clock.runTurn()
      let fonts = views(UILabel.self, in: control).map(\.font)
      #expect(
        fonts == [
          .systemFont(ofSize: 13, weight: .medium), .systemFont(ofSize: 13, weight: .regular),
        ])
    }
  }
}
