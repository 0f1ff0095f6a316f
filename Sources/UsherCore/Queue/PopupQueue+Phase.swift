// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

extension PopupQueue {
  /// Where a request stands between `enqueued` and its report.
  ///
  /// Whatever the phase, the end of the stage ends the request there and then.
  public enum Phase: Sendable, Hashable {
    /// We are in it while the request's delay is not over, or its presentation was refused and it
    /// is not yet tried again. Can go to `queued`, or end.
    case delayed(until: MonotonicInstant)
    /// We are in it while an earlier request of its sequence lives. Can go to `delayed` or `queued`,
    /// or end.
    case awaitingPreviousStep
    /// We are in it when only the lane, the stage, the pages and other requests decide when it starts.
    /// Can go to `presenting`; to `delayed`, if it is given a longer delay; or end.
    case queued
    /// We are in it from `Effect.present` until the answer. Can go to `visible`; to `delayed`, if
    /// it was refused; to `suspended`, if its page is left; to `closing`, if it is to end and uses the app's window; to `leaving`, if
    /// it is to end and has an overlay, or begins to leave on its own; or end.
    case presenting(Watchdog)
    /// We are in it when the request is to end but UIKit cannot take it off the app's window before
    /// it has appeared. Can go to `leaving`, or end.
    case dismissalPending(PopupDismissalReason, animated: Bool, Watchdog)
    /// We are in it while the popup is on screen, between its two animations. Can go to `leaving`;
    /// to `suspended`; or end, if it is gone without having been asked.
    case visible
    /// We are in it while the popup is off the screen but kept as it was, for these reasons; there is
    /// always at least one. Can go to `queued`, or end.
    case suspended(PopupSuspensionCauses)
    /// We are in it from `Effect.dismiss`, or from `dismissalDidBegin`, until the popup has really
    /// left the screen. Can only end, with the reason it has, or with what the user turns out to have
    /// chosen.
    case dismissing(PopupDismissalReason, animated: Bool, Watchdog)
  }

  /// How long the queue has been waiting for an answer about one popup.
  public struct Watchdog: Sendable, Hashable {
    /// When the queue loses patience; only time on an active stage counts.
    public internal(set) var fireTime: MonotonicInstant
    /// How many looks were ordered and not answered with a running transition.
    public internal(set) var verificationCount = 0
  }
}

extension PopupQueue.Phase {
  /// Whether the request takes up its lane's capacity.
  var occupiesLane: Bool {
    switch self {
    case .delayed, .awaitingPreviousStep, .queued, .suspended: false
    case .presenting, .dismissalPending, .visible, .dismissing: true
    }
  }

  var isSuspended: Bool {
    if case .suspended = self { true } else { false }
  }

  /// Whether the request is bound to end, so that its key is free again.
  var isDismissing: Bool { dismissalReason != nil }

  /// The reason with which the request will end, where that is settled.
  var dismissalReason: PopupDismissalReason? {
    switch self {
    case .dismissalPending(let reason, _, _), .dismissing(let reason, _, _): reason
    case .delayed, .awaitingPreviousStep, .queued, .presenting, .visible, .suspended: nil
    }
  }

  /// The answer that is awaited, where one is.
  var watchdog: PopupQueue.Watchdog? {
    get {
      switch self {
      case .presenting(let watchdog), .dismissalPending(_, _, let watchdog), .dismissing(_, _, let watchdog): watchdog
      case .delayed, .awaitingPreviousStep, .queued, .visible, .suspended: nil
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .presenting:
        self = .presenting(newValue)
      case .dismissalPending(let reason, let animated, _):
        self = .dismissalPending(reason, animated: animated, newValue)
      case .dismissing(let reason, let animated, _):
        self = .dismissing(reason, animated: animated, newValue)
      case .delayed, .awaitingPreviousStep, .queued, .visible, .suspended:
        break
      }
    }
  }
}
