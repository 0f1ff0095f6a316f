// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct EffectTests {
  @Test func `an effect view blurs what lies behind it`() {
    withBlur { device, _ in
      let blurred = column(of: device.render(scale: 1))

      let steps = zip(blurred, blurred.dropFirst()).map { abs(Int($0) - Int($1)) }
      #expect((steps.max() ?? 255) < 20)
      #expect(Set(blurred).count > 8)
    }
  }

  @Test func `with less transparency it is one color, as soon as that is wanted`() {
    withBlur { device, _ in
      device.reduceTransparency = true
      device.clock.runTurn()

      #expect(Set(column(of: device.render(scale: 1))).count == 1)
    }
  }

  @Test func `without an effect it shows what lies behind it as it is`() {
    withBlur { device, view in
      view.effect = nil

      #expect(Set(column(of: device.render(scale: 1))) == [0, 255])
    }
  }

  /// The grays down the middle of the effect view.
  private func column(of picture: HeadlessPicture) -> [UInt8] {
    (230..<370).map { picture[200, $0].green }
  }

  private func withBlur(_ body: @MainActor (HeadlessDevice, UIVisualEffectView) -> Void) {
    withStripes(behind: { UIBlurEffect(style: .systemUltraThinMaterial) }, body)
  }
}
