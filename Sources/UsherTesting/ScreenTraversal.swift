// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// The views of a scene that could be seen, in the order in which they are painted.
///
/// Hidden and transparent views are left out with everything in them, and so is what a clipping
/// ancestor or the window's edge leaves nothing of, unless it was asked for.
@MainActor
struct ScreenTraversal {
  /// One view, as it stands on the screen.
  struct Node {
    let view: UIView
    /// The window's place among the windows, the frontmost being 0.
    let windowIndex: Int
    /// The view's own rectangle in its window.
    let frame: CGRect
    /// What clipping ancestors and the window leave of it; null if nothing.
    let visibleFrame: CGRect
  }

  /// The nodes of one window, back to front.
  static func nodes(
    of window: UIWindow, index: Int = 0, includingScrolledAway: Bool = false
  ) -> [Node] {
    var nodes: [Node] = []
    collect(
      window, .identity, index: index, clip: window.bounds, scrolledAway: includingScrolledAway,
      into: &nodes)
    return nodes
  }

  /// The scene's windows that can be seen, front to back.
  static func windows(of scene: UIWindowScene) -> [UIWindow] {
    scene.windows.enumerated()
      .filter { !$0.element.isHidden && $0.element.alpha >= 0.01 }
      .sorted { ($0.element.windowLevel, $0.offset) > ($1.element.windowLevel, $1.offset) }
      .map(\.element)
  }

  /// On the way down each view adds its own step; asking each for its place in the window would walk
  /// all the way up again.
  private static func collect(
    _ view: UIView, _ toWindow: CGAffineTransform, index: Int, clip: CGRect, scrolledAway: Bool,
    into nodes: inout [Node]
  ) {
    guard !view.isHidden, view.alpha >= 0.01 else { return }
    let frame = view.bounds.applying(toWindow)
    let visible = frame.intersection(clip)
    let hasVisiblePart = !visible.isNull && visible.width > 0 && visible.height > 0
    if hasVisiblePart || scrolledAway {
      nodes.append(Node(view: view, windowIndex: index, frame: frame, visibleFrame: visible))
    }
    let inner = view.clipsToBounds ? visible : clip
    guard !inner.isNull || scrolledAway else { return }
    for subview in view.subviews {
      collect(
        subview, subview.toSuperview.concatenating(toWindow), index: index, clip: inner,
        scrolledAway: scrolledAway, into: &nodes)
    }
  }
}

extension UIView {
  /// The view itself, its superview, and so on up to the window.
  var ancestors: UnfoldFirstSequence<UIView> {
    sequence(first: self) { $0.superview }
  }

  /// From the view's own coordinates to those of its superview.
  fileprivate var toSuperview: CGAffineTransform {
    let (bounds, center, anchor) = (bounds, center, layer.anchorPoint)
    return CGAffineTransform(
      translationX: -bounds.minX - anchor.x * bounds.width,
      y: -bounds.minY - anchor.y * bounds.height
    )
    .concatenating(transform)
    .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  /// The nearest scroll view around the view.
  var enclosingScrollView: UIScrollView? {
    ancestors.dropFirst().lazy.compactMap { $0 as? UIScrollView }.first
  }

  /// The text that the view itself draws, or nil.
  var ownText: String? {
    if let label = self as? UILabel, let text = label.text, !text.isEmpty { return text }
    return nil
  }

  /// The text that can be read in the view: its own, or what a field or a text view holds.
  var displayedText: String? {
    let text: String?
    switch self {
    case let field as UITextField: text = field.text.map { field.isSecureTextEntry ? $0.dots : $0 }
    case let view as UITextView: text = view.text
    default: return ownText
    }
    return text?.isEmpty == false ? text : nil
  }

  /// What assistive technology would say: the label, else a button's title, else the text.
  var accessibilityText: String? {
    if let label = accessibilityLabel, !label.isEmpty { return label }
    if let title = (self as? UIButton)?.currentTitle, !title.isEmpty { return title }
    return ownText
  }
}

extension String {
  /// As a field shows it that keeps it secret.
  fileprivate var dots: String { String(repeating: "•", count: count) }

  /// Line breaks made visible, where each thing has one line.
  var singleLine: String {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: "⏎")
  }
}

/// The elements that assistive technology can reach now, in front-to-back order of their windows.
///
/// A view that is modal for assistive technology silences its siblings, and the windows behind its
/// own. In a window where a view controller presents another, only the frontmost one is reached:
/// UIKit sees to that by itself.
@MainActor
struct AccessibilityTree {
  /// The elements, in reading order within each window.
  private(set) var elements: [UIView] = []

  /// The frontmost view that is modal for assistive technology, if there is one.
  private(set) var modal: UIView?

  /// What was searched: windows, or what is presented in them; front to back.
  private(set) var roots: [UIView] = []

  init(_ scene: UIWindowScene) {
    for window in ScreenTraversal.windows(of: scene) {
      let root = window.frontmostPresentation ?? window
      roots.append(root)
      collect(root)
      if modal != nil { break }
    }
  }

  private mutating func collect(_ view: UIView) {
    guard !view.isHidden, view.alpha >= 0.01, !view.accessibilityElementsHidden else { return }
    if view.accessibilityViewIsModal { modal = view }
    if view.isAccessibilityElement {
      elements.append(view)
      return
    }
    let subviews = view.subviews.filter { !$0.isHidden && $0.alpha >= 0.01 }
    if let front = subviews.last(where: \.accessibilityViewIsModal) {
      collect(front)
    } else {
      for subview in subviews { collect(subview) }
    }
  }
}

extension UIWindow {
  /// The window's own subview that holds the frontmost presented view controller, if one is there.
  fileprivate var frontmostPresentation: UIView? {
    guard let root = rootViewController else { return nil }
    let chain = sequence(first: root) { controller in
      controller.presentedViewController.flatMap { $0.isBeingDismissed ? nil : $0 }
    }
    let front = chain.reduce(root) { $1 }
    guard front !== root else { return nil }
    return front.viewIfLoaded?.ancestors.first { $0.superview === self }
  }
}
