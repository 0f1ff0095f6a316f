// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// How urgent a request is; higher goes first, always.
///
/// Any integer is a priority; the named ones leave room between them.
public struct PopupPriority: Sendable, Hashable, Comparable, ExpressibleByIntegerLiteral {
  /// The number that is compared.
  public let rawValue: Int

  /// Creates a priority from any integer.
  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Creates a priority from an integer literal.
  public init(integerLiteral value: Int) {
    self.init(value)
  }

  /// Lower numbers are smaller, that is, later in line.
  public static func < (lhs: PopupPriority, rhs: PopupPriority) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// What must be seen before anything else: a forced update, a lost session.
  public static let urgent: PopupPriority = 400
  /// What belongs to the start of the app: consent, a privacy notice.
  public static let launch: PopupPriority = 300
  /// What somebody planned: an offer, an announcement.
  public static let campaign: PopupPriority = 200
  /// What explains the app: a tip, a tour.
  public static let guide: PopupPriority = 100
  /// Everything else.
  public static let standard: PopupPriority = 0
}

extension PopupPriority: CustomStringConvertible {
  /// The name of a named priority, else the number.
  public var description: String {
    switch self {
    case .urgent: "urgent"
    case .launch: "launch"
    case .campaign: "campaign"
    case .guide: "guide"
    case .standard: "standard"
    default: "\(rawValue)"
    }
  }
}

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

/// What a request does when another one with its key lives on this stage.
public enum PopupKeyPolicy: Sendable, Hashable, CaseIterable {
  /// Stays out of the queue; its owner gets the handle of the first one.
  case join
  /// Ends the first one, with the reason `replaced`, and gets into line like any other.
  case replace
  /// Gives its content to the first one, wherever that is, and stays out of the queue; its owner gets
  /// the handle of the first one. That one takes the higher priority of the two, and its time on
  /// screen starts anew, with the span of the new request where it has one. Nothing else of the new
  /// request counts.
  case update
}

/// What a request does when it would be next but its place is taken.
///
/// Its place is its lane's capacity and, for one on the app's window, the one slot there. Where
/// several could make room, the one of the lowest priority does, of those the newest. While one is
/// leaving, room is coming, and nobody does anything.
public enum PopupConflict: Sendable, Hashable, CaseIterable {
  /// Waits for its turn.
  case wait
  /// Suspends the visible one if its priority is lower; that one returns afterwards, as it was. Where
  /// that one cannot be suspended, it waits.
  case interrupt
  /// Ends the visible one, with the reason `replaced`, if its priority is not higher.
  case replace
  /// Ends itself, with the reason `busy`.
  case drop
}

extension PopupConflict {
  /// Whether the request is too pressing to wait out its lane's gap.
  var ignoresGap: Bool {
    switch self {
    case .interrupt, .replace: true
    case .wait, .drop: false
    }
  }
}

/// What becomes of a popup when the page it stands in front of is left or covered.
public enum PopupPageExit: Sendable, Hashable, CaseIterable {
  /// It ends, with the reason `pageLeft`.
  case dismiss
  /// It is suspended and comes back with that very page, as it was. Where it cannot be suspended, on
  /// the app's window, it ends.
  case keepAlive
  /// It stays where it is and follows the user.
  case stay
}

/// The pages that a request may appear on.
///
/// A scope fits if any page that the user sees, that nothing obstructs and that no running change
/// takes away, is among them.
public enum PageScope: Sendable, Hashable {
  /// Every page, and also where no page is known.
  case any
  /// The pages of these types and of the types below them.
  case types(Set<PageTypeID>)
  /// The pages to which the app gave one of these names.
  case names(Set<PageName>)
  /// One page and no other.
  case page(PageID)
  /// The pages for which a condition holds.
  case predicate(PagePredicateID)
}

extension PageScope: CustomStringConvertible {
  /// The scope as it appears in logs, such as "Shop.Home or Shop.Cart".
  public var description: String {
    switch self {
    case .any: "anywhere"
    case .types(let types): types.isEmpty ? "no type" : list(types.map(\.name))
    case .names(let names): names.isEmpty ? "no name" : list(names.map(\.name))
    case .page(let id): "\(id)"
    case .predicate(let id): "\(id)"
    }
  }

  private func list(_ names: [String]) -> String {
    names.sorted().joined(separator: " or ")
  }
}

/// What a popup is put on.
public enum PopupSurface: Sendable, Hashable, CaseIterable {
  /// A window of its own above the app's: in front of all that is on another surface.
  case ownWindow
  /// A view of its own in the app's window: in front of the pages and of what is presented there, but
  /// behind what is presented there later. It takes no slot, and can be hidden and kept.
  case appWindowView
  /// The app's own window, by a modal presentation. All requests of one stage that use it, whatever
  /// their lane, share one slot, because UIKit presents one controller at a time.
  case appWindowModal
}
