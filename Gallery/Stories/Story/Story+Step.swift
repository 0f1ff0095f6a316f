// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

extension Story {
  /// What a picture shows, which decides whether the audit looks at it.
  public enum PictureKind: String, Sendable {
    /// Everything has come to rest, and all is well. The audit looks at these.
    case still
    /// Something is on its way.
    case moving
    /// What goes wrong without Usher.
    case trouble
  }

  /// One step of a story's script.
  public enum Step {
    /// Taps the middle of the frontmost element with this accessibility label or text.
    case tap(String)

    /// Types into what has the focus, as a keyboard does.
    case type(String)

    /// Puts a finger down, at parts of the window's width and height; the width is counted from
    /// where lines of text begin.
    case press(at: CGPoint)

    /// Moves the finger there, in so many seconds.
    case move(to: CGPoint, over: TimeInterval)

    /// Lifts the finger.
    case lift

    /// Lets time pass, in seconds.
    case wait(TimeInterval)

    /// Opens another window of the app in a scene of its own, with this first page, and turns to it.
    case openWindow(@MainActor () -> UIViewController)

    /// Turns to the window that was opened as this one, the first being 0: it comes to the front, and
    /// what follows is about it.
    case turnToWindow(Int)

    /// Runs code of the app: what a server's answer or a timer would have started.
    case perform(String, @MainActor () -> Void)

    /// Takes a picture.
    case picture(String, caption: String, PictureKind = .still)

    /// Claims something about the screen or the app; a false claim fails the story.
    case expect(String, @MainActor () -> Bool)

    /// Claims that an element with this accessibility label or text can be seen.
    case expectSeen(String)

    /// Claims that no element with this accessibility label or text can be seen.
    case expectUnseen(String)

    /// Claims that an element with this label or text can be seen, and that something in front of it
    /// would get a touch on it.
    case expectOutOfReach(String)
  }
}
