// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@MainActor
struct AlertTests {
  @Test
  func `A4: actions keep the order in which they were added`() async {
    await withScene { scene in
      let alert = makeAlert(["Cancel": .cancel, "One": .default, "Two": .destructive])
      let root = UIViewController()
      _ = await showWindow(of: scene, root: root)

      _ = await present(alert, on: root)

      #expect(alert.actions.map(\.title) == ["Cancel", "One", "Two"])
    }
  }

  @Test(arguments: [true, false])
  func `A5: two actions stand side by side with cancel on the left`(cancelFirst: Bool) async {
    await withScene { scene in
      let alert = makeAlert(
        cancelFirst
          ? ["Cancel": .cancel, "OK": .default] : ["OK": .default, "Cancel": .cancel])
      let root = UIViewController()
      _ = await showWindow(of: scene, root: root)

      _ = await present(alert, on: root)

      let cancel = alert.frame(of: "Cancel")
      let other = alert.frame(of: "OK")
      #expect(cancel.midX < other.midX)
      #expect(abs(cancel.midY - other.midY) < 0.5)
    }
  }

  @Test
  func `A5: three actions are stacked with cancel last`() async {
    await withScene { scene in
      let alert = makeAlert(["Cancel": .cancel, "One": .default, "Two": .default])
      let root = UIViewController()
      _ = await showWindow(of: scene, root: root)

      _ = await present(alert, on: root)

      let tops = ["One", "Two", "Cancel"].map { alert.frame(of: $0).midY }
      #expect(tops == tops.sorted())
      #expect(Set(tops).count == 3)
    }
  }

  @Test
  func `A5: long titles are stacked even when there are two`() async {
    await withScene { scene in
      let alert = makeAlert([
        "Cancel": .cancel, "Remove from this Shopping List": .destructive,
      ])
      let root = UIViewController()
      _ = await showWindow(of: scene, root: root)

      _ = await present(alert, on: root)

      #expect(
        alert.frame(of: "Remove from this Shopping List").midY < alert.frame(of: "Cancel").midY)
    }
  }

  /// The weight of what is not emphasized depends on the system.
  @Test(arguments: [(0...18, UIFont.Weight.regular), (26...99, .medium)])
  func `A6: the preferred action takes the emphasis from cancel`(
    systems: ClosedRange<Int>, usual: UIFont.Weight
  ) async {
    await withScene(on: systems) { scene in
      let alert = makeAlert(["Cancel": .cancel, "OK": .default])
      alert.preferredAction = alert.actions.last
      let root = UIViewController()
      _ = await showWindow(of: scene, root: root)

      _ = await present(alert, on: root)

      #expect(alert.label("OK")?.font == .systemFont(ofSize: 17, weight: .semibold))
      #expect(alert.label("Cancel")?.font == .systemFont(ofSize: 17, weight: usual))
    }
  }

  @Test
  func `A7, until iOS 18: without a preferred action cancel has the emphasis`() async {
    await withScene(on: ...18) { scene in
      let alert = makeAlert(["Cancel": .cancel, "OK": .default])
      let root = UIViewController()
      _ = await showWindow(of: scene, root: root)

      _ = await present(alert, on: root)

      #expect(alert.label("Cancel")?.font == .systemFont(ofSize: 17, weight: .semibold))
      #expect(alert.label("OK")?.font == .systemFont(ofSize: 17, weight: .regular))
    }
  }

  @Test
  func `A11: dismissing by code calls no handler`() async {
    await withScene { scene in
      let root = UIViewController()
      let handled = Flag()
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .cancel) { _ in handled.isUp = true })
      _ = await showWindow(of: scene, root: root)
      _ = await present(alert, on: root)

      _ = await dismiss(alert, animated: true)
      await pass(1)

      #expect(!handled.isUp)
    }
  }

  @Test
  func `A15: a text that changes while the alert is up is laid out`() async {
    await withScene { scene in
      let root = UIViewController()
      let alert = makeAlert(["OK": .default])
      _ = await showWindow(of: scene, root: root)
      _ = await present(alert, on: root)
      let before = alert.view.bounds.height

      alert.message = "A message that is long enough to need more than one line in an alert."

      #expect(await until { alert.view.bounds.height > before + 10 })
    }
  }

  @Test
  func `A19: an alert takes part in the presentation as every controller does`() async {
    await withScene { scene in
      let root = UIViewController()
      let alert = makeAlert(["OK": .default])
      _ = await showWindow(of: scene, root: root)

      _ = await present(alert, on: root)

      #expect(root.presentedViewController === alert)
      #expect(alert.presentingViewController === root)
      #expect(alert.view.accessibilityViewIsModal)
    }
  }

  @Test
  func `A15: so is a title`() async {
    await withScene { scene in
      let root = UIViewController()
      let alert = makeAlert(["OK": .default])
      _ = await showWindow(of: scene, root: root)
      _ = await present(alert, on: root)

      alert.title = "Another"

      #expect(await until { alert.label("Another") != nil && alert.label("Title") == nil })
    }
  }

  @Test
  func `A21: what was dismissed can be presented again, with what was typed`() async {
    await withScene { scene in
      let root = UIViewController()
      let alert = makeAlert(["OK": .default])
      alert.addTextField()
      _ = await showWindow(of: scene, root: root)
      _ = await present(alert, on: root)
      alert.textFields?.first?.insertText("Mei")
      _ = await dismiss(alert)

      #expect(await present(alert, on: root))
      #expect(root.presentedViewController === alert)
      #expect(alert.textFields?.first?.text == "Mei")
    }
  }
}
