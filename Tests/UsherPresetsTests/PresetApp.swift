// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher
import UsherTesting

/// An app with one page that has a field.
@MainActor
struct PresetApp {
  let device: VirtualDevice
  let page = UIViewController()
  let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 44))

  static func run(
    _ settings: DeviceSettings = DeviceSettings(), system: VirtualDevice.System? = nil,
    _ body: @MainActor (PresetApp) throws -> Void
  ) rethrows {
    try VirtualDevice.run(settings, system: system) { device in
      try body(PresetApp(device: device))
    }
  }

  init(device: VirtualDevice) {
    self.device = device
    field.accessibilityLabel = "Name"
    page.view.addSubview(field)
    device.setRoot(page)
    device.clock.advance(by: .seconds(1))
  }

  var center: PopupCenter { page.usher.popups }

  @discardableResult
  func show<Value>(
    _ popup: Popup<Value>, for time: Duration = .seconds(1)
  ) -> PopupHandle<Value> {
    let handle = center.show(popup)
    device.clock.advance(by: time)
    return handle
  }

  func tap(at point: CGPoint) {
    device.touchDown(at: point)
    device.touchUp()
  }

  func advance(by time: Duration) { device.clock.advance(by: time) }

  /// The frame of a text on the screen.
  func frame(_ label: String) -> CGRect { device.probe.element(label)?.frame ?? .null }

  func isVisible(_ label: String) -> Bool { device.probe.isVisible(label) }
}
