// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import GalleryStories
import UsherTesting

/// A picture taken while a story was played.
struct StoryPicture {
  /// Its place among the story's pictures, from 1.
  let number: Int
  let name: String
  let caption: String
  let kind: Story.PictureKind
  /// Whether a window of Usher's was in front.
  let hasPopup: Bool
  /// When it was taken, on the phone's clock.
  let time: Duration
  let image: ScreenImage

  var fileName: String { "\(number)-\(name).png" }
}
