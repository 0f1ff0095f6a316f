// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// Turns looks at a scene into what has happened to its pages.
///
/// Pages count as changed when they have settled: two successive looks found nothing on the move and
/// the same pages. Until then only `departing` changes: a transition that does not follow a finger
/// takes pages away from its beginning, one that does from the finger's release, one that was given
/// up never; and what has departed and is not there any more does not come back with another one.
/// Whoever looks does so once per turn while something may move, and no later than `deadline`.
///
/// A look that finds what the one before found costs a comparison and allocates nothing.
package struct PageWatcher: Sendable, Equatable {
  /// How long pages may move, in active time and not by a finger, before what is found counts.
  package static let patience = Duration.seconds(3)

  /// What was last told, without the pages that were gone: these are told once.
  package private(set) var situation = PageSituation()

  /// The last look, copied element by element: sharing storage with whoever looks would make him
  /// allocate at the next look.
  private var nodes: [SceneSnapshot.Node] = []
  private var hasStageWindow = false
  private var walk = PageWalk()
  private var motion = PageMotion()
  /// What counts if the look is confirmed.
  private var found = PageSituation()
  /// Whether `found` is what counts, because the pages have settled.
  private var isSettled = false

  /// The nodes of the look that counted last.
  private var settledNodes: [SceneSnapshot.Node] = []
  /// What was departing and is not in the scene any more, while the pages have not settled.
  private var departed: Set<PageID> = []
  /// Pages that are known to be deallocated and have not been told to be gone.
  private var deallocated: Set<PageID> = []

  private var lastLook = Instant.distantPast
  /// Whether the time since the last look counts against our patience.
  private var isWaiting = false
  private var waited = Duration.zero
  private var hasReported = false

  /// Creates a watcher that has seen nothing.
  package init() {}

  /// Whether the pages are at rest and another look, in the next turn, will tell whether they are
  /// settled.
  package var wantsNextTurn: Bool { motion.isAtRest && !isSettled }

  /// The moment at which to look again at the latest; nil while there is no such moment.
  package var deadline: Instant? {
    isWaiting ? lastLook + (PageWatcher.patience - waited) : nil
  }

  /// Takes in a look and answers what it changed. Nothing is learned from a scene that is closed.
  package mutating func take(_ look: SceneSnapshot, at now: Instant) -> [PageChange] {
    if isWaiting { waited += max(.zero, now - lastLook) }
    lastLook = max(lastLook, now)
    guard look.activation != .unattached else {
      isWaiting = false
      return []
    }
    let isNew = nodes != look.nodes || hasStageWindow != look.hasStageWindow
    if !isNew, isSettled, deallocated.isEmpty { return [] }
    let wasAtRest = motion.isAtRest
    let isConfirmed = isNew ? see(look) && wasAtRest : wasAtRest
    let changes = judge(isNew: isNew, isConfirmed: isConfirmed, wasAtRest: wasAtRest)
    isWaiting = look.isAvailable && !isSettled && !motion.isInteractive
    return changes
  }

  /// Forgets what is visible, because nobody has looked for a while: until the next settled look
  /// there is no page. What went since the last settled one is told as gone all the same.
  package mutating func beginAnew() {
    var fresh = PageWatcher()
    (fresh.settledNodes, fresh.deallocated) = (settledNodes, deallocated)
    self = fresh
  }

  /// Takes in that the controllers of these pages do not exist any more.
  ///
  /// The next look tells that they are gone or, if the user could see one, that which settles.
  package mutating func pagesDidDeallocate(_ pages: some Sequence<PageID>) {
    deallocated.formUnion(pages)
  }

  /// Makes this look the last one; answers whether it is at rest and found the same pages as the one
  /// before.
  private mutating func see(_ look: SceneSnapshot) -> Bool {
    noteDeparted(in: look)
    nodes.removeAll(keepingCapacity: true)
    nodes.append(contentsOf: look.nodes)
    hasStageWindow = look.hasStageWindow
    walk.make(of: nodes)
    motion = look.motion(on: walk)
    let before = found
    found = PageSituation(walk, through: nodes)
    return motion.isAtRest && found == before
  }

  private mutating func noteDeparted(in look: SceneSnapshot) {
    guard !situation.departing.isEmpty else { return }
    for page in situation.departing.keys {
      if look.nodes.contains(where: { $0.id == page }) {
        departed.remove(page)
      } else if nodes.contains(where: { $0.id == page }) {
        departed.insert(page)
      }
    }
  }

  private mutating func judge(isNew: Bool, isConfirmed: Bool, wasAtRest: Bool) -> [PageChange] {
    var next = situation
    var report: PageChange?
    isSettled = isConfirmed
    if isConfirmed {
      settle(&next)
      hasReported = false
    } else if motion.isInteractive {
      waited = .zero
      next.departing = departsForGood
    } else if waited >= PageWatcher.patience, wasAtRest || !motion.isAtRest {
      // A look that has just come to rest is given the one that confirms it.
      settle(&next)
      if !hasReported { report = .didNotSettle(moving: moving) }
      hasReported = true
    } else if isNew {
      next.departing = motion.isCancelled ? departsForGood : takenAway()
    }
    takeDeallocated(&next)
    return tell(next) + (report.map { [$0] } ?? [])
  }

  /// Counts what was found.
  private mutating func settle(_ next: inout PageSituation) {
    waited = .zero
    departed = []
    next = found
    next.gone = PageLoss.pagesGone(from: settledNodes, to: nodes)
    settledNodes.removeAll(keepingCapacity: true)
    settledNodes.append(contentsOf: nodes)
  }

  private mutating func takeDeallocated(_ next: inout PageSituation) {
    guard !deallocated.isEmpty else { return }
    let visible = Set(next.visible.map(\.id))
    next.gone.formUnion(deallocated.subtracting(visible))
    deallocated.formIntersection(visible)
  }

  private mutating func tell(_ next: PageSituation) -> [PageChange] {
    guard next != situation else { return [] }
    situation = next
    situation.gone = []
    return [.situation(next)]
  }

  /// What departs whatever becomes of the transition that follows a finger or was given up.
  private var departsForGood: [PageID: PageSituation.Departure] {
    situation.departing.filter { departed.contains($0.key) }
  }

  /// The pages that the user would not see any more if what moves were at its end.
  private func takenAway() -> [PageID: PageSituation.Departure] {
    var walk = PageWalk()
    walk.make(of: nodes, withoutLeaving: true)
    let target = PageSituation(walk, through: nodes)
    let arriving = Set(target.visible.map(\.id))
    var departing: [PageID: PageSituation.Departure] = [:]
    for page in situation.visible where !arriving.contains(page.id) {
      departing[page.id] = target.covered[page.id] == nil ? .left : .covered
    }
    return departing
  }

  private var moving: [String] {
    zip(walk.places, nodes).filter { place, node in
      (place.isVisible || place.isInFront) && node.isMoving(isVisible: place.isVisible)
    }.map(\.1.typeName)
  }
}

extension PageSituation {
  /// What a walk found.
  fileprivate init(_ walk: PageWalk, through nodes: [SceneSnapshot.Node]) {
    self.init()
    for (place, node) in zip(walk.places, nodes) {
      if place.isVisible || place.isInFront, node.isForeignModal { foreignModal = node.typeName }
      guard node.isPage else { continue }
      if place.isVisible {
        visible.append(
          Page(
            id: node.id, types: node.types, name: node.name,
            obstruction: place.obstruction.map { nodes[$0].typeName }))
      } else if let cover = place.cover {
        covered[node.id] = nodes[cover].typeName
      }
    }
  }
}

extension SceneSnapshot.Node {
  /// Whether it takes up the app's window although Usher does not present it.
  fileprivate var isForeignModal: Bool {
    guard case .presented(let style) = link else { return false }
    return style != .search && !state.contains(.isOurs)
  }
}
