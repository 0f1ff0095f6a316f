// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#if canImport(UIKit)
  import os
#endif

/// Messages for the developers of an app.
public enum DeveloperLog {
  /// Writes a message: on Apple systems to the system's log, which Xcode and Console show, elsewhere
  /// to standard error.
  public static func write(_ message: String) {
    #if canImport(UIKit)
      Logger(subsystem: "Usher", category: "misuse").error("\(message, privacy: .public)")
    #else
      FileHandle.standardError.write(Data("\(message)\n".utf8))
    #endif
  }
}
