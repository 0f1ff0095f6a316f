// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#if canImport(UIKit)
  extension ReadOnlyAccess {
    static func platformRun<Result>(_ body: () -> Result) -> Result { body() }
  }
#endif
