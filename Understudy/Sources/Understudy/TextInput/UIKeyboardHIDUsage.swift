// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// Differs: the keys that are told as presses, no others.
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardEscape = 0x29
}
