// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What a story needs from the phone that plays it.
///
/// The command `gallery` and the audit play on a simulated phone; an app can play on itself.
@MainActor
public protocol StoryStage {
  /// The app's window, still hidden and without a root when the story begins.
  var window: UIWindow { get }

  /// Taps the frontmost element with this accessibility label or text.
  ///
  /// Throws if there is none, or if something lies in front of it.
  func tap(_ label: String) throws

  /// Lets time pass, in seconds.
  func wait(_ seconds: TimeInterval)

  /// Says whether an element with this accessibility label or text can be seen.
  func sees(_ label: String) -> Bool

  /// Called for each step before it is done.
  func willDo(_ step: Story.Step)

  /// Takes a picture.
  func picture(_ name: String, caption: String, kind: Story.PictureKind) throws
}
