// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@MainActor
struct ActionSheetTests {
  @Test
  func `A37, until iOS 18: an action sheet is near the lower edge, with cancel on its own card`()
    async
  {
    await withScene(on: ...18) { scene in
      let sheet = makeAlert(
        ["Cancel": .cancel, "Copy": .default, "Delete": .destructive], style: .actionSheet)
      let root = UIViewController()
      let window = await showWindow(of: scene, root: root)

      _ = await present(sheet, on: root, animated: true)

      let frame = sheet.view.convert(sheet.view.bounds, to: window)
      #expect((8...10).contains(frame.minX))
      #expect((8...10).contains(window.bounds.maxX - frame.maxX))
      let rows = ["Copy", "Delete", "Cancel"].map { sheet.frame(of: $0).midY }
      let hairline = 1 / root.traitCollection.displayScale
      #expect(abs(rows[1] - rows[0] - 57 - hairline) < 0.5)
      #expect(abs(rows[2] - rows[1] - 57 - 8) < 0.5)
      #expect(sheet.label("Copy")?.font == .systemFont(ofSize: 20, weight: .regular))
      #expect(sheet.label("Cancel")?.font == .systemFont(ofSize: 20, weight: .semibold))
    }
  }

  @Test
  func `A37, until iOS 18: two actions of an action sheet are stacked, however short`() async {
    await withScene(on: ...18) { scene in
      let sheet = makeAlert(["A": .default, "B": .default], style: .actionSheet)
      let root = UIViewController()
      _ = await showWindow(of: scene, root: root)

      _ = await present(sheet, on: root)

      #expect(sheet.frame(of: "A").midX == sheet.frame(of: "B").midX)
      #expect(sheet.frame(of: "A").maxY <= sheet.frame(of: "B").minY)
    }
  }

  @Test
  func `A6: a preferred action has no emphasis in an action sheet`() async {
    await withScene { scene in
      let sheet = makeAlert(["Copy": .default, "Share": .default], style: .actionSheet)
      sheet.preferredAction = sheet.actions[0]
      let root = UIViewController()
      _ = await showWindow(of: scene, root: root)

      _ = await present(sheet, on: root)

      #expect(sheet.label("Copy")?.font == sheet.label("Share")?.font)
    }
  }

  @Test
  func `A50, until iOS 18: on a phone an action sheet has no popover to point with`() async {
    await withScene(on: ...18) { _ in
      let sheet = makeAlert(["Copy": .default], style: .actionSheet)
      let isPad = UIDevice.current.userInterfaceIdiom == .pad
      #expect((sheet.popoverPresentationController != nil) == isPad)
    }
  }

  @Test
  func `A46, since iOS 26: an action sheet is a popover at its source on a phone, too`() async {
    await withScene(on: 26...) { scene in
      let sheet = makeAlert(["Copy": .default, "Cancel": .cancel], style: .actionSheet)
      let root = UIViewController()
      let window = await showWindow(of: scene, root: root)
      let source = CGRect(x: 100, y: 500, width: 80, height: 40)
      sheet.popoverPresentationController?.sourceView = root.view
      sheet.popoverPresentationController?.sourceRect = source

      _ = await present(sheet, on: root, animated: true)

      let frame = sheet.view.convert(sheet.view.bounds, to: window)
      #expect(frame.width < window.bounds.width * 0.9)
      #expect(!frame.intersects(source))
      #expect(min(abs(frame.maxY - source.minY), abs(frame.minY - source.maxY)) < 40)
      #expect((frame.minX...frame.maxX).contains(source.midX))
      #expect(sheet.label("Copy") != nil)
      #expect(sheet.label("Cancel") == nil)
    }
  }

  @Test
  func `A47, since iOS 26: without a source a sheet of a phone is centered, with cancel last`()
    async
  {
    await withScene(on: 26...) { scene in
      guard UIDevice.current.userInterfaceIdiom == .phone else { return }
      let sheet = makeAlert(
        ["Cancel": .cancel, "Copy": .default, "Delete": .destructive], style: .actionSheet)
      let root = UIViewController()
      let window = await showWindow(of: scene, root: root)

      _ = await present(sheet, on: root, animated: true)

      let frame = sheet.view.convert(sheet.view.bounds, to: window)
      let room = window.bounds.inset(by: window.safeAreaInsets)
      #expect(abs(frame.midX - room.midX) < 1)
      #expect(abs(frame.midY - room.midY) < 1)
      #expect(sheet.frame(of: "Copy").maxY <= sheet.frame(of: "Delete").minY)
      #expect(sheet.frame(of: "Delete").maxY <= sheet.frame(of: "Cancel").minY)
    }
  }

  /// A source, and whether the sheet is above it: the first side of above and below with room.
  @Test(arguments: [(CGPoint(x: 60, y: 600), true), (CGPoint(x: 200, y: 120), false)])
  func `A51, since iOS 26: an anchored sheet is above its source, or below if there is no room`(
    origin: CGPoint, isAbove: Bool
  ) async {
    await withScene(on: 26...) { scene in
      let sheet = makeAlert(["Copy": .default, "Share": .default], style: .actionSheet)
      let root = UIViewController()
      let window = await showWindow(of: scene, root: root)
      let source = CGRect(origin: origin, size: CGSize(width: 120, height: 40))
      sheet.popoverPresentationController?.sourceView = root.view
      sheet.popoverPresentationController?.sourceRect = source

      _ = await present(sheet, on: root, animated: true)

      let frame = sheet.view.convert(sheet.view.bounds, to: window)
      #expect((frame.maxY <= source.minY) == isAbove)
      #expect((frame.minY >= source.maxY) == !isAbove)
      let room = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 10, dy: 10)
      #expect(room.contains(frame))
    }
  }

  @Test(.enabled(if: TestPlatform.hasFinger))
  func `A48, since iOS 26: a tap beside an anchored sheet runs cancel's handler at once`() async {
    await withScene(on: 26...) { scene in
      var chosen: [String] = []
      let root = UIViewController()
      let sheet = makeAlert(["Copy": .default, "Cancel": .cancel], style: .actionSheet) {
        chosen.append("\($0), presented: \(root.presentedViewController != nil)")
      }
      let window = await showWindow(of: scene, root: root)
      for beside in [true, false] {
        sheet.popoverPresentationController?.sourceView = root.view
        sheet.popoverPresentationController?.sourceRect = CGRect(
          x: 150, y: 500, width: 80, height: 40)
        _ = await present(sheet, on: root, animated: true)
        if beside {
          let point = CGPoint(x: window.bounds.midX, y: window.bounds.maxY - 60)
          await Finger(at: point).lift(after: 0.1)
        } else {
          await sheet.tap("Copy")
        }
        #expect(await until { root.presentedViewController == nil })
      }
      #expect(chosen == ["Cancel, presented: true", "Copy, presented: false"])
    }
  }
}
