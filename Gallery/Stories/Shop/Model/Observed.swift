// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// A value that pages follow while it changes.
@MainActor
final class Observed<Value> {
  private struct Follower {
    weak var owner: AnyObject?
    let follow: @MainActor (Value) -> Void
  }

  var value: Value {
    didSet {
      followers.removeAll { $0.owner == nil }
      for follower in followers { follower.follow(value) }
    }
  }
  private var followers: [Follower] = []

  init(_ value: Value) {
    self.value = value
  }

  /// Calls the closure at once and after every change, for as long as the owner lives.
  func observe(by owner: AnyObject, _ follow: @escaping @MainActor (Value) -> Void) {
    followers.append(Follower(owner: owner, follow: follow))
    follow(value)
  }
}
