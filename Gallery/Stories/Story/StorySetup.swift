// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What a story needs of a phone that plays it: who looks, who has a finger, who waits.
///
/// The command `gallery` and the audit play on a simulated phone; an app can play on itself, as far
/// as it can make touches.
@MainActor
public protocol StorySetup {
  /// The app's window that is in front; still hidden and without a root when the story begins.
  var window: UIWindow { get }

  /// Opens another window of the app in a scene of its own; it is in front, hidden, and without a root.
  func openWindow()

  /// Brings a window to the front, by the order in which they were opened, the first being 0.
  func turn(toWindow number: Int)

  /// Finds and taps what is on the screen, in the scene of the window that is in front.
  var screen: any StoryScreen { get }

  /// Touches and types.
  var input: any StoryInput { get }

  /// Lets time pass, in seconds.
  func wait(_ seconds: TimeInterval)

  /// Called for each step before it is done.
  func willPerform(_ step: Story.Step)

  /// Takes a picture.
  func picture(_ name: String, caption: String, kind: Story.PictureKind) throws
}

/// Finds what is on the screen by accessibility label or text, the frontmost first.
@MainActor
public protocol StoryScreen {
  /// Says whether an element can be seen.
  func isVisible(_ label: String) -> Bool

  /// Says whether a touch on the middle of an element that can be seen would get there.
  func isHittable(_ label: String) -> Bool

  /// Taps the middle of an element; throws if there is none, or if something lies in front of it.
  func tap(_ label: String) throws
}

/// A finger on the screen, and what a keyboard does.
@MainActor
public protocol StoryInput {
  /// Puts the finger down at a point of the screen.
  func touchDown(at point: CGPoint)

  /// Moves the finger to a point of the screen.
  func touchMove(to point: CGPoint)

  /// Lifts the finger.
  func touchUp()

  /// Types into what has the focus.
  func type(_ text: String)
}
