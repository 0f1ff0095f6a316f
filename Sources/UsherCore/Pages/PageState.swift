// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The serial number of a condition on pages; the condition itself stays in the shell, which evaluates
/// it and says for which of the visible pages it holds.
public struct PagePredicateID: Sendable, Hashable {
  /// The number.
  public let serial: UInt64

  /// Creates the identity with this number.
  public init(serial: UInt64) {
    self.serial = serial
  }
}

extension PageID: CustomStringConvertible {
  /// The number as it appears in logs, such as "page 4".
  public var description: String { "page \(serial)" }
}

/// A type of view controller as the queue knows it: by its full name, module included.
///
/// Whoever looks at the pages gives for each of them its own type and every type above it, so that a
/// scope of a type holds for its subclasses too.
public struct PageTypeID: Sendable, Hashable {
  /// The full name of the type, such as "Shop.ProductPage".
  public let name: String

  /// Creates the identity of the type with this full name.
  public init(_ name: String) {
    self.name = name
  }
}

extension PageName: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

extension PageTypeID: CustomStringConvertible {
  /// The full name.
  public var description: String { name }
}

extension PagePredicateID: CustomStringConvertible {
  /// The number as it appears in logs and traces, such as "predicate 2".
  public var description: String { "predicate \(serial)" }
}

/// Where the pages of a stage stand, as far as the queue must know.
///
/// It tells a state, not a step: telling the same twice changes nothing, and one that was missed does
/// no harm. `visible` and `covered` are what the last settled look found; while a change is running
/// they stay as they were, and `departing` says what the change would take away.
///
/// A page that is in none of the lists is left: it may come back.
public struct PageState: Sendable, Hashable {
  /// A page that the user sees.
  public struct Page: Sendable, Hashable {
    /// Which one it is.
    public var id: PageID
    /// Its own type first, then the types above it.
    public var types: [PageTypeID]
    /// The name that the app gave it, if it did.
    public var name: PageName?
    /// The conditions that hold for it, of those that requests have asked for.
    public var predicates: Set<PagePredicateID>
    /// What obstructs it, by the name of its type; `nil`, if nothing does.
    public var obstruction: String?

    /// Creates a page.
    public init(
      id: PageID, types: [PageTypeID] = [], name: PageName? = nil,
      predicates: Set<PagePredicateID> = [], obstruction: String? = nil
    ) {
      self.id = id
      self.types = types
      self.name = name
      self.predicates = predicates
      self.obstruction = obstruction
    }
  }

  /// How a page departs.
  public enum Disappearance: Sendable, Hashable {
    /// It will be left or gone.
    case left
    /// It will be covered.
    case covered
  }

  /// The visible set, obstructed or not, in the order of the walk.
  public var visible: [Page]
  /// The pages that would be visible if they were not covered, each with the name of the type of what
  /// covers it.
  public var covered: [PageID: String]
  /// The pages that are gone for good: all that went since the last situation, or more. The queue
  /// forgets them once it has ended what was bound to them.
  public var gone: Set<PageID>
  /// The visible pages that a running change takes away, and how: one that is not interactive from
  /// its beginning, an interactive one from its release. Empty, when nothing runs or it was cancelled.
  public var disappearing: [PageID: Disappearance]
  /// The controller of somebody else that is presented on the app's window, by the name of its type;
  /// `nil`, if none is. One that Usher presents and a search controller are none.
  public var foreignModal: String?

  /// Creates a situation; without pages nothing is visible, as before the first settled look.
  public init(
    visible: [Page] = [], covered: [PageID: String] = [:], gone: Set<PageID> = [],
    disappearing: [PageID: Disappearance] = [:], foreignModal: String? = nil
  ) {
    self.visible = visible
    self.covered = covered
    self.gone = gone
    self.disappearing = disappearing
    self.foreignModal = foreignModal
  }
}

// What a situation means to a popup.
extension PageState {
  /// Whether a popup can appear on a page: the user sees it, nothing obstructs it, and no running
  /// change takes it away.
  func isAvailable(_ page: Page) -> Bool {
    page.obstruction == nil && disappearing[page.id] == nil
  }

  /// Whether the pages are at rest: there are some, and nothing takes any of them away.
  var isSettled: Bool { !visible.isEmpty && disappearing.isEmpty }

  /// Whether nothing keeps UIKit from presenting something on the app's window, as far as can be seen.
  var allowsPresentation: Bool { isSettled && foreignModal == nil }

  /// The first available page that a scope fits.
  func firstAvailablePage(for scope: PageScope) -> PageID? {
    visible.first { isAvailable($0) && $0.matches(scope) }?.id
  }

  /// What the page is a cause of for a popup that is bound to it.
  func suspensionCause(`for` page: PageID, ignoringCover: Bool) -> PopupSuspensionCauses {
    if let page = visible.first(where: { $0.id == page }) {
      return page.obstruction == nil ? [] : .pageObstructed
    }
    if covered[page] != nil { return ignoringCover ? [] : .pageCovered }
    return .pageLeft
  }

  /// Whether a running change takes the page from a popup that is bound to it.
  func isDisappearing(_ page: PageID, ignoringCover: Bool) -> Bool {
    switch disappearing[page] {
    case .left: true
    case .covered: !ignoringCover
    case nil: false
    }
  }
}

extension PageState.Page {
  /// Whether the page is one of those that a scope names.
  func matches(_ scope: PageScope) -> Bool {
    switch scope {
    case .any: true
    case .types(let expected): !expected.isDisjoint(with: types)
    case .names(let expected): name.map(expected.contains) ?? false
    case .page(let expected): id == expected
    case .predicate(let expected): predicates.contains(expected)
    }
  }
}
