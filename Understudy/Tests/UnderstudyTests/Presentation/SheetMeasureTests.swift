// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

/// Where sheets of iOS 26 are, and what they look like in a picture.
@MainActor
struct SheetMeasureTests {
  @Test(arguments: [
    (HeadlessModel.iPhone16, CGFloat(759), CGFloat(425), CGFloat(59)),
    (.iPhoneSE3, 637, 356.5, 30),
  ])
  func `detents have the heights of the device`(
    model: HeadlessModel, maximum: CGFloat, medium: CGFloat, top: CGFloat
  ) {
    withSheet(model, detents: [.large()]) { _, sheet in
      let frame = sheet.view.frameInWindow
      #expect(isNear(frame.minY, top))
      #expect(isNear(frame.height, maximum + model.safeArea.bottom))
      #expect(frame.width == model.size.width)
    }
    withSheet(model, detents: [.medium()]) { _, sheet in
      #expect(isNear(sheet.view.bounds.height, medium + model.safeArea.bottom))
    }
  }

  @Test
  func `a sheet of 400 points is where it was measured`() {
    withSheet(detents: [.custom { _ in 400 }]) { _, sheet in
      let frame = sheet.view.frameInWindow
      #expect(isNear(frame.minX, 8, 0.01))
      #expect(isNear(frame.minY, 427.669, 0.01))
      #expect(isNear(frame.width, 377, 0.01))
      #expect(isNear(frame.height, 416.331, 0.01))
    }
  }

  @Test(arguments: [UISheetPresentationController.Detent.Identifier.medium, .large])
  func `where there is little height a sheet covers the window`(
    detent: UISheetPresentationController.Detent.Identifier
  ) {
    withSheet(detents: [detent == .medium ? .medium() : .large()]) { device, sheet in
      device.orientation = .landscapeLeft
      device.clock.advance(by: 1)
      #expect(sheet.view.frameInWindow == CGRect(x: 0, y: 0, width: 852, height: 393))
    }
  }

  @Test(arguments: [
    (HeadlessModel.iPhone16, CGFloat(47)), (.iPhone17Pro, 54),
  ])
  func `a floating sheet has corners of 38 above, and of the display less 8 below`(
    model: HeadlessModel, below: CGFloat
  ) {
    withSheet(model, detents: [.medium()], background: .white, page: .black) { device, sheet in
      let picture = device.render(scale: 3)
      let frame = sheet.view.frameInWindow
      let scale = (model.size.width - 16) / model.size.width
      #expect(isNear(picture.cornerGap(of: frame), gap(ofRadius: 38 * scale), 0.7))
      #expect(
        isNear(picture.cornerGap(of: frame, isLower: true), gap(ofRadius: below * scale), 0.7))
    }
  }

  @Test
  func `a form sheet of a pad has corners of 32`() {
    withSheet(.iPadA16, detents: [.large()], background: .white, page: .black) { device, sheet in
      let gapFound = device.render(scale: 3).cornerGap(of: sheet.view.frameInWindow)
      #expect(isNear(gapFound, gap(ofRadius: 32), 0.7))
    }
  }

  @Test(arguments: [CGFloat(1), 8, 16])
  func `a floating sheet has a shadow that blurs by 15.5 and is 7.5 below it`(distance: CGFloat) {
    withSheet(detents: [.medium()], background: .white) { device, sheet in
      let frame = sheet.view.frameInWindow
      // It is shown smaller, with its shadow.
      let scale = 377.0 / 393.0
      let y = (frame.minY - distance).rounded(.down)
      let shade = 0.09 * shadow((frame.minY - y - 0.5) / scale + 7.5, radius: 15.5)
      #expect(isShade(device.render(scale: 1).gray(196, y), 204 * (1 - shade), 1))
    }
  }

  @Test
  func `the grabber is 36 by 5 points, 5 below the top`() {
    withSheet(detents: [.large()], background: .white) { device, sheet in
      sheet.sheetPresentationController?.prefersGrabberVisible = true
      device.clock.advance(by: 0.5)
      let (picture, top) = (device.render(scale: 3), sheet.view.frameInWindow.minY)
      let inside = picture.pixel(196.5, top + 7.5)
      #expect(isShade(Int(inside.red), 197, 1))
      #expect(isShade(Int(inside.green), 197, 2))
      #expect(isShade(Int(inside.blue), 200, 1))
      let columns = stride(from: CGFloat(100), to: 300, by: 1 / 3).filter {
        picture.gray($0 + 0.1, top + 7.5) < 225
      }
      let rows = stride(from: CGFloat(0), to: 20, by: 1 / 3).filter {
        picture.gray(196.5, top + $0 + 0.1) < 225
      }
      #expect(isNear(CGFloat(columns.count) / 3, 36, 0.4))
      #expect(isNear(CGFloat(rows.count) / 3, 5, 0.4))
      #expect(isNear(rows.first ?? 0, 5, 0.4))
    }
  }

  private func withSheet(
    _ model: HeadlessModel = .iPhone16, detents: [UISheetPresentationController.Detent],
    background: UIColor? = nil, page color: UIColor = .white,
    _ body: @MainActor (HeadlessDevice, UIViewController) -> Void
  ) {
    withPage(model, color: color) { device, page in
      let sheet = UIViewController()
      sheet.view.backgroundColor = background
      sheet.modalPresentationStyle = .formSheet
      sheet.sheetPresentationController?.detents = detents
      page.present(sheet, animated: true)
      device.clock.advance(by: 1)
      body(device, sheet)
    }
  }

  @Test(arguments: [(UIUserInterfaceStyle.light, UIColor.white, 245), (.dark, .black, 57)])
  func `the background of a floating sheet is a gray of the system`(
    style: UIUserInterfaceStyle, page color: UIColor, gray: Int
  ) {
    withPage(style: style, color: color) { device, page in
      let sheet = UIViewController()
      sheet.sheetPresentationController?.detents = [.medium()]
      page.present(sheet, animated: false)
      device.clock.advance(by: 1)
      #expect(isShade(device.render(scale: 1).gray(196, 700), Double(gray), 3))
    }
  }
}
