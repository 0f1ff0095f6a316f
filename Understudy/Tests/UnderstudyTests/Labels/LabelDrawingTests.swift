// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct LabelDrawingTests {
  @Test func `a label follows the text size while it is shown`() {
    HeadlessDevice.run { device in
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.text = "Continue"
      let window = UIWindow(windowScene: device.connectScene())
      window.addSubview(label)
      window.makeKeyAndVisible()

      device.contentSizeCategory = .accessibilityExtraExtraExtraLarge
      device.clock.runTurn()

      #expect(label.font.pointSize == 53)
    }
  }

  @Test func `a label that may shrink shows all of its text`() {
    HeadlessDevice.run { device in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      label.text = "Three items in your cart"
      let cut = device.picture(of: label, scale: 2)
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.2
      let shrunk = device.picture(of: label, scale: 2)

      #expect(inkHeight(shrunk) < inkHeight(cut))
      #expect(inkHeight(shrunk) > 0)
    }
  }

  @Test func `a dark label is white in dark mode`() {
    HeadlessDevice.run { device in
      device.appearance = .dark
      device.clock.runTurn()
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      label.font = .boldSystemFont(ofSize: 60)
      label.text = "I"

      let picture = device.picture(of: label, scale: 2)
      let brightest = (0..<picture.width).map { picture[$0, picture.height / 2] }
        .filter { $0.alpha == 255 }.map(\.red).max()

      #expect(brightest == 255)
    }
  }

  /// From the first row with ink to the last, in pixels.
  private func inkHeight(_ picture: HeadlessPicture) -> Int {
    let rows = (0..<picture.height).filter { y in
      (0..<picture.width).contains { picture[$0, y].alpha > 40 }
    }
    return (rows.last ?? 0) - (rows.first ?? 0)
  }
}
