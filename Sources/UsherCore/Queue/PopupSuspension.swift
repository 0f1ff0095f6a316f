// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

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
