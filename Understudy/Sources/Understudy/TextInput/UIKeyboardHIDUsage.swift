// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// Differs: only the keys that are sent as presses.
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardEscape = 0x29
}
