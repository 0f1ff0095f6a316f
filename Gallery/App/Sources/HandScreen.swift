// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import GalleryStories
import UIKitShim
import UsherTesting

/// Finds what a story claims to be on the screen; the person taps.
struct HandScreen: StoryScreen {
  private let window: UIWindow

  init(_ window: UIWindow) {
    self.window = window
  }

  func sees(_ label: String) -> Bool { probe?.sees(label) ?? false }

  func reaches(_ label: String) -> Bool { probe?.reaches(label) ?? false }

  func tap(_ label: String) throws {}

  private var probe: Probe? { window.windowScene.map { Probe($0) } }
}
