// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct RenderingTests {
  @Test
  func `a hidden window shows nothing and a higher one covers a lower one`() {
    withWindow { device, window in
      window.backgroundColor = .red
      let high = UIWindow(windowScene: device.scenes[0])
      high.backgroundColor = .blue
      high.windowLevel = .alert

      #expect(device.render(scale: 1)[200, 400] == .pureRed)
      high.isHidden = false
      #expect(device.render(scale: 1)[200, 400] == .pureBlue)
    }
  }

  @Test(arguments: [1, 2, 3])
  func `a picture has the screen's size times the scale`(scale: Int) {
    withWindow { device, _ in
      let picture = device.render(scale: CGFloat(scale))

      #expect(picture.width == 393 * scale)
      #expect(picture.height == 852 * scale)
    }
  }

  @Test(arguments: [1.5, 1.25, 2.3] as [CGFloat])
  func `a picture at a broken scale has whole pixels up to its edges`(scale: CGFloat) {
    withWindow { device, window in
      window.backgroundColor = .red

      let picture = device.render(scale: scale)

      #expect(picture.width == Int((393 * scale).rounded(.up)))
      #expect(picture.height == Int((852 * scale).rounded(.up)))
      #expect(picture[picture.width - 1, picture.height / 2] == .pureRed)
      #expect(picture[picture.width / 4, picture.height - 1] == .pureRed)
    }
  }

  @Test
  func `corners are cut where they are masked and clip what is inside`() {
    withBox { device, box in
      box.backgroundColor = .red
      box.layer.cornerRadius = 30
      box.layer.maskedCorners = [.layerMinXMinYCorner]
      #expect(device.render(scale: 1)[102, 102] == .pureWhite)
      #expect(device.render(scale: 1)[197, 102] == .pureRed)

      let child = UIView(frame: box.bounds)
      child.backgroundColor = .blue
      box.addSubview(child)
      #expect(device.render(scale: 1)[102, 102] == .pureBlue)
      box.clipsToBounds = true

      #expect(device.render(scale: 1)[102, 102] == .pureWhite)
      #expect(device.render(scale: 1)[150, 150] == .pureBlue)
    }
  }

  @Test
  func `a border lies inside of the bounds and above what is in them`() {
    withBox { device, box in
      box.backgroundColor = .red
      box.layer.borderWidth = 4
      box.layer.borderColor = UIColor.blue.cgColor
      let child = UIView(frame: box.bounds)
      child.backgroundColor = .green
      box.addSubview(child)

      let picture = device.render(scale: 1)

      #expect(picture[102, 150] == .pureBlue)
      #expect(picture[106, 150] == .pureGreen)
      #expect(picture[98, 150] == .pureWhite)
    }
  }

  @Test
  func `the parts of a translucent view do not shine through each other`() {
    withBox { device, box in
      box.backgroundColor = .red
      let child = UIView(frame: box.bounds)
      child.backgroundColor = .blue
      box.addSubview(child)

      box.alpha = 0.5

      #expect(device.render(scale: 1)[150, 150].isNear(128, 128, 255))
    }
  }

  @Test
  func `a shadow falls around its shape and fades out`() {
    withBox { device, box in
      box.backgroundColor = .white
      box.layer.shadowOpacity = 1
      box.layer.shadowRadius = 5
      box.layer.shadowOffset = .zero

      let picture = device.render(scale: 1)

      #expect(picture[98, 150].red < 180)
      #expect(picture[90, 150].red > picture[98, 150].red)
      #expect(picture[80, 150] == .pureWhite)
    }
  }

  @Test
  func `a mask shows only what it covers`() {
    withBox { device, box in
      box.backgroundColor = .red
      let mask = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
      mask.backgroundColor = .black

      box.mask = mask

      #expect(device.render(scale: 1)[120, 150] == .pureRed)
      #expect(device.render(scale: 1)[180, 150] == .pureWhite)
    }
  }

  @Test
  func `a transform turns and scales around the anchor point`() {
    withBox { device, box in
      box.backgroundColor = .red

      box.transform = CGAffineTransform(scaleX: 0.5, y: 1.5)

      let picture = device.render(scale: 1)
      #expect(picture[120, 150] == .pureWhite)
      #expect(picture[150, 80] == .pureRed)
      #expect(picture[150, 150] == .pureRed)
    }
  }

  @Test
  func `an animation is drawn where it is at that moment`() {
    withBox { device, box in
      box.backgroundColor = .red
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.center.x = 250 }

      device.clock.advance(by: 0.5)
      let middle = device.render(scale: 1)
      device.clock.advance(by: 0.5)
      let end = device.render(scale: 1)

      #expect(middle[160, 150] == .pureRed)
      #expect(middle[240, 150] == .pureRed)
      #expect(middle[140, 150] == .pureWhite)
      #expect(middle[260, 150] == .pureWhite)
      #expect(end[210, 150] == .pureRed)
      #expect(end[190, 150] == .pureWhite)
    }
  }

  @Test
  func `draw is called once until the view needs display again`() {
    withBox { device, box in
      let view = DrawingView(frame: box.bounds)
      view.backgroundColor = .clear
      box.addSubview(view)

      #expect(device.render(scale: 1)[105, 105] == .pureRed)
      _ = device.render(scale: 1)
      #expect(view.draws == 1)
      view.color = .blue
      #expect(device.render(scale: 1)[105, 105] == .pureRed)
      view.setNeedsDisplay()

      #expect(device.render(scale: 1)[105, 105] == .pureBlue)
      #expect(view.draws == 2)
    }
  }

  @Test
  func `a picture says when it is out of date`() {
    withBox { device, box in
      _ = device.render(scale: 1)
      #expect(!device.needsRender)

      box.backgroundColor = .red
      #expect(device.needsRender)
      _ = device.render(scale: 1)
      UIView.animate(withDuration: 0.2) { box.alpha = 0 }
      #expect(device.needsRender)
      device.clock.advance(by: 1)
      _ = device.render(scale: 1)

      #expect(!device.needsRender)
    }
  }

  @Test
  func `a shape is stroked in part`() {
    withBox { device, box in
      let shape = CAShapeLayer()
      shape.frame = box.bounds
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: 50))
      path.addLine(to: CGPoint(x: 100, y: 50))
      shape.path = path.cgPath
      shape.strokeColor = UIColor.green.cgColor
      shape.lineWidth = 10
      shape.strokeEnd = 0.5
      box.layer.addSublayer(shape)

      let picture = device.render(scale: 1)

      #expect(picture[125, 150] == .pureGreen)
      #expect(picture[175, 150] != .pureGreen)
    }
  }

  @Test
  func `a snapshot shows the view as it was`() throws {
    try withBox { device, box in
      box.backgroundColor = .red
      let snapshot = try #require(box.snapshotView(afterScreenUpdates: true))
      box.backgroundColor = .blue
      box.superview?.addSubview(snapshot)
      snapshot.frame = CGRect(x: 0, y: 300, width: 100, height: 100)

      let picture = device.render(scale: 1)

      #expect(picture[50, 350] == .pureRed)
      #expect(picture[150, 150] == .pureBlue)
    }
  }

  /// Cairo has no bitmap of more than 32,767 pixels in a direction.
  @Test
  func `of a view that is too large for a bitmap only the background is drawn`() {
    withBox { device, box in
      let tall = DrawingView(frame: CGRect(x: 0, y: 0, width: 100, height: 20_000))
      tall.backgroundColor = .blue
      tall.layer.shadowOpacity = 1
      tall.layer.shadowOffset = CGSize(width: -30, height: 0)
      tall.layer.shadowRadius = 0
      box.addSubview(tall)

      let picture = device.render(scale: 2)
      #expect(picture.pixel(110, 110) == .pureBlue)
      #expect(picture.pixel(80, 200) == .pureWhite)
      #expect(tall.snapshotView(afterScreenUpdates: true) == nil)

      tall.frame.size.height = 10_000
      let smaller = device.render(scale: 2)
      #expect(smaller.pixel(110, 110) == .pureRed)
      #expect(smaller.gray(80, 200) == 0)
    }
  }
}

@MainActor
private func withWindow(_ body: @MainActor (HeadlessDevice, UIWindow) throws -> Void) rethrows {
  try HeadlessDevice.run { device in
    let window = UIWindow(windowScene: device.connectScene())
    window.backgroundColor = .white
    window.makeKeyAndVisible()
    try body(device, window)
  }
}

/// A view of 100 by 100 points at (100, 100) in a white window.
@MainActor
private func withBox(_ body: @MainActor (HeadlessDevice, UIView) throws -> Void) rethrows {
  try withWindow { device, window in
    let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    window.addSubview(box)
    try body(device, box)
  }
}

private final class DrawingView: UIView {
  var color = UIColor.red
  var draws = 0

  override func draw(_ rect: CGRect) {
    draws += 1
    color.setFill()
    UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
  }
}

extension HeadlessPicture.Pixel {
  fileprivate static let pureRed = Self(red: 255, green: 0, blue: 0)
  fileprivate static let pureGreen = Self(red: 0, green: 255, blue: 0)
  fileprivate static let pureBlue = Self(red: 0, green: 0, blue: 255)
  fileprivate static let pureWhite = Self(red: 255, green: 255, blue: 255)

  fileprivate func isNear(_ r: Int, _ g: Int, _ b: Int, by limit: Int = 2) -> Bool {
    zip([red, green, blue], [r, g, b]).allSatisfy { abs(Int($0) - $1) <= limit }
  }
}
