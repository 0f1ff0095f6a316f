// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#if canImport(UIKit)
  import os

  extension DeveloperLog {
    static func platformWrite(_ message: String) {
      Logger(subsystem: "Usher", category: "misuse").error("\(message, privacy: .public)")
    }
  }
#endif
