// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

/// The published measures of alerts.
@MainActor
struct AlertAppearanceTests {
  @Test
  func `A30, until iOS 18: an alert is 270 points wide`() async {
    await withScene(on: ...18) { scene in
      let root = UIViewController()
      _ = await showWindow(of: scene, root: root)
      let alert = makeAlert(actions: 2)

      _ = await present(alert, on: root)
      #expect(abs(alert.view.bounds.width - 270) < 0.01)
    }
  }

  @Test
  func `A31, until iOS 18: its corners have a radius of 13 to 14`() async {
    await withScene(on: ...18) { scene in
      let root = UIViewController()
      _ = await showWindow(of: scene, root: root)
      let alert = makeAlert(actions: 1)

      _ = await present(alert, on: root)

      let radii = alert.view.withDescendants.map(\.layer.cornerRadius)
      #expect(radii.contains { (13...14).contains($0) })
    }
  }

  @Test
  func `A32, until iOS 18: title 17 semibold, message 13, buttons 17`() async {
    await withScene(on: ...18) { scene in
      let root = UIViewController()
      _ = await showWindow(of: scene, root: root)
      let alert = makeAlert(actions: 1)

      _ = await present(alert, on: root)

      let labels = alert.view.withDescendants.compactMap { $0 as? UILabel }
      let sizes = Dictionary(
        labels.map { ($0.text ?? "", $0.font.pointSize) }, uniquingKeysWith: { first, _ in first })
      #expect(sizes == ["Title": 17, "Message": 13, "Action 0": 17])
      #expect(labels.allSatisfy { $0.textAlignment == .center })
    }
  }

  @Test
  func `A34, until iOS 18: a row of buttons is 44 points high and hairlines part them`() async {
    await withScene(on: ...18) { scene in
      let root = UIViewController()
      _ = await showWindow(of: scene, root: root)
      let three = makeAlert(actions: 3)
      let four = makeAlert(actions: 4)

      _ = await present(three, on: root)
      let heightOfThree = three.view.bounds.height
      _ = await dismiss(three)
      _ = await present(four, on: root)

      let row = four.view.bounds.height - heightOfThree
      #expect(abs(row - 44 - 1 / root.traitCollection.displayScale) < 0.01)
    }
  }

  @Test
  func `A38: what is below is dimmed by black, 0.20 in light and 0.48 in dark appearance`() async {
    await withScene { scene in
      for (style, alpha) in [(UIUserInterfaceStyle.light, 0.2), (.dark, 0.48)] {
        let root = UIViewController()
        let window = await showWindow(of: scene, root: root)
        window.overrideUserInterfaceStyle = style
        let alert = makeAlert(actions: 1)
        _ = await present(alert, on: root)

        let container = alert.activePresentationController?.containerView
        let dimming = container?.subviews.first { $0.bounds == container?.bounds }
        let color = dimming?.backgroundColor?.resolvedColor(with: root.traitCollection)
        var white: CGFloat = -1
        var found: CGFloat = -1
        #expect(color?.getWhite(&white, alpha: &found) == true)
        #expect(white == 0, "style: \(style)")
        #expect(abs(found - alpha) < 0.001)
      }
    }
  }

  @Test
  func `A39: an alert takes 0.404 seconds to come, shrinking from 1.2 while it fades in`() async {
    await withScene { scene in
      let root = UIViewController()
      _ = await showWindow(of: scene, root: root)
      let alert = makeAlert(actions: 1)

      root.present(alert, animated: true)
      _ = await until { alert.transitionCoordinator != nil && alert.viewIfLoaded?.window != nil }

      let duration = alert.transitionCoordinator?.transitionDuration ?? 0
      #expect(abs(duration - 0.404) < 0.001)
      let shown = alert.view.layer.presentation()
      #expect((1...1.2).contains(shown?.affineTransform().a ?? 0))
      #expect((shown?.opacity ?? 1) < 1)
    }
  }

  @Test
  func `A30, until iOS 18: it is 310 points wide where text is large for accessibility`() async {
    await withScene(on: ...18) { scene in
      let root = UIViewController()
      let window = await showWindow(of: scene, root: root)
      window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
      await pass(0.1)
      let alert = makeAlert(actions: 2)

      _ = await present(alert, on: root)

      #expect(abs(alert.view.bounds.width - 310) < 0.01)
    }
  }

  @Test
  func `A23, until iOS 18: what destroys is red, everything else has the tint`() async {
    await withScene(on: ...18) { scene in
      let root = UIViewController()
      let window = await showWindow(of: scene, root: root)
      window.tintColor = UIColor(red: 0, green: 0.5, blue: 0.25, alpha: 1)
      let alert = ContractTests.makeAlert([
        "Cancel": .cancel, "Keep": .default, "Delete": .destructive,
      ])

      _ = await present(alert, on: root)

      #expect(alert.label("Delete")?.textColor == .systemRed)
      for title in ["Cancel", "Keep"] {
        #expect(alert.label(title)?.textColor == window.tintColor, "\(title)")
      }
    }
  }

  @Test
  func `A35: what is too high scrolls, and at least one and a half buttons stay in sight`() async {
    await withScene { scene in
      let root = UIViewController()
      let window = await showWindow(of: scene, root: root)
      let alert = makeAlert(actions: 12)
      alert.message = String(repeating: "A message that does not come to an end. ", count: 60)

      _ = await present(alert, on: root)

      let frame = alert.view.convert(alert.view.bounds, to: window)
      #expect(window.bounds.inset(by: window.safeAreaInsets).contains(frame))
      let scrolls = alert.view.withDescendants.compactMap { $0 as? UIScrollView }
      #expect(scrolls.filter { $0.contentSize.height > $0.bounds.height + 1 }.count == 2)
      let buttons = scrolls.first { scroll in
        alert.label("Action 0")?.isDescendant(of: scroll) == true
      }
      #expect(buttons.map { $0.bounds.height >= 66 } == true)
    }
  }

  @Test
  func `A36, until iOS 18: a text field is 25 points high, with a font of 13`() async {
    await withScene(on: ...18) { scene in
      let root = UIViewController()
      _ = await showWindow(of: scene, root: root)
      let alert = makeAlert(actions: 1)
      alert.addTextField()

      _ = await present(alert, on: root)

      #expect(alert.textFields?.first?.font?.pointSize == 13)
      #expect(alert.textFields?.first?.bounds.height == 25)
    }
  }

  /// The size of a message depends on the system.
  @Test(arguments: [(0...18, CGFloat(13)), (26...99, 15)])
  func `A40: its text is not smaller than at the usual size`(
    systems: ClosedRange<Int>, message: CGFloat
  ) async {
    await withScene(on: systems) { scene in
      let root = UIViewController()
      let window = await showWindow(of: scene, root: root)
      window.traitOverrides.preferredContentSizeCategory = .extraSmall
      await pass(0.1)
      let alert = makeAlert(actions: 1)

      _ = await present(alert, on: root)

      #expect(alert.label("Title")?.font.pointSize == 17)
      #expect(alert.label("Message")?.font.pointSize == message)
    }
  }

  private func makeAlert(actions: Int) -> UIAlertController {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
    for index in 0..<actions {
      alert.addAction(UIAlertAction(title: "Action \(index)", style: .default))
    }
    return alert
  }
}
