// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// A text about a story in the two languages of the gallery.
///
/// The texts of the demo app are in its `.strings` files.
public struct Words: Sendable, Hashable {
  /// The text in English.
  public let english: String

  /// The text in Simplified Chinese.
  public let chinese: String

  /// Creates a text.
  public init(_ english: String, chinese: String) {
    self.english = english
    self.chinese = chinese
  }
}
