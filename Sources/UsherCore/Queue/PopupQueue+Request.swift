// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

extension PopupQueue {
  /// What a queue knows about one popup asked for; its content stays with whoever presents it.
  public struct Request: Sendable, Hashable {
    /// The identity; numbers rise from request to request.
    public let id: PopupID
    /// The name under which a second one is recognised; none is never a duplicate of anything.
    public var key: PopupKey?
    /// What it does when another one with its key lives.
    public var keyPolicy: PopupKeyPolicy
    /// The name under which it can be ended together with others.
    public var group: PopupGroup?
    /// Where it competes.
    public var lane: PopupLane
    /// How urgent it is.
    public var priority: PopupPriority
    /// The pages it may appear on.
    public var scope: PageScope
    /// What becomes of it when the page it stands in front of is left.
    ///
    /// Unless it is set, one that may appear anywhere stays and any other is dismissed.
    public var pageExit: PopupPageExit {
      get { explicitPageExit ?? (scope == .any ? .stay : .dismiss) }
      set { explicitPageExit = newValue }
    }
    /// The retention that was set; `nil`: the usual one.
    private(set) var explicitPageExit: PopupPageExit?
    /// Whether its page does not count as left while something covers it.
    public var ignoresPageCover: Bool
    /// The request whose popup it belongs to: it is shown above that one, whatever its lane shows, and
    /// is suspended and ends with it.
    public var parent: PopupID?
    /// What it is a step of.
    public var sequence: SequenceID?
    /// What it is put on; what belongs to a popup in a window of its own gets one, too, whatever it
    /// wishes for.
    public var surface: PopupSurface
    /// Whether, on the app's window, it goes above a controller of somebody else that is presented
    /// there; otherwise it waits until that has left.
    public var presentsOverForeignModals: Bool
    /// Whether the user can use nothing that is below it. The time of what is below a modal popup
    /// stands still.
    public var isModal: Bool
    /// How long it waits at least, counted from its submission; a negative delay is none.
    public var delay: Duration {
      didSet { delay = delay.clampedToNonNegative }
    }
    /// What it does when it would be next but its place is taken.
    public var conflict: PopupConflict
    /// How long it may wait for its first presentation, counted from its submission; `nil`: for ever.
    public var expiration: Duration? {
      didSet { expiration = expiration?.clampedToNonNegative }
    }
    /// How long it stays on screen before it ends on its own; `nil`: for ever.
    public var displayDuration: Duration? {
      didSet { displayDuration = displayDuration?.clampedToNonNegative }
    }
    /// Whether its appearance is animated.
    public var isAnimated: Bool

    /// Creates a request; everything but the identity has the usual value.
    public init(
      id: PopupID,
      key: PopupKey? = nil,
      keyPolicy: PopupKeyPolicy = .join,
      group: PopupGroup? = nil,
      lane: PopupLane = .popups,
      priority: PopupPriority = .standard,
      scope: PageScope = .any,
      pageExit: PopupPageExit? = nil,
      ignoresPageCover: Bool = false,
      parent: PopupID? = nil,
      sequence: SequenceID? = nil,
      surface: PopupSurface = .ownWindow,
      presentsOverForeignModals: Bool = false,
      isModal: Bool = true,
      delay: Duration = .zero,
      conflict: PopupConflict = .wait,
      expiration: Duration? = nil,
      displayDuration: Duration? = nil,
      isAnimated: Bool = true
    ) {
      self.id = id
      self.key = key
      self.keyPolicy = keyPolicy
      self.group = group
      self.lane = lane
      self.priority = priority
      self.scope = scope
      explicitPageExit = pageExit
      self.ignoresPageCover = ignoresPageCover
      self.parent = parent
      self.sequence = sequence
      self.surface = surface
      self.presentsOverForeignModals = presentsOverForeignModals
      self.isModal = isModal
      self.delay = delay.clampedToNonNegative
      self.conflict = conflict
      self.expiration = expiration?.clampedToNonNegative
      self.displayDuration = displayDuration?.clampedToNonNegative
      self.isAnimated = isAnimated
    }
  }
}
