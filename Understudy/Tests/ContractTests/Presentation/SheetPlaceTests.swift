// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

/// Where sheets rest, which is not the same in all systems.
@MainActor
struct SheetPlaceTests {
  @Test
  func `SH10, since iOS 26: large begins at the safe area, and medium is 0.56 of it`() async {
    await withSheet(on: 26...) { sheet, window in
      let safe = window.safeAreaInsets
      let top = max(30, safe.top)
      let maximum = window.bounds.height - top - safe.bottom
      var found: CGFloat = 0
      sheet.sheetPresentationController?.detents = [
        .medium(),
        .custom(identifier: .init("all")) { context in
          found = context.maximumDetentValue
          return found
        },
      ]
      await pass(1)
      #expect(abs(found - maximum) < 0.01)
      #expect(abs(sheet.view.bounds.height - 0.56 * maximum - safe.bottom) < 0.6)

      sheet.sheetPresentationController?.detents = [.large()]
      await pass(1)
      #expect(abs(sheet.view.convert(CGPoint.zero, to: window).y - top) < 0.01)
    }
  }

  @Test
  func `SH11, since iOS 26: below large a sheet is laid out at full width and shown smaller`()
    async
  {
    await withSheet(on: 26...) { sheet, window in
      sheet.sheetPresentationController?.detents = [.custom { _ in 400 }]
      await pass(1)

      let (width, bottom) = (window.bounds.width, window.safeAreaInsets.bottom)
      #expect(abs(sheet.view.bounds.width - width) < 0.01)
      #expect(abs(sheet.view.bounds.height - 400 - bottom) < 0.01)
      #expect(abs(sheet.view.safeAreaInsets.bottom - bottom) < 0.01)
      let shown = sheet.view.convert(sheet.view.bounds, to: window)
      #expect(abs(shown.minX - 8) < 0.01)
      #expect(abs(shown.width - (width - 16)) < 0.01)
      #expect(abs(shown.maxY - (window.bounds.height - 8)) < 0.01)
      #expect(abs(shown.height - (400 + bottom) * (width - 16) / width) < 0.01)
    }
  }

  @Test
  func `SH12, since iOS 26: a sheet at its large detent leaves the page below where it is`() async {
    await withSheet(on: 26...) { sheet, window in
      let page = sheet.presentingViewController?.view

      #expect(page.map { $0.convert($0.bounds, to: window) } == window.bounds)
    }
  }

  @Test(.enabled(if: TestPlatform.hasFinger), arguments: [true, false])
  func `SH13, since iOS 26: a sheet settles where its speed would have taken it`(
    isMoving: Bool
  ) async {
    await withSheet(on: 26...) { sheet, window in
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      await pass(1)
      let half = sheet.view.convert(CGPoint.zero, to: window).y
      var finger = Finger(at: CGPoint(x: 200, y: half + 20))
      // 600 points a second, and less than half of the way.
      await finger.move(to: CGPoint(x: 200, y: half - 100), frames: 12)
      await finger.lift(after: isMoving ? 0 : 0.3)
      await pass(1)

      let top = sheet.view.convert(CGPoint.zero, to: window).y
      #expect((top < half - 1) == isMoving)
    }
  }

  @Test(.enabled(if: TestPlatform.hasFinger))
  func `SH61, since iOS 26: a tap on the grabber goes on to the next detent`() async {
    await withSheet(on: 26...) { sheet, window in
      let presentation = sheet.sheetPresentationController
      let log = DetentLog()
      presentation?.delegate = log
      presentation?.detents = [.medium(), .large()]
      presentation?.prefersGrabberVisible = true
      await pass(1)
      let half = sheet.view.convert(CGPoint.zero, to: window).y

      let finger = Finger(at: CGPoint(x: window.bounds.midX, y: half + 7))
      await finger.lift(after: 0)
      await pass(1)

      #expect(sheet.view.convert(CGPoint.zero, to: window).y < half - 100)
      #expect(presentation?.selectedDetentIdentifier == .large)
      #expect(log.changes == [.large])
    }
  }

  @Test
  func `SH60, since iOS 26: a sheet has round corners of its own above, the display's below`() async
  {
    await withSheet(on: 26...) { sheet, window in
      guard #available(iOS 26, *) else { return }
      let presentation = sheet.sheetPresentationController
      presentation?.detents = [.medium()]
      await pass(1)
      let card = presentation?.presentedView
      #expect(card?.effectiveRadius(corner: .topLeft) == 38)
      let floating = card?.effectiveRadius(corner: .bottomLeft) ?? 0
      #expect(floating >= 38)

      presentation?.detents = [.large()]
      await pass(1)
      #expect(card?.effectiveRadius(corner: .topRight) == 38)
      // Where the display is round enough.
      if floating > 38 {
        #expect(card?.effectiveRadius(corner: .bottomRight) == floating + 8)
      }
    }
  }

  @Test
  func `SH14, until iOS 18: large is 10 points below the safe area, and the page moves back`()
    async
  {
    await withSheet(on: ...18) { sheet, window in
      let top = sheet.view.convert(CGPoint.zero, to: window).y
      #expect(abs(top - window.safeAreaInsets.top - 10) < 0.01)

      let page = sheet.presentingViewController?.view
      #expect(page.map { $0.convert($0.bounds, to: window).width < window.bounds.width } == true)
    }
  }

  private func withSheet(
    on systems: some RangeExpression<Int>,
    _ body: @MainActor (UIViewController, UIWindow) async throws -> Void
  ) async rethrows {
    try await withScene(on: systems) { scene in
      let root = UIViewController()
      let window = await showWindow(of: scene, root: root)
      let sheet = UIViewController()
      _ = await present(sheet, on: root, animated: true)
      await pass(0.5)
      try await body(sheet, window)
    }
  }
}

@MainActor
private final class DetentLog: NSObject, UISheetPresentationControllerDelegate {
  var changes: [UISheetPresentationController.Detent.Identifier?] = []

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    changes.append(sheetPresentationController.selectedDetentIdentifier)
  }
}
