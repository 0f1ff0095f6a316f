// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// Why a request ended.
public struct PopupEndReason: Sendable, Hashable {
  /// The name as it appears in logs and traces.
  public let name: String

  private init(name: String) {
    self.name = name
  }

  /// The user or the owner of its handle closed it.
  public static let dismissed = PopupEndReason(name: "dismissed")
  /// The user chose one of its actions.
  public static let actionChosen = PopupEndReason(name: "actionChosen")
  /// The task that awaited it was cancelled.
  public static let cancelled = PopupEndReason(name: "cancelled")
  /// The user logged out.
  public static let loggedOut = PopupEndReason(name: "loggedOut")
  /// The app took it off the screen without asking Usher.
  public static let removedByApp = PopupEndReason(name: "removedByApp")
  /// It could not be presented, also when tried again.
  public static let failed = PopupEndReason(name: "failed")
  /// Its view or controller belongs to another request that has not ended.
  public static let duplicate = PopupEndReason(name: "duplicate")
  /// Another request took its place for good.
  public static let replaced = PopupEndReason(name: "replaced")
  /// Its place was taken, and it did not want to wait.
  public static let busy = PopupEndReason(name: "busy")
  /// It waited longer for its first presentation than it wanted to.
  public static let expired = PopupEndReason(name: "expired")
  /// It was on screen for as long as it wanted to.
  public static let timeOver = PopupEndReason(name: "timeOver")
  /// The user left the page it stood in front of.
  public static let pageLeft = PopupEndReason(name: "pageLeft")
  /// The page it waited for, or was kept for, is gone for good.
  public static let pageGone = PopupEndReason(name: "pageGone")
  /// The popup it belonged to has ended.
  public static let parentEnded = PopupEndReason(name: "parentEnded")
  /// The scene it would have appeared in was disconnected.
  public static let stageGone = PopupEndReason(name: "stageGone")

  /// A reason of the app's own.
  public static func custom(_ name: String) -> PopupEndReason {
    PopupEndReason(name: name)
  }
}

extension PopupEndReason: CustomStringConvertible {
  /// The name of the reason.
  public var description: String { name }
}
