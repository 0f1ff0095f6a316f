// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct CornerConfigurationTests {
  @Test func `each corner is as round as it is configured, and clips what is inside`() {
    withBox { device, box in
      box.cornerConfiguration = .corners(
        topLeftRadius: 40, topRightRadius: 10, bottomLeftRadius: nil, bottomRightRadius: 20)
      let child = UIView(frame: box.bounds)
      child.backgroundColor = .red
      box.addSubview(child)
      box.clipsToBounds = true

      let picture = device.render(scale: 1)
      #expect(picture[109, 109].green > 200)
      #expect(picture[190, 109].green < 40)
      #expect(picture[199, 100].green > 100)
      #expect(picture[101, 198].green < 40)
      #expect(picture[198, 198].green > 200)
      #expect(picture[190, 190].green < 40)
    }
  }

  @Test func `a capsule keeps its shape while its size animates`() {
    withBox { device, box in
      box.backgroundColor = .red
      box.cornerConfiguration = .capsule()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        box.frame = CGRect(x: 100, y: 100, width: 100, height: 20)
      }
      device.clock.advance(by: 0.5)

      // Half of the height of about 60.
      let picture = device.render(scale: 1)
      #expect(picture[104, 104].green > 200)
      #expect(picture[130, 104].green < 40)
    }
  }

  @Test func `in a window of the display's size a corner is concentric with the display's`() {
    withBox { device, box in
      box.frame = CGRect(x: 20, y: 600, width: 353, height: 232)
      box.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 12))

      #expect(box.effectiveRadius(corner: .bottomLeft) == 35)
      #expect(box.effectiveRadius(corner: .topLeft) == 12)
    }
  }

  private func withBox(_ body: @MainActor (HeadlessDevice, UIView) -> Void) {
    HeadlessDevice.run(system: .iOS26) { device in
      let window = UIWindow(windowScene: device.connectScene())
      window.backgroundColor = .white
      let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
      window.addSubview(box)
      window.makeKeyAndVisible()
      body(device, box)
    }
  }
}
