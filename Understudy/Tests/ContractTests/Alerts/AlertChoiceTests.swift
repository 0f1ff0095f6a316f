// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

/// What becomes of an alert under a finger.
@MainActor
@Suite(.enabled(if: TestPlatform.hasFinger))
struct AlertChoiceTests {
  @Test
  func `A8, A9: the handler runs when the alert has disappeared, and may present at once`() async {
    await withScene { scene in
      let root = UIViewController()
      let alert = CallLogAlert(title: "Title", message: nil, preferredStyle: .alert)
      let next = UIAlertController(title: "Next", message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { _ in
          alert.log.append(root.presentedViewController == nil ? "handler, free" : "handler, busy")
          root.present(next, animated: true)
        })
      _ = await showWindow(of: scene, root: root)
      _ = await present(alert, on: root, animated: true)

      await alert.tap("OK")
      #expect(await until { next.viewIfLoaded?.window != nil })

      #expect(alert.log == ["willDisappear", "didDisappear", "handler, free"])
    }
  }

  @Test
  func `A12: a tap beside an alert does nothing`() async {
    await withScene { scene in
      var chosen: [String] = []
      let alert = makeAlert(["Cancel": .cancel, "OK": .default]) { chosen.append($0) }
      let root = UIViewController()
      _ = await showWindow(of: scene, root: root)
      _ = await present(alert, on: root, animated: true)

      await Finger(at: CGPoint(x: 20, y: 120)).lift(after: 0.1)
      await pass(1)

      #expect(root.presentedViewController === alert)
      #expect(chosen.isEmpty)
    }
  }

  @Test(arguments: [true, false])
  func `A49, until iOS 18: a tap beside an action sheet chooses cancel, if there is one`(
    hasCancel: Bool
  ) async {
    await withScene(on: ...18) { scene in
      var chosen: [String] = []
      let sheet = makeAlert(
        hasCancel ? ["Copy": .default, "Cancel": .cancel] : ["Copy": .default],
        style: .actionSheet
      ) { chosen.append($0) }
      let root = UIViewController()
      _ = await showWindow(of: scene, root: root)
      _ = await present(sheet, on: root, animated: true)

      await Finger(at: CGPoint(x: 20, y: 120)).lift(after: 0.1)
      await pass(1)

      #expect((root.presentedViewController == nil) == hasCancel)
      #expect(chosen == (hasCancel ? ["Cancel"] : []))
    }
  }

  @Test
  func `A13: beside a popover a tap chooses the cancel that is not shown`() async {
    await withScene(pad: true) { scene in
      var chosen: [String] = []
      let sheet = makeAlert(["Copy": .default, "Cancel": .cancel], style: .actionSheet) {
        chosen.append($0)
      }
      let root = UIViewController()
      let window = await showWindow(of: scene, root: root)
      sheet.popoverPresentationController?.sourceView = root.view
      sheet.popoverPresentationController?.sourceRect = CGRect(
        x: 150, y: 100, width: 20, height: 20)
      _ = await present(sheet, on: root, animated: true)
      #expect(sheet.label("Copy") != nil)
      #expect(sheet.label("Cancel") == nil)
      #expect(sheet.actions.count == 2)

      await Finger(at: CGPoint(x: window.bounds.midX, y: window.bounds.maxY - 60)).lift(after: 0.1)
      await pass(1)

      #expect(root.presentedViewController == nil)
      #expect(chosen == ["Cancel"])
    }
  }

  @Test
  func `A14: an action that is not enabled is dimmed and inert until it is`() async {
    await withScene { scene in
      var chosen: [String] = []
      let alert = makeAlert(["Cancel": .cancel, "OK": .default]) { chosen.append($0) }
      let action = alert.actions[1]
      action.isEnabled = false
      let root = UIViewController()
      _ = await showWindow(of: scene, root: root)
      _ = await present(alert, on: root, animated: true)
      let dimmed = alert.label("OK")?.textColor

      await alert.tap("OK")
      await pass(1)
      #expect(root.presentedViewController === alert)
      #expect(chosen.isEmpty)

      action.isEnabled = true
      await pass(0.1)
      #expect(alert.label("OK")?.textColor != dimmed)
      await alert.tap("OK")
      await pass(1)
      #expect(chosen == ["OK"])
    }
  }

  @Test
  func `A14: a field can enable an action while it is typed into`() async {
    await withScene { scene in
      let alert = makeAlert(["Cancel": .cancel, "OK": .default])
      let action = alert.actions[1]
      action.isEnabled = false
      alert.addTextField { field in
        field.addAction(
          UIAction { [weak field] _ in action.isEnabled = field?.text?.count ?? 0 > 2 },
          for: .editingChanged)
      }
      let root = UIViewController()
      _ = await showWindow(of: scene, root: root)
      _ = await present(alert, on: root, animated: true)

      var states: [Bool] = []
      for letter in ["a", "b", "c"] {
        alert.textFields?.first?.insertText(letter)
        states.append(action.isEnabled)
      }
      alert.textFields?.first?.deleteBackward()
      states.append(action.isEnabled)

      #expect(states == [false, false, true, false])
      #expect(alert.textFields?.first?.isFirstResponder == true)
    }
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func `A22: the escape gesture chooses cancel, and nothing where there is none`(
    style: UIAlertController.Style
  ) async {
    await withScene { scene in
      var chosen: [String] = []
      let root = UIViewController()
      _ = await showWindow(of: scene, root: root)
      let plain = makeAlert(["OK": .default], style: style)
      _ = await present(plain, on: root)
      #expect(!plain.accessibilityPerformEscape())
      #expect(root.presentedViewController === plain)
      _ = await dismiss(plain)

      let alert = makeAlert(["OK": .default, "Cancel": .cancel], style: style) { chosen.append($0) }
      _ = await present(alert, on: root)
      #expect(alert.accessibilityPerformEscape())
      await pass(1)

      #expect(chosen == ["Cancel"])
      #expect(root.presentedViewController == nil)
    }
  }
}

private final class CallLogAlert: UIAlertController {
  var log: [String] = []

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.append("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.append("didDisappear")
  }
}
