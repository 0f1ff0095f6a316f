// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// A key of a keyboard that is connected to the device.
public enum HeadlessKey: Hashable, Sendable {
  case left
  case right
  case up
  case down
  case tab
  case escape
  case `return`
  case delete
  /// A letter that is pressed together with Command.
  case command(Character)

  /// What is held down meanwhile.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Extends the selection; with Tab, goes backwards.
    public static let shift = Modifiers(rawValue: 1)
    /// Goes by words.
    public static let option = Modifiers(rawValue: 2)
    /// Goes to the end of the line, or of the text.
    public static let command = Modifiers(rawValue: 4)
  }
}
