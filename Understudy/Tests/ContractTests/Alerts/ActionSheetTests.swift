// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@MainActor
struct ActionSheetTests {
  @Test
  func `A37: an action sheet stands near the lower edge, with cancel on a card of its own`() async {
    await withScene { scene in
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
  func `A37: two actions of an action sheet are stacked, however short`() async {
    await withScene { scene in
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
}
