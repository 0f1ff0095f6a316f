// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

@MainActor
@Suite(.uikitVariants)
struct StyledAlertIconViewTests {
  @Test(arguments: StyledAlertStyle.allCases)
  func `an icon is drawn once and then equals a static icon`(
    style: StyledAlertStyle
  ) throws {
    try TestApp.run(switches: HeadlessSwitches()) { app in
      let icon = icon(style, on: app)
      let staticPicture = try #require(picture(of: icon, on: app))
      _ = icon.draw()
      var pictures: [Data] = []
      for _ in 0..<12 {
        pictures.append(try #require(picture(of: icon, on: app)))
        app.device.clock.advance(by: 0.05)
      }
      app.device.clock.advance(by: 2)

      #expect(pictures[0] != staticPicture)
      #expect(Set(pictures).count > 6)
      if style != .waiting { #expect(picture(of: icon, on: app) == staticPicture) }
    }
  }

  @Test(arguments: StyledAlertStyle.allCases)
  func `with Reduce Motion an icon does not move`(style: StyledAlertStyle) throws {
    try TestApp.run(switches: HeadlessSwitches()) { app in
      app.device.reduceMotion = true
      app.runUntilIdle()
      let icon = icon(style, on: app)
      let staticPicture = try #require(picture(of: icon, on: app))
      #expect(icon.draw() == 0)
      for _ in 0..<8 {
        #expect(picture(of: icon, on: app) == staticPicture)
        app.device.clock.advance(by: 0.07)
      }
    }
  }

  @Test func `a waiting icon rotates while it is in a window and Reduce Motion is off`() {
    TestApp.run(switches: HeadlessSwitches()) { app in
      let icon = icon(.waiting, on: app)
      #expect(isRotating(icon))

      app.device.reduceMotion = true
      app.runUntilIdle()
      #expect(!isRotating(icon))

      app.device.reduceMotion = false
      app.runUntilIdle()
      #expect(isRotating(icon))

      icon.style = .success
      #expect(!isRotating(icon))
      icon.style = .waiting
      #expect(isRotating(icon))

      icon.removeFromSuperview()
      #expect(!isRotating(icon))
      app.page.view.addSubview(icon)
      #expect(isRotating(icon))
    }
  }

  @Test func `the circle follows the tint, also while the tint is dimmed`() {
    TestApp.run(switches: HeadlessSwitches()) { app in
      let icon = icon(.success, on: app)
      icon.tintColor = .systemRed
      let red = UIColor.systemRed.resolvedColor(with: icon.traitCollection)
      #expect(icon.subviews[0].backgroundColor == red)

      icon.superview?.tintAdjustmentMode = .dimmed
      let traits = icon.traitCollection
      let dimmed = icon.subviews[0].backgroundColor?.resolvedColor(with: traits)
      #expect(dimmed != red)
      #expect(dimmed == icon.tintColor.resolvedColor(with: traits))
      icon.superview?.tintAdjustmentMode = .automatic

      #expect(icon.subviews[0].backgroundColor == red)
    }
  }

  @Test(
    arguments: [
      (UIColor.systemGreen, UIColor.black), (.systemIndigo, .white), (.systemYellow, .black),
      (.black, .white), (.white, .black), (.systemBlue, .white),
    ])
  func `the icon is white if its contrast suffices, else black`(
    tint: UIColor, foreground: UIColor
  ) {
    TestApp.run(switches: HeadlessSwitches()) { app in
      let icon = icon(.info, on: app)
      icon.tintColor = tint
      #expect(glyph(of: icon)?.color == foreground)

      icon.glyphColor = .purple
      #expect(glyph(of: icon)?.color == .purple)
    }
  }

  @Test func `without a circle the icon has the tint`() {
    TestApp.run(switches: HeadlessSwitches()) { app in
      var theme = StyledAlertTheme.classic
      theme.iconBackground = .none
      let icon = icon(.info, on: app, theme)
      icon.tintColor = .systemIndigo

      #expect(icon.backgroundColor == .clear)
      #expect(icon.subviews[0].backgroundColor == .clear)
      #expect(glyph(of: icon)?.color == .systemIndigo.resolvedColor(with: icon.traitCollection))
    }
  }

  @Test func `an image or a view replaces the icon until it is removed`() throws {
    try TestApp.run(switches: HeadlessSwitches()) { app in
      let icon = icon(.success, on: app)
      let circle = icon.subviews[0]
      let customView = UIView()
      icon.image = UIImage(systemName: "heart")?.withRenderingMode(.alwaysTemplate)
      icon.layoutIfNeeded()
      let picture = try #require(circle.subviews.first { $0 is UIImageView })
      #expect(glyph(of: icon)?.isHidden == true)
      #expect(!picture.isHidden)
      #expect(picture.bounds.width == 18)
      icon.image = UIImage(systemName: "heart")?.withRenderingMode(.alwaysOriginal)
      icon.layoutIfNeeded()
      #expect(abs(picture.bounds.width - circle.bounds.width * 0.707) < 0.01)

      icon.customView = customView
      icon.layoutIfNeeded()
      #expect(picture.isHidden)
      #expect(customView.frame == circle.bounds)
      #expect(circle.clipsToBounds)

      icon.customView = nil
      icon.image = nil
      #expect(glyph(of: icon)?.isHidden == false)
      #expect(customView.superview == nil)
    }
  }

  @Test(arguments: [20.0, 62, 122, 0])
  func `ring and circle are round and centered at every size`(extent: Double) {
    TestApp.run(switches: HeadlessSwitches()) { app in
      let icon = icon(.question, on: app)
      icon.isLarge = true
      icon.frame = CGRect(x: 0, y: 0, width: extent, height: extent)
      icon.layoutIfNeeded()

      let circle = icon.subviews[0]
      #expect(icon.layer.cornerRadius == CGFloat(extent) / 2)
      #expect(circle.layer.cornerRadius == circle.bounds.width / 2)
      #expect(circle.bounds.width <= CGFloat(extent))
      #expect(circle.center == icon.center)
    }
  }

  private func icon(
    _ style: StyledAlertStyle, on app: TestApp, _ theme: StyledAlertTheme = .classic
  ) -> StyledAlertIconView {
    let icon = StyledAlertIconView(theme)
    icon.frame = CGRect(x: 100, y: 200, width: 62, height: 62)
    icon.style = style
    icon.tintColor = .systemIndigo
    app.page.view.addSubview(icon)
    app.runTurn()
    return icon
  }

  private func glyph(of icon: StyledAlertIconView) -> StyledAlertGlyphView? {
    icon.subviews[0].subviews.lazy.compactMap { $0 as? StyledAlertGlyphView }.first
  }

  private func isRotating(_ icon: StyledAlertIconView) -> Bool {
    glyph(of: icon)?.layer.sublayers?.contains { $0.animation(forKey: "turn") != nil } ?? false
  }

  private func picture(of view: UIView, on app: TestApp) -> Data? {
    app.device.picture(of: view, scale: 2).pngData()
  }

  @Test func `the icon is the image or the view that was set last`() throws {
    try TestApp.run { app in
      let customView = UIView()
      customView.translatesAutoresizingMaskIntoConstraints = false
      let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
      let handle = StyledAlert(.info, "News").icon(image).icon { customView }.show()
      app.runUntilIdle()
      let icon = try #require(app.styledAlert).icon
      #expect(icon.customView === customView)
      #expect(customView.window != nil)
      #expect(customView.bounds.width > 40)
      #expect(customView.translatesAutoresizingMaskIntoConstraints)

      handle.update { $0.icon(image) }
      app.runUntilIdle()

      #expect(icon.customView == nil)
      #expect(customView.window == nil)
      #expect(icon.image === image)
    }
  }
}
