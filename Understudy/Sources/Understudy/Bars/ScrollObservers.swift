// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The observers of a scroll view's offset: the bars above and below it.
@MainActor
final class ScrollObservers {
  private struct Entry {
    weak var owner: AnyObject?
    let body: () -> Void
  }

  private var entries: [Entry] = []

  /// Calls `body` after every movement as long as the owner lives and does not leave.
  func add(_ owner: AnyObject, _ body: @escaping () -> Void) {
    remove(owner)
    entries.append(Entry(owner: owner, body: body))
  }

  func remove(_ owner: AnyObject) {
    entries.removeAll { $0.owner == nil || $0.owner === owner }
  }

  func notify() {
    for entry in entries where entry.owner != nil { entry.body() }
  }
}
