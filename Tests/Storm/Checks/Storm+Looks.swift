// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

// How everything looks when it is at rest.
extension Storm {
  /// It shows what it was given last, and that alone, in the size that this wants.
  func checkContent(of popup: StormPopup) {
    guard popup.wish.presentation == nil, !popup.isAlert, let view = popup.viewsOnScreen.first
    else { return }
    // UIKit moves back what presents a sheet.
    if !view.isInItsPlace, popup.front == nil {
      fail("everything is at rest, and \(popup.name) is not where it belongs")
    }
    checkBackdrop(of: popup)
    if let name = popup.contentName, (view as? StormCard)?.name != name {
      fail("everything is at rest, and \(popup.name) does not show what \(name) gave it")
    }
    guard let current = popup.current else { return }
    if view !== current {
      fail("everything is at rest, and \(popup.name) shows what it had before")
    }
    if popup.isUpdated { tally.count(.updated) }
    if let changes = popup.changes {
      if view.tag != changes {
        fail("\(popup.name) was to be changed \(changes) times and was \(view.tag) times")
      }
      if changes > 0 { tally.count(.changed) }
    }
    if view.superview?.subviews.count != 1, !device.switches.isNoisy {
      fail("everything is at rest, and something lies beside the view of \(popup.name)")
    }
    checkSize(of: popup, view)
  }

  /// What lies between a modal popup and the page is all there.
  private func checkBackdrop(of popup: StormPopup) {
    guard popup.wish.isModal, let backdrop = popup.backdrop, let window = backdrop.window else {
      return
    }
    if backdrop.opacityOnScreen < 0.99 {
      fail("everything is at rest, and what \(popup.name) has behind it is not all there")
    }
    let frame = backdrop.convert(backdrop.bounds, to: window)
    // UIKit moves back what presents a sheet.
    if popup.parent == nil, popup.front == nil,
      !frame.insetBy(dx: -1, dy: -1).contains(window.bounds)
    {
      fail("everything is at rest, and \(popup.name) has only \(frame) behind it")
    }
  }

  private func checkSize(of popup: StormPopup, _ view: UIView) {
    guard let card = view as? StormCard, let window = view.window, popup.wish.position == .center,
      window.bounds.height > card.size.height + 200, !isKeyboardUp
    else { return }
    if abs(view.bounds.height - card.size.height) > 1 {
      fail(
        "\(popup.name) wants the height \(card.size.height) and has \(view.bounds.height)")
    }
  }

  /// What is typed into is not below the keyboard.
  func checkField(of popup: StormPopup) {
    guard let field = (popup.viewsOnScreen.first as? StormCard)?.field, field.isFirstResponder,
      popup.wish.presentation == nil, let window = field.window, window.isUshers,
      let root = window.rootViewController?.view
    else { return }
    let keyboard = root.keyboardLayoutGuide.layoutFrame
    let lower = field.convert(field.bounds, to: window).maxY
    if keyboard.height > 100, keyboard.minY > 300, lower > keyboard.minY + 1 {
      fail("what is typed in in \(popup.name) lies at \(lower) below the keyboard, \(keyboard)")
    }
  }

  /// There is one keyboard, in whichever scene it is typed.
  private var isKeyboardUp: Bool {
    scenes.contains { $0.scene.windows.contains { $0.focused != nil } }
  }

  /// The windows of ours look and turn as the app's.
  func checkLooks(of app: StormScene) {
    for window in app.overlays {
      if window.traitCollection.userInterfaceStyle != app.window.traitCollection.userInterfaceStyle
      {
        fail("a window of Usher's is \(window.traitCollection.userInterfaceStyle), the app's not")
      }
      // What is below something modal is grey.
      if window.tintAdjustmentMode != .dimmed, window.tintColor != app.tint {
        fail("a window of Usher's has the tint \(window.tintColor as Any), the app's \(app.tint)")
      }
      guard let root = window.rootViewController else { continue }
      if let wanted = app.orientations, root.supportedInterfaceOrientations != wanted {
        let mask = root.supportedInterfaceOrientations
        fail("a window of Usher's turns to \(mask), the app's to \(wanted)")
      }
    }
  }
}

extension UIView {
  /// Whether nothing around it is moved, turned or made smaller.
  fileprivate var isInItsPlace: Bool {
    sequence(first: self as UIView, next: \.superview).allSatisfy(\.transform.isIdentity)
  }
}
