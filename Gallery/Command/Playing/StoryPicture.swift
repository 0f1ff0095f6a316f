// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import GalleryStories
import UsherTesting

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
  let image: ScreenImage

  var fileName: String { "\(number)-\(name).png" }
}
