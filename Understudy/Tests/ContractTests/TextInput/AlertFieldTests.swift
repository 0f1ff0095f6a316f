// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct AlertFieldTests {
  @Test
  func `A16: the first text field of an alert has the focus when it is presented`() async {
    await withScene { scene in
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "First" }
      alert.addTextField()
      alert.addAction(UIAlertAction(title: "OK", style: .default))

      let window = makeWindow(in: scene)
      window.rootViewController = UIViewController()
      window.rootViewController?.present(alert, animated: true)
      #expect(await until { alert.viewIfLoaded?.window != nil && !alert.isBeingPresented })

      #expect(alert.textFields?.count == 2)
      #expect(alert.textFields?.first?.placeholder == "First")
      #expect(alert.textFields?.first?.isFirstResponder == true)
      window.isHidden = true
    }
  }

  @Test
  func `A17: an alert is centered in what the keyboard leaves free`() async {
    await withScene { scene in
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      alert.addTextField()
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      let window = makeWindow(in: scene)
      window.rootViewController = UIViewController()
      window.rootViewController?.present(alert, animated: true)
      #expect(await until { alert.viewIfLoaded?.window != nil && !alert.isBeingPresented })
      let middle = alert.view.convert(alert.view.bounds, to: nil).midY

      alert.textFields?.first?.resignFirstResponder()
      await pass(0.5)

      #expect(alert.view.convert(alert.view.bounds, to: nil).midY > middle + 50)
      window.isHidden = true
    }
  }

  @Test
  func `A17: an alert moves up when the keyboard comes back`() async {
    await withScene { scene in
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      alert.addTextField()
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      let root = UIViewController()
      let window = await showWindow(of: scene, root: root)
      _ = await present(alert, on: root, animated: true)
      alert.textFields?.first?.resignFirstResponder()
      await pass(0.5)
      let middle = alert.view.convert(alert.view.bounds, to: nil).midY

      alert.textFields?.first?.becomeFirstResponder()
      await pass(0.5)

      let frame = alert.view.convert(alert.view.bounds, to: nil)
      #expect(frame.midY < middle - 50)
      #expect(frame.minY > window.safeAreaInsets.top)
    }
  }

  @Test
  func `A24: a field is configured once, before the alert is presented`() async {
    await withScene { scene in
      var configured: [UITextField] = []
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      alert.addTextField { field in
        configured.append(field)
        field.text = "Mei"
      }
      let before = configured.count
      let root = UIViewController()
      _ = await showWindow(of: scene, root: root)

      _ = await present(alert, on: root, animated: true)

      #expect(before == 1)
      #expect(configured.count == 1)
      #expect(alert.textFields?.first === configured.first)
      #expect(alert.textFields?.first?.text == "Mei")
    }
  }

  @Test
  func `A45: text fields scroll with the message above them and never lie over it`() async throws {
    try await withScene { scene in
      let root = UIViewController()
      let window = await showWindow(of: scene, root: root)
      window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      let alert = makeAlert(["OK": .default, "Cancel": .cancel])
      let text = "Enter the name and the password of the account that you want to use here."
      alert.message = text
      alert.addTextField { $0.placeholder = "Name" }
      alert.addTextField { $0.placeholder = "Password" }

      _ = await present(alert, on: root, animated: true)
      await pass(0.5)

      let fields = try #require(alert.textFields)
      let message = try #require(alert.label(text))
      let scroll = try #require(scrollView(around: message))
      #expect(fields.allSatisfy { scrollView(around: $0) === scroll })
      let frames =
        [alert.frame(of: "Title"), alert.frame(of: text)]
        + fields.map { field in
          field.convert(field.bounds, to: alert.view)
        }
      for (above, below) in zip(frames, frames.dropFirst()) {
        #expect(above.height > 0)
        #expect(above.maxY <= below.minY + 0.1)
      }
      #expect(scroll.contentSize.height > scroll.bounds.height)
      // The field that has the focus is in sight.
      let shown = scroll.convert(fields[0].bounds, from: fields[0])
      #expect(fields[0].isFirstResponder)
      #expect(scroll.bounds.insetBy(dx: 0, dy: -0.5).contains(shown))
    }
  }

  private func scrollView(around view: UIView) -> UIScrollView? {
    sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UIScrollView }.first
  }
}
