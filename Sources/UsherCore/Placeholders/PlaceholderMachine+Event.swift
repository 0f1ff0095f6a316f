// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

extension PlaceholderMachine {
  /// What has happened. Late, repeated and foreign events are normal and change nothing.
  package enum Event: Sendable, Hashable {
    /// Somebody asked for a page in front of the content.
    case showRequested(Page, PlaceholderTiming, animated: Bool)
    /// Somebody asked for the content.
    case hideRequested(PlaceholderID, animated: Bool)
    /// A load has begun.
    case loadDidBegin(Load)
    /// A load has an answer.
    case loadDidFinish(PlaceholderID, LoadResultKind)
    /// Nobody waits for this load any more, or it gave up by itself.
    case cancelRequested(PlaceholderID)
    /// The user tapped the button of a page.
    case retryRequested(Page)
    /// The move with this number is over, and nothing moves.
    case moveDidEnd(Int)
    /// The moment of the last `Effect.setDeadline` has come, or seems to have.
    case deadlineDidPass
    /// The page is no more.
    case pageWasRemoved
  }

  /// A load that begins.
  package struct Load: Sendable, Hashable {
    /// Its number, which is also that of its pages.
    package let id: PlaceholderID
    /// How its loading page keeps from flashing.
    package var timing: PlaceholderTiming
    /// What it does to what the user sees.
    package var visibility: LoadingVisibility
    /// Whether the user asked for it on a page of ours: he is answered at once, without a delay.
    package var isRetry: Bool
    /// Whether its pages come and go with an animation.
    package var isAnimated: Bool

    /// Creates a load.
    package init(
      id: PlaceholderID, timing: PlaceholderTiming = .standard,
      visibility: LoadingVisibility = .automatic, isRetry: Bool = false, isAnimated: Bool = true
    ) {
      self.id = id
      self.timing = timing
      self.visibility = visibility
      self.isRetry = isRetry
      self.isAnimated = isAnimated
    }
  }

  /// The answer of a load.
  package enum LoadResultKind: Sendable, Hashable, CaseIterable {
    /// There is content, and it is in place.
    case content
    /// There is nothing to show.
    case empty
    /// There is an error.
    case failure
  }
}
