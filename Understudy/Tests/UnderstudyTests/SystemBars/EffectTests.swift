// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct EffectTests {
  @Test func `an effect view blurs what lies behind it`() {
    withStripes { device, _ in
      let blurred = column(of: device.render(scale: 1))

      let steps = zip(blurred, blurred.dropFirst()).map { abs(Int($0) - Int($1)) }
      #expect((steps.max() ?? 255) < 20)
      #expect(Set(blurred).count > 8)
    }
  }

  @Test func `with less transparency it is one color, as soon as that is wanted`() {
    withStripes { device, _ in
      device.reduceTransparency = true
      device.clock.runTurn()

      #expect(Set(column(of: device.render(scale: 1))).count == 1)
    }
  }

  @Test func `without an effect it shows what lies behind it as it is`() {
    withStripes { device, view in
      view.effect = nil

      #expect(Set(column(of: device.render(scale: 1))) == [0, 255])
    }
  }

  /// The grays down the middle of the effect view.
  private func column(of picture: HeadlessPicture) -> [UInt8] {
    (230..<370).map { picture[200, $0].green }
  }

  private func withStripes(_ body: @MainActor (HeadlessDevice, UIVisualEffectView) -> Void) {
    HeadlessDevice.run { device in
      let window = UIWindow(windowScene: device.connectScene())
      window.backgroundColor = .white
      for index in 0..<10 {
        let y = CGFloat(index) * 80
        let stripe = UIView(frame: CGRect(x: 0, y: y, width: 393, height: 40))
        stripe.backgroundColor = .black
        window.addSubview(stripe)
      }
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
      view.frame = CGRect(x: 50, y: 200, width: 293, height: 200)
      window.addSubview(view)
      window.makeKeyAndVisible()
      device.clock.runTurn()
      body(device, view)
    }
  }
}
