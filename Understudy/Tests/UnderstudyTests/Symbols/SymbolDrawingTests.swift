// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct SymbolDrawingTests {
  @Test(arguments: SymbolDesign.names)
  func `every symbol keeps to the grid, in every weight`(name: String) throws {
    let design = try #require(SymbolDesign.named(name))

    for weight: UIImage.SymbolWeight in [.ultraLight, .regular, .black] {
      var pen = SymbolPen(weight: weight.stroke)
      design.draw(&pen)
      let extent = pen.extent

      #expect(extent.width < 140, "\(weight): \(extent)")
      #expect(extent.height < 122, "\(weight): \(extent)")
      #expect(abs(extent.midY) < 11, "\(weight) is off the middle by \(extent.midY)")
    }
  }

  @Test
  func `a filled symbol is as large as its outline`() throws {
    for name in SymbolDesign.names where SymbolDesign.named(name + ".fill") != nil {
      let sizes = try [name, name + ".fill"].map { name -> CGSize in
        let symbol = try #require(Symbol(name: name, configuration: .unspecified))
        return symbol.size
      }
      #expect(abs(sizes[0].width - sizes[1].width) < 1.1, "\(name)")
      #expect(abs(sizes[0].height - sizes[1].height) < 1.1, "\(name)")
    }
  }

  @Test
  func `an image view draws a symbol in its tint`() throws {
    let color = HeadlessDevice.run { device in
      let view = UIImageView(image: UIImage(systemName: "circle.fill"))
      view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      return middle(of: view, on: device)
    }

    #expect(color == [255, 0, 0])
  }

  @Test
  func `the mark on a filled symbol is a hole`() {
    let color = HeadlessDevice.run { device in
      let view = UIImageView(image: UIImage(systemName: "minus.circle.fill"))
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 60)
      view.tintColor = .black
      return middle(of: view, on: device, behind: UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    }

    #expect(color == [0, 255, 0])
  }

  @Test
  func `a symbol that the view enlarges stays sharp`() throws {
    let pixels = HeadlessDevice.run { device in
      let view = UIImageView(image: UIImage(systemName: "star"))
      view.contentMode = .scaleAspectFit
      let window = UIWindow(windowScene: device.connectScene())
      window.makeKeyAndVisible()
      window.addSubview(view)
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      view.layoutIfNeeded()
      return (view.layer.contents as? CGImage)?.width ?? 0
    }

    #expect(pixels >= 400)
  }

  @Test
  func `a view of a symbol with a text style grows with the text size`() {
    HeadlessDevice.run { device in
      let window = UIWindow(windowScene: device.connectScene())
      window.makeKeyAndVisible()
      let view = UIImageView(image: UIImage(systemName: "star"))
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
      window.addSubview(view)
      device.clock.runTurn()
      let before = view.intrinsicContentSize.height
      device.contentSizeCategory = .accessibilityLarge
      device.clock.runTurn()

      #expect(view.intrinsicContentSize.height > 1.5 * before)
    }
  }

  private func middle(
    of view: UIImageView, on device: HeadlessDevice, behind: UIColor = .white
  ) -> [UInt8] {
    let window = UIWindow(windowScene: device.connectScene())
    window.backgroundColor = behind
    window.makeKeyAndVisible()
    view.bounds.size = view.intrinsicContentSize
    view.center = CGPoint(x: 100, y: 200)
    window.addSubview(view)
    device.clock.advance(by: 0.1)
    let place = CGRect(x: 100, y: 200, width: 1, height: 1)
    return Array((device.render(scale: 1).cropped(to: place)?.rgba() ?? []).prefix(3))
  }
}
