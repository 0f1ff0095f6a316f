// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// The icons as they are rendered: how much ink they have, where it is, and what stays open.
///
/// Beside those of two other libraries, by their sources (AlertKit at fc1ce7a: AlertIconDoneView.swift,
/// AlertIconErrorView.swift, AlertAppleMusic16View.swift; sweetalert2 11.26: src/sweetalert2.scss):
///
/// | | checkmark | its line | cross | its line | around | drawn in |
/// |---|---|---|---|---|---|---|
/// | AlertKit | 98 × 68 | 9 | 95 × 95 | 9 | nothing | 0.3 s, cross 0.22 s |
/// | sweetalert2 | 51 × 37 | 5 | 37 × 37 | 5 | a ring of 88 | 0.75 s, cross 0.5 s |
/// | Usher | 29.5 × 23.5 | 4.8 | 25.5 × 25.5 | 3.8 | a disc of 56 | 0.57 s |
///
/// In points; a line of Usher's has 15 percent of the width, others 9 to 14, because the icons are
/// smaller and must be as bold as the title below. In both of the others all lines have one width, and
/// most icons of sweetalert2 are letters of a font. Here few lines are wider, so that an exclamation
/// mark has nearly as much ink as a bell.
@MainActor
@Suite(.uikitVariants)
struct IconPictureTests {
  struct Icon: Sendable, CustomTestStringConvertible {
    let style: StyledAlertStyle
    var isBesideProgressBar = false

    var testDescription: String { "\(style)\(isBesideProgressBar ? " beside a bar" : "")" }

    nonisolated static let all =
      StyledAlertStyle.allCases.map { Icon(style: $0) }
      + [Icon(style: .waiting, isBesideProgressBar: true)]
  }

  typealias Theme = RenderedContrastTests.Theme

  @Test(arguments: [(Theme.system, 0.25), (.badge, 0.25), (.halo, 0.33)])
  func `all icons have about the same ink`(theme: Theme, tolerance: Double) {
    TestApp.run(switches: HeadlessSwitches()) { app in
      let inks = Icon.all.map { picture(of: $0, theme, on: app, scale: 3).amount }

      let mean = inks.reduce(0, +) / Double(inks.count)
      for (icon, ink) in zip(Icon.all, inks) {
        #expect(abs(ink / mean - 1) <= tolerance, "\(icon.testDescription): \(ink / mean)")
      }
    }
  }

  // Without a disc around it, a larger icon may be a little further from the middle.
  @Test(arguments: Icon.all, [(Theme.system, 1.0), (.badge, 1), (.classic, 1), (.halo, 2.2)])
  func `an icon is in the middle, between its extent and its weight`(
    icon: Icon, theme: (Theme, Double)
  ) {
    TestApp.run(switches: HeadlessSwitches()) { app in
      let picture = picture(of: icon, theme.0, on: app, scale: 3)

      // A ring rotates about its center, wherever its gap is.
      let center = icon.style == .waiting ? picture.extentCenter : picture.opticalCenter
      #expect(abs(center.x - picture.size / 2) <= theme.1, "\(center)")
      #expect(abs(center.y - picture.size / 2) <= theme.1, "\(center)")
    }
  }

  @Test(
    arguments: [
      (Icon(style: .success), 1, 0), (Icon(style: .error), 1, 0), (Icon(style: .notice), 2, 1),
      (Icon(style: .warning), 2, 0), (Icon(style: .info), 2, 0), (Icon(style: .edit), 1, 2),
      (Icon(style: .waiting), 1, 0), (Icon(style: .question), 2, 0), (Icon(style: .custom), 1, 1),
      (Icon(style: .waiting, isBesideProgressBar: true), 1, 2),
    ], Theme.allCases)
  func `what is open stays open, and parts stay apart`(
    expected: (icon: Icon, parts: Int, holes: Int), theme: Theme
  ) {
    TestApp.run(switches: HeadlessSwitches()) { app in
      let picture = picture(of: expected.icon, theme, on: app, scale: 2)

      #expect(picture.parts == expected.parts)
      #expect(picture.holes == expected.holes)
    }
  }

  @Test(arguments: Icon.all, [Theme.system, .halo])
  func `no gesture leaves the disc, and after a second each is over`(icon: Icon, theme: Theme) {
    TestApp.run(switches: HeadlessSwitches()) { app in
      let (view, glyph) = view(of: icon, theme, on: app)
      let disc = theme.value.metrics.icon.circle
      let room = UIView(frame: CGRect(x: 0, y: 0, width: 2 * disc, height: 2 * disc))
      room.addSubview(glyph)
      glyph.center = CGPoint(x: disc, y: disc)
      app.page.view.addSubview(room)
      view.removeFromSuperview()
      glyph.setRotating(false)
      let still = InkPicture(app.device.picture(of: room, scale: 1))
      glyph.draw(after: IconAnimations.delay)

      for frame in 0..<30 {
        let picture = InkPicture(app.device.picture(of: room, scale: 1))
        #expect(picture.radius <= disc / 2, "frame \(frame)")
        app.device.clock.advance(by: 1.0 / 30)
      }

      let last = InkPicture(app.device.picture(of: room, scale: 1))
      #expect(abs(last.amount / still.amount - 1) <= 0.03)
      #expect(abs(last.center.x - still.center.x) <= 0.5)
      #expect(abs(last.center.y - still.center.y) <= 0.5)
    }
  }

  private func picture(
    of icon: Icon, _ theme: Theme, on app: TestApp, scale: CGFloat
  ) -> InkPicture {
    let (view, glyph) = view(of: icon, theme, on: app)
    defer { view.removeFromSuperview() }
    return InkPicture(app.device.picture(of: glyph, scale: scale))
  }

  /// An icon, and its drawing without the rotation.
  private func view(
    of icon: Icon, _ theme: Theme, on app: TestApp
  ) -> (StyledAlertIconView, StyledAlertGlyphView) {
    let view = StyledAlertIconView(theme.value)
    let side = theme.value.metrics.icon.ring
    view.frame = CGRect(x: 100, y: 200, width: side, height: side)
    view.style = icon.style
    view.isBesideProgressBar = icon.isBesideProgressBar
    app.page.view.addSubview(view)
    app.runTurn()
    let glyphs = view.subviews[0].subviews.compactMap { $0 as? StyledAlertGlyphView }
    glyphs[0].setRotating(false)
    return (view, glyphs[0])
  }
}
