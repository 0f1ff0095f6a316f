// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// A notification that an app has posted for assistive technology.
@MainActor
public struct HeadlessAnnouncement {
  /// Screen changed, layout changed, announcement and so on.
  public let notification: UIAccessibility.Notification
  /// The element that gets the focus, or the text that is spoken.
  public let argument: Any?
  /// The spoken text, if the argument is one.
  public var text: String? { argument as? String }
}
