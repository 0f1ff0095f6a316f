// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#if canImport(UIKit)
  extension PerApplication {
    struct PlatformStorage {
      var value: Value?
      let outside: Value? = nil
      var target: Value? {
        get { value }
        set { value = newValue }
      }
    }
  }
#endif
