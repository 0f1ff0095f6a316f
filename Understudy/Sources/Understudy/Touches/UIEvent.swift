// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

@MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches = 0
    case presses = 3
  }

  var touches: Set<UITouch> = []

  open var type: EventType { .touches }
  open internal(set) var timestamp: TimeInterval = 0
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches.filter { $0.window === window }
  }
  open func touches(for view: UIView) -> Set<UITouch>? { touches.filter { $0.view === view } }

  func deliverToWindows() {
    let windows = touches.compactMap(\.window)
    for (index, window) in windows.enumerated() where !windows[..<index].contains(window) {
      window.sendEvent(self)
    }
  }
}
