// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// The part of the screen that an audit judges.
@MainActor
struct AuditScope {
  /// What can be seen of it, window by window from front to back, each back to front.
  let nodes: [[ScreenTraversal.Node]]

  /// What assistive technology can reach.
  let accessibility: AccessibilityTree

  /// The visible windows, front to back.
  let windows: [UIWindow]

  init(_ scene: UIWindowScene) {
    let accessibility = AccessibilityTree(scene)
    let windows = ScreenTraversal.windows(of: scene)
    var nodes: [[ScreenTraversal.Node]] = []
    for (index, root) in accessibility.roots.enumerated() {
      let scopeView = accessibility.modal.flatMap { $0.isDescendant(of: root) ? $0 : nil } ?? root
      nodes.append(
        ScreenTraversal.nodes(of: windows[index], index: index)
          .filter { $0.view.isDescendant(of: scopeView) })
    }
    self.nodes = nodes
    self.accessibility = accessibility
    self.windows = windows
  }

  /// The labels with text, front windows first.
  var texts: [(node: ScreenTraversal.Node, label: UILabel)] {
    nodes.joined().compactMap { node in
      guard let label = node.view as? UILabel, node.view.ownText != nil else { return nil }
      return (node, label)
    }
  }

  /// The controls that something happens on when they are tapped.
  var targets: [UIControl] {
    nodes.joined().compactMap { $0.view as? UIControl }
      .filter { $0.isUserInteractionEnabled && $0.reactsToTaps }
  }
}

extension UIControl {
  /// Whether a tap can do something, now or when the control is enabled.
  var reactsToTaps: Bool {
    !allControlEvents.isDisjoint(with: [
      .touchUpInside, .primaryActionTriggered, .touchDown, .valueChanged, .menuActionTriggered,
    ])
  }
}
