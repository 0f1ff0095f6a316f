// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// Whether the scene that a queue plays on can show something.
public enum PopupSceneState: Sendable, Hashable {
  /// The scene is in front and active, and has a window. Can become any other.
  case active
  /// The scene is there but not active, or has no window yet: nothing starts. A queue begins here.
  /// Can become any other.
  case inactive
  /// The scene is in the background: nothing starts and nothing animates. Can become any other.
  case background
  /// The scene was disconnected: everything has ended and whatever comes ends at once. Final.
  case disconnected
}
