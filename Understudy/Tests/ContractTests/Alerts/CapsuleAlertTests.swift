// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

/// The published measures of alerts from iOS 26 on.
@MainActor
struct CapsuleAlertTests {
  @Test
  func `A70, since iOS 26: an alert is 320 points wide, and its corners have a radius of 34`()
    async
  {
    await withAlert(["OK": .default]) { alert, _ in
      #expect(abs(alert.view.bounds.width - 320) < 0.01)
      #expect(alert.view.withDescendants.contains { $0.layer.cornerRadius == 34 })
    }
  }

  @Test
  func `A71, since iOS 26: title 17 semibold and message 15 are leading, buttons are 17`() async {
    await withAlert(["OK": .default]) { alert, _ in
      #expect(alert.label("Title")?.font == .systemFont(ofSize: 17, weight: .semibold))
      #expect(alert.label("Message")?.font == .systemFont(ofSize: 15, weight: .regular))
      #expect(alert.label("Message")?.textColor == .secondaryLabel)
      #expect(alert.label("OK")?.font == .systemFont(ofSize: 17, weight: .medium))
      for text in ["Title", "Message"] {
        #expect(alert.label(text)?.textAlignment != .center)
        #expect(abs(alert.frame(of: text).minX - 30) < 0.5)
      }
      #expect(abs(alert.frame(of: "Title").minY - 22) < 0.5)
    }
  }

  @Test(arguments: [true, false])
  func `A72, since iOS 26: a title or a message alone is 17 regular and centered`(
    isTitle: Bool
  ) async {
    await withScene(on: 26...) { scene in
      let alert = UIAlertController(
        title: isTitle ? "Alone" : nil, message: isTitle ? nil : "Alone", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      let root = UIViewController()
      _ = await showWindow(of: scene, root: root)

      _ = await present(alert, on: root)

      #expect(alert.label("Alone")?.font == .systemFont(ofSize: 17, weight: .regular))
      #expect(alert.label("Alone")?.textAlignment == .center)
    }
  }

  @Test
  func `A73, since iOS 26: buttons are 48 points high, 8 apart and 16 from the edges`() async {
    await withAlert(["Cancel": .cancel, "One": .default, "Two": .default]) { alert, _ in
      let rows = ["One", "Two", "Cancel"].map { alert.frame(of: $0).midY }
      #expect(abs(rows[1] - rows[0] - 56) < 0.5)
      #expect(abs(rows[2] - rows[1] - 56) < 0.5)
      #expect(abs(alert.view.bounds.maxY - rows[2] - 40) < 0.5)
    }
    await withAlert(["Cancel": .cancel, "OK": .default]) { alert, _ in
      let columns = ["Cancel", "OK"].map { alert.frame(of: $0).midX }
      #expect(abs(columns[0] - 86) < 0.5)
      #expect(abs(columns[1] - 234) < 0.5)
    }
  }

  @Test
  func `A74, since iOS 26: what destroys is red, the preferred action white on the tint`() async {
    await withAlert(
      ["Cancel": .cancel, "Keep": .default, "Delete": .destructive], preferred: "Keep"
    ) { alert, _ in
      #expect(alert.label("Delete")?.textColor == .systemRed)
      #expect(alert.label("Cancel")?.textColor == .label)
      #expect(alert.label("Keep")?.textColor == .white)
      let tint = alert.view.tintColor
      #expect(alert.view.withDescendants.contains { $0.backgroundColor == tint })
    }
  }

  @Test
  func `A75, since iOS 26: a disabled action has the tertiary color, whatever its style`() async {
    await withAlert(
      ["Cancel": .cancel, "Keep": .default, "Delete": .destructive], preferred: "Keep"
    ) { alert, _ in
      for action in alert.actions { action.isEnabled = false }
      await pass(0.1)
      for title in ["Cancel", "Keep", "Delete"] {
        #expect(alert.label(title)?.textColor == UIColor.tertiaryLabel, "\(title)")
      }
      #expect(alert.label("Keep")?.font == .systemFont(ofSize: 17, weight: .semibold))
    }
  }

  @Test
  func `A76, since iOS 26: a text field is in a capsule of 290 by 48 points`() async {
    await withScene(on: 26...) { scene in
      let alert = makeAlert(["OK": .default])
      alert.addTextField()
      let root = UIViewController()
      _ = await showWindow(of: scene, root: root)

      _ = await present(alert, on: root)

      let field: UIView? = alert.textFields?.first
      let around = field.map { Array(sequence(first: $0, next: \.superview)) } ?? []
      #expect(around.contains { $0.bounds.width == 290 && $0.bounds.height == 48 })
    }
  }

  @Test
  func `A77, since iOS 26: without a preferred action no action has the emphasis`() async {
    await withAlert(["Cancel": .cancel, "OK": .default]) { alert, _ in
      #expect(alert.label("Cancel")?.font == alert.label("OK")?.font)
    }
  }

  @Test(arguments: [false, true])
  func `A78, since iOS 26: an anchored sheet is 240 points wide, 288 on a pad, and stacked`(
    pad: Bool
  ) async {
    await withScene(pad: pad, on: 26...) { scene in
      let sheet = makeAlert(["Copy": .default, "Share": .default], style: .actionSheet)
      let root = UIViewController()
      _ = await showWindow(of: scene, root: root)
      sheet.popoverPresentationController?.sourceView = root.view
      sheet.popoverPresentationController?.sourceRect = CGRect(
        x: 150, y: 500, width: 80, height: 40)

      _ = await present(sheet, on: root, animated: true)

      #expect(sheet.view.bounds.width == (pad ? 288 : 240))
      #expect(abs(sheet.frame(of: "Share").midY - sheet.frame(of: "Copy").midY - 56) < 0.5)
      #expect(abs(sheet.view.bounds.height - 208 - 1 / 3) < 1)
    }
  }

  @Test
  func `A79, since iOS 26: a centered sheet is as wide as an alert, its two actions side by side`()
    async
  {
    await withScene(on: 26...) { scene in
      guard UIDevice.current.userInterfaceIdiom == .phone else { return }
      let sheet = makeAlert(["Copy": .default, "Cancel": .cancel], style: .actionSheet)
      let root = UIViewController()
      _ = await showWindow(of: scene, root: root)

      _ = await present(sheet, on: root, animated: true)

      #expect(sheet.view.bounds.width == 320)
      #expect(abs(sheet.frame(of: "Cancel").midY - sheet.frame(of: "Copy").midY) < 0.5)
      #expect(sheet.frame(of: "Cancel").midX < sheet.frame(of: "Copy").midX)
    }
  }

  private func withAlert(
    _ actions: KeyValuePairs<String, UIAlertAction.Style>, preferred: String? = nil,
    _ body: (UIAlertController, UIWindow) async -> Void
  ) async {
    await withScene(on: 26...) { scene in
      let alert = makeAlert(actions)
      alert.preferredAction = alert.actions.first { $0.title == preferred }
      let root = UIViewController()
      let window = await showWindow(of: scene, root: root)
      _ = await present(alert, on: root)
      await body(alert, window)
      _ = await dismiss(alert)
    }
  }
}
