// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Far above every other window; touches beside the menu go past it.
final class TextEffectsWindow: UIWindow {
  private var menu: EditMenuView?
  var onTouchOutside: (() -> Void)?

  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    windowLevel = UIWindow.Level(rawValue: 10_000_002)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeKey: Bool { false }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self || hit == nil else { return hit }
    // Without an event it is only a query.
    if event != nil, menu != nil { onTouchOutside?() }
    return nil
  }

  /// Above the text if there is room, else below it.
  func show(_ view: EditMenuView, around rect: CGRect) {
    menu?.removeFromSuperview()
    menu = view
    addSubview(view)
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: 8, dy: 4)
    let size = view.sizeThatFits(room.size)
    let distance: CGFloat = 14
    let isAbove = rect.minY - distance - size.height >= room.minY
    let x = min(max(rect.midX - size.width / 2, room.minX), room.maxX - size.width)
    let y = isAbove ? rect.minY - distance - size.height : rect.maxY + distance
    view.frame = CGRect(
      x: x.roundedToPixel(of: self),
      y: min(max(y, room.minY), room.maxY - size.height).roundedToPixel(of: self),
      width: size.width, height: size.height)
    view.alpha = 0
    UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
  }

  func removeMenu() {
    guard let leaving = menu else { return }
    menu = nil
    UIView.animate(
      withDuration: 0.15, animations: { leaving.alpha = 0 },
      completion: { _ in
        leaving.removeFromSuperview()
        if self.menu == nil { self.isHidden = true }
      })
  }
}
