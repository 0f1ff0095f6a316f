// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import ArgumentParser
import GalleryStories

extension Story {
  /// Returns the story with an ID.
  static func required(id: String) throws(ValidationError) -> Story {
    if let story = Story.with(id: id) { return story }
    let ids = Story.all.map(\.id)
    let similar = ids.filter { $0.contains(id) }
    let meant = similar.isEmpty ? "" : " Did you mean \(similar.joined(separator: " or "))?"
    throw ValidationError(
      "There is no story “\(id)”.\(meant) The stories are: \(ids.joined(separator: ", ")).")
  }
}
