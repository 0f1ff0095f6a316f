// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#if canImport(Understudy)
  import Understudy

  extension ReadOnlyAccess {
    static func platformRun<Result>(_ body: () -> Result) -> Result {
      HeadlessDevice.current.onlyReading(body)
    }
  }
#endif
