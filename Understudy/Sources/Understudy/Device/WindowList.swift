// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Every living window of a device; keeps none alive, unless the switch for visible ones is on.
@MainActor
final class WindowList {
  private struct Key {
    weak var scene: UIWindowScene?
    let link: ViewLink?

    var window: UIWindow? { link?.view as? UIWindow }
  }

  private struct ZOrder: Comparable {
    let scene: Int
    let level: CGFloat
    let order: Int

    static func < (left: Self, right: Self) -> Bool {
      (left.scene, left.level, left.order) < (right.scene, right.level, right.order)
    }
  }

  private var links: [ViewLink] = []
  private var keys: [Key] = []
  private var visible: [UIWindow] = []
  private var lastOrder = 0
  var keepsVisibleWindows = false

  /// In the order in which they joined.
  var all: [UIWindow] {
    var living: [UIWindow] = []
    for link in links { if let window = link.view as? UIWindow { living.append(window) } }
    return living
  }

  /// Those on screen, the frontmost last.
  var backToFront: [UIWindow] {
    var shown: [UIWindow] = []
    for window in inOrder where window.headlessIsOnScreen { shown.append(window) }
    return shown
  }

  /// Scene by scene, in each by level, then by when they came into it.
  var inOrder: [UIWindow] {
    var placed: [(window: UIWindow, zOrder: ZOrder)] = []
    for window in all {
      let zOrder = ZOrder(
        scene: window.windowScene?.activationOrder ?? 0, level: window.windowLevel.rawValue,
        order: window.order)
      // Most often they joined in this order.
      var index = placed.count
      while index > 0, zOrder < placed[index - 1].zOrder { index -= 1 }
      placed.insert((window, zOrder), at: index)
    }
    return placed.map(\.window)
  }

  func add(_ window: UIWindow) {
    links.removeAll { $0.view == nil || $0.view === window }
    links.append(window.tree.link)
  }

  func nextOrder() -> Int {
    lastOrder += 1
    return lastOrder
  }

  func keyWindow(of scene: UIWindowScene?) -> UIWindow? {
    guard let scene else { return nil }
    for key in keys where key.scene === scene { return key.window }
    return nil
  }

  func setKeyWindow(_ window: UIWindow?, of scene: UIWindowScene) {
    keys.removeAll { $0.scene == nil || $0.scene === scene }
    if let window { keys.append(Key(scene: scene, link: window.tree.link)) }
  }

  /// Finds a new key window for scenes whose key window was released.
  func reassignKeyStatus() {
    for key in keys where key.window == nil {
      guard let scene = key.scene else { continue }
      keys.removeAll { $0.scene === scene }
      backToFront.last { $0.windowScene === scene && $0.canBecomeKey }?.acquireKeyStatus()
    }
  }

  func keepVisible(_ window: UIWindow, _ isVisible: Bool) {
    visible.removeAll { $0 === window }
    if isVisible && keepsVisibleWindows { visible.append(window) }
  }

  /// Takes the windows of a disconnected scene off the screen.
  func releaseWindows(of scene: UIWindowScene) {
    for window in all where window.windowScene === scene { window.windowScene = nil }
  }
}
