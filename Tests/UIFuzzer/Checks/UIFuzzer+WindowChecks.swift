// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

// Overlay windows.
extension UIFuzzer {
  /// Verifies that there are no more overlay windows than popups, without those in which only a
  /// backdrop is left.
  func checkWindowCount(of app: FuzzScene) {
    let owners = popups.filter { $0.app === app && !$0.isDismissed && !$0.hasJoined }.count
    let windows = app.scene.windows.count { $0.isOverlayWindow && !$0.containsOnlyBackdrop }
    if windows > owners {
      fail("\(windows) overlay windows are in the scene of \(owners) popups")
    }
  }
}

// Warnings of UIKit.
extension UIFuzzer {
  /// Verifies that UIKit refuses no presentation that Usher requests.
  ///
  /// If `presentedViewController` is set late, a second presenter cannot know about the first.
  func checkUIKitWarnings() {
    let new = device.log.dropFirst(checkedLogCount)
    checkedLogCount = device.log.count
    guard device.switches.presentedControllerIsSetAtOnce else { return }
    // Only Usher presents controllers of this type.
    let warning = new.first { $0.hasPrefix("Attempt to present <FuzzCardController") }
    if let warning { fail("UIKit warning: \(warning)") }
  }
}

extension UIWindow {
  var isOverlayWindow: Bool { "\(type(of: self))" == "OverlayWindow" }

  /// Whether it contains neither a card nor an alert.
  fileprivate var containsOnlyBackdrop: Bool {
    rootViewController?.children.isEmpty == true
      && rootViewController?.presentedViewController == nil
  }
}
