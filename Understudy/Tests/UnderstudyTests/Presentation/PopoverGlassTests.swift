// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct PopoverGlassTests {
  @Test(arguments: [(HeadlessSystem.iOS18, false), (.iOS26, true)])
  func `without an arrow a popover is glass from iOS 26 on`(system: HeadlessSystem, isGlass: Bool) {
    withPopover(on: system, arrows: []) { device, popover in
      let glass = popover.subviews.first { $0 is UIVisualEffectView }
      #expect((glass != nil) == isGlass)
      #expect(glass?.effectiveRadius(corner: .allCorners) ?? 34 == 34)
      // Behind it the page is black.
      let frame = popover.convert(popover.bounds, to: nil)
      let pixel = device.render(scale: 1)[Int(frame.midX), Int(frame.midY)]
      #expect((pixel.green < 230) == isGlass)
      #expect(pixel.green > 100)
    }
  }

  @Test func `with an arrow, or a color, it is not`() {
    withPopover(on: .iOS26, arrows: .any) { _, popover in
      #expect(!popover.subviews.contains { $0 is UIVisualEffectView })
    }
    withPopover(on: .iOS26, arrows: [], color: .red) { device, popover in
      let frame = popover.convert(popover.bounds, to: nil)
      let pixel = device.render(scale: 1)[Int(frame.midX), Int(frame.midY)]
      #expect(pixel.red == 255)
      #expect(pixel.green == 0)
    }
  }

  @Test func `it keeps its glass while it fades in`() {
    withPopover(on: .iOS26, arrows: [], settles: false) { device, popover in
      device.highlightsFadedGlass = true
      let frame = popover.convert(popover.bounds, to: nil)
      let pixel = device.render(scale: 1)[Int(frame.midX), Int(frame.midY)]
      #expect(abs(Int(pixel.red) - Int(pixel.green)) < 30)
    }
  }

  private func withPopover(
    on system: HeadlessSystem, arrows: UIPopoverArrowDirection, color: UIColor? = nil,
    settles: Bool = true, _ body: @MainActor (HeadlessDevice, UIView) -> Void
  ) {
    HeadlessDevice.run(.iPadA16, system: system) { device in
      let (root, page) = (UIViewController(), UIViewController())
      root.view.backgroundColor = .black
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = root
      window.makeKeyAndVisible()
      device.clock.advance(by: 0.1)
      page.view.backgroundColor = nil
      page.modalPresentationStyle = .popover
      page.preferredContentSize = CGSize(width: 300, height: 200)
      let presentation = page.popoverPresentationController
      presentation?.sourceView = root.view
      presentation?.sourceRect = CGRect(x: 400, y: 500, width: 20, height: 20)
      presentation?.permittedArrowDirections = arrows
      presentation?.backgroundColor = color
      root.present(page, animated: true)
      device.clock.advance(by: settles ? 1 : 0.15)
      if let popover = presentation?.presentedView { body(device, popover) }
      _ = window
    }
  }
}
