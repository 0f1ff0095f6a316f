// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// An expectation of a story that was not met.
public struct StoryFailure: Error, Hashable, CustomStringConvertible {
  /// The story's id.
  public let story: String

  /// The expectation that was not met.
  public let expectation: String

  /// The story and the expectation in one sentence.
  public var description: String { "\(story): expectation failed: \(expectation)" }
}
