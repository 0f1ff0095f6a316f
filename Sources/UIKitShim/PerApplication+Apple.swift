// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

#if canImport(UIKit)
  extension PerApplication {
    struct PlatformStorage { var value: Value? }
  }
#endif
