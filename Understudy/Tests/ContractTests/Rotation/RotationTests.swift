// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct RotationTests {
  @Test
  func `L85: a rotation announces traits and size, animates alongside, and completes`() async {
    await withScene { scene in
      let page = TurningPage()
      makeWindow(in: scene).rootViewController = page
      await pass(0.1)
      let upright = page.view.bounds.size
      page.entries = []

      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight))
      #expect(await until { page.entries.contains("completion") })

      let first = page.entries.filter { $0 != "layout" }
      #expect(first == ["willTransition", "size", "alongside", "completion"])
      #expect(page.sizeBefore == upright)
      #expect(page.newSize == CGSize(width: upright.height, height: upright.width))
      #expect(page.sizeAlongside == page.newSize)
      #expect(page.view.bounds.size == page.newSize)
      #expect(scene.interfaceOrientation == .landscapeRight)
      #expect(page.turn.map { abs($0 - .pi / 2) < 1e-6 } == true)
      await turnUpright(scene)
    }
  }

  @Test
  func `L86: a phone on its side is vertically compact and shows no status bar`() async {
    await withScene { scene in
      let window = makeWindow(in: scene)
      window.rootViewController = TurningPage()
      await pass(0.1)
      #expect(window.traitCollection.verticalSizeClass == .regular)

      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft))
      await pass(1)

      #expect(window.traitCollection.verticalSizeClass == .compact)
      #expect(scene.statusBarManager?.isStatusBarHidden == true)
      #expect(window.safeAreaInsets.top == 0)
      #expect(window.safeAreaInsets.left == window.safeAreaInsets.right)
      await turnUpright(scene)
    }
  }

  @Test
  func `L87: what the controller that fills the window does not support is refused`() async {
    await withScene { scene in
      let page = TurningPage()
      page.orientations = .portrait
      makeWindow(in: scene).rootViewController = page
      await pass(0.1)
      var refusals = 0

      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in refusals += 1 }
      await pass(1)

      #expect(refusals == 1)
      #expect(scene.interfaceOrientation == .portrait)
    }
  }

  @Test
  func `L88: a controller that supports other orientations now turns when it says so`() async {
    await withScene { scene in
      let page = TurningPage()
      page.orientations = .portrait
      makeWindow(in: scene).rootViewController = page
      await pass(0.1)

      page.orientations = .landscapeRight
      #expect(scene.interfaceOrientation == .portrait)
      page.setNeedsUpdateOfSupportedInterfaceOrientations()
      await pass(1)

      #expect(scene.interfaceOrientation == .landscapeRight)
      page.orientations = .portrait
      page.setNeedsUpdateOfSupportedInterfaceOrientations()
      await pass(1)
      #expect(scene.interfaceOrientation == .portrait)
    }
  }

  @Test
  func `L89: a container passes the new size on to its children`() async {
    await withScene { scene in
      let parent = TurningPage()
      let child = TurningPage()
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      makeWindow(in: scene).rootViewController = parent
      await pass(0.1)

      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight))
      await pass(1)

      #expect(child.newSize == parent.newSize)
      #expect(child.newSize != nil)
      await turnUpright(scene)
    }
  }

  @Test
  func `M8: a quarter turn takes 0.3 seconds on a phone`() async {
    await withScene { scene in
      let page = TurningPage()
      makeWindow(in: scene).rootViewController = page
      await pass(0.1)

      let start = CACurrentMediaTime()
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight))
      #expect(await until { page.entries.contains("completion") })

      #expect(abs((page.duration ?? 0) - 0.3) < 0.001)
      #expect(abs(CACurrentMediaTime() - start - 0.3) < 0.05)
      await turnUpright(scene)
    }
  }

  private func turnUpright(_ scene: UIWindowScene) async {
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait))
    await pass(1)
  }
}

private final class TurningPage: UIViewController {
  var entries: [String] = []
  var orientations: UIInterfaceOrientationMask = .allButUpsideDown
  var sizeBefore: CGSize?
  var newSize: CGSize?
  var sizeAlongside: CGSize?
  var turn: CGFloat?
  var duration: TimeInterval?

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    entries.append("layout")
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    entries.append("willTransition")
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    entries.append("size")
    sizeBefore = view.bounds.size
    newSize = size
    duration = coordinator.transitionDuration
    let transform = coordinator.targetTransform
    turn = CGFloat(atan2(Double(transform.b), Double(transform.a)))
    coordinator.animate { _ in
      self.entries.append("alongside")
      self.sizeAlongside = self.view.bounds.size
    } completion: { _ in
      self.entries.append("completion")
    }
  }
}
