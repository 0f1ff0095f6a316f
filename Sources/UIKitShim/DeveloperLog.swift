// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// Messages for the developers of an app.
public enum DeveloperLog {
  /// Writes a message: on Apple systems to the system's log, which Xcode and Console show, elsewhere
  /// to standard error.
  public static func write(_ message: String) { platformWrite(message) }
}
