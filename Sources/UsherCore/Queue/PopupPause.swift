// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// A reason why a popup's time on screen stands still; reasons nest.
public struct PopupPause: Sendable, Hashable {
  /// The name as it appears in logs and traces.
  public let name: String

  private init(name: String) {
    self.name = name
  }

  /// The user's finger is on it.
  public static let touch = PopupPause(name: "touch")
  /// VoiceOver reads it.
  public static let voiceOver = PopupPause(name: "voiceOver")
  /// The user works with Switch Control, which takes its time.
  public static let switchControl = PopupPause(name: "switchControl")
  /// What it shows presents something in front of it.
  public static let presenting = PopupPause(name: "presenting")

  /// A reason of the app's own.
  public static func custom(_ name: String) -> PopupPause {
    PopupPause(name: name)
  }
}

extension PopupPause: CustomStringConvertible {
  /// The name of the reason.
  public var description: String { name }
}
