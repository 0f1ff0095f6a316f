// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#if canImport(Understudy)
  import Foundation

  extension DeveloperLog {
    static func platformWrite(_ message: String) {
      FileHandle.standardError.write(Data("\(message)\n".utf8))
    }
  }
#endif
