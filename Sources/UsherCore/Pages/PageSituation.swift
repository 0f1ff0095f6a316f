// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

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
