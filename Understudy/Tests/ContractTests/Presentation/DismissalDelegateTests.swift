// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@MainActor
struct DismissalDelegateTests {
  @Test
  func `P15: a dismissal in code does not call the delegate`() async {
    await withScene { scene in
      let root = UIViewController()
      let sheet = UIViewController()
      let listener = DismissalDelegate()
      _ = await showWindow(of: scene, root: root)
      sheet.presentationController?.delegate = listener
      _ = await present(sheet, on: root, animated: true)

      _ = await dismiss(sheet, animated: true)

      #expect(listener.log.isEmpty)
      #expect(root.presentedViewController == nil)
    }
  }

  @Test
  func `P17: a sheet that must not be swiped away can be dismissed in code`() async {
    await withScene { scene in
      let root = UIViewController()
      let sheet = UIViewController()
      sheet.isModalInPresentation = true
      _ = await showWindow(of: scene, root: root)
      _ = await present(sheet, on: root, animated: true)

      _ = await dismiss(sheet, animated: true)

      #expect(root.presentedViewController == nil)
    }
  }
}

private final class DismissalDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  var log: [String] = []

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    log.append("should")
    return true
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    log.append("will")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.append("did")
  }
}
