// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// What a popup or its light points at, as the app has described it.
@MainActor
struct PopupSource {
  /// Returns the view, bar button or other item, which is not retained.
  let find: @MainActor () -> (any UIPopoverPresentationControllerSourceItem)?
  /// A rectangle in the coordinates of the view; `nil` for its bounds.
  var rect: CGRect?
  /// The sides of the source on which the card may be.
  var edges = Set(PopupEdge.allCases)
}

/// Follows a source from presentation to presentation: while the page scrolls, rotates or is laid out.
@MainActor
final class SourceFollower {
  let source: PopupSource
  private let scene: SceneContext
  private weak var item: (any UIPopoverPresentationControllerSourceItem)?
  /// The table or collection view that contains it in a cell, and may remove the cell.
  private weak var list: UIView?
  private(set) var watcher = SourceWatcher()
  /// Whether it was moving at the last update, in an animation of the app or of UIKit.
  private(set) var isMoving = false
  /// Whether it has moved since card and light were moved to it.
  private(set) var hasMoved = false

  init(_ source: PopupSource, in scene: SceneContext) {
    (self.source, self.scene) = (source, scene)
  }

  /// Begins a presentation: nothing is known of the source.
  func restart() {
    watcher = SourceWatcher()
    (item, list) = (nil, nil)
  }

  /// Reads where the source is now, in the coordinates of a view in any window of the scene.
  func update(in host: UIView) {
    guard host.window != nil else { return }
    let (oldItem, oldWatcher) = (item, watcher)
    // Each time, because a list may show another row in the same cell.
    item = source.find()
    watcher.update(observation(in: host))
    guard watcher != oldWatcher else { return }
    isMoving = oldItem !== item || view?.isAnimated == true
    hasMoved = true
  }

  /// Card and light have been moved to it.
  func didFollow() { hasMoved = false }

  /// The view that represents it for assistive technologies; `nil` for items of bars.
  var view: UIView? { item as? UIView ?? (item as? UIBarButtonItem)?.customView }

  /// The bar button or tab; `nil` for views.
  var barItem: UIBarItem? { item as? UIBarItem }

  private func observation(in host: UIView) -> SourceWatcher.Observation {
    guard let view else { return observationOfItem(in: host) }
    guard let frame = view.frame(of: source.rect ?? view.bounds, in: host) else {
      return SourceWatcher.Observation(isInRemovedCell: list?.window != nil)
    }
    list = view.list
    return SourceWatcher.Observation(
      frame: LayoutRect(frame), visibleArea: view.visibleArea(in: host))
  }

  /// UIKit shows bar buttons and tabs in views of its own.
  private func observationOfItem(in host: UIView) -> SourceWatcher.Observation {
    guard let window = scene.appWindow, let frameInWindow = frameOfItem(in: window),
      let frame = window.frame(of: frameInWindow, in: host)
    else { return SourceWatcher.Observation(isInRemovedCell: list?.window != nil) }
    return SourceWatcher.Observation(
      frame: LayoutRect(frame), visibleArea: LayoutRect(host.bounds))
  }

  private func frameOfItem(in window: UIWindow) -> CGRect? {
    guard #available(iOS 17.0, *) else { return nil }
    return item?.frame(in: window)
  }

  /// Why the popup cannot point at it; `nil` if it can.
  var misuse: MisuseReport? {
    if source.edges.isEmpty { return .sourceWithoutEdges() }
    guard watcher.state == .absent else { return nil }
    guard let item else { return .sourceOffScreen("It is nil, or no longer exists.") }
    guard let view else {
      return .sourceOffScreen("UIKit has no frame for the \(type(of: item)), as before iOS 17.")
    }
    if let rect = source.rect, !LayoutRect(rect).isFinite { return .sourceRectInvalid(view) }
    let place = view.window == nil ? "in no window" : "hidden, scrolled away or in another scene"
    return .sourceOffScreen("The \(type(of: view)) is \(place).")
  }
}

// MARK: - Positions in other windows

extension UIView {
  /// Returns a rectangle of this view in the coordinates of another one, also of one in another window
  /// of the scene; `nil` if one of them is in no window of it.
  func frame(of rect: CGRect, in other: UIView) -> CGRect? {
    guard let window, let otherWindow = other.window,
      window.windowScene === otherWindow.windowScene
    else { return nil }
    let frame = window.convert(convert(rect, to: window), to: otherWindow)
    return otherWindow.convert(frame, to: other)
  }

  /// The part of another view in which this one can be seen: what the views around it do not clip;
  /// `nil` if it is hidden.
  fileprivate func visibleArea(in other: UIView) -> LayoutRect? {
    var area = LayoutRect(other.bounds)
    for ancestor in sequence(first: self, next: \.superview) {
      // Views with less opacity receive no touches; UIKit documents this limit.
      if ancestor.isHidden || ancestor.alpha < 0.01 { return nil }
      guard ancestor !== self, ancestor.clipsToBounds,
        let frame = ancestor.frame(of: ancestor.bounds, in: other)
      else { continue }
      area = area.clamped(to: LayoutRect(frame))
    }
    return area
  }

  /// The table or collection view that contains this view in a cell.
  fileprivate var list: UIView? {
    let views = sequence(first: self, next: \.superview)
    guard let cell = views.first(where: { $0 is UITableViewCell || $0 is UICollectionViewCell })
    else { return nil }
    return sequence(first: cell, next: \.superview).first { $0 is UIScrollView }
  }

  /// Whether it moves in an animation, with a view that contains it or by itself.
  fileprivate var isAnimated: Bool {
    sequence(first: self, next: \.superview).contains { $0.layer.animationKeys()?.isEmpty == false }
  }
}
