// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct SheetDetentTests {
  @Test
  func `SH1: a sheet rests at the large detent, unless it is given others`() async {
    await withSheet { sheet, _ in
      #expect(sheet.sheetPresentationController?.detents.map(\.identifier) == [.large])
      #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == nil)
    }
  }

  @Test
  func `SH2: without a selected detent it rests at the smallest, and selecting moves it`() async {
    await withSheet(detents: [.medium(), .large()]) { sheet, window in
      let half = sheet.view.convert(CGPoint.zero, to: nil).y
      #expect(half > window.bounds.height * 0.35)

      sheet.sheetPresentationController?.animateChanges {
        sheet.sheetPresentationController?.selectedDetentIdentifier = .large
      }

      #expect(await until { sheet.view.convert(CGPoint.zero, to: nil).y < half - 100 })
      #expect(sheet.activePresentationController === sheet.sheetPresentationController)
    }
  }

  @Test
  func `SH3: up to the largest undimmed detent touches reach the page below`() async {
    await withSheet(detents: [.medium(), .large()], undimmed: .medium) { sheet, window in
      let point = CGPoint(x: window.bounds.midX, y: window.bounds.height * 0.2)
      let root = window.rootViewController?.view
      #expect(window.hitTest(point, with: nil)?.isDescendant(of: root ?? UIView()) == true)

      sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = nil
      await pass(0.5)

      #expect(window.hitTest(point, with: nil)?.isDescendant(of: root ?? UIView()) == false)
    }
  }

  @Test
  func `SH5: a detent that resolves to nothing is out of use`() async {
    let none = UISheetPresentationController.Detent.custom { _ in nil }
    let low = UISheetPresentationController.Detent.custom(identifier: .init("low")) { _ in 200 }
    await withSheet(detents: [none, low]) { sheet, window in
      #expect(abs(sheet.view.bounds.height - 200 - window.safeAreaInsets.bottom) < 1)
    }
  }

  @Test(arguments: [true, false])
  func `SH9: in little height a sheet takes the whole screen, unless it prefers the edge`(
    prefersEdge: Bool
  ) async {
    await withSheet { sheet, window in
      sheet.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = prefersEdge
      window.traitOverrides.verticalSizeClass = .compact
      await pass(0.5)

      let top = sheet.view.convert(CGPoint.zero, to: window).y
      #expect(prefersEdge ? top > 5 : top == 0)

      sheet.preferredContentSize = CGSize(width: 200, height: 200)
      sheet.sheetPresentationController?.widthFollowsPreferredContentSizeWhenEdgeAttached = true
      await pass(0.5)
      #expect((sheet.view.bounds.width == 200) == prefersEdge)
    }
  }

  @Test
  func `SH6: only sheets have a sheet presentation controller`() async {
    await withScene { _ in
      let controller = UIViewController()
      #expect(controller.sheetPresentationController != nil)
      let full = UIViewController()
      full.modalPresentationStyle = .fullScreen
      #expect(full.sheetPresentationController == nil)
    }
  }

  private func withSheet(
    detents: [UISheetPresentationController.Detent]? = nil,
    undimmed: UISheetPresentationController.Detent.Identifier? = nil,
    _ body: @MainActor (UIViewController, UIWindow) async throws -> Void
  ) async rethrows {
    try await withScene { scene in
      let root = UIViewController()
      let window = await showWindow(of: scene, root: root)
      let sheet = UIViewController()
      if let detents { sheet.sheetPresentationController?.detents = detents }
      sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = undimmed
      _ = await present(sheet, on: root, animated: true)
      try await body(sheet, window)
    }
  }
}
