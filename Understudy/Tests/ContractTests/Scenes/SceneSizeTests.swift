// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
@Suite(.enabled(if: TestPlatform.controlsScenes))
struct SceneSizeTests {
  @Test
  func `W60: a window that fills its scene is resized with it, controllers hear before`() async {
    await withScene { scene in
      let window = makeWindow(in: scene)
      let page = ResizedPage()
      window.rootViewController = page
      await pass(0.1)
      let former = page.view.bounds.size
      let size = CGSize(width: 700, height: 900)

      TestPlatform.resize(scene, to: size)
      await pass(0.1)

      #expect(page.entries == ["traits", "size"])
      #expect(page.sizeBefore == former)
      #expect(page.newSize == size)
      #expect(window.bounds.size == size)
      #expect(page.view.bounds.size == size)
      #expect(page.traitCollection.horizontalSizeClass == .regular)
    }
  }

  @Test
  func `W61, since iOS 26: the geometry has the size, the delegate gets the former one`() async {
    await withScene(on: 26...) { scene in
      guard #available(iOS 26, *) else { return }
      let delegate = GeometryDelegate()
      scene.delegate = delegate
      let full = scene.effectiveGeometry.coordinateSpace.bounds.size
      let size = CGSize(width: 300, height: 500)

      TestPlatform.resize(scene, to: size, isInteractive: true)
      await pass(0.1)
      #expect(scene.effectiveGeometry.coordinateSpace.bounds.size == size)
      #expect(scene.effectiveGeometry.isInteractivelyResizing)
      TestPlatform.resize(scene, to: size)
      await pass(0.1)

      #expect(!scene.effectiveGeometry.isInteractivelyResizing)
      #expect(delegate.former.map(\.coordinateSpace.bounds.size) == [full, size])
      #expect(delegate.former.map(\.isInteractivelyResizing) == [false, true])
    }
  }

  @Test
  func `W62, since iOS 26: supported orientations do not keep a scene from any size`() async {
    await withScene(on: 26...) { scene in
      let window = makeWindow(in: scene)
      let page = ResizedPage()
      page.orientations = .portrait
      window.rootViewController = page
      await pass(0.1)

      TestPlatform.resize(scene, to: CGSize(width: 900, height: 500))
      await pass(1)

      #expect(window.bounds.size == CGSize(width: 900, height: 500))
    }
  }

  @Test
  func `W63, since iOS 27: the app of a phone keeps its idiom in a scene of any size`() async {
    await withScene(on: 27...) { scene in
      let window = makeWindow(in: scene)

      TestPlatform.resize(scene, to: CGSize(width: 1000, height: 800))
      #expect(window.traitCollection.userInterfaceIdiom == .phone)
      #expect(window.traitCollection.horizontalSizeClass == .regular)
      #expect(window.traitCollection.verticalSizeClass == .regular)
      TestPlatform.resize(scene, to: CGSize(width: 375, height: 800))

      #expect(window.traitCollection.horizontalSizeClass == .compact)
    }
  }

  @Test
  func `W65, since iOS 26: regions adapted to corners keep controls of windows free`() async {
    await withScene(pad: true, on: 26...) { scene in
      guard #available(iOS 26, *) else { return }
      let window = makeWindow(in: scene)
      let inside = UIView(frame: CGRect(x: 300, y: 300, width: 100, height: 100))
      window.addSubview(inside)

      TestPlatform.resize(scene, to: CGSize(width: 600, height: 700))
      await pass(0.1)

      let plain = window.safeAreaInsets
      let beside = window.edgeInsets(for: .safeArea(cornerAdaptation: .horizontal))
      let below = window.edgeInsets(for: .safeArea(cornerAdaptation: .vertical))
      #expect(window.edgeInsets(for: .safeArea()) == plain)
      #expect(beside.left > plain.left)
      #expect(beside.top == plain.top)
      #expect(below.left == plain.left)
      #expect(below.top > plain.top)
      #expect(inside.edgeInsets(for: .safeArea(cornerAdaptation: .horizontal)) == .zero)
      let guide = window.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal))
      #expect(guide.layoutFrame == window.bounds.inset(by: beside))
    }
  }

  @Test
  func `SC14: the delegate of a scene need not have a window`() async {
    await TestPlatform.onDevice(sceneDelegates: { _ in GeometryDelegate() }) {
      let scene = TestPlatform.connect()
      let window = UIWindow(windowScene: scene)
      TestPlatform.move(scene, to: .front)
      window.makeKeyAndVisible()

      #expect(scene.delegate is GeometryDelegate)
      #expect(scene.keyWindow === window)
    }
  }
}

private final class ResizedPage: UIViewController {
  var entries: [String] = []
  var orientations: UIInterfaceOrientationMask = .all
  var sizeBefore: CGSize?
  var newSize: CGSize?

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    entries.append("traits")
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    entries.append("size")
    sizeBefore = view.bounds.size
    newSize = size
  }
}

/// Has no window.
private final class GeometryDelegate: UIResponder, UIWindowSceneDelegate {
  var former: [UIWindowScene.Geometry] = []

  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {
    former.append(previousEffectiveGeometry)
  }
}
