// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct GlassButtonTests {
  @Test(arguments: [
    (UIButton.Configuration.Size.small, CGFloat(28)), (.medium, 34), (.large, 50),
  ])
  func `a glass button is as high as its size says`(
    size: UIButton.Configuration.Size, height: CGFloat
  ) {
    withButton(.glass(), size) { _, button in
      #expect(abs(button.intrinsicContentSize.height - height) < 1)
    }
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `prominent glass has the tint, and gray when disabled`(style: UIUserInterfaceStyle) {
    withButton(.prominentGlass()) { device, button in
      button.window?.overrideUserInterfaceStyle = style
      device.clock.advance(by: 0.1)
      #expect(isClose(device.render(scale: 1)[84, 217], .systemBlue, in: button))

      button.isEnabled = false
      device.clock.advance(by: 0.1)
      #expect(isClose(device.render(scale: 1)[84, 217], .systemGray4, in: button))
    }
  }

  @Test(arguments: [(UIUserInterfaceStyle.light, 245.0), (.dark, 32)])
  func `plain glass has the gray that was measured, and a title of 17 regular`(
    style: UIUserInterfaceStyle, gray: Double
  ) {
    withButton(.glass()) { device, button in
      button.window?.overrideUserInterfaceStyle = style
      device.clock.advance(by: 0.1)
      #expect(isShade(device.render(scale: 1).gray(84, 217), gray, 8))
      #expect(views(UILabel.self, in: button).first?.font.fontName == ".SFUI-Regular")
      #expect(views(UILabel.self, in: button).first?.font.pointSize == 17)

      button.isEnabled = false
      device.clock.advance(by: 0.1)
      #expect(views(UILabel.self, in: button).first?.textColor == .tertiaryLabel)
      #expect(isShade(device.render(scale: 1).gray(84, 217), gray, 8))
    }
  }

  @Test func `plain glass is light over a white page, and lighter over black than the page`() {
    withButton(.glass()) { device, button in
      #expect(device.render(scale: 1)[84, 217].green > 240)

      button.window?.backgroundColor = .black
      device.clock.advance(by: 0.1)
      #expect(device.render(scale: 1)[84, 217].green > 100)
    }
  }

  @Test func `a pressed button of glass grows by 16 points, and others do not`() {
    withButton(.glass()) { device, button in
      device.touchDown(at: CGPoint(x: 150, y: 217))
      device.clock.advance(by: 1)
      #expect(abs(button.layer.growth - 1 - 16 / 200) < 0.001)
      #expect(button.frame.width == 200)
      #expect(device.render(scale: 1)[45, 217] != device.render(scale: 1)[5, 217])

      device.touchUp()
      device.clock.advance(by: 1)
      #expect(button.layer.growth == 1)
    }
    withButton(.filled()) { device, button in
      device.touchDown(at: CGPoint(x: 150, y: 217))
      device.clock.advance(by: 1)
      #expect(button.layer.growth == 1)
    }
  }

  private func isClose(
    _ pixel: HeadlessPicture.Pixel, _ color: UIColor, in view: UIView
  ) -> Bool {
    let wanted = color.resolvedColor(with: view.traitCollection).cgColor
    let pairs = [
      (pixel.red, wanted.red), (pixel.green, wanted.green), (pixel.blue, wanted.blue),
    ]
    return pairs.allSatisfy { abs(CGFloat($0.0) - $0.1 * 255) <= 4 }
  }

  /// A button of 200 by 34 points at (50, 200) in a window with the background of a page.
  private func withButton(
    _ configuration: UIButton.Configuration, _ size: UIButton.Configuration.Size = .medium,
    _ body: @MainActor (HeadlessDevice, UIButton) -> Void
  ) {
    HeadlessDevice.run(system: .iOS26) { device in
      let window = UIWindow(windowScene: device.connectScene())
      window.backgroundColor = .systemBackground
      var configuration = configuration
      configuration.title = "Glass"
      configuration.buttonSize = size
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 50, y: 200, width: 200, height: 34)
      window.addSubview(button)
      window.makeKeyAndVisible()
      device.clock.advance(by: 0.1)
      body(device, button)
    }
  }
}
