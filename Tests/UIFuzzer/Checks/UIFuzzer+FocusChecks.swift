// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

// Key window, first responder and VoiceOver focus while idle.
extension UIFuzzer {
  /// Verifies that the key window is that of the topmost modal popup or the app window, unless a
  /// nonmodal popup has the first responder.
  func checkKeyWindow(of app: FuzzScene, _ seen: [FuzzPopup]) {
    let key = app.scene.windows.first { $0.isKeyWindow }
    let top = topmostModal(of: seen)
    if let key, key !== app.window, key.containedFirstResponder != nil,
      seen.contains(where: { !$0.spec.isModal && $0.viewsOnScreen.first?.window === key })
    {
      return
    }
    let expected = top?.viewsOnScreen.first?.window ?? app.window
    if key !== expected {
      fail("the key window is \(name(of: key)); expected: that of \(top?.name ?? "the app")")
    }
    if expected !== app.window { coverage.count(.keyWindowTaken) }
  }

  /// Verifies that no first responder is below a modal popup, and that the previous one is restored
  /// after the dismissal.
  func checkFocus(of app: FuzzScene, _ seen: [FuzzPopup]) {
    let top = topmostModal(of: seen)
    let field = app.editedField
    if let top, !top.spec.isAppModal, let view = top.viewsOnScreen.first {
      // A controller that the app presents over a popup in its window is not below that popup.
      for page in app.pageModel.visible.compactMap({ $0.value as? FuzzPage })
      where page.field.isFirstResponder && zOrder(of: page.field) < zOrder(of: view) {
        fail("the first responder is on a page below \(top.name), which is modal")
      }
    } else if top == nil, let field, field.window === app.window, app.presented.isEmpty,
      !seen.contains(where: \.isTyping)
    {
      guard field.isFirstResponder else {
        return fail("no modal popup is visible, but the page's first responder is not restored")
      }
      if app.textInputInterruptedAt > 0 { coverage.count(.textInputRestoredOnPage) }
    }
    guard let top, top.isTyping, let popupField = (top.current as? FuzzCard)?.field,
      popupField.isInVisibleWindow
    else { return }
    if !popupField.isFirstResponder {
      fail("\(top.name) is visible, but its text field is not the first responder")
    }
    if top.isVisibleAgain { coverage.count(.textInputRestoredInPopup) }
  }
}

// VoiceOver.
extension UIFuzzer {
  /// Verifies that VoiceOver focuses the topmost modal popup if it appeared while VoiceOver was on.
  func checkVoiceOver(of app: FuzzScene, _ seen: [FuzzPopup]) {
    guard device.voiceOverRunning, let top = topmostModal(of: seen), top.kind == .popup,
      top.spec.presentation == nil, top.presentedController == nil,
      top.visibilitySince > voiceOverSince,
      top.visibilitySince >= lastEventTime, !hasRival(top), let view = top.viewsOnScreen.first
    else { return }
    let focused = UIAccessibility.focusedElement(using: nil) as? UIView
    if focused?.isDescendant(of: view) != true {
      fail("\(top.name) appeared last, but VoiceOver focuses \(name(of: focused))")
    }
    coverage.count(.focusedByVoiceOver)
  }

  /// Whether a popup of another scene has appeared at the same time.
  private func hasRival(_ popup: FuzzPopup) -> Bool {
    popups.contains {
      $0.app !== popup.app && $0.app.scene.activationState != .background
        && $0.visibilitySince == popup.visibilitySince
    }
  }
}

extension UIView {
  /// The first responder among the view and its subviews.
  var containedFirstResponder: UIView? {
    if isFirstResponder { return self }
    return subviews.lazy.compactMap(\.containedFirstResponder).first
  }
}
