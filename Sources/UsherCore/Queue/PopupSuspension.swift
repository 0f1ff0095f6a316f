// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// Why a request is suspended; it can return when nothing of this is left.
public struct PopupSuspension: OptionSet, Sendable, Hashable {
  /// The causes as bits.
  public let rawValue: UInt8

  /// Creates a set of causes from bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A more urgent request took its place in the lane.
  public static let interrupted = PopupSuspension(rawValue: 1 << 0)
  /// The user left its page.
  public static let left = PopupSuspension(rawValue: 1 << 1)
  /// Something covers its page.
  public static let covered = PopupSuspension(rawValue: 1 << 2)
  /// Something obstructs its page.
  public static let obstructed = PopupSuspension(rawValue: 1 << 3)
  /// The popup that it belongs to is suspended.
  public static let parent = PopupSuspension(rawValue: 1 << 4)

  /// What the pages can be the cause of; one page is the cause of one of them at a time.
  static let pages: PopupSuspension = [.left, .covered, .obstructed]
}

extension PopupSuspension: CustomStringConvertible {
  private static let names: [(PopupSuspension, String)] = [
    (.interrupted, "interrupted"), (.left, "left"), (.covered, "covered"),
    (.obstructed, "obstructed"), (.parent, "parent"),
  ]

  /// The causes, such as "interrupted, left".
  public var description: String {
    PopupSuspension.names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}
