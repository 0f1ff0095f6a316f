// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

#if !canImport(UIKit)
  import UIKitShim

  // One finger, and the keys of a keyboard. Time passes only in a drag and where the clock is advanced, so
  // that a test decides how fast the finger moves.
  extension VirtualDevice {
    /// Puts the finger down at a point of the screen; one that is down already is cancelled.
    public func touchDown(at point: CGPoint) {
      device.touchDown(at: point)
    }

    /// Moves the finger to a point of the screen.
    public func touchMove(to point: CGPoint) {
      device.touchMove(to: point)
    }

    /// Lifts the finger.
    public func touchUp() {
      device.touchUp()
    }

    /// Puts the finger down at one point, moves it to another in a straight line, with a frame between
    /// any two points, and lifts it there. The time passes meanwhile; a short one is a flick.
    public func drag(
      from start: CGPoint, to end: CGPoint, over time: Duration = .milliseconds(250)
    ) {
      device.drag(from: start, to: end, duration: max(0, time / .seconds(1)))
    }

    /// Types into what has the focus, a character at a time; a line end is the return key. Nothing
    /// happens where nothing has the focus that takes text.
    public func type(_ text: String) {
      device.type(text)
    }
  }
#endif
