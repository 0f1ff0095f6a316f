// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

// Popups that belong to popups.
extension ReferenceModel {
  func isParentVisible(_ item: Item) -> Bool {
    guard let parent = item.request.parent.flatMap({ self.item($0) }) else { return false }
    return parent.state == .visible && !parent.isHidden
  }

  /// All that belongs to one: each after what belongs to it, older ones first.
  func descendants(of id: PopupID) -> [PopupID] {
    items.filter { $0.request.parent == id }.flatMap { descendants(of: $0.id) + [$0.id] }
  }

  /// Ends what belongs to one that ends; what has begun to leave is not kept waiting for.
  mutating func dismissChildren(of id: PopupID, animated: Bool) {
    for child in items where child.request.parent == id {
      dismiss(child.id, .parentDismissed, animated: animated)
    }
  }
}
