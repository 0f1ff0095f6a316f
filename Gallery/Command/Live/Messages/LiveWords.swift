// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import GalleryStories

/// A sentence in both languages of the gallery; the page shows that of the phone's language.
struct LiveWords: Equatable, Sendable, Encodable {
  let english: String
  let chinese: String

  init(_ english: String, chinese: String) {
    self.english = english
    self.chinese = chinese
  }

  init(_ words: Words) {
    self.init(words.english, chinese: words.chinese)
  }
}
