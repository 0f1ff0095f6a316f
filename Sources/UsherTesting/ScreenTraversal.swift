// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// The traversal of a scene's views in drawing order.
///
/// Hidden and transparent views are skipped with all their subviews. Views that are completely
/// clipped by an ancestor or by the window are skipped, too, unless `includingScrolledAway` is set.
@MainActor
struct ScreenTraversal {
  /// One view on the screen.
  struct Node {
    let view: UIView
    /// The index of the window; the frontmost is 0.
    let windowIndex: Int
    /// The bounds of the view in window coordinates.
    let frame: CGRect
    /// The part of the frame that the window and clipping ancestors leave visible; null if none.
    let visibleFrame: CGRect
  }

  /// Returns the nodes of a window, back to front.
  static func nodes(
    of window: UIWindow, index: Int = 0, includingScrolledAway: Bool = false
  ) -> [Node] {
    var nodes: [Node] = []
    collect(
      window, .identity, index: index, clip: window.bounds, scrolledAway: includingScrolledAway,
      into: &nodes)
    return nodes
  }

  /// Returns the visible windows of a scene, front to back.
  static func windows(of scene: UIWindowScene) -> [UIWindow] {
    // UIKit does not hit-test a view with an alpha below 0.01.
    scene.windows.enumerated()
      .filter { !$0.element.isHidden && $0.element.alpha >= 0.01 }
      .sorted { ($0.element.windowLevel, $0.offset) > ($1.element.windowLevel, $1.offset) }
      .map(\.element)
  }

  /// Appends a view and its subviews.
  ///
  /// The transform to window coordinates is passed down, because converting each frame would
  /// traverse all ancestors of each view.
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

// MARK: - Views and their texts

extension UIView {
  /// The view itself, its superview, and so on up to the window.
  var ancestors: UnfoldFirstSequence<UIView> {
    sequence(first: self) { $0.superview }
  }

  /// The transform from the view's coordinates to those of its superview.
  fileprivate var toSuperview: CGAffineTransform {
    // Not from `frame`, which is undefined for a view with a transform.
    let (bounds, center, anchor) = (bounds, center, layer.anchorPoint)
    return CGAffineTransform(
      translationX: -bounds.minX - anchor.x * bounds.width,
      y: -bounds.minY - anchor.y * bounds.height
    )
    .concatenating(transform)
    .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  /// The nearest scroll view that contains the view.
  var enclosingScrollView: UIScrollView? {
    ancestors.dropFirst().lazy.compactMap { $0 as? UIScrollView }.first
  }

  /// The text that the view itself draws; `nil` if there is none.
  var ownText: String? {
    if let label = self as? UILabel, let text = label.text, !text.isEmpty { return text }
    return nil
  }

  /// The text that the view displays, including the text of text fields and text views.
  var displayedText: String? {
    let text: String?
    switch self {
    case let field as UITextField: text = field.text.map { field.isSecureTextEntry ? $0.dots : $0 }
    case let view as UITextView: text = view.text
    default: return ownText
    }
    return text?.isEmpty == false ? text : nil
  }

  /// The accessibility label, otherwise the title of a button, otherwise the text of a label.
  var accessibilityText: String? {
    if let label = accessibilityLabel, !label.isEmpty { return label }
    if let title = (self as? UIButton)?.currentTitle, !title.isEmpty { return title }
    return ownText
  }
}

extension String {
  /// The text as displayed by a secure text field.
  fileprivate var dots: String { String(repeating: "•", count: count) }

  /// The text on one line, with `⏎` for line breaks.
  var singleLine: String {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: "⏎")
  }
}

/// The accessibility elements that assistive technology can reach now, by window from front to
/// back.
///
/// A modal view hides its siblings and the windows behind its own. In a window in which a view
/// controller presents another, UIKit makes only the frontmost one reachable.
@MainActor
struct AccessibilityTree {
  /// The elements, in reading order within each window.
  private(set) var elements: [UIView] = []

  /// The frontmost view that is modal for assistive technology.
  private(set) var modal: UIView?

  /// The searched views, front to back: windows, or the views of controllers presented in them.
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
    // Assistive technology does not look inside an element.
    if view.isAccessibilityElement {
      elements.append(view)
      return
    }
    let subviews = view.subviews.filter { !$0.isHidden && $0.alpha >= 0.01 }
    if let modal = subviews.last(where: \.accessibilityViewIsModal) {
      collect(modal)
    } else {
      for subview in subviews { collect(subview) }
    }
  }
}

extension UIWindow {
  /// The subview of the window that contains the frontmost presented view controller.
  fileprivate var frontmostPresentation: UIView? {
    guard let root = rootViewController else { return nil }
    // What is being dismissed cannot be reached any more.
    let chain = sequence(first: root) { controller in
      controller.presentedViewController.flatMap { $0.isBeingDismissed ? nil : $0 }
    }
    let frontmost = chain.reduce(root) { $1 }
    guard frontmost !== root else { return nil }
    // UIKit adds a container for each presentation, which also contains the dimming view.
    return frontmost.viewIfLoaded?.ancestors.first { $0.superview === self }
  }
}
