// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// How the time of a popup on the screen stands.
package enum DisplayTimerState: Sendable, Hashable, CaseIterable {
  /// The user cannot see and use all of it, or not now: it waits, comes, leaves, is suspended, or below
  /// something, or the app is not active.
  case stopped
  /// The user can, and is to be left alone: a finger is on it, or assistive technology reads it.
  case paused
  /// The user can, and its time runs.
  case running
}
