// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

extension UIScrollView {
  func dragDidBeginForKeyboard() {
    switch keyboardDismissMode {
    case .none, .interactive, .interactiveWithAccessory: break
    case .onDrag, .onDragWithAccessory:
      HeadlessDevice.current.keyboard.responder?.resignFirstResponder()
    }
  }
}
