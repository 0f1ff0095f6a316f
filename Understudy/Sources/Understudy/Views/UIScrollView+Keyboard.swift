// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIScrollView {
  func dragDidBeginForKeyboard() {
    switch keyboardDismissMode {
    case .none, .interactive, .interactiveWithAccessory: break
    case .onDrag, .onDragWithAccessory:
      HeadlessDevice.current.keyboard.responder?.resignFirstResponder()
    }
  }

  func dragDidMoveForKeyboard() {
    guard dragsKeyboard, let finger = pan.touch?.screenPoint.y else { return }
    HeadlessDevice.current.keyboard.drag(finger: finger)
  }

  func dragDidEndForKeyboard(velocity: CGFloat) {
    guard dragsKeyboard else { return }
    HeadlessDevice.current.keyboard.dragDidEnd(velocity: velocity)
  }

  private var dragsKeyboard: Bool {
    keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory
  }
}

extension SoftwareKeyboard {
  /// Goes down with a finger that has reached its upper edge, and up again with it.
  func drag(finger: CGFloat) {
    guard let frame, let window else { return }
    let depth = min(max(0, finger - frame.minY), frame.height)
    window.place(frame.offsetBy(dx: 0, dy: depth))
  }

  /// Goes away, or comes back, as the finger last moved.
  func dragDidEnd(velocity: CGFloat) {
    guard let frame, let window, window.hiddenHeight > 0 else { return }
    let isOnItsWay = abs(velocity) > 50 ? velocity > 0 : window.hiddenHeight > frame.height / 2
    if isOnItsWay {
      responder?.resignFirstResponder()
    } else {
      UIView.animate(withDuration: Self.duration, delay: 0, options: .keyboardCurve) {
        window.place(frame)
      }
    }
  }
}
