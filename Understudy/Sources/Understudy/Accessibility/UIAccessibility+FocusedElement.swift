// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

extension UIAccessibility {
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let notificationVoiceOver = Self(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    public static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// The element that the last notification gave the focus to, while VoiceOver is on. The user does
  /// not move it here.
  @MainActor
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    guard isVoiceOverRunning, assistiveTechnologyIdentifier != .notificationSwitchControl else {
      return nil
    }
    let moves = HeadlessDevice.current.announcements.filter {
      $0.notification == .screenChanged || $0.notification == .layoutChanged
    }
    return moves.last { $0.argument != nil && $0.text == nil }?.argument
  }
}
