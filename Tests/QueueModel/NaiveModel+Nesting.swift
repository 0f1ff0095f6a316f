// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

// Popups that belong to popups.
extension NaiveModel {
  func isParentOnScreen(_ item: Item) -> Bool {
    guard let parent = item.request.parent.flatMap({ self.item($0) }) else { return false }
    return parent.place == .there && !parent.isConcealed
  }

  /// All that belongs to one: each after what belongs to it, older ones first.
  func descendants(of id: RequestID) -> [RequestID] {
    items.filter { $0.request.parent == id }.flatMap { descendants(of: $0.id) + [$0.id] }
  }

  /// Ends what belongs to one that ends; what has begun to leave is not kept waiting for.
  mutating func endChildren(of id: RequestID, animated: Bool) {
    for child in items where child.request.parent == id {
      end(child.id, .parentEnded, animated: animated)
    }
  }
}
