// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// A claim of a story that turned out false.
public struct StoryFailure: Error, Hashable, CustomStringConvertible {
  /// The story's id.
  public let story: String

  /// What should have been true.
  public let claim: String

  /// The story and the claim in one sentence.
  public var description: String { "\(story): it is not true that \(claim)" }
}
