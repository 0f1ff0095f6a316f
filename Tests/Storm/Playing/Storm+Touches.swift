// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher
import UsherTesting

// What a finger does, and what it types.
extension Storm {
  func touch(_ action: StormAction, on app: StormScene) -> Bool {
    guard isActive(app) else { return false }
    switch action {
    case .tapButton(let pick):
      return onScreen(pick).map { tap($0.isAlert ? "OK \($0.name)" : $0.name, on: $0.app) } ?? false
    case .tapOutside:
      guard live.contains(where: { $0.app === app && $0.isOn && $0.wish.isModal }) else {
        return false
      }
      device.tap(at: CGPoint(x: 8, y: app.window.bounds.midY))
      isFingerDown = false
    case .swipeCard(let pick, let isHalf):
      guard let popup = onScreen(pick), let start = middle(of: popup) else { return false }
      device.drag(
        from: start, to: popup.wish.position.beyond(start, isHalf: isHalf),
        duration: isHalf ? 0.5 : 0.15)
      isFingerDown = false
    case .escape:
      return Probe(app.scene).escape()
    case .type(let pick):
      return type(pick, on: app)
    case .press(let pick):
      guard let popup = onScreen(pick), let point = middle(of: popup) else { return false }
      device.touchDown(at: CGPoint(x: point.x, y: point.y - 8))
      isFingerDown = true
    case .lift:
      guard isFingerDown else { return false }
      lift()
    default:
      return false
    }
    return true
  }

  func tap(_ label: String, on app: StormScene) -> Bool {
    guard isActive(app) else { return false }
    do {
      try Probe(app.scene).tap(label)
      isFingerDown = false
      return true
    } catch {
      return false
    }
  }

  /// Types into a popup, or into the page where no popup takes text.
  private func type(_ pick: Int, on app: StormScene) -> Bool {
    let inPopups = live.flatMap { $0.contents }.compactMap { ($0.value as? StormCard)?.field }
      .filter(\.isInVisibleWindow)
    let onPages = app.account.visible.compactMap { ($0.value as? StormPage)?.field }
    guard let field = self.pick(pick, of: inPopups.isEmpty ? onPages : inPopups),
      field.window != nil
    else { return false }
    let point = field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: nil)
    guard device.view(at: point)?.isRelated(to: field) == true else { return false }
    device.tap(at: point)
    isFingerDown = false
    guard field.isFirstResponder else { return false }
    device.type("ab")
    return true
  }

  private func middle(of popup: StormPopup) -> CGPoint? {
    guard let view = popup.viewsOnScreen.first, !popup.isAlert else { return nil }
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.maxY - 20), to: nil)
  }
}

extension PopupWish.Position {
  /// Where a finger goes that swipes a card away.
  fileprivate func beyond(_ start: CGPoint, isHalf: Bool) -> CGPoint {
    let way: CGFloat = isHalf ? 25 : 320
    return switch self {
    case .top: CGPoint(x: start.x, y: start.y - way)
    case .center, .bottom, .full: CGPoint(x: start.x, y: start.y + way)
    case .leading: CGPoint(x: start.x - way, y: start.y)
    case .trailing: CGPoint(x: start.x + way, y: start.y)
    }
  }
}
