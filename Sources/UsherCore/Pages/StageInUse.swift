// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// Which of several stages is meant by who names none: the one where the user was last.
///
/// Two windows of an app can be active side by side, and nothing says at which of them the user is. So
/// whatever happens only where somebody is counts: a scene became active, one of its windows got the keys,
/// somebody began to type there or touched something.
package struct RecentScenes: Sendable, Equatable {
  /// A stage that could be meant.
  package struct Candidate: Sendable, Hashable {
    /// The name by which it is known, which never changes.
    package let id: String
    /// Whether the user can see and use it now.
    package let isActive: Bool

    /// Creates a candidate.
    package init(id: String, isActive: Bool) {
      self.id = id
      self.isActive = isActive
    }
  }

  /// The stages where the user has been, the last one first.
  private var visited: [String] = []

  /// Creates the memory of an app in which the user has been nowhere yet.
  package init() {}

  /// Something has happened that shows that the user is there.
  package mutating func recordVisit(_ id: String) {
    guard visited.first != id else { return }
    visited.removeAll { $0 == id }
    visited.insert(id, at: 0)
  }

  /// Active ones go before the others, and among these the one where the user was last; where he has not
  /// been to any of them, the first. `nil` where there are none.
  package func mostRecent(among candidates: [Candidate]) -> String? {
    let active = candidates.filter(\.isActive)
    let eligible = (active.isEmpty ? candidates : active).map(\.id)
    return visited.first { eligible.contains($0) } ?? eligible.first
  }
}
