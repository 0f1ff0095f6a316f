// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct SheetBackgroundTests {
  @Test func `a floating sheet is glass, which gets opaque on its way up`() {
    withSheet { device, sheet in
      let floating = device.render(scale: 1)[200, 700]
      #expect(floating.green > 215)
      #expect(floating.green < 250)

      let presentation = sheet.sheetPresentationController
      presentation?.animateChanges { presentation?.selectedDetentIdentifier = .large }
      device.clock.advance(by: 1)
      #expect(device.render(scale: 1)[200, 700].green == 255)
    }
  }

  @Test func `a background of its own stays as it is`() {
    withSheet(background: .red) { device, _ in
      let pixel = device.render(scale: 1)[200, 700]
      #expect(pixel.red == 255)
      #expect(pixel.green == 0)
    }
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `the page is dimmed by a fifth in both appearances`(style: UIUserInterfaceStyle) {
    withSheet { device, sheet in
      sheet.view.window?.overrideUserInterfaceStyle = style
      device.clock.advance(by: 0.1)

      // The page is white in either.
      #expect(abs(Int(device.render(scale: 1)[200, 100].green) - 204) <= 1)
    }
  }

  @Test func `a floating sheet has a shadow, which is gone at the large detent`() {
    withSheet { device, sheet in
      let card = sheet.sheetPresentationController?.presentedView
      #expect(abs((card?.layer.shadowOpacity ?? 0) - 0.09) < 0.001)

      sheet.sheetPresentationController?.selectedDetentIdentifier = .large
      device.clock.advance(by: 1)
      #expect(card?.layer.shadowOpacity == 0)
    }
  }

  @Test func `on iOS 18 a sheet has neither glass nor a configuration of corners`() {
    withSheet(on: .iOS18) { _, sheet in
      let card = sheet.sheetPresentationController?.presentedView
      #expect(card?.cornerConfiguration == .unspecified)
      #expect(card?.layer.cornerRadius == 10)
      #expect(card?.subviews.contains { $0 is UIVisualEffectView } == false)
    }
  }

  @Test(arguments: [(HeadlessSystem.iOS18, CGFloat(540), CGFloat(620)), (.iOS26, 580, 650)])
  func `a form sheet of a pad has the size of its system`(
    system: HeadlessSystem, width: CGFloat, height: CGFloat
  ) {
    HeadlessDevice.run(.iPadA16, system: system) { device in
      let (root, sheet) = (UIViewController(), UIViewController())
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = root
      window.makeKeyAndVisible()
      device.clock.advance(by: 0.1)
      sheet.modalPresentationStyle = .formSheet
      root.present(sheet, animated: false)
      device.clock.advance(by: 1)

      #expect(sheet.view.bounds.size == CGSize(width: width, height: height))
      let top = sheet.view.convert(CGPoint.zero, to: window).y
      #expect(top == (1180 - height) / 2 - (system == .iOS26 ? 5 : 0))
    }
  }

  private func withSheet(
    on system: HeadlessSystem = .iOS26, background: UIColor? = nil,
    _ body: @MainActor (HeadlessDevice, UIViewController) -> Void
  ) {
    HeadlessDevice.run(system: system) { device in
      let (root, sheet) = (UIViewController(), UIViewController())
      root.view.backgroundColor = .white
      sheet.view.backgroundColor = background
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = root
      window.makeKeyAndVisible()
      device.clock.advance(by: 0.1)
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      root.present(sheet, animated: true)
      device.clock.advance(by: 1)
      body(device, sheet)
      _ = window
    }
  }
}
