// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import GalleryStories
import UIKitShim
import UsherTesting

/// Finds elements for the expectations of a story; taps are performed by the user.
struct ManualScreen: StoryScreen {
  private let window: UIWindow

  init(_ window: UIWindow) {
    self.window = window
  }

  var texts: [String] { probe?.texts ?? [] }

  func isVisible(_ label: String) -> Bool { probe?.isVisible(label) ?? false }

  func isHittable(_ label: String) -> Bool { probe?.isHittable(label) ?? false }

  func tap(_ label: String) throws {}

  private var probe: ScreenProbe? { window.windowScene.map { ScreenProbe($0) } }
}
