// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// How a controller came to be absent between two settled looks; it decides whether its page is gone
/// for good or only left.
enum PageRemoval {
  /// It, or what it was in, was popped or dismissed: gone.
  case removed
  /// It was in a root that was swapped: gone, unless it is the root or one of its tabs, which apps
  /// keep and bring back.
  case rootReplaced
  /// It, or what it was in, was dropped by some other container: left, for it may come back.
  case detached

  /// The pages that were there and are gone.
  static func gonePages(
    from before: [SceneSnapshot.Node], to after: [SceneSnapshot.Node]
  ) -> Set<PageID> {
    guard before != after else { return [] }
    let present = Set(after.map(\.id))
    var removals: [PageRemoval?] = []
    var belongsToUsher: [Bool] = []
    var gone: Set<PageID> = []
    for (index, node) in before.enumerated() {
      let parent = node.parent.flatMap { $0 >= 0 && $0 < index ? $0 : nil }
      belongsToUsher.append(node.state.contains(.isPresentedByUsher) || parent.map { belongsToUsher[$0] } ?? false)
      guard !present.contains(node.id) else {
        removals.append(nil)
        continue
      }
      let container = parent.map { before[$0].kind }
      let removal = parent.flatMap { removals[$0] } ?? PageRemoval(of: node.link, in: container)
      removals.append(removal)
      guard node.isPage, !belongsToUsher[index] else { continue }
      switch removal {
      case .removed: gone.insert(node.id)
      case .rootReplaced: if node.link != .root, container != .tabs { gone.insert(node.id) }
      case .detached: break
      }
    }
    return gone
  }

  private init(of link: SceneSnapshot.Link, in container: SceneSnapshot.Kind?) {
    switch (link, container) {
    case (.root, _): self = .rootReplaced
    case (.presented, _), (.child, .navigation): self = .removed
    case (.child, .tabs), (.child, .split), (.child, .pages), (.child, .plain), (.child, nil):
      self = .detached
    }
  }
}
