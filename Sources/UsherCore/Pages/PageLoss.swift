// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// How a controller came to be absent between two settled looks; it decides whether its page is gone
/// for good or only left.
enum PageLoss {
  /// It, or what it was in, was popped or dismissed: gone.
  case takenDown
  /// It was in a root that was swapped: gone, unless it is the root or one of its tabs, which apps
  /// keep and bring back.
  case swapped
  /// It, or what it was in, was dropped by some other container: left, for it may come back.
  case dropped

  /// The pages that were there and are gone.
  static func pagesGone(
    from before: [SceneSnapshot.Node], to after: [SceneSnapshot.Node]
  ) -> Set<PageID> {
    guard before != after else { return [] }
    let present = Set(after.map(\.id))
    var losses: [PageLoss?] = []
    var isOurs: [Bool] = []
    var gone: Set<PageID> = []
    for (place, node) in before.enumerated() {
      let parent = node.parent.flatMap { $0 >= 0 && $0 < place ? $0 : nil }
      isOurs.append(node.state.contains(.isOurs) || parent.map { isOurs[$0] } ?? false)
      guard !present.contains(node.id) else {
        losses.append(nil)
        continue
      }
      let container = parent.map { before[$0].kind }
      let loss = parent.flatMap { losses[$0] } ?? PageLoss(of: node.link, in: container)
      losses.append(loss)
      guard node.isPage, !isOurs[place] else { continue }
      switch loss {
      case .takenDown: gone.insert(node.id)
      case .swapped: if node.link != .root, container != .tabs { gone.insert(node.id) }
      case .dropped: break
      }
    }
    return gone
  }

  private init(of link: SceneSnapshot.Link, in container: SceneSnapshot.Kind?) {
    switch (link, container) {
    case (.root, _): self = .swapped
    case (.presented, _), (.child, .navigation): self = .takenDown
    case (.child, .tabs), (.child, .split), (.child, .pages), (.child, .plain), (.child, nil):
      self = .dropped
    }
  }
}
