// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

@testable import Understudy

@MainActor
func withWindow(_ body: @MainActor (HeadlessDevice, UIWindow) -> Void) {
  HeadlessDevice.run { device in
    let window = UIWindow(windowScene: device.connectScene())
    window.makeKeyAndVisible()
    body(device, window)
  }
}

/// The calls of recognizers and views.
@MainActor
final class GestureLog {
  var states: [UIGestureRecognizer.State] = []
  var touches: [String] = []

  @discardableResult
  func watch<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, in view: UIView
  ) -> Recognizer {
    recognizer.headlessAddAction { [weak self] recognizer in
      self?.states.append(recognizer.state)
    }
    view.addGestureRecognizer(recognizer)
    return recognizer
  }
}

final class TouchLogView: UIView {
  private let log: GestureLog

  init(_ log: GestureLog) {
    self.log = log
    super.init(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.touches.append("began")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.touches.append("moved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.touches.append("ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.touches.append("cancelled")
  }
}
