// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// A place where requests compete: it shows so many at a time, keeps a gap between two, and lies in
/// front of or behind other lanes.
///
/// A lane is known to a queue by its name. The first lane of a name that a queue meets, in its
/// initialiser or with a request, decides about everything else.
public struct PopupLane: Sendable, Hashable {
  /// The name by which a queue knows the lane.
  public let name: String
  /// How many requests it shows at a time, at least one.
  public let capacity: Int
  /// How long the lane starts nothing after one has left the screen; never negative.
  public let minimumGap: Duration
  /// How far in front it lies; of two popups in overlays the one in the higher lane is on top.
  public let level: Int

  /// Creates a lane; a capacity below one counts as one, a negative gap as none.
  public init(name: String, capacity: Int = 1, minimumGap: Duration = .zero, level: Int = 0) {
    self.name = name
    self.capacity = max(capacity, 1)
    self.minimumGap = minimumGap.clampedToNonNegative
    self.level = level
  }

  /// Where popups go unless they say otherwise: one at a time.
  public static let popups = PopupLane(name: "popups")
  /// Where system alerts go unless they say otherwise: one at a time, in front of the popups.
  public static let alerts = PopupLane(name: "alerts", level: 1)
}
