// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct ImageSequenceDrawingTests {
  /// A window lives only as long as there is a reference to it.
  private final class Kept {
    var window: UIWindow?
  }
  private let kept = Kept()

  @Test
  func `a sequence shows one image after the other, and the view's own at the end`() {
    let shown = HeadlessDevice.run { device in
      let view = imageView(on: device)
      view.image = image(.black)
      view.animationImages = [image(.red), image(.green), image(.blue)]
      view.animationDuration = 0.3
      view.animationRepeatCount = 1
      view.startAnimating()
      return (0..<4).map { _ in
        device.clock.advance(by: 0.05)
        let color = middle(device)
        device.clock.advance(by: 0.05)
        return color
      }
    }

    #expect(shown == [[255, 0, 0], [0, 255, 0], [0, 0, 255], [0, 0, 0]])
  }

  @Test
  func `a highlighted view runs through its highlighted images`() {
    let shown = HeadlessDevice.run { device in
      let view = imageView(on: device)
      view.animationImages = [image(.red)]
      view.highlightedAnimationImages = [image(.blue)]
      view.startAnimating()
      device.clock.advance(by: 0.02)
      let plain = middle(device)
      view.isHighlighted = true
      return [plain, middle(device)]
    }

    #expect(shown == [[255, 0, 0], [0, 0, 255]])
  }

  @Test
  func `an animated image moves by itself, and another image stops it`() {
    HeadlessDevice.run { device in
      let view = imageView(on: device)

      view.image = UIImage.animatedImage(with: [image(.red), image(.blue)], duration: 1)
      device.clock.advance(by: 0.75)
      let moved = middle(device)
      view.image = image(.green)

      #expect(moved == [0, 0, 255])
      #expect(!view.isAnimating)
      #expect(middle(device) == [0, 255, 0])
    }
  }

  @Test
  func `an endless sequence lets the device rest and its view go`() {
    HeadlessDevice.run { device in
      weak var weakView: UIImageView?
      do {
        let view = UIImageView()
        view.animationImages = [image(.red), image(.blue)]
        view.startAnimating()
        weakView = view
        #expect(device.clock.nextTurnTime == nil)
      }
      device.clock.advance(by: 1)
      #expect(weakView == nil)
    }
  }

  private func imageView(on device: HeadlessDevice) -> UIImageView {
    let window = UIWindow(windowScene: device.connectScene())
    window.makeKeyAndVisible()
    kept.window = window
    let view = UIImageView(frame: CGRect(x: 100, y: 200, width: 10, height: 10))
    window.addSubview(view)
    device.clock.runTurn()
    return view
  }

  private func image(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  private func middle(_ device: HeadlessDevice) -> [UInt8] {
    let pixel = device.render(scale: 1)[105, 205]
    return [pixel.red, pixel.green, pixel.blue]
  }
}
