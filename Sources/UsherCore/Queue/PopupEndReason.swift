// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// Why a request ended.
public struct PopupDismissalReason: Sendable, Hashable {
  /// The name as it appears in logs and traces.
  public let name: String

  private init(name: String) {
    self.name = name
  }

  /// The user or the owner of its handle closed it.
  public static let dismissedByApp = PopupDismissalReason(name: "dismissed")
  /// The user chose one of its actions.
  public static let completed = PopupDismissalReason(name: "completed")
  /// The task that awaited it was cancelled.
  public static let cancelled = PopupDismissalReason(name: "cancelled")
  /// The user logged out.
  public static let loggedOut = PopupDismissalReason(name: "loggedOut")
  /// The app took it off the screen without asking Usher.
  public static let removedByApp = PopupDismissalReason(name: "removedByApp")
  /// It could not be presented, also when tried again.
  public static let failed = PopupDismissalReason(name: "failed")
  /// Its view or controller belongs to another request that has not ended.
  public static let contentInUse = PopupDismissalReason(name: "duplicate")
  /// Another request took its place for good.
  public static let replaced = PopupDismissalReason(name: "replaced")
  /// Its place was taken, and it did not want to wait.
  public static let busy = PopupDismissalReason(name: "busy")
  /// It waited longer for its first presentation than it wanted to.
  public static let expired = PopupDismissalReason(name: "expired")
  /// It was on screen for as long as it wanted to.
  public static let displayDurationElapsed = PopupDismissalReason(name: "displayDurationElapsed")
  /// The user left the page it stood in front of.
  public static let pageLeft = PopupDismissalReason(name: "pageLeft")
  /// The page it waited for, or was kept for, is gone for good.
  public static let pageGone = PopupDismissalReason(name: "pageGone")
  /// The popup it belonged to has ended.
  public static let parentDismissed = PopupDismissalReason(name: "parentDismissed")
  /// The scene it would have appeared in was disconnected.
  public static let sceneDisconnected = PopupDismissalReason(name: "sceneDisconnected")

  /// A reason of the app's own.
  public static func custom(_ name: String) -> PopupDismissalReason {
    PopupDismissalReason(name: name)
  }
}

extension PopupDismissalReason: CustomStringConvertible {
  /// The name of the reason.
  public var description: String { name }
}
