// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The serial number of one view controller, assigned when it is first found and never reused.
///
/// The address of a controller does not identify it: it is reused after deallocation.
public struct PageID: Sendable, Hashable {
  /// The number.
  public let serial: UInt64

  /// Creates an identifier from a number.
  public init(serial: UInt64) {
    self.serial = serial
  }
}

extension PageID: CustomStringConvertible {
  /// The number as written in logs, such as "page 4".
  public var description: String { "page \(serial)" }
}

/// A name that the app gives to a page that has no type of its own.
public struct PageName: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The name. It appears in logs and traces, so it should not contain text that the user typed.
  public let name: String

  /// Creates a page name.
  public init(_ name: String) {
    self.name = name
  }

  /// Creates a page name from a string literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension PageName: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

/// The full name of a view controller type, including its module.
///
/// A page lists its own type and all of its superclasses, so that a scope of a type includes the
/// subclasses of that type.
public struct PageTypeID: Sendable, Hashable {
  /// The full name of the type, such as "Shop.ProductPage".
  public let name: String

  /// Creates an identifier from the full name of a type.
  public init(_ name: String) {
    self.name = name
  }

  /// The name without its module and enclosing types, such as "ProductPage".
  package var shortName: String {
    let generics = name.firstIndex(of: "<") ?? name.endIndex
    let start = name[..<generics].lastIndex(of: ".").map { name.index(after: $0) }
    return String(name[(start ?? name.startIndex)...])
  }
}

extension PageTypeID: CustomStringConvertible {
  /// The full name.
  public var description: String { name }
}

/// The serial number of a predicate on pages.
///
/// The shell keeps the predicate itself, evaluates it, and lists for each visible page the
/// predicates that the page satisfies.
public struct PagePredicateID: Sendable, Hashable {
  /// The number.
  public let serial: UInt64

  /// Creates an identifier from a number.
  public init(serial: UInt64) {
    self.serial = serial
  }
}

extension PagePredicateID: CustomStringConvertible {
  /// The number as written in logs and traces, such as "predicate 2".
  public var description: String { "predicate \(serial)" }
}

/// The state of a scene's pages, as the queue needs it.
///
/// It is a state, not a change: sending the same state twice has no effect, and a missed state does
/// no harm. `visible` and `covered` are those of the last settled poll. While a transition is
/// running they do not change, and `disappearing` contains the pages that the transition would
/// remove.
///
/// A page in none of the lists is left: it can become visible again.
public struct PageState: Sendable, Equatable {
  /// A visible page.
  public struct Page: Sendable, Hashable {
    /// The identifier of the page.
    public var id: PageID
    /// The page's own type, followed by its superclasses.
    public var types: [PageTypeID]
    /// The name that the app gave the page, if any.
    public var name: PageName?
    /// The predicates that the page satisfies, of those that requests use.
    public var predicates: Set<PagePredicateID>
    /// The type name of the controller that obstructs the page; `nil` if none does.
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

  /// What a page will be after the running transition.
  public enum Disappearance: Sendable, Hashable {
    /// The page will be left or gone.
    case left
    /// The page will be covered.
    case covered
  }

  /// The visible pages, obstructed or not, in traversal order.
  public var visible: [Page]
  /// The pages that would be visible if they were not covered, each with the type name of the
  /// controller that covers it.
  public var covered: [PageID: String]
  /// The pages that are gone for good: at least all that have become so since the last state. The
  /// queue forgets them after it has dismissed the requests that are bound to them.
  public var gone: Set<PageID>
  /// The visible pages that the running transition removes, and what they will be.
  ///
  /// They are listed from the start of the transition, also if it follows a finger; and, if it is
  /// cancelled, until they are back.
  public var disappearing: [PageID: Disappearance]
  /// The type name of the foreign modal that is presented in the app window; `nil` if there is
  /// none. Modals presented by Usher and search controllers are not foreign modals.
  public var foreignModal: String?

  /// Creates a state. By default no page is visible, as before the first settled poll.
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

// MARK: - Meaning for a popup

extension PageState {
  /// Whether no page has been found.
  var arePagesUnknown: Bool { visible.isEmpty && covered.isEmpty }

  /// Whether a popup can appear on a page: the page is visible, not obstructed, and not
  /// disappearing.
  func isAvailable(_ page: Page) -> Bool {
    page.obstruction == nil && disappearing[page.id] == nil
  }

  /// Whether there are visible pages and none of them is disappearing.
  var isSettled: Bool { !visible.isEmpty && disappearing.isEmpty }

  /// Whether nothing in this state prevents UIKit from presenting a controller in the app window.
  var allowsPresentation: Bool { isSettled && foreignModal == nil }

  /// Returns the first available page that matches a scope.
  func firstAvailablePage(for scope: PageScope) -> PageID? {
    visible.first { isAvailable($0) && $0.matches(scope) }?.id
  }

  /// Returns the suspension cause that a page is for a popup of this scope that is bound to it;
  /// empty if the popup can be visible.
  func suspensionCause(
    for page: PageID, of scope: PageScope, ignoringCover: Bool
  ) -> PopupSuspensionCauses {
    if let page = visible.first(where: { $0.id == page }) {
      guard page.hasName(for: scope) else { return .pageLeft }
      return page.obstruction == nil ? [] : .pageObstructed
    }
    if covered[page] != nil { return ignoringCover ? [] : .pageCovered }
    return .pageLeft
  }

  /// Whether the running transition makes the page unavailable to a popup bound to it.
  func isDisappearing(_ page: PageID, ignoringCover: Bool) -> Bool {
    switch disappearing[page] {
    case .left: true
    case .covered: !ignoringCover
    case nil: false
    }
  }
}

extension PageState.Page {
  /// Whether the page still has a name of the scope, if that consists of names: with another name it
  /// shows another screen.
  func hasName(for scope: PageScope) -> Bool {
    if case .names = scope { matches(scope) } else { true }
  }

  /// Whether the page is in a scope.
  func matches(_ scope: PageScope) -> Bool {
    switch scope {
    case .any: true
    case .types(let expected): expected.contains { types.contains($0) }
    case .names(let expected): name.map(expected.contains) ?? false
    case .page(let expected): id == expected
    case .predicate(let expected): predicates.contains(expected)
    }
  }
}
