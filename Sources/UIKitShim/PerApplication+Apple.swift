// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#if canImport(UIKit)
  extension PerApplication {
    struct PlatformStorage { var value: Value? }
    var platformOutside: Value? { nil }
    var platformTarget: Value { current }
  }
#endif
