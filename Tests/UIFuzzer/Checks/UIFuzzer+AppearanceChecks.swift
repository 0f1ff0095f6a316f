// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

// Content, geometry and window appearance while idle.
extension UIFuzzer {
  /// Verifies that a card shows its latest content and nothing else, in the fitting size.
  func checkContent(of popup: FuzzPopup) {
    guard popup.spec.presentation == nil, !popup.isAlert, let view = popup.viewsOnScreen.first
    else { return }
    // UIKit transforms the presenter of a sheet.
    if !view.isUntransformed, popup.presentedController == nil {
      fail("idle: a transform is left on \(popup.name)")
    }
    checkBackdrop(of: popup)
    if popup.isActivity { return }
    if popup.spec.preset != nil { return checkPreset(popup, view) }
    if let name = popup.contentName, (view as? FuzzCard)?.name != name {
      fail("idle: \(popup.name) does not show the content of the update \(name)")
    }
    guard let current = popup.current else { return }
    if view !== current {
      fail("idle: \(popup.name) shows its old content")
    }
    if popup.isUpdated { coverage.count(.updated) }
    if let changes = popup.changeCount {
      if view.tag != changes {
        fail("\(popup.name) was changed \(view.tag) times; expected: \(changes)")
      }
      if changes > 0 { coverage.count(.changed) }
    }
    let siblings = view.superview?.subviews.filter { $0 !== view && !$0.isArrow } ?? []
    if !siblings.isEmpty, !device.switches.simulatesInterference {
      fail("idle: the view of \(popup.name) has a sibling")
    }
    checkSize(of: popup, view)
  }

  /// Verifies that the backdrop of a modal popup is opaque and covers its window.
  private func checkBackdrop(of popup: FuzzPopup) {
    guard popup.spec.isModal, let backdrop = popup.backdrop, let window = backdrop.window else {
      return
    }
    if backdrop.opacityOnScreen < 0.99 {
      fail("idle: the backdrop of \(popup.name) is not opaque")
    }
    let frame = backdrop.convert(backdrop.bounds, to: window)
    // UIKit transforms the presenter of a sheet.
    if popup.parent == nil, popup.presentedController == nil,
      !frame.insetBy(dx: -1, dy: -1).contains(window.bounds)
    {
      fail("idle: the backdrop of \(popup.name) covers only \(frame)")
    }
  }

  private func checkSize(of popup: FuzzPopup, _ view: UIView) {
    guard let card = view as? FuzzCard, let window = view.window, popup.spec.position == .center,
      window.bounds.height > card.size.height + 200, !isKeyboardUp
    else { return }
    if abs(view.bounds.height - card.size.height) > 1 {
      fail("\(popup.name) has the height \(view.bounds.height); expected: \(card.size.height)")
    }
  }

  /// Verifies that the keyboard does not cover the first responder.
  func checkField(of popup: FuzzPopup) {
    guard let field = (popup.viewsOnScreen.first as? FuzzCard)?.field, field.isFirstResponder,
      popup.spec.presentation == nil, let window = field.window, window.isOverlayWindow,
      let root = window.rootViewController?.view
    else { return }
    let keyboard = root.keyboardLayoutGuide.layoutFrame
    let lower = field.convert(field.bounds, to: window).maxY
    if keyboard.height > 100, keyboard.minY > 300, lower > keyboard.minY + 1 {
      fail("the keyboard at \(keyboard) covers the field of \(popup.name), which ends at \(lower)")
    }
  }

  /// Whether the keyboard is visible; it is shared by all scenes.
  var isKeyboardUp: Bool {
    scenes.contains { $0.scene.windows.contains { $0.containedFirstResponder != nil } }
  }

  /// Verifies that overlay windows adopt style, tint and orientations of the app window.
  func checkWindowAppearance(of app: FuzzScene) {
    for window in app.overlays {
      if window.traitCollection.userInterfaceStyle != app.window.traitCollection.userInterfaceStyle
      {
        fail("an overlay window has the style \(window.traitCollection.userInterfaceStyle)")
      }
      // Below a modal popup the tint is dimmed.
      if window.tintAdjustmentMode != .dimmed, window.tintColor != app.tint {
        fail("an overlay window has the tint \(window.tintColor as Any), the app \(app.tint)")
      }
      guard let root = window.rootViewController else { continue }
      if let expected = app.orientations, root.supportedInterfaceOrientations != expected {
        let mask = root.supportedInterfaceOrientations
        fail("an overlay window supports \(mask), the app window \(expected)")
      }
    }
  }
}

extension UIView {
  /// Whether neither the view nor a superview has a transform.
  fileprivate var isUntransformed: Bool {
    sequence(first: self as UIView, next: \.superview).allSatisfy(\.transform.isIdentity)
  }
}
