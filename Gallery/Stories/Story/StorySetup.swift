// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// The set-up on which a story is played: windows, input and time.
///
/// The command `gallery` and the audit play on a simulated device; an app can play on itself, as
/// far as it can create touches.
@MainActor
public protocol StorySetup {
  /// The app's frontmost window, hidden and without a root view controller when the story begins.
  var window: UIWindow { get }

  /// Opens another window of the app in a scene of its own. It is in front, hidden, and without a
  /// root view controller.
  func openWindow()

  /// Brings the window with this index in the order of opening to the front, starting at 0.
  func turn(toWindow number: Int)

  /// Finds and taps elements on the screen, in the scene of the frontmost window.
  var screen: any StoryScreen { get }

  /// Sends touches and text.
  var input: any StoryInput { get }

  /// Waits, in seconds.
  func wait(_ seconds: TimeInterval)

  /// Called before each step.
  func willPerform(_ step: Story.Step)

  /// Takes a picture.
  func picture(_ name: String, caption: String, kind: Story.PictureKind) throws
}

/// Finds elements on the screen by accessibility label or text, the frontmost first.
@MainActor
public protocol StoryScreen {
  /// The visible texts, front to back.
  var texts: [String] { get }

  /// Returns whether an element is visible.
  func isVisible(_ label: String) -> Bool

  /// Returns whether an element is visible and receives a touch on its center.
  func isHittable(_ label: String) -> Bool

  /// Taps the center of an element. Throws if there is none, or if a view in front of it would
  /// receive the touch.
  func tap(_ label: String) throws
}

/// A finger on the screen, and a keyboard.
@MainActor
public protocol StoryInput {
  /// Puts the finger down at a point of the screen.
  func touchDown(at point: CGPoint)

  /// Moves the finger to a point of the screen.
  func touchMove(to point: CGPoint)

  /// Lifts the finger.
  func touchUp()

  /// Types into the first responder.
  func type(_ text: String)
}
