// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// What a popup points at on a page, and what has become of it since the popup last appeared.
@MainActor
final class FuzzSource {
  private static let rect = CGRect(x: 110, y: 300, width: 50, height: 30)

  let spec: SourceSpec
  private(set) weak var page: FuzzPage?
  /// Whether it has been in sight, and whether it was out of sight or gone after that.
  private(set) var wasSeen = false
  private(set) var wasOutOfSight = false
  private(set) var wasGone = false
  /// Whether it was gone for another reason than that its page was left.
  private(set) var wasRemoved = false
  /// The number of successive turns in which it was gone, and the popup should disappear.
  var goneTurns = 0

  init(_ spec: SourceSpec, on page: FuzzPage) {
    self.spec = spec
    self.page = page
  }

  /// What a closure of the app returns.
  func find() -> UIView? {
    guard let page else { return nil }
    return switch spec.target {
    case .button: page.target
    case .rect: page.view
    case .closure: page.isTargetFound ? page.target : nil
    case .cell: page.cell.superview == nil ? nil : page.cell
    }
  }

  /// The rectangle in the coordinates of the view.
  var rect: CGRect? { spec.target == .rect ? FuzzSource.rect : nil }

  /// The part that can be seen, in the coordinates of its window; `nil` if there is none.
  var visibleFrame: CGRect? {
    guard let view = find(), let window = view.window else { return nil }
    var frame = view.convert(rect ?? view.bounds, to: window).intersection(window.bounds)
    for ancestor in sequence(first: view, next: \.superview) {
      if ancestor.isHidden || ancestor.alpha < 0.01 { return nil }
      guard ancestor !== view, ancestor.clipsToBounds else { continue }
      frame = frame.intersection(ancestor.convert(ancestor.bounds, to: window))
    }
    return frame.width > 0 && frame.height > 0 ? frame : nil
  }

  /// Whether it has left its window, and not as a cell that was scrolled away.
  func isGone(in app: FuzzScene) -> Bool {
    let isThere = find()?.window?.windowScene === app.scene
    let isInRemovedCell = spec.target == .cell && page?.scrollView.window != nil
    return wasSeen && !isThere && !isInRemovedCell
  }

  /// The popup begins to appear.
  func restart(in app: FuzzScene) {
    (wasSeen, wasOutOfSight, wasGone, wasRemoved) = (false, false, false, false)
    goneTurns = 0
    update(in: app)
  }

  /// Reads where it is now.
  func update(in app: FuzzScene) {
    let isInSight = visibleFrame != nil
    if isInSight { wasSeen = true } else if wasSeen { wasOutOfSight = true }
    guard isGone(in: app) else { return }
    wasGone = true
    let isOnPage = page.map { page in find()?.isDescendant(of: page.view) == true } ?? false
    if !isOnPage { wasRemoved = true }
  }
}
