// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

/// What action sheets with a source look like from iOS 26 on.
@MainActor
struct AnchoredSheetLookTests {
  @Test(arguments: [
    (HeadlessModel.iPhone17Pro, CGFloat(208)), (.iPadA16, CGFloat(256)),
  ])
  func `its capsules are 16 from the edges of a content 208 points high`(
    model: HeadlessModel, width: CGFloat
  ) {
    withSheet(model) { _, sheet, popover in
      let capsules = views(AlertCapsule.self, in: sheet.view)
      #expect(capsules.map { $0.convert($0.bounds, to: sheet.view).minX } == [16, 16])
      #expect(capsules.map(\.bounds.width) == [width, width])
      #expect(isNear(sheet.view.bounds.height, 208 + 1 / 3))
      #expect(isNear(popover.bounds.height, 208 + 1 / 3 + 13))
    }
  }

  @Test
  func `it has corners of 34 points and an arrow of 28 by 13, and dims nothing`() {
    withSheet(color: .black) { device, sheet, popover in
      let picture = device.render(scale: 3)
      let (body, whole) = (sheet.view.frameInWindow, popover.frameInWindow)
      #expect(isNear(whole.maxY - body.maxY, 13))
      #expect(isNear(picture.cornerGap(of: body), gap(ofRadius: 34), 0.7))
      // A pixel below its body the arrow is as wide as at its base, less what it loses in a pixel.
      let row = body.maxY + 1 / 6
      let arrow = stride(from: whole.minX, to: whole.maxX, by: 1 / 3).filter {
        picture.gray($0, row) > 90
      }
      #expect(isNear(CGFloat(arrow.count) / 3, 28, 1))
    }
    withSheet { device, _, _ in
      #expect(device.render(scale: 1).gray(20, 100) == 255)
    }
  }

  @Test(arguments: [HeadlessModel.iPhone17Pro, .iPadA16])
  func `body and arrow are of one material`(model: HeadlessModel) {
    for color in [UIColor.white, .black, UIColor(red: 1, green: 0, blue: 0, alpha: 1)] {
      withSheet(model, color: color) { device, sheet, popover in
        let picture = device.render(scale: 2)
        let body = sheet.view.frameInWindow
        let inBody = picture.pixel(popover.frameInWindow.midX, body.maxY - 4)
        let inArrow = picture.pixel(popover.frameInWindow.midX, body.maxY + 4)
        #expect(isShade(Int(inArrow.red), Double(inBody.red), 1))
        #expect(isShade(Int(inArrow.green), Double(inBody.green), 1))
      }
    }
  }

  @Test
  func `on a pad its shadow reaches 150 points`() {
    withSheet(.iPadA16) { device, _, popover in
      let frame = popover.frameInWindow
      let picture = device.render(scale: 1)
      for distance in [2, 60, 140] as [CGFloat] {
        let shade = 0.085 * shadow(distance + 0.5, radius: 50)
        // The sheet is no wider than its shadow.
        let seen = 1 - Double(picture.gray(frame.minX - distance - 1, frame.midY)) / 255
        #expect(seen <= shade + 0.005, "\(distance)")
        #expect(seen >= shade * 0.6 - 0.004, "\(distance)")
      }
      #expect(picture.gray(frame.minX - 160, frame.midY) == 255)
    }
  }

  @Test
  func `it grows out of the tip of its arrow`() {
    withSheet(settles: false) { device, _, popover in
      device.clock.advance(by: 0.02)
      let shown = popover.layer.presentation()?.affineTransform().a ?? 1
      #expect(shown < 0.2)
      device.clock.advance(by: 1)
      #expect(popover.transform.isIdentity)
    }
  }

  @Test
  func `on a pad a popover from a bar button is 30 below the safe area and 19 from the edge`() {
    HeadlessDevice.run(.iPadA16, system: .iOS26) { device in
      let (page, content) = (UIViewController(), UIViewController())
      let item = UIBarButtonItem(title: "Share")
      page.navigationItem.rightBarButtonItem = item
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = UINavigationController(rootViewController: page)
      window.makeKeyAndVisible()
      device.clock.advance(by: 0.1)
      content.modalPresentationStyle = .popover
      content.preferredContentSize = CGSize(width: 300, height: 200)
      content.popoverPresentationController?.barButtonItem = item
      page.present(content, animated: true)
      device.clock.advance(by: 1)

      let frame = content.popoverPresentationController?.presentedView?.frameInWindow ?? .null
      #expect(frame == CGRect(x: 820 - 19 - 300, y: 32 + 30, width: 300, height: 200))
    }
  }

  private func withSheet(
    _ model: HeadlessModel = .iPhone17Pro, color: UIColor = .white, settles: Bool = true,
    _ body: @MainActor (HeadlessDevice, UIAlertController, PopoverView) -> Void
  ) {
    withPage(model, color: color) { device, page in
      let sheet = UIAlertController(
        title: "Title", message: "Message", preferredStyle: .actionSheet)
      for title in ["Copy", "Share"] {
        sheet.addAction(UIAlertAction(title: title, style: .default))
      }
      let presentation = sheet.popoverPresentationController
      presentation?.sourceView = page.view
      presentation?.sourceRect = CGRect(
        x: page.view.bounds.midX - 20, y: page.view.bounds.midY, width: 40, height: 40)
      page.present(sheet, animated: true)
      if settles { device.clock.advance(by: 1) } else { device.clock.runTurn() }
      if let popover = presentation?.presentedView as? PopoverView { body(device, sheet, popover) }
    }
  }
}
