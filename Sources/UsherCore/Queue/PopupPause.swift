// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

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

extension DisplayTimerPause: CustomStringConvertible {
  /// The name of the reason.
  public var description: String { name }
}
