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
}

extension PopupSuspension: CustomStringConvertible {
  private static let names: [(PopupSuspension, String)] = [(.interrupted, "interrupted")]

  /// The causes, such as "interrupted".
  public var description: String {
    PopupSuspension.names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}
