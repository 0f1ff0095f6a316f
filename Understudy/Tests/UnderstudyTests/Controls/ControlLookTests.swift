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
}
