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
  func `A17: an alert stands in the middle of what the keyboard leaves`() async {
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
}
