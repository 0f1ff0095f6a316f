// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import GalleryStories
import UIKitShim

/// A picture of a story.
struct StoryPicture {
  /// The index among the story's pictures, from 1.
  let number: Int
  let name: String
  let caption: String
  let kind: Story.PictureKind
  /// Whether an overlay window was visible.
  let hasPopup: Bool
  /// The time on the phone's clock.
  let time: Duration
  /// The screen; not drawn into any more.
  let screen: Surface

  var png: Data { HeadlessPicture(adopting: screen).pngData() }

  /// The picture with a small loss, for the report.
  var webP: Data {
    get throws { try screen.webP(quality: 90, effort: 1) }
  }

  /// The name as a file of its own.
  var fileName: String { "\(number)-\(name).png" }
}
