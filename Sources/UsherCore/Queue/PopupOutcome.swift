// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// How a popup was dismissed: a reason and possibly a value. Every popup has exactly one outcome.
public struct PopupOutcome<Value> {
  /// Why the popup was dismissed; the first reason counts.
  public let reason: PopupDismissalReason
  /// The value that the popup returned, if any.
  public let value: Value?

  /// Creates an outcome.
  public init(reason: PopupDismissalReason, value: Value? = nil) {
    self.reason = reason
    self.value = value
  }
}

extension PopupOutcome: Sendable where Value: Sendable {}
extension PopupOutcome: Equatable where Value: Equatable {}
extension PopupOutcome: Hashable where Value: Hashable {}

/// Why a popup was dismissed, or never appeared.
public struct PopupDismissalReason: Sendable, Hashable {
  /// The name as written in logs and traces.
  public let name: String

  private init(name: String) {
    self.name = name
  }

  /// It returned a value.
  public static let completed = PopupDismissalReason(name: "completed")
  /// The user dismissed a card by a tap outside, a swipe or escape, or swiped away a sheet.
  public static let dismissedByUser = PopupDismissalReason(name: "dismissedByUser")
  /// The app dismissed it, with `dismiss` of its handle or of its queue.
  public static let dismissedByApp = PopupDismissalReason(name: "dismissedByApp")
  /// UIKit dismissed a modal or an alert without reporting the cause, the user or the app.
  public static let dismissedByUIKit = PopupDismissalReason(name: "dismissedByUIKit")
  /// The task that awaited its outcome was cancelled.
  public static let cancelled = PopupDismissalReason(name: "cancelled")
  /// The user logged out.
  public static let loggedOut = PopupDismissalReason(name: "loggedOut")
  /// The app removed its view, or the window or controller that showed it.
  public static let removedByApp = PopupDismissalReason(name: "removedByApp")
  /// It could not be presented, even after retries.
  public static let failed = PopupDismissalReason(name: "failed")
  /// Its view or controller belongs to another popup that has not been dismissed.
  public static let contentInUse = PopupDismissalReason(name: "contentInUse")
  /// Another popup replaced it.
  public static let replaced = PopupDismissalReason(name: "replaced")
  /// There was no capacity for it, and its conflict policy is `drop`.
  public static let busy = PopupDismissalReason(name: "busy")
  /// The app was asked before it started, and declined.
  public static let declined = PopupDismissalReason(name: "declined")
  /// Its limits do not allow it.
  public static let limited = PopupDismissalReason(name: "limited")
  /// It waited longer for its first appearance than its expiration allows.
  public static let expired = PopupDismissalReason(name: "expired")
  /// It was visible for its display duration.
  public static let displayDurationElapsed = PopupDismissalReason(name: "displayDurationElapsed")
  /// The user left its page.
  public static let pageLeft = PopupDismissalReason(name: "pageLeft")
  /// Its page is gone.
  public static let pageGone = PopupDismissalReason(name: "pageGone")
  /// The view that it points at is gone.
  public static let sourceGone = PopupDismissalReason(name: "sourceGone")
  /// Its parent was dismissed.
  public static let parentDismissed = PopupDismissalReason(name: "parentDismissed")
  /// Its scene was disconnected.
  public static let sceneDisconnected = PopupDismissalReason(name: "sceneDisconnected")

  /// Returns a reason that the app defines.
  public static func custom(_ name: String) -> PopupDismissalReason {
    PopupDismissalReason(name: name)
  }
}

extension PopupDismissalReason: CustomStringConvertible {
  /// The name of the reason.
  public var description: String { name }
}

/// Why a popup is suspended; it can resume when no cause is left.
public struct PopupSuspensionCauses: OptionSet, Sendable, Hashable {
  /// The causes as bits.
  public let rawValue: UInt8

  /// Creates a set of causes from bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A more urgent popup interrupted it.
  public static let interrupted = PopupSuspensionCauses(rawValue: 1 << 0)
  /// The user left its page.
  public static let pageLeft = PopupSuspensionCauses(rawValue: 1 << 1)
  /// A presented controller covers its page.
  public static let pageCovered = PopupSuspensionCauses(rawValue: 1 << 2)
  /// A presented controller obstructs its page.
  public static let pageObstructed = PopupSuspensionCauses(rawValue: 1 << 3)
  /// Its parent is suspended.
  public static let parentSuspended = PopupSuspensionCauses(rawValue: 1 << 4)

  /// The causes that depend on the page; at most one of them applies at a time.
  static let pageCauses: PopupSuspensionCauses = [.pageLeft, .pageCovered, .pageObstructed]
}

extension PopupSuspensionCauses: CustomStringConvertible {
  private static let names: [(PopupSuspensionCauses, String)] = [
    (.interrupted, "interrupted"), (.pageLeft, "left"), (.pageCovered, "covered"),
    (.pageObstructed, "obstructed"), (.parentSuspended, "parent"),
  ]

  /// The causes, such as "interrupted, left".
  public var description: String {
    PopupSuspensionCauses.names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}

/// Whether the scene of a queue can show popups.
public enum PopupSceneState: Sendable, Hashable {
  /// The scene is active and has an app window. → every other state
  case active
  /// The initial state: the scene is not active, and nothing starts. → every other state
  case inactive
  /// The scene is active, but none of its windows at the normal level has a root view controller
  /// yet: nothing starts. → every other state
  case windowless
  /// The scene is in the background: nothing starts, and nothing is animated. → every other state
  case background
  /// The scene was disconnected: every request has been dismissed, and new ones are dismissed at
  /// once. → none
  case disconnected
}
