// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

#if canImport(UIKit)
  extension ReadOnlyAccess {
    static func platformRun<Result>(_ body: () -> Result) -> Result { body() }
  }
#endif
