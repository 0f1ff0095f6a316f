// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// A step of a story that failed: an expectation that was not met, or a tap that was not possible.
public struct StoryFailure: Error, Hashable, CustomStringConvertible {
  /// The story's id and the act, such as `queue/guide (after)`.
  public let story: String

  /// The step, such as `step 7 of 12 (last action: the user taps “Buy”)`.
  public let step: String

  /// The expectation that was not met and what is on the screen instead, or why a tap was not possible.
  public let problem: String

  /// The story, the step and the problem in one line.
  public var description: String { "\(story), \(step): \(problem)" }
}
