// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

/// What ends an app.
@MainActor
@Suite(.enabled(if: TestPlatform.seesExceptions))
struct PresentationExceptionTests {
  @Test
  func `P5: a controller that is presented already, or presents, cannot be presented`() async {
    await withScene { scene in
      let (root, new) = (UIViewController(), UIViewController())
      _ = await showWindow(of: scene, root: root)
      _ = await present(new, on: root)

      let raised = TestPlatform.exceptions {
        new.present(root, animated: false)
        root.present(new, animated: false)
      }

      #expect(raised.map(\.name) == ["NSInvalidArgumentException", "NSInvalidArgumentException"])
      #expect(
        raised.first?.reason.hasPrefix(
          "Application tried to present modally an active controller <")
          == true)
      #expect(raised.last?.reason.contains("that is already being presented by <") == true)
      #expect(root.presentedViewController === new)
    }
  }

  @Test
  func `P34: the style none is not one to present in`() async {
    await withScene { scene in
      let (root, new) = (UIViewController(), UIViewController())
      _ = await showWindow(of: scene, root: root)
      new.modalPresentationStyle = .none

      let raised = TestPlatform.exceptions { root.present(new, animated: true) }

      #expect(raised.map(\.name) == ["NSInternalInconsistencyException"])
      #expect(root.presentedViewController == nil)
    }
  }

  @Test
  func `P21: in a wide window an action sheet is a popover that must point at something`() async {
    await withScene(pad: true) { scene in
      let root = UIViewController()
      let window = await showWindow(of: scene, root: root)

      let raised = TestPlatform.exceptions(within: 1) {
        root.present(makeSheet(), animated: true)
      }
      #expect(raised.map(\.name) == ["NSGenericException"])
      #expect(raised.first?.reason.contains("must provide location information") == true)
      #expect(await dismiss(root))

      let sheet = PresentationKind.actionSheet.prepare(on: root)
      #expect(await present(sheet, on: root))
      await pass(0.5)
      #expect(sheet.popoverPresentationController?.arrowDirection != .unknown)
      #expect(sheet.view.bounds.width < window.bounds.width * 0.9)
    }
  }

  @Test
  func `P22, until iOS 18: in a narrow window it is at the lower edge and needs no source`() async {
    await withScene(pad: true, on: ...18) { scene in
      let root = UIViewController()
      let window = await showWindow(of: scene, root: root)
      window.traitOverrides.horizontalSizeClass = .compact
      let sheet = makeSheet()
      let raised = TestPlatform.exceptions(within: 1) { root.present(sheet, animated: true) }

      #expect(raised.isEmpty)
      let frame = sheet.view.convert(sheet.view.bounds, to: window)
      #expect(frame.maxY > window.bounds.maxY - 60)
      #expect(sheet.popoverPresentationController?.arrowDirection == .unknown)
    }
  }

  private func makeSheet() -> UIAlertController {
    let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Copy", style: .default))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return sheet
  }
}
