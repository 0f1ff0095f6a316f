// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// What shows whether the user is using a scene, at one moment.
package struct SceneUse: Sendable {
  /// The identifier of the scene.
  package let id: String
  package let isActive: Bool
  package var hasKeyWindow = false
  /// Whether a view of one of its windows is the first responder.
  package var hasFirstResponder = false

  /// Creates the description of a scene.
  package init(id: String, isActive: Bool) {
    self.id = id
    self.isActive = isActive
  }
}

/// The order in which the user last used the scenes, to choose one where the app names none.
///
/// Several scenes can be active side by side, and UIKit does not report which of them the user is
/// using. These events count as use: the scene became active, one of its windows became key, the
/// user began to type in it or touched it.
package struct RecentScenes: Sendable {
  /// The scenes that the user has used, the most recent first.
  private var visited: [String] = []

  /// Creates an empty list.
  package init() {}

  /// Records which scene the user is using, as far as its present state shows it: the only active
  /// one, otherwise the only one with the key window, otherwise the only one in which the user is
  /// editing text.
  package mutating func begin(with scenes: [SceneUse]) {
    let active = scenes.filter(\.isActive)
    let tests: [(SceneUse) -> Bool] = [{ _ in true }, \.hasKeyWindow, \.hasFirstResponder]
    // Since iPadOS 15 each scene can have a key window, which then decides nothing.
    for test in tests {
      let found = (active.isEmpty ? scenes : active).filter(test)
      if found.count == 1 { return recordVisit(to: found[0].id) }
    }
  }

  /// Whether several of the scenes are active, and the user has used none of these as far as is
  /// known.
  package func isAmbiguous(among scenes: [SceneUse]) -> Bool {
    let active = scenes.filter(\.isActive).map(\.id)
    return active.count > 1 && !visited.contains { active.contains($0) }
  }

  /// Records that the user has used a scene.
  package mutating func recordVisit(to id: String) {
    guard visited.first != id else { return }
    visited.removeAll { $0 == id }
    visited.insert(id, at: 0)
  }

  /// Returns the scene that the user used last among the active candidates or, if none is active,
  /// among all of them.
  ///
  /// If the user has used none of these, it is the first of them; `nil` if there are no candidates.
  package func mostRecent(among candidates: [SceneUse]) -> String? {
    let active = candidates.filter(\.isActive)
    let eligible = (active.isEmpty ? candidates : active).map(\.id)
    return visited.first { eligible.contains($0) } ?? eligible.first
  }
}
