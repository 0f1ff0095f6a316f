// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// How a request ended: a reason and, where there is one, a value. Every request gets exactly one.
public struct PopupOutcome<Value> {
  /// Why it ended; the first reason wins.
  public let reason: PopupDismissalReason
  /// What it ended with, where it ended with something.
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

extension DisplayTimerPause: CustomStringConvertible {
  /// The name of the reason.
  public var description: String { name }
}

/// Why a request is suspended; it can return when nothing of this is left.
public struct PopupSuspensionCauses: OptionSet, Sendable, Hashable {
  /// The causes as bits.
  public let rawValue: UInt8

  /// Creates a set of causes from bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A more urgent request took its place in the lane.
  public static let interrupted = PopupSuspensionCauses(rawValue: 1 << 0)
  /// The user left its page.
  public static let pageLeft = PopupSuspensionCauses(rawValue: 1 << 1)
  /// Something covers its page.
  public static let pageCovered = PopupSuspensionCauses(rawValue: 1 << 2)
  /// Something obstructs its page.
  public static let pageObstructed = PopupSuspensionCauses(rawValue: 1 << 3)
  /// The popup that it belongs to is suspended.
  public static let parentSuspended = PopupSuspensionCauses(rawValue: 1 << 4)

  /// What the pages can be the cause of; one page is the cause of one of them at a time.
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

/// A reason why a popup's time on screen stands still; reasons nest.
public struct DisplayTimerPause: Sendable, Hashable {
  /// The name as it appears in logs and traces.
  public let name: String

  private init(name: String) {
    self.name = name
  }

  /// The user's finger is on it.
  public static let touch = DisplayTimerPause(name: "touch")
  /// VoiceOver reads it.
  public static let voiceOver = DisplayTimerPause(name: "voiceOver")
  /// The user works with Switch Control, which takes its time.
  public static let switchControl = DisplayTimerPause(name: "switchControl")
  /// What it shows presents something in front of it.
  public static let presentingOther = DisplayTimerPause(name: "presenting")

  /// A reason of the app's own.
  public static func custom(_ name: String) -> DisplayTimerPause {
    DisplayTimerPause(name: name)
  }
}

/// Whether the scene that a queue plays on can show something.
public enum PopupSceneState: Sendable, Hashable {
  /// The scene is in front and active, and has a window. Can become any other.
  case active
  /// The scene is there but not active, or has no window yet: nothing starts. A queue begins here.
  /// Can become any other.
  case inactive
  /// The scene is in the background: nothing starts and nothing animates. Can become any other.
  case background
  /// The scene was disconnected: everything has ended and whatever comes ends at once. Final.
  case disconnected
}
