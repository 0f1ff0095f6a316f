// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

// Who has the keys and the keyboard when everything is at rest.
extension Storm {
  /// The keys belong to the topmost modal popup or to the app, unless somebody types into a popup that
  /// is not modal.
  func checkKeys(of app: StormScene, _ seen: [StormPopup]) {
    let key = app.scene.windows.first { $0.isKeyWindow }
    let top = topmostModal(of: seen)
    if let key, key !== app.window, key.focused != nil,
      seen.contains(where: { !$0.wish.isModal && $0.viewsOnScreen.first?.window === key })
    {
      return
    }
    let expected = top?.viewsOnScreen.first?.window ?? app.window
    if key !== expected {
      fail(
        "the keys are with \(name(of: key)), not with the window of \(top?.name ?? "the app")")
    }
    if expected !== app.window { tally.count(.keysTaken) }
  }

  /// Nobody types below a modal popup; and what was typed in before it came is typed in after it has
  /// gone.
  func checkFocus(of app: StormScene, _ seen: [StormPopup]) {
    let top = topmostModal(of: seen)
    let field = app.typedIn
    if let top, !top.wish.isAppModal, let view = top.viewsOnScreen.first {
      // What the app has presented since in front of one in its window is not below it; and while popups
      // are typed into, the page's window may remember what had the keyboard before.
      for page in app.account.visible.compactMap({ $0.value as? StormPage })
      where page.field.isFirstResponder && !app.hasLeftFocus
        && height(of: page.field) < height(of: view)
      {
        fail("\(top.name) is modal, and the page below has the keyboard")
      }
    } else if top == nil, let field, field.window === app.window, app.presented.isEmpty,
      !seen.contains(where: \.isTyping)
    {
      guard field.isFirstResponder else {
        return fail("nothing modal is there, and what was typed in does not have the keyboard")
      }
      if app.typedUntil > 0 { tally.count(.typingOnPage) }
    }
    guard let top, top.isTyping, let own = (top.current as? StormCard)?.field,
      own.isInVisibleWindow
    else { return }
    if !own.isFirstResponder {
      fail("\(top.name) is there, and what was typed in in it does not have the keyboard")
    }
    if top.isBackAgain { tally.count(.typingInPopup) }
  }
}

// What VoiceOver reads.
extension Storm {
  /// What came while VoiceOver was on has its focus, if it is modal and has come last.
  func checkVoiceOver(of app: StormScene, _ seen: [StormPopup]) {
    guard device.voiceOverRunning, let top = topmostModal(of: seen), !top.isAlert,
      top.wish.presentation == nil, top.front == nil, top.showingSince > voiceOverSince,
      top.showingSince >= lastEvent, let view = top.viewsOnScreen.first
    else { return }
    let focused = UIAccessibility.focusedElement(using: nil) as? UIView
    if focused?.isDescendant(of: view) != true {
      fail("\(top.name) has come last, and VoiceOver reads \(name(of: focused))")
    }
    tally.count(.readAloud)
  }
}

extension UIView {
  /// The view in it that has the keyboard.
  var focused: UIView? {
    if isFirstResponder { return self }
    return subviews.lazy.compactMap(\.focused).first
  }
}
