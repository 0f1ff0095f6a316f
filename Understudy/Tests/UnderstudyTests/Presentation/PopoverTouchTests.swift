// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct PopoverTouchTests {
  @Test func `a tap beside a popover closes it, unless it must stay`() {
    withPopover { device, root, popover in
      popover.isModalInPresentation = true
      device.tap(at: CGPoint(x: 700, y: 1000))
      device.clock.advance(by: 1)
      #expect(root.presentedViewController === popover)

      popover.isModalInPresentation = false
      device.tap(at: CGPoint(x: 300, y: 220))
      device.clock.advance(by: 1)
      #expect(root.presentedViewController === popover, "a tap inside")
      device.tap(at: CGPoint(x: 700, y: 1000))
      device.clock.advance(by: 1)

      #expect(root.presentedViewController == nil)
    }
  }

  @Test func `an arrow points at the button of a bar`() {
    HeadlessDevice.run(.iPad11, system: .iOS18) { device in
      let root = UIViewController()
      let item = UIBarButtonItem(image: UIImage(systemName: "plus"))
      root.navigationItem.rightBarButtonItems = [item]
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = UINavigationController(rootViewController: root)
      window.makeKeyAndVisible()
      device.clock.advance(by: 0.5)
      let popover = UIViewController()
      popover.modalPresentationStyle = .popover
      popover.popoverPresentationController?.barButtonItem = item
      root.present(popover, animated: true)
      device.clock.advance(by: 1)

      let popoverView = popover.presentation.controller?.presentedView
      #expect(popover.popoverPresentationController?.arrowDirection == .up)
      #expect((popoverView?.frame.maxX ?? 0) > 800)
      #expect((popoverView?.frame.minY ?? 0) > 50)
    }
  }

  @Test func `a popover that points at nothing is an exception`() {
    HeadlessDevice.run(.iPad11) { device in
      let root = UIViewController()
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = root
      window.makeKeyAndVisible()
      device.clock.advance(by: 0.5)
      let popover = UIViewController()
      popover.modalPresentationStyle = .popover
      let raised = device.exceptions {
        root.present(popover, animated: false)
        device.clock.advance(by: 1)
      }

      #expect(raised.map(\.name) == ["NSGenericException"])
    }
  }

  @Test func `a popover takes the side with room for it, else the one with the most`() {
    let room = CGRect(x: 10, y: 10, width: 800, height: 1000)
    func place(_ x: CGFloat, _ y: CGFloat, _ permitted: UIPopoverArrowDirection = .any)
      -> UIPopoverArrowDirection
    {
      PopoverPlacement(
        anchor: CGRect(x: x, y: y, width: 20, height: 20), room: room,
        content: CGSize(width: 300, height: 600), permitted: permitted
      ).direction
    }
    #expect(place(400, 100) == .up)
    #expect(place(400, 900) == .down)
    #expect(place(100, 500) == .left)
    #expect(place(700, 500) == .right)
    #expect(place(400, 900, .up) == .up)
  }

  private func withPopover(
    _ body: (HeadlessDevice, UIViewController, UIViewController) -> Void
  ) {
    HeadlessDevice.run(.iPad11) { device in
      let (root, popover) = (UIViewController(), UIViewController())
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = root
      window.makeKeyAndVisible()
      device.clock.advance(by: 0.1)
      popover.modalPresentationStyle = .popover
      popover.preferredContentSize = CGSize(width: 300, height: 200)
      popover.popoverPresentationController?.sourceView = root.view
      popover.popoverPresentationController?.sourceRect =
        CGRect(x: 290, y: 100, width: 20, height: 20)
      root.present(popover, animated: true)
      device.clock.advance(by: 1)
      body(device, root, popover)
      _ = window
    }
  }
}
