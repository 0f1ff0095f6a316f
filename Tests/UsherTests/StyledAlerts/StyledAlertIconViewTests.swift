// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

@MainActor
struct StyledAlertIconViewTests {
  @Test(arguments: StyledAlertStyle.allCases)
  func `an icon is drawn from nothing, once, and then stands as if it always had`(
    style: StyledAlertStyle
  ) throws {
    try Stand.run(switches: HeadlessSwitches()) { stand in
      let icon = icon(style, on: stand)
      let whole = try #require(picture(of: icon, on: stand))
      icon.draw(animated: true)
      var pictures: [Data] = []
      for _ in 0..<12 {
        pictures.append(try #require(picture(of: icon, on: stand)))
        stand.device.clock.advance(by: 0.05)
      }
      stand.device.clock.advance(by: 1)

      #expect(pictures[0] != whole && Set(pictures).count > 6)
      if style != .waiting { #expect(picture(of: icon, on: stand) == whole) }
    }
  }

  @Test(arguments: StyledAlertStyle.allCases)
  func `with Reduce Motion, or without animation, nothing of it moves`(
    style: StyledAlertStyle
  ) throws {
    for reducesMotion in [true, false] {
      try Stand.run(switches: HeadlessSwitches()) { stand in
        stand.device.reduceMotion = reducesMotion
        stand.settle()
        let icon = icon(style, on: stand)
        let whole = try #require(picture(of: icon, on: stand))
        icon.draw(animated: reducesMotion)
        for _ in 0..<8 {
          if reducesMotion || style != .waiting {
            #expect(picture(of: icon, on: stand) == whole)
          }
          stand.device.clock.advance(by: 0.07)
        }
      }
    }
  }

  @Test func `what waits turns until it has left the window, or Reduce Motion is switched on`() {
    Stand.run(switches: HeadlessSwitches()) { stand in
      let icon = icon(.waiting, on: stand)
      #expect(isTurning(icon))

      stand.device.reduceMotion = true
      stand.settle()
      #expect(!isTurning(icon))

      stand.device.reduceMotion = false
      stand.settle()
      #expect(isTurning(icon))

      icon.style = .success
      #expect(!isTurning(icon))
      icon.style = .waiting
      #expect(isTurning(icon))

      icon.removeFromSuperview()
      #expect(!isTurning(icon))
      stand.page.view.addSubview(icon)
      #expect(isTurning(icon))
    }
  }

  @Test func `the circle follows the tint, also while that is greyed`() {
    Stand.run(switches: HeadlessSwitches()) { stand in
      let icon = icon(.success, on: stand)
      icon.tintColor = .systemRed
      #expect(icon.subviews[0].backgroundColor == .systemRed)

      icon.superview?.tintAdjustmentMode = .dimmed
      let traits = icon.traitCollection
      let grey = icon.subviews[0].backgroundColor?.resolvedColor(with: traits)
      #expect(grey != UIColor.systemRed.resolvedColor(with: traits))
      #expect(grey == icon.tintColor.resolvedColor(with: traits))
      icon.superview?.tintAdjustmentMode = .automatic

      #expect(icon.subviews[0].backgroundColor == .systemRed)
    }
  }

  @Test(
    arguments: [
      (UIColor.systemGreen, UIColor.black), (.systemIndigo, .white), (.systemYellow, .black),
      (.black, .white), (.white, .black), (.systemBlue, .white),
    ])
  func `the icon is white where that can be seen, and else black`(tint: UIColor, ink: UIColor) {
    Stand.run(switches: HeadlessSwitches()) { stand in
      let icon = icon(.info, on: stand)
      icon.tintColor = tint
      #expect(glyph(of: icon)?.color == ink)

      icon.glyphColor = .purple
      #expect(glyph(of: icon)?.color == .purple)
    }
  }

  @Test func `without a tinted circle the icon has the tint, on the colour of the ring`() {
    Stand.run(switches: HeadlessSwitches()) { stand in
      let icon = icon(.info, on: stand)
      icon.tintColor = .systemIndigo
      icon.ringColor = .white
      icon.isCircleTinted = false

      #expect(icon.subviews[0].backgroundColor == .white)
      #expect(glyph(of: icon)?.color == .systemIndigo)
    }
  }

  @Test func `a picture or a view takes the place of the icon, and gives it back`() throws {
    try Stand.run(switches: HeadlessSwitches()) { stand in
      let icon = icon(.success, on: stand)
      let circle = icon.subviews[0]
      let own = UIView()
      icon.image = UIImage(systemName: "heart")?.withRenderingMode(.alwaysTemplate)
      icon.layoutIfNeeded()
      let picture = try #require(circle.subviews.first { $0 is UIImageView })
      #expect(glyph(of: icon)?.isHidden == true && !picture.isHidden)
      #expect(picture.bounds.width == 25)
      icon.image = UIImage(systemName: "heart")?.withRenderingMode(.alwaysOriginal)
      icon.layoutIfNeeded()
      #expect(abs(picture.bounds.width - circle.bounds.width * 0.707) < 0.01)

      icon.ownView = own
      icon.layoutIfNeeded()
      #expect(picture.isHidden && own.frame == circle.bounds && circle.clipsToBounds)

      icon.ownView = nil
      icon.image = nil
      #expect(glyph(of: icon)?.isHidden == false && own.superview == nil)
    }
  }

  @Test(arguments: [20.0, 62, 122, 0])
  func `ring and circle are round and in the middle, in whatever room there is`(extent: Double) {
    Stand.run(switches: HeadlessSwitches()) { stand in
      let icon = icon(.question, on: stand)
      icon.measures = StyledAlertMeasures.classic.largeIcon
      icon.frame = CGRect(x: 0, y: 0, width: extent, height: extent)
      icon.layoutIfNeeded()

      let circle = icon.subviews[0]
      #expect(icon.layer.cornerRadius == CGFloat(extent) / 2)
      #expect(circle.layer.cornerRadius == circle.bounds.width / 2)
      #expect(circle.bounds.width <= CGFloat(extent) && circle.center == icon.center)
    }
  }

  private func icon(_ style: StyledAlertStyle, on stand: Stand) -> StyledAlertIconView {
    let icon = StyledAlertIconView(frame: CGRect(x: 100, y: 200, width: 62, height: 62))
    icon.measures = StyledAlertMeasures.classic.icon
    icon.style = style
    icon.tintColor = .systemIndigo
    stand.page.view.addSubview(icon)
    stand.turn()
    return icon
  }

  private func glyph(of icon: StyledAlertIconView) -> IconGlyphView? {
    icon.subviews[0].subviews.lazy.compactMap { $0 as? IconGlyphView }.first
  }

  private func isTurning(_ icon: StyledAlertIconView) -> Bool {
    glyph(of: icon)?.layer.sublayers?.contains { $0.animation(forKey: "turn") != nil } ?? false
  }

  private func picture(of view: UIView, on stand: Stand) -> Data? {
    stand.device.picture(of: view, scale: 2).pngData()
  }

  @Test func `whichever of picture and view was given last is the icon`() throws {
    try Stand.run { stand in
      let own = UIView()
      own.translatesAutoresizingMaskIntoConstraints = false
      let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
      let handle = StyledAlert(.info, "News").icon(image).icon { own }.show()
      stand.settle()
      let icon = try #require(stand.styledAlert).icon
      #expect(icon.ownView === own && own.window != nil && own.bounds.width > 40)
      #expect(own.translatesAutoresizingMaskIntoConstraints)

      handle.update { $0.icon(image) }
      stand.settle()

      #expect(icon.ownView == nil && own.window == nil && icon.image === image)
    }
  }
}
