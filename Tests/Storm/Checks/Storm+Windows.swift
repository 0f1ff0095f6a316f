// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

// Usher's windows.
extension Storm {
  /// A window of its own has each popup that is on the screen or may come back there, and no other.
  func checkWindowCount(of app: StormScene) {
    let owners = popups.filter { $0.app === app && !$0.hasEnded && !$0.hasJoined }.count
    let standing = app.scene.windows.filter(\.isUshers).count
    if standing > owners {
      fail("\(standing) windows of Usher's are in the scene of \(owners) popups")
    }
  }
}

// What Usher asks of UIKit.
extension Storm {
  /// UIKit is asked for nothing that it refuses. Where it does not name at once what it is to present, who
  /// comes second cannot know.
  func checkComplaints() {
    let new = device.log.dropFirst(complaints)
    complaints = device.log.count
    guard device.switches.presentedControllerIsSetAtOnce else { return }
    // Nobody else presents these.
    let ours = new.first { $0.hasPrefix("Attempt to present <StormCardController") }
    if let ours { fail("UIKit complains: \(ours)") }
  }
}

extension UIWindow {
  var isUshers: Bool { "\(type(of: self))" == "OverlayWindow" }
}
