// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

#if canImport(UIKit)
  extension OnlyReading {
    static func platformRun<Result>(_ body: () -> Result) -> Result { body() }
  }
#endif
