// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
@Suite(.enabled(if: TestPlatform.controlsScenes))
struct OrientationLockTests {
  @Test
  func `W64, since iOS 26: the orientation is locked while a controller prefers that`() async {
    await withScene(on: 26...) { scene in
      guard #available(iOS 26, *) else { return }
      let page = LockingPage()
      makeWindow(in: scene).rootViewController = page
      page.prefersLock = true
      page.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
      await pass(0.1)
      #expect(scene.effectiveGeometry.isInterfaceOrientationLocked)

      TestPlatform.hold(.landscapeLeft)
      await pass(1)
      #expect(scene.effectiveGeometry.interfaceOrientation == .portrait)
      page.prefersLock = false
      page.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
      await pass(1)

      #expect(!scene.effectiveGeometry.isInterfaceOrientationLocked)
      #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeRight)
    }
  }

  @Test
  func `W64, since iOS 26: the child that a controller names is asked instead`() async {
    await withScene(on: 26...) { scene in
      guard #available(iOS 26, *) else { return }
      let (page, child) = (LockingPage(), LockingPage())
      page.addChild(child)
      page.view.addSubview(child.view)
      child.didMove(toParent: page)
      child.prefersLock = true
      makeWindow(in: scene).rootViewController = page
      await pass(0.1)
      #expect(!scene.effectiveGeometry.isInterfaceOrientationLocked)

      page.childToAsk = child
      page.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
      await pass(0.1)

      #expect(scene.effectiveGeometry.isInterfaceOrientationLocked)
    }
  }
}

private final class LockingPage: UIViewController {
  var prefersLock = false
  var childToAsk: UIViewController?

  @available(iOS 26, *)
  override var prefersInterfaceOrientationLocked: Bool { prefersLock }

  @available(iOS 26, *)
  override var childViewControllerForInterfaceOrientationLock: UIViewController? { childToAsk }
}
