// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

// Usher's windows.
extension UIFuzzer {
  /// A window of its own has each popup that is on the screen or may come back there, and no other.
  func checkWindowCount(of app: FuzzScene) {
    let owners = popups.filter { $0.app === app && !$0.isDismissed && !$0.hasJoined }.count
    let windows = app.scene.windows.filter(\.isOverlayWindow).count
    if windows > owners {
      fail("\(windows) windows of Usher's are in the scene of \(owners) popups")
    }
  }
}

// What Usher asks of UIKit.
extension UIFuzzer {
  /// UIKit is asked for nothing that it refuses. Where it does not name at once what it is to present, who
  /// comes second cannot know.
  func checkUIKitWarnings() {
    let new = device.log.dropFirst(checkedLogCount)
    checkedLogCount = device.log.count
    guard device.switches.presentedControllerIsSetAtOnce else { return }
    // Nobody else presents these.
    let warning = new.first { $0.hasPrefix("Attempt to present <FuzzCardController") }
    if let warning { fail("UIKit complains: \(warning)") }
  }
}

extension UIWindow {
  var isOverlayWindow: Bool { "\(type(of: self))" == "OverlayWindow" }
}
