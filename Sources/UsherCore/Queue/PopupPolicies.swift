// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// How urgent a popup is; higher priorities always start first.
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

  /// Lower numbers are smaller: they start later.
  public static func < (lhs: PopupPriority, rhs: PopupPriority) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// For popups that must be seen first: a forced update, a lost session.
  public static let urgent: PopupPriority = 400
  /// For the launch of the app: consent, a privacy notice.
  public static let launch: PopupPriority = 300
  /// For planned popups: an offer, an announcement.
  public static let campaign: PopupPriority = 200
  /// For explanations of the app: a tip, a tour.
  public static let guide: PopupPriority = 100
  /// For everything else; the default.
  public static let standard: PopupPriority = 0
}

extension PopupPriority: CustomStringConvertible {
  /// The name of a named priority, otherwise the number.
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

/// Where popups compete for the screen: a lane has a capacity, a gap between popups and a level.
///
/// A queue identifies a lane by its name. The first lane with a name that a queue receives, in its
/// initializer or with a request, determines the other properties.
public struct PopupLane: Sendable, Hashable {
  /// The name by which a queue identifies the lane.
  public let name: String
  /// How many popups the lane shows at a time, at least one.
  public let capacity: Int
  /// The minimum time between the disappearance of a popup and the next start; never negative.
  public let minimumGap: Duration
  /// The z-order of the lane: overlays of a higher level are in front of those of a lower one.
  public let level: Int

  /// Creates a lane; a capacity below one counts as one, a negative gap as zero.
  public init(name: String, capacity: Int = 1, minimumGap: Duration = .zero, level: Int = 0) {
    self.name = name
    self.capacity = max(capacity, 1)
    self.minimumGap = minimumGap.clampedToNonNegative
    self.level = level
  }

  /// The default lane of popups: one at a time.
  public static let popups = PopupLane(name: "popups")
  /// The default lane of system alerts and styled alerts: one at a time, in front of the popups.
  public static let alerts = PopupLane(name: "alerts", level: 1)
  /// The default lane of modals that count as pages: one at a time, beside the popups.
  public static let pages = PopupLane(name: "pages")
}

/// A named reason not to start anything in a lane; visible popups stay.
///
/// A lane can have several holds; it starts popups again when all of them are released. A hold is
/// released by its identifier, or when its owner is dismissed or gone. One that is older than a
/// minute is reported once, because the app may have forgotten it.
public struct LaneHold: Sendable, Hashable {
  /// The serial number of one hold, never reused.
  public struct ID: Sendable, Hashable, Comparable {
    /// The number.
    public let serial: UInt64

    /// Creates an identifier from a number.
    public init(serial: UInt64) {
      self.serial = serial
    }

    /// Earlier holds are smaller.
    public static func < (lhs: ID, rhs: ID) -> Bool {
      lhs.serial < rhs.serial
    }
  }

  /// The page or popup with which a hold is released.
  public enum Owner: Sendable, Hashable {
    /// A page: the hold is released when the page is gone.
    case page(PageID)
    /// A popup: the hold is released when the popup is dismissed.
    case request(PopupID)
  }

  /// The identifier that releases the hold.
  public let id: ID
  /// The lane that is held, identified by its name.
  public let lane: PopupLane
  /// The reason as written in blockers, such as "guide running" or "payment screen".
  public let reason: String
  /// The page or popup with which the hold is released; `nil`: none.
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
  /// The number as written in logs and traces, such as "hold 3".
  public var description: String { "hold \(serial)" }
}

/// What happens when a popup is shown while another one of the scene has its key.
public enum PopupKeyPolicy: Sendable, Hashable, CaseIterable {
  /// The new popup is not queued; its handle joins the existing popup.
  case join
  /// The existing popup is dismissed, with the reason `replaced`, and the new one is queued.
  case replace
  /// The existing popup gets the content of the new one, whatever its phase. The new popup is not
  /// queued; its handle joins the existing popup. That one gets the higher priority of the two, and
  /// its display timer restarts, with the display duration of the new popup if there is one. All
  /// other properties of the new popup are ignored.
  case update
}

/// What happens when the next popup cannot start because there is no capacity for it.
///
/// Capacity is that of its lane and, for a modal in the app window, the one slot there. If several
/// visible popups are in conflict with it, the one with the lowest priority is affected, and of
/// equals the newest. While one of them is being dismissed, nothing happens, because its capacity
/// is about to be free.
public enum PopupConflict: Sendable, Hashable, CaseIterable {
  /// The popup waits for its turn.
  case wait
  /// The visible popup is suspended if its priority is lower, and resumes afterwards. If it cannot
  /// be suspended, the new popup waits.
  case interrupt
  /// The visible popup is dismissed, with the reason `replaced`, unless its priority is higher;
  /// then the new popup waits.
  case replace
  /// The new popup is dismissed, with the reason `busy`.
  case drop
}

extension PopupConflict {
  /// Whether a request with this policy starts during the gap of its lane.
  var ignoresGap: Bool {
    switch self {
    case .interrupt, .replace: true
    case .wait, .drop: false
    }
  }
}

/// What happens to a popup when its page is left or covered.
public enum PopupPageExit: Sendable, Hashable, CaseIterable {
  /// The popup is dismissed, with the reason `pageLeft`.
  case dismiss
  /// The popup is suspended and resumes with that same page, its state intact. A modal in the
  /// app window cannot be suspended; it is dismissed.
  case keepAlive
  /// The popup stays on the screen, whatever the page.
  case stay
}

/// The pages that a popup may appear on.
///
/// A popup can start if a visible page is in its scope that is not obstructed and does not
/// disappear in a running transition.
public enum PageScope: Sendable, Hashable {
  /// Any page, and even if no page is known.
  case any
  /// The pages of these types and their subclasses.
  case types(Set<PageTypeID>)
  /// The pages with one of these names.
  case names(Set<PageName>)
  /// One particular page.
  case page(PageID)
  /// The pages that satisfy a predicate.
  case predicate(PagePredicateID)
}

extension PageScope: CustomStringConvertible {
  /// The scope as written in logs, such as "Shop.Home or Shop.Cart".
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
    names.inOrder.joined(separator: " or ")
  }
}

/// What hosts a popup: a window of its own, a view in the app window, or a modal presentation.
public enum PopupSurface: Sendable, Hashable, CaseIterable {
  /// A window of its own above the app window, in front of popups on the other surfaces.
  case ownWindow
  /// A view in the app window, in front of the pages and of the controllers presented so far, but
  /// behind those presented later. It does not take up the slot and can be suspended.
  case appWindowView
  /// A modal presentation in the app window. All popups of a scene on this surface share one slot,
  /// whatever their lane, because UIKit presents one controller at a time.
  case appWindowModal
}

extension PopupSurface {
  /// The word for a popup without a key in blockers and traces.
  var kind: String { self == .appWindowModal ? "modal" : "popup" }
}
