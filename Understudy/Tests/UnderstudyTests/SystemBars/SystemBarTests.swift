// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct SystemBarTests {
  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `the home indicator is dark on light and light on dark`(style: UIUserInterfaceStyle) {
    HeadlessDevice.run { device in
      device.appearance = style
      device.clock.runTurn()
      show(.systemBackground, on: device)

      let picture = device.render(scale: 2)
      let pixel = picture[picture.width / 2, picture.height - 21]

      #expect(pixel.red == (style == .light ? 0 : 255))
    }
  }

  @Test func `time and battery lie beside the camera in the color of the style`() {
    HeadlessDevice.run { device in
      show(.systemBackground, on: device)

      let picture = device.render(scale: 2)

      #expect(hasInk(picture, x: 40..<95, y: 20..<40))
      #expect(hasInk(picture, x: 290..<370, y: 20..<40))
      #expect(picture[picture.width / 2, 60] == HeadlessPicture.Pixel(red: 0, green: 0, blue: 0))
    }
  }

  private func show(_ color: UIColor, on device: HeadlessDevice) {
    let window = UIWindow(windowScene: device.connectScene())
    window.backgroundColor = color
    window.makeKeyAndVisible()
    device.clock.runTurn()
    shown.append(window)
  }

  /// Nothing else keeps the windows.
  private let shown = Kept()

  private final class Kept {
    private var windows: [UIWindow] = []
    func append(_ window: UIWindow) { windows.append(window) }
  }

  /// Points of the screen.
  private func hasInk(_ picture: HeadlessPicture, x: Range<Int>, y: Range<Int>) -> Bool {
    x.contains { column in y.contains { picture[column * 2, $0 * 2].red < 40 } }
  }
}
