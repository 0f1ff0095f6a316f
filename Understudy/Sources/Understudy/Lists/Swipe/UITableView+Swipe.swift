// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The row whose actions are shown or being uncovered.
@MainActor
final class RowSwipe {
  let cell: UITableViewCell
  let actionsView: SwipeActionsView
  /// By how much the row had been moved when the finger came down.
  var start: CGFloat = 0
  var offset: CGFloat = 0

  init(cell: UITableViewCell, actionsView: SwipeActionsView) {
    self.cell = cell
    self.actionsView = actionsView
  }

  /// Moves what is in the row; the row itself stays, so that nothing leaves its card.
  func show(_ offset: CGFloat, isFull: Bool = false) {
    self.offset = offset
    cell.bounds.origin.x = -offset
    actionsView.show(uncovered: abs(offset), isFull: isFull)
  }

  func end() {
    cell.bounds.origin.x = 0
    cell.clipsForSwipe = false
    cell.setNeedsLayout()
    actionsView.removeFromSuperview()
  }
}

/// The pan that uncovers the actions of a row: horizontal movements only.
@MainActor
final class SwipePanGestureRecognizer: UIPanGestureRecognizer {
  weak var table: UITableView?
  /// What the present movement uncovers.
  private(set) var pendingSwipe: RowSwipe?

  override func accepts(_ movement: CGPoint) -> Bool {
    pendingSwipe = table?.swipe(for: movement)
    return pendingSwipe != nil
  }

  override func reset() {
    super.reset()
    pendingSwipe = nil
  }
}

extension UITableView {
  private static var swipeDuration: TimeInterval { 0.3 }
  private static var fullSwipeFraction: CGFloat { 0.65 }

  func setUpSwiping() {
    swipePan.table = self
    swipePan.headlessAddAction { [weak self] _ in self?.swipeDidChange() }
    addGestureRecognizer(swipePan)
  }

  /// What a movement that has just begun uncovers; nil where that is nothing.
  func swipe(for movement: CGPoint) -> RowSwipe? {
    guard abs(movement.x) > abs(movement.y) else { return nil }
    let point = swipePan.location(in: self)
    if let swipe, swipe.actionsView.frame.contains(point) { return swipe }
    guard let path = indexPathForRow(at: point), let cell = rows.cells[path] else { return nil }
    let isAtLeft = movement.x > 0
    guard let configuration = swipeActions(at: path, isAtLeft: isAtLeft),
      !configuration.actions.isEmpty
    else { return nil }
    return RowSwipe(cell: cell, actionsView: SwipeActionsView(configuration, isAtLeft: isAtLeft))
  }

  private func swipeActions(
    at path: IndexPath, isAtLeft: Bool
  ) -> UISwipeActionsConfiguration? {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isAtLeft != isMirrored
      ? tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
  }

  private func begin(_ new: RowSwipe) {
    new.start = new.offset
    guard new !== swipe else { return }
    closeSwipe(animated: true)
    cancelTouch()
    let (cell, actionsView) = (new.cell, new.actionsView)
    actionsView.frame = cell.frame
    actionsView.layer.cornerRadius = cell.layer.cornerRadius
    actionsView.layer.maskedCorners = cell.layer.maskedCorners
    actionsView.onTap = { [weak self] action in self?.perform(action) }
    insertSubview(actionsView, aboveSubview: cell)
    swipe = new
    cell.clipsForSwipe = true
    cell.setNeedsUpdateConfiguration()
  }

  // MARK: The finger

  private func swipeDidChange() {
    if swipePan.state == .began, let new = swipePan.pendingSwipe { begin(new) }
    guard let swipe else { return }
    switch swipePan.state {
    case .changed: updateSwipe(swipe)
    case .ended: endSwipe(swipe, velocity: swipePan.velocity(in: self).x)
    case .cancelled, .failed: closeSwipe(animated: true)
    case .possible, .began: break
    }
  }

  private func updateSwipe(_ swipe: RowSwipe) {
    let requested = swipe.start + swipePan.translation(in: self).x
    let sign: CGFloat = swipe.actionsView.isAtLeft ? 1 : -1
    let distance = max(0, requested * sign)
    let width = swipe.cell.bounds.width
    let isFull = canBeFull(swipe) && distance > width * Self.fullSwipeFraction
    let open = swipe.actionsView.openWidth
    // Without a full swipe the row is rubber-banded.
    let shown =
      canBeFull(swipe) || distance <= open
      ? distance : open + (distance - open) / (1 + (distance - open) / 60)
    swipe.show(min(shown, width) * sign, isFull: isFull)
  }

  private func canBeFull(_ swipe: RowSwipe) -> Bool {
    swipe.actionsView.configuration.performsFirstActionWithFullSwipe
  }

  private func endSwipe(_ swipe: RowSwipe, velocity: CGFloat) {
    let sign: CGFloat = swipe.actionsView.isAtLeft ? 1 : -1
    if swipe.actionsView.isFull, let action = swipe.actionsView.configuration.actions.first {
      animateSwipe { swipe.show(swipe.cell.bounds.width * sign, isFull: true) }
      return perform(action)
    }
    let towards = velocity * sign
    let opens =
      abs(towards) > 100 ? towards > 0 : swipe.offset * sign > swipe.actionsView.openWidth / 2
    guard opens else { return closeSwipe(animated: true) }
    animateSwipe { swipe.show(swipe.actionsView.openWidth * sign) }
  }

  private func animateSwipe(_ animations: @escaping () -> Void) {
    UIView.animate(
      withDuration: Self.swipeDuration, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0, options: .allowUserInteraction, animations: animations)
  }

  // MARK: Ends

  private func perform(_ action: UIContextualAction) {
    guard let swipe else { return }
    action.handler(action, swipe.actionsView) { [weak self, weak swipe] _ in
      guard let self, let swipe, self.swipe === swipe else { return }
      self.closeSwipe(animated: true)
    }
  }

  /// The row goes back over its actions.
  func closeSwipe(animated: Bool) {
    guard let closing = swipe else { return }
    swipe = nil
    closing.cell.setNeedsUpdateConfiguration()
    guard animated, window != nil else { return closing.end() }
    UIView.animate(
      withDuration: Self.swipeDuration, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0, options: .allowUserInteraction
    ) {
      closing.show(0)
    } completion: { _ in
      closing.end()
    }
  }

  /// The open row is deleted: it stays as it is while others move over it.
  func detachSwipe(of cell: UITableViewCell) -> RowSwipe? {
    guard let leaving = swipe, leaving.cell === cell else { return nil }
    swipe = nil
    sendSubviewToBack(leaving.actionsView)
    return leaving
  }

  /// A touch beside the open row closes it and does nothing else.
  func swipeConsumesTouch(at point: CGPoint) -> Bool {
    guard let swipe else { return false }
    return !swipe.actionsView.frame.contains(point)
  }
}

// MARK: - Actions

@MainActor
open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

@MainActor
open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable {
    case normal = 0
    case destructive = 1
  }

  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor! = .systemGray {
    didSet { if backgroundColor == nil { backgroundColor = defaultColor } }
  }

  public init(style: UIContextualAction.Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
    backgroundColor = defaultColor
  }

  private var defaultColor: UIColor { style == .destructive ? .systemRed : .systemGray }
}
