// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

/// What an alert is not to be given.
@MainActor
@Suite(.enabled(if: TestPlatform.seesExceptions))
struct AlertExceptionTests {
  @Test
  func `A1: a second action that cancels is refused when it is added`() async {
    await withScene { _ in
      let alert = makeAlert(["No": .cancel])

      let raised = TestPlatform.exceptions {
        alert.addAction(UIAlertAction(title: "Never", style: .cancel))
      }

      #expect(raised.map(\.name) == ["NSInternalInconsistencyException"])
      #expect(
        raised.map(\.reason) == [
          "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
        ])
    }
  }

  @Test
  func `A41: an action without a title is refused when it is added`() async {
    await withScene { _ in
      let alert = makeAlert(["No": .default])

      let raised = TestPlatform.exceptions {
        alert.addAction(UIAlertAction(title: nil, style: .cancel))
      }

      #expect(raised.map(\.name) == ["NSInternalInconsistencyException"])
      #expect(alert.actions.map(\.title) == ["No"])
    }
  }

  @Test
  func `A2: an action sheet has no text fields`() async {
    await withScene { _ in
      let sheet = makeAlert(["OK": .default], style: .actionSheet)

      let raised = TestPlatform.exceptions { sheet.addTextField() }

      #expect(raised.map(\.name) == ["NSInternalInconsistencyException"])
      #expect(raised.first?.reason.contains("UIAlertControllerStyleAlert") == true)
      #expect(sheet.textFields?.isEmpty ?? true)
    }
  }

  @Test(arguments: [nil, ""])
  func `A3: with nothing to show an alert cannot be presented`(title: String?) async {
    await withScene { scene in
      let root = UIViewController()
      _ = await showWindow(of: scene, root: root)
      let empty = UIAlertController(title: title, message: nil, preferredStyle: .alert)

      let raised = TestPlatform.exceptions { root.present(empty, animated: false) }

      #expect(
        raised.map(\.reason) == [
          "UIAlertController must have a title, a message or an action to display"
        ])
      #expect(root.presentedViewController == nil)
    }
  }
}
