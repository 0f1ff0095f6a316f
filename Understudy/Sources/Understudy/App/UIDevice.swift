// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

@MainActor
open class UIDevice: NSObject {
  private unowned let device: HeadlessDevice

  init(device: HeadlessDevice) {
    self.device = device
  }

  public class var current: UIDevice { HeadlessDevice.current.application.device.uiDevice }

  open var name: String { device.model.name }
  open var model: String { device.model.idiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var systemName: String { device.model.idiom == .pad ? "iPadOS" : "iOS" }
  /// The version whose appearance is drawn.
  open var systemVersion: String { "18.0" }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { device.model.idiom }
  open var orientation: UIDeviceOrientation { device.orientation }

  /// Differs: posted whether or not notifications were requested; there is no sensor to switch on.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
}
