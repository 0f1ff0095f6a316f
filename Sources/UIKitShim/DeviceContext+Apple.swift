// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#if canImport(UIKit)
  extension DeviceContext {
    struct PlatformDevice {}

    func platformRun(_ body: @MainActor () -> Void) { body() }
  }
#endif
