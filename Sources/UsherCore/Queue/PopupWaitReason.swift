// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// One reason why a waiting request is not on screen now.
public enum PopupWaitReason: Sendable, Hashable {
  /// The scene is not active, has no window, or is gone.
  case stageNotActive(PopupStage)
  /// Its delay is not over.
  case delayed(until: Instant)
  /// It was refused this often and is tried again at that moment.
  case refused(times: Int, nextAttempt: Instant)
  /// It was taken off the screen, for these causes.
  case suspended(PopupSuspension)
  /// It would interrupt this one, which cannot be suspended.
  case cannotBeSuspended(RequestID)
  /// Its lane is held, for this reason.
  case held(reason: String)
  /// Its lane shows as many as it can.
  case laneFull(by: [RequestID])
  /// Its lane starts nothing so soon after the last one.
  case gap(until: Instant)
  /// The app's window presents another one.
  case appWindowTaken(by: RequestID)
  /// This one goes first.
  case behind(RequestID)
  /// Something has just ended or was refused; its callbacks come first.
  case nextTurn
}

extension PopupWaitReason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .stageNotActive(let stage): "the stage is \(stage)"
    case .delayed(let moment): "its delay ends at \(moment)"
    case .refused(let times, let moment):
      "its presentation was refused \(times == 1 ? "once" : "\(times) times"), "
        + "it is tried again at \(moment)"
    case .suspended(let causes): "it is suspended: \(causes)"
    case .cannotBeSuspended(let id): "\(id) cannot be suspended"
    case .held(let reason): "its lane is held: \(reason)"
    case .laneFull(let ids): "its lane is full: \(ids.map(\.description).joined(separator: ", "))"
    case .gap(let moment): "its lane pauses until \(moment)"
    case .appWindowTaken(let id): "the app's window presents \(id)"
    case .behind(let id): "\(id) goes first"
    case .nextTurn: "nothing starts before the next turn"
    }
  }
}
