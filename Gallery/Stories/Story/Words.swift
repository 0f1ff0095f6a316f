// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// A sentence about a story in the two languages of the gallery.
///
/// What the app itself says is in its `.strings` files; this is what is said about the app.
public struct Words: Sendable, Hashable {
  /// The sentence in English.
  public let english: String

  /// The sentence in Simplified Chinese.
  public let chinese: String

  /// Creates a sentence.
  public init(_ english: String, chinese: String) {
    self.english = english
    self.chinese = chinese
  }
}
