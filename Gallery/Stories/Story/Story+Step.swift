// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

extension Story {
  /// What a picture shows. The audit only checks pictures of one kind.
  public enum PictureKind: String, Sendable {
    /// A settled screen without a problem. The audit checks these.
    case still
    /// A screen during an animation.
    case moving
    /// The problem without Usher.
    case trouble
  }

  /// One step of a story's script.
  public enum Step {
    /// Taps the center of the frontmost element with this accessibility label or text.
    case tap(String)

    /// Types into the first responder, as a keyboard does.
    case type(String)

    /// Puts a finger down, at fractions of the window's width and height. The x-coordinate is
    /// counted from the leading edge.
    case press(at: CGPoint)

    /// Moves the finger to this point within this time, in seconds.
    case move(to: CGPoint, over: TimeInterval)

    /// Lifts the finger.
    case lift

    /// Waits, in seconds.
    case wait(TimeInterval)

    /// Opens another window of the app in a scene of its own, with this first page, and switches to
    /// it.
    case openWindow(@MainActor () -> UIViewController)

    /// Switches to the window with this index in the order of opening, starting at 0. It moves to
    /// the front, and the following steps apply to it.
    case turnToWindow(Int)

    /// Runs code of the app, such as the handler of a response or a timer.
    case perform(String, @MainActor () -> Void)

    /// Takes a picture.
    case picture(String, caption: String, PictureKind = .still)

    /// Expects a condition of the screen or the app. If it is false, the story fails.
    case expect(String, @MainActor () -> Bool)

    /// Expects that an element with this accessibility label or text is visible.
    case expectSeen(String)

    /// Expects that no element with this accessibility label or text is visible.
    case expectUnseen(String)

    /// Expects that an element with this label or text is visible, but that a view in front of it
    /// receives its touches.
    case expectOutOfReach(String)
  }
}
