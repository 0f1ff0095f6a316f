// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

#if !canImport(UIKit)
  import UIKitShim

  // What a user does to the phone and to the app as a whole.
  extension VirtualDevice {
    /// Turns the phone. The interface follows in the next turn of the run loop, with UIKit's animation,
    /// as far as the app and its pages support the orientation.
    public func rotate(to orientation: UIDeviceOrientation) {
      device.orientation = orientation
    }

    /// Leaves the app, as with a swipe to the home screen: all its scenes go to the background. Nothing
    /// happens to one that is there.
    public func enterBackground() {
      device.scenes.forEach(device.background)
      clock.runTurn()
    }

    /// Comes back to the app: all its scenes are active again, with the same one in front.
    public func enterForeground() {
      let front = frontWindow.windowScene
      device.scenes.filter { $0 !== front }.forEach(device.activate)
      front.map(device.activate)
      clock.runTurn()
    }

    /// Makes the app inactive, as a call or the notification centre do; `enterForeground()` makes it
    /// active again. Nothing happens to a scene in the background.
    public func resignActive() {
      device.scenes.forEach(device.deactivate)
      clock.runTurn()
    }

    /// Closes the scene of one of the app's windows for good, as in the app switcher; the scene that was in
    /// front before it is there again. Nothing happens for the app's first window and for windows
    /// that `openWindow()` did not open.
    public func closeWindow(_ window: UIWindow) {
      guard let session = window.windowScene?.session, removeWindow(window) else { return }
      device.discard(session)
      clock.runTurn()
    }
  }
#endif
