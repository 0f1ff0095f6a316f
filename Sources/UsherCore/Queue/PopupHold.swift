// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// A nestable reason not to start anything in a lane; what is visible stays.
///
/// It is released by its identity, or when its owner is no more. One that is older than a minute is
/// reported once, because somebody may have forgotten it.
public struct LaneHold: Sendable, Hashable {
  /// The serial number of one hold, never used again.
  public struct ID: Sendable, Hashable, Comparable {
    /// The number.
    public let serial: UInt64

    /// Creates the identity with this number.
    public init(serial: UInt64) {
      self.serial = serial
    }

    /// Earlier holds are smaller.
    public static func < (lhs: ID, rhs: ID) -> Bool {
      lhs.serial < rhs.serial
    }
  }

  /// Whose end releases a hold.
  public enum Owner: Sendable, Hashable {
    /// A page; the hold dies when it is gone for good.
    case page(PageID)
    /// A request; the hold dies when it has ended.
    case request(PopupID)
  }

  /// The identity by which it is released.
  public let id: ID
  /// The lane it holds, by name.
  public let lane: PopupLane
  /// What it is there for, as an explanation names it: "guide running", "payment screen".
  public let reason: String
  /// Whose end releases it, if somebody's does.
  public let owner: Owner?

  /// Creates a hold on one lane.
  public init(id: ID, lane: PopupLane, reason: String, owner: Owner? = nil) {
    self.id = id
    self.lane = lane
    self.reason = reason
    self.owner = owner
  }
}

extension LaneHold.ID: CustomStringConvertible {
  /// The number as it appears in logs and traces, such as "hold 3".
  public var description: String { "hold \(serial)" }
}
