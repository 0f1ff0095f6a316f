// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct GlassTests {
  @Test func `glass blurs what lies behind it, and lightens it, within a capsule`() {
    withGlass { device, _ in
      let picture = device.render(scale: 1)
      let grays = column(of: picture)

      let steps = zip(grays, grays.dropFirst()).map { abs(Int($0) - Int($1)) }
      #expect((steps.max() ?? 255) < 20)
      #expect((grays.min() ?? 0) > 100)
      #expect(picture[52, 204].green > 200)
      #expect(picture[52, 396].green < 40 || picture[52, 396].green > 200)
    }
  }

  @Test func `in dark appearance it is dark`() {
    withGlass { device, view in
      view.window?.overrideUserInterfaceStyle = .dark
      device.clock.runTurn()

      #expect((column(of: device.render(scale: 1)).max() ?? 255) < 150)
    }
  }

  @Test(arguments: [(CGFloat(0), 25.0), (0.1, 32.5), (1, 126)])
  func `in dark appearance it keeps 0.294 of what is behind, and adds 0.098 to 0.2`(
    behind: CGFloat, gray: Double
  ) {
    withPage(style: .dark, color: UIColor(white: behind, alpha: 1)) { device, page in
      let view = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
      view.frame = CGRect(x: 50, y: 200, width: 293, height: 62)
      page.view.addSubview(view)
      device.clock.advance(by: 0.1)

      let picture = device.render(scale: 3)
      #expect(isShade(picture.gray(200, 231), gray, 1))
      // It has no shadow, and a light rim at its edge.
      #expect(isShade(picture.gray(200, 264), 255 * Double(behind), 0.6))
      let rim = picture.gray(200, 200.1)
      #expect(rim > picture.gray(200, 201.5) + (behind < 1 ? 4 : 1))
    }
  }

  @Test func `clear glass shows more than regular glass`() {
    withGlass { device, view in
      let regular = range(of: column(of: device.render(scale: 1)))
      view.effect = UIGlassEffect(style: .clear)

      #expect(range(of: column(of: device.render(scale: 1))) > regular + 60)
    }
  }

  @Test func `tinted glass has the color of its tint`() {
    withGlass { device, view in
      let effect = UIGlassEffect(style: .regular)
      effect.tintColor = .red
      view.effect = effect

      let pixel = device.render(scale: 1)[200, 300]
      #expect(pixel.red > 200)
      #expect(pixel.green < 40)
      #expect(pixel.blue < 40)
    }
  }

  @Test(arguments: [UIGlassEffect.Style.regular, .clear])
  func `with less transparency next to nothing shines through`(style: UIGlassEffect.Style) {
    withGlass { device, view in
      view.effect = UIGlassEffect(style: style)
      device.reduceTransparency = true
      device.clock.runTurn()

      #expect(range(of: column(of: device.render(scale: 1))) < 16)
    }
  }

  @Test func `with more contrast it has a border`() {
    withGlass { device, view in
      view.superview?.backgroundColor = .white
      for stripe in view.superview?.subviews ?? [] where stripe !== view { stripe.isHidden = true }
      let before = device.render(scale: 2)[400, 401].green
      device.increaseContrast = true
      device.clock.advance(by: 0.1)

      let picture = device.render(scale: 2)
      #expect(before > 200)
      #expect(picture[400, 401].green < 140)
      #expect(picture[400, 600].green > 250)
    }
  }

  // MARK: Fading

  @Test(arguments: [true, false])
  func `under an alpha below 1 it loses its blur`(isAbove: Bool) {
    withGlass { device, view in
      (isAbove ? view.superview : view)?.alpha = 0.99

      let grays = column(of: device.render(scale: 1))
      let steps = zip(grays, grays.dropFirst()).map { abs(Int($0) - Int($1)) }
      #expect((steps.max() ?? 0) > 50)

      device.highlightsFadedGlass = true
      let pixel = device.render(scale: 1)[200, 300]
      #expect(min(pixel.red, pixel.blue) > 240)
      #expect(pixel.green < 20)
    }
  }

  @Test func `it materializes: on the way it is blurred, without being faded`() {
    withGlass { device, view in
      device.highlightsFadedGlass = true
      let full = column(of: device.render(scale: 1))
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = nil }
      device.clock.advance(by: 0.5)

      let half = column(of: device.render(scale: 1))
      #expect(range(of: half) > range(of: full))
      let steps = zip(half, half.dropFirst()).map { abs(Int($0) - Int($1)) }
      #expect((steps.max() ?? 255) < 60)

      device.clock.advance(by: 1)
      #expect(Set(column(of: device.render(scale: 1))) == [0, 255])
    }
  }

  // MARK: Unions

  @Test(arguments: [(CGFloat(20), true), (0, false)])
  func `a container merges glass within its spacing`(spacing: CGFloat, isMerged: Bool) {
    withGlass { device, view in
      view.superview?.backgroundColor = .black
      for stripe in view.superview?.subviews ?? [] where stripe !== view { stripe.isHidden = true }
      let container = UIGlassContainerEffect()
      container.spacing = spacing
      view.effect = container
      for x in [0, 110] as [CGFloat] {
        let glass = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
        glass.frame = CGRect(x: x, y: 20, width: 100, height: 44)
        view.contentView.addSubview(glass)
      }
      device.clock.advance(by: 0.1)

      let picture = device.render(scale: 1)
      #expect(picture[100, 242].green > 100)
      #expect((picture[155, 242].green > 60) == isMerged)
      #expect(picture[155, 222].green < 20)
    }
  }

  // MARK: Cost

  @Test func `it is drawn again only if something behind it has changed`() throws {
    try withGlass { device, view in
      let glass = try #require(view.subviews.lazy.compactMap { $0.layer as? GlassLayer }.first)
      _ = device.render(scale: 1)
      let first = try #require(glass.rendered)
      _ = device.render(scale: 1)
      #expect(glass.rendered === first)

      view.superview?.subviews.first?.frame.origin.y = 230
      _ = device.render(scale: 1)
      #expect(glass.rendered !== first)
    }
  }

  // MARK: Touches and systems

  @Test func `interactive glass grows under a finger, and keeps its frame`() {
    withGlass { device, view in
      let effect = UIGlassEffect(style: .regular)
      effect.isInteractive = true
      view.effect = effect
      let frame = view.frame
      device.touchDown(at: CGPoint(x: 200, y: 300))
      device.clock.advance(by: 0.1)
      #expect(abs(view.layer.growth - 1 - 16 / 293) < 0.001)
      #expect(view.frame == frame)

      device.touchUp()
      device.clock.advance(by: 0.1)
      #expect(view.layer.growth == 1)
    }
  }

  @Test func `iOS 27 diffuses more, with a darker edge and a brighter highlight`() {
    func material(_ system: HeadlessSystem) -> GlassMaterial {
      HeadlessDevice.run(system: system) { _ in
        GlassMaterial(
          of: UIGlassEffect(style: .regular), in: UITraitCollection(userInterfaceStyle: .light),
          isReduced: false)
      }
    }
    let (old, new) = (material(.iOS26), material(.iOS27))
    #expect(new.blur > old.blur)
    #expect(new.rimDark > old.rimDark)
    #expect(new.rimLight > old.rimLight)
  }

  /// The grays down the middle of the effect view, without its edges.
  private func column(of picture: HeadlessPicture) -> [UInt8] {
    (230..<370).map { picture[200, $0].green }
  }

  private func range(of grays: [UInt8]) -> Int {
    Int(grays.max() ?? 0) - Int(grays.min() ?? 0)
  }

  private func withGlass(
    _ body: @MainActor (HeadlessDevice, UIVisualEffectView) throws -> Void
  ) rethrows {
    try withStripes(behind: { UIGlassEffect(style: .regular) }, on: .iOS26, body)
  }
}
