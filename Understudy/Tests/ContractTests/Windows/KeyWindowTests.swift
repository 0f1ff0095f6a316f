// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct KeyWindowTests {
  @Test
  func `W7: a touch goes to the window hit, key or not`() async {
    await withScene { scene in
      let key = makeWindow(in: scene)
      let other = makeWindow(in: scene, key: false)

      #expect(key.isKeyWindow)
      #expect(TestPlatform.hitWindow(at: CGPoint(x: 100, y: 300), in: scene) === other)
    }
  }

  @Test
  func `W8: becomeKey is a hook that comes before its notification and moves nothing`() async {
    await withScene { scene in
      let key = makeWindow(in: scene)
      let window = HookedWindow(windowScene: scene)
      window.isHidden = false
      let observer = Notes(UIWindow.didBecomeKeyNotification, of: [window]) {
        window.log.append("posted")
      }
      defer { observer.stop() }

      window.becomeKey()
      #expect(key.isKeyWindow)
      window.log = []
      window.makeKey()

      #expect(window.log == ["becomeKey", "posted"])
    }
  }

  @Test
  func `W9: visible comes before key, and the old window resigns before the new one is key`() async
  {
    await withScene { scene in
      let old = makeWindow(in: scene)
      let new = UIWindow(windowScene: scene)
      var log: [String] = []
      let names: [(NSNotification.Name, String)] = [
        (UIWindow.didBecomeVisibleNotification, "visible"),
        (UIWindow.didResignKeyNotification, "resigned"),
        (UIWindow.didBecomeKeyNotification, "key"),
      ]
      let observers = names.map { name, word in
        Notes(name, of: [old, new]) { log.append(word) }
      }
      defer { observers.forEach { $0.stop() } }

      new.makeKeyAndVisible()

      #expect(log == ["visible", "resigned", "key"])
    }
  }

  @Test
  func `W15: when the key window goes, the topmost one becomes key, not the former one`() async {
    await withScene { scene in
      let former = makeWindow(in: scene)
      let top = makeWindow(in: scene, level: .statusBar, key: false)
      former.makeKey()
      let alert = makeWindow(in: scene, level: .alert)

      alert.isHidden = true

      #expect(top.isKeyWindow)
    }
  }

  @Test
  func `W17: a window that cannot become key never does`() async {
    await withScene { scene in
      let key = makeWindow(in: scene)
      let window = KeylessWindow(windowScene: scene)

      window.makeKeyAndVisible()

      #expect(!window.isKeyWindow)
      #expect(!window.isHidden)
      #expect(key.isKeyWindow)
    }
  }

  @Test
  func `W18: without a window there is no key window`() async {
    await withScene { scene in
      let window = UIWindow(windowScene: scene)
      window.makeKeyAndVisible()
      #expect(scene.keyWindow === window)

      window.isHidden = true

      #expect(scene.keyWindow !== window)
    }
  }

  @Test
  func `W29: hiding a window posts didBecomeHidden and takes it out of hit-testing`() async {
    await withScene { scene in
      let window = makeWindow(in: scene)
      var posts = 0
      let observer = Notes(UIWindow.didBecomeHiddenNotification, of: [window]) { posts += 1 }
      defer { observer.stop() }

      window.isHidden = true

      #expect(posts == 1)
      #expect(window.hitTest(CGPoint(x: 100, y: 300), with: nil) == nil)
    }
  }
}

/// Runs a closure for each post of a notification, of some objects only.
@MainActor
private final class Notes {
  private var token: (any NSObjectProtocol)?

  init(
    _ name: NSNotification.Name, of objects: [AnyObject],
    _ body: @escaping @MainActor () -> Void
  ) {
    let wanted = objects.map { ObjectIdentifier($0) }
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
      let object = (note.object as AnyObject?).map { ObjectIdentifier($0) }
      MainActor.assumeIsolated {
        if object.map(wanted.contains) ?? false { body() }
      }
    }
  }

  func stop() {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

private final class HookedWindow: UIWindow {
  var log: [String] = []

  override func becomeKey() {
    super.becomeKey()
    log.append("becomeKey")
  }
}

private final class KeylessWindow: UIWindow {
  override var canBecomeKey: Bool { false }
}
