// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

// Parents and children.
extension ReferenceModel {
  func isParentVisible(_ item: Item) -> Bool {
    guard let parent = item.request.parent.flatMap({ self.item($0) }) else { return false }
    return parent.state == .visible && !parent.isHidden
  }

  /// All descendants of a request, children before their parents, older ones first.
  func descendants(of id: PopupID) -> [PopupID] {
    items.filter { $0.request.parent == id }.flatMap { descendants(of: $0.id) + [$0.id] }
  }

  /// Dismisses the children of a dismissed popup, without waiting for those that are dismissing.
  mutating func dismissChildren(of id: PopupID, animated: Bool) {
    for child in items where child.request.parent == id {
      dismiss(child.id, .parentDismissed, animated: animated)
    }
  }
}
