// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

// Who has the keys and the keyboard when everything is at rest.
extension UIFuzzer {
  /// The keys belong to the topmost modal popup or to the app, unless somebody types into a popup that
  /// is not modal.
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
      fail(
        "the keys are with \(name(of: key)), not with the window of \(top?.name ?? "the app")")
    }
    if expected !== app.window { coverage.count(.keysTaken) }
  }

  /// Nobody types below a modal popup; and what was typed in before it came is typed in after it has
  /// gone.
  func checkFocus(of app: FuzzScene, _ seen: [FuzzPopup]) {
    let top = topmostModal(of: seen)
    let field = app.editedField
    if let top, !top.spec.isAppModal, let view = top.viewsOnScreen.first {
      // What the app has presented since in front of one in its window is not below it; and while popups
      // are typed into, the page's window may remember what had the keyboard before.
      for page in app.pageModel.visible.compactMap({ $0.value as? FuzzPage })
      where page.field.isFirstResponder && !app.hasLeftFocus
        && zOrder(of: page.field) < zOrder(of: view)
      {
        fail("\(top.name) is modal, and the page below has the keyboard")
      }
    } else if top == nil, let field, field.window === app.window, app.presented.isEmpty,
      !seen.contains(where: \.isTyping)
    {
      guard field.isFirstResponder else {
        return fail("nothing modal is there, and what was typed in does not have the keyboard")
      }
      if app.textInputInterruptedAt > 0 { coverage.count(.typingOnPage) }
    }
    guard let top, top.isTyping, let popupField = (top.current as? FuzzCard)?.field,
      popupField.isInVisibleWindow
    else { return }
    if !popupField.isFirstResponder {
      fail("\(top.name) is there, and what was typed in in it does not have the keyboard")
    }
    if top.isVisibleAgain { coverage.count(.typingInPopup) }
  }
}

// What VoiceOver reads.
extension UIFuzzer {
  /// What came while VoiceOver was on has its focus, if it is modal and has come last.
  func checkVoiceOver(of app: FuzzScene, _ seen: [FuzzPopup]) {
    guard device.voiceOverRunning, let top = topmostModal(of: seen), !top.isAlert,
      top.spec.presentation == nil, top.presentedController == nil, top.visibilitySince > voiceOverSince,
      top.visibilitySince >= lastEventTime, let view = top.viewsOnScreen.first
    else { return }
    let focused = UIAccessibility.focusedElement(using: nil) as? UIView
    if focused?.isDescendant(of: view) != true {
      fail("\(top.name) has come last, and VoiceOver reads \(name(of: focused))")
    }
    coverage.count(.readAloud)
  }
}

extension UIView {
  /// The view in it that has the keyboard.
  var containedFirstResponder: UIView? {
    if isFirstResponder { return self }
    return subviews.lazy.compactMap(\.containedFirstResponder).first
  }
}
