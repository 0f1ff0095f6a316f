// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// A notification that an app has posted for assistive technology; it keeps no element alive.
@MainActor
public struct HeadlessAnnouncement {
  /// Screen changed, layout changed, announcement and so on.
  public let notification: UIAccessibility.Notification
  /// The spoken text, if the argument is one.
  public let text: String?
  private weak var element: AnyObject?

  init(notification: UIAccessibility.Notification, argument: Any?) {
    self.notification = notification
    text = argument as? String
    element = argument.flatMap { $0 is String ? nil : $0 as AnyObject }
  }

  /// The element that gets the focus, while it lives, or the text that is spoken.
  public var argument: Any? { text ?? element }
}
