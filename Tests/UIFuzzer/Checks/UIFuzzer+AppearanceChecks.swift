// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

// How everything looks when it is at rest.
extension UIFuzzer {
  /// It shows what it was given last, and that alone, in the size that this wants.
  func checkContent(of popup: FuzzPopup) {
    guard popup.spec.presentation == nil, !popup.isAlert, let view = popup.viewsOnScreen.first
    else { return }
    // UIKit moves back what presents a sheet.
    if !view.isUntransformed, popup.presentedController == nil {
      fail("everything is at rest, and \(popup.name) is not where it belongs")
    }
    checkBackdrop(of: popup)
    if let name = popup.contentName, (view as? FuzzCard)?.name != name {
      fail("everything is at rest, and \(popup.name) does not show what \(name) gave it")
    }
    guard let current = popup.current else { return }
    if view !== current {
      fail("everything is at rest, and \(popup.name) shows what it had before")
    }
    if popup.isUpdated { coverage.count(.updated) }
    if let changes = popup.changeCount {
      if view.tag != changes {
        fail("\(popup.name) was to be changed \(changes) times and was \(view.tag) times")
      }
      if changes > 0 { coverage.count(.changed) }
    }
    if view.superview?.subviews.count != 1, !device.switches.isNoisy {
      fail("everything is at rest, and something lies beside the view of \(popup.name)")
    }
    checkSize(of: popup, view)
  }

  /// What lies between a modal popup and the page is all there.
  private func checkBackdrop(of popup: FuzzPopup) {
    guard popup.spec.isModal, let backdrop = popup.backdrop, let window = backdrop.window else {
      return
    }
    if backdrop.opacityOnScreen < 0.99 {
      fail("everything is at rest, and what \(popup.name) has behind it is not all there")
    }
    let frame = backdrop.convert(backdrop.bounds, to: window)
    // UIKit moves back what presents a sheet.
    if popup.parent == nil, popup.presentedController == nil,
      !frame.insetBy(dx: -1, dy: -1).contains(window.bounds)
    {
      fail("everything is at rest, and \(popup.name) has only \(frame) behind it")
    }
  }

  private func checkSize(of popup: FuzzPopup, _ view: UIView) {
    guard let card = view as? FuzzCard, let window = view.window, popup.spec.position == .center,
      window.bounds.height > card.size.height + 200, !isKeyboardUp
    else { return }
    if abs(view.bounds.height - card.size.height) > 1 {
      fail(
        "\(popup.name) wants the height \(card.size.height) and has \(view.bounds.height)")
    }
  }

  /// What is typed into is not below the keyboard.
  func checkField(of popup: FuzzPopup) {
    guard let field = (popup.viewsOnScreen.first as? FuzzCard)?.field, field.isFirstResponder,
      popup.spec.presentation == nil, let window = field.window, window.isOverlayWindow,
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
    scenes.contains { $0.scene.windows.contains { $0.containedFirstResponder != nil } }
  }

  /// The windows of ours look and turn as the app's.
  func checkWindowAppearance(of app: FuzzScene) {
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
      if let expected = app.orientations, root.supportedInterfaceOrientations != expected {
        let mask = root.supportedInterfaceOrientations
        fail("a window of Usher's turns to \(mask), the app's to \(expected)")
      }
    }
  }
}

extension UIView {
  /// Whether nothing around it is moved, turned or made smaller.
  fileprivate var isUntransformed: Bool {
    sequence(first: self as UIView, next: \.superview).allSatisfy(\.transform.isIdentity)
  }
}
