// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

/// The callbacks that a presenter gets during a presentation.
@MainActor
struct PresenterAppearanceTests {
  @Test
  func `V13: a full-screen presentation takes the presenter off the screen and brings it back`()
    async
  {
    await withScene { scene in
      let callLog = CallLog()
      let root = CallLogController("root", callLog)
      let new = UIViewController()
      new.modalPresentationStyle = .fullScreen
      _ = await showWindow(of: scene, root: root)
      callLog.clear()

      _ = await present(new, on: root, animated: true)
      #expect(callLog.callbacks == ["root.willDisappear", "root.didDisappear"])

      callLog.clear()
      _ = await dismiss(new, animated: true)
      #expect(
        callLog.callbacks.filter { !$0.contains("isAppearing") }
          == ["root.willAppear", "root.didAppear"])
    }
  }

  @Test(arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet])
  func `V14: a sheet causes no appearance callbacks of the presenter`(
    style: UIModalPresentationStyle
  ) async {
    await expectSilence(style)
  }

  @Test(arguments: [UIModalPresentationStyle.overFullScreen, .overCurrentContext, .custom])
  func `V15: presentations over the presenter tell it nothing`(style: UIModalPresentationStyle)
    async
  {
    await expectSilence(style)
  }

  @Test
  func `V16: a full-screen presentation with an animator of the app removes the presenter too`()
    async
  {
    await withScene { scene in
      let callLog = CallLog()
      let root = CallLogController("root", callLog)
      let new = UIViewController()
      let transition = FadeTransition()
      new.modalPresentationStyle = .fullScreen
      new.transitioningDelegate = transition
      _ = await showWindow(of: scene, root: root)
      callLog.clear()

      _ = await present(new, on: root, animated: true)

      #expect(callLog.callbacks == ["root.willDisappear", "root.didDisappear"])
      #expect(root.view.window == nil)
    }
  }

  @Test
  func `V18: an alert causes no appearance callbacks of the presenter`() async {
    await withScene { scene in
      let callLog = CallLog()
      let root = CallLogController("root", callLog)
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      _ = await showWindow(of: scene, root: root)
      callLog.clear()

      _ = await present(alert, on: root, animated: true)
      _ = await dismiss(alert, animated: true)

      #expect(callLog.callbacks.isEmpty)
    }
  }

  private func expectSilence(_ style: UIModalPresentationStyle) async {
    await withScene { scene in
      let callLog = CallLog()
      let root = CallLogController("root", callLog)
      let new = UIViewController()
      new.modalPresentationStyle = style
      _ = await showWindow(of: scene, root: root)
      callLog.clear()

      _ = await present(new, on: root, animated: true)
      #expect(root.view.window != nil)
      _ = await dismiss(new, animated: true)

      #expect(callLog.callbacks.isEmpty)
    }
  }
}
