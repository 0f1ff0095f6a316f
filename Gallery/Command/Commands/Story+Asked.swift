// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import ArgumentParser
import GalleryStories

extension Story {
  /// Returns the story with an ID.
  static func required(id: String) throws(ValidationError) -> Story {
    if let story = Story.with(id: id) { return story }
    let ids = Story.all.map(\.id).joined(separator: ", ")
    throw ValidationError("There is no story “\(id)”. The stories are: \(ids).")
  }
}
