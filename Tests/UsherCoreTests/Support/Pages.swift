// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

@testable import UsherCore

/// A controller of a scene in a test; `snapshot` returns what a poll finds.
struct Page {
  var name: String
  var kind: SceneSnapshot.Kind
  var link: SceneSnapshot.Link
  var state: SceneSnapshot.State
  var inside: [Page]

  static func plain(_ name: String, _ inside: Page...) -> Page {
    Page(name: name, kind: .plain, link: .root, state: .isInWindow, inside: inside)
  }

  /// Shows the last of its children.
  static func navigation(_ name: String, _ inside: Page...) -> Page {
    container(name, .navigation, current: inside.count - 1, inside)
  }

  static func tabs(_ name: String, selected: Int, _ inside: Page...) -> Page {
    container(name, .tabs, current: selected, inside)
  }

  static func split(_ name: String, _ inside: Page...) -> Page {
    container(name, .split, current: nil, inside)
  }

  static func pages(_ name: String, shows: Int, _ inside: Page...) -> Page {
    container(name, .pages, current: shows, inside)
  }

  private static func container(
    _ name: String, _ kind: SceneSnapshot.Kind, current: Int?, _ inside: [Page]
  ) -> Page {
    var page = Page(name: name, kind: kind, link: .root, state: .isInWindow, inside: inside)
    for index in inside.indices where page.inside[index].isChild {
      page.inside[index].link = .child(isCurrent: index == current)
    }
    return page
  }

  /// The page, presenting another one.
  func presenting(_ style: SceneSnapshot.PresentationStyle, _ page: Page) -> Page {
    var (copy, presented) = (self, page)
    presented.link = .presented(style)
    copy.inside.append(presented)
    return copy
  }

  /// The page in another state than "in the window".
  func inState(_ state: SceneSnapshot.State) -> Page {
    var copy = self
    copy.state = state
    return copy
  }

  private var isChild: Bool {
    if case .presented = link { false } else { true }
  }

  /// The snapshot of a scene with this root.
  func snapshot(activation: PopupSceneState = .active) -> SceneSnapshot {
    var snapshot = SceneSnapshot(activation: activation, hasAppWindow: true)
    add(to: &snapshot.nodes, parent: nil)
    return snapshot
  }

  private func add(to nodes: inout [SceneSnapshot.Node], parent: Int?) {
    var link = link
    if parent != nil, link == .root { link = .child(isCurrent: false) }
    let index = nodes.count
    let id = PageID(serial: name.unicodeScalars.reduce(7) { $0 &* 31 &+ UInt64($1.value) })
    nodes.append(
      SceneSnapshot.Node(
        id: id, typeName: name, types: [PageTypeID(name)], kind: kind, link: link, parent: parent,
        state: state))
    for page in inside { page.add(to: &nodes, parent: index) }
  }
}

extension SceneSnapshot.State {
  /// In the window, in a transition that is not interactive.
  static let running: SceneSnapshot.State = [.isInWindow, .isInTransition]
  /// In the window, in an interactive transition.
  static let dragged: SceneSnapshot.State = [.isInWindow, .isInTransition, .isInteractive]
  /// Being presented without interaction.
  static let presenting: SceneSnapshot.State = [.isInWindow, .isInTransition, .isBeingPresented]
  /// Being dismissed without interaction.
  static let dismissing: SceneSnapshot.State = [.isInWindow, .isInTransition, .isBeingDismissed]
}

extension SceneSnapshot {
  /// Whether a poll finds pages and no transition.
  var isIdle: Bool {
    var watcher = PageWatcher()
    _ = watcher.process(self, at: .distantPast)
    return watcher.state == .confirming
  }

  /// The names of the visible pages.
  var visibleNames: [String] {
    let ids = visiblePages
    return nodes.filter { ids.contains($0.id) }.map(\.typeName)
  }
}
