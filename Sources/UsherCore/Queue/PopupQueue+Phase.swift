// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

extension PopupQueue {
  /// Where a request stands between `enqueued` and its report.
  ///
  /// Whatever the phase, the end of the stage ends the request there and then.
  public enum Phase: Sendable, Hashable {
    /// We are in it while the request's delay is not over, or its presentation was refused and it
    /// is not yet tried again. Can go to `inLine`, or end.
    case delayed(until: Instant)
    /// We are in it while an earlier request of its sequence lives. Can go to `delayed` or `inLine`,
    /// or end.
    case inSequence
    /// We are in it when only the lane, the stage, the pages and other requests decide when it starts.
    /// Can go to `presenting`; to `delayed`, if it is given a longer delay; or end.
    case inLine
    /// We are in it from `Effect.present` until the answer. Can go to `visible`; to `delayed`, if
    /// it was refused; to `suspended`, if its page is left; to `closing`, if it is to end and uses the app's window; to `leaving`, if
    /// it is to end and has an overlay, or begins to leave on its own; or end.
    case presenting(Watch)
    /// We are in it when the request is to end but UIKit cannot take it off the app's window before
    /// it has appeared. Can go to `leaving`, or end.
    case closing(PopupEndReason, animated: Bool, Watch)
    /// We are in it while the popup is on screen, between its two animations. Can go to `leaving`;
    /// to `suspended`; or end, if it is gone without having been asked.
    case visible
    /// We are in it while the popup is off the screen but kept as it was, for these reasons; there is
    /// always at least one. Can go to `inLine`, or end.
    case suspended(PopupSuspension)
    /// We are in it from `Effect.dismiss`, or from `didBeginToLeave`, until the popup has really
    /// left the screen. Can only end, with the reason it has, or with what the user turns out to have
    /// chosen.
    case leaving(PopupEndReason, animated: Bool, Watch)
  }

  /// How long the queue has been waiting for an answer about one popup.
  public struct Watch: Sendable, Hashable {
    /// When the queue loses patience; only time on an active stage counts.
    public internal(set) var end: Instant
    /// How many looks were ordered and not answered with a running transition.
    public internal(set) var looks = 0
  }
}

extension PopupQueue.Phase {
  /// Whether the request takes up its lane's capacity.
  var isOnStage: Bool {
    switch self {
    case .delayed, .inSequence, .inLine, .suspended: false
    case .presenting, .closing, .visible, .leaving: true
    }
  }

  var isSuspended: Bool {
    if case .suspended = self { true } else { false }
  }

  /// Whether the request is bound to end, so that its key is free again.
  var isEnding: Bool { endReason != nil }

  /// The reason with which the request will end, where that is settled.
  var endReason: PopupEndReason? {
    switch self {
    case .closing(let reason, _, _), .leaving(let reason, _, _): reason
    case .delayed, .inSequence, .inLine, .presenting, .visible, .suspended: nil
    }
  }

  /// The answer that is awaited, where one is.
  var watch: PopupQueue.Watch? {
    get {
      switch self {
      case .presenting(let watch), .closing(_, _, let watch), .leaving(_, _, let watch): watch
      case .delayed, .inSequence, .inLine, .visible, .suspended: nil
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .presenting:
        self = .presenting(newValue)
      case .closing(let reason, let animated, _):
        self = .closing(reason, animated: animated, newValue)
      case .leaving(let reason, let animated, _):
        self = .leaving(reason, animated: animated, newValue)
      case .delayed, .inSequence, .inLine, .visible, .suspended:
        break
      }
    }
  }
}
