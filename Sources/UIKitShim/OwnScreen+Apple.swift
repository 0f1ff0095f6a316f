// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

#if canImport(UIKit)
  extension OwnScreen {
    struct PlatformScreen {}

    func platformRun(_ body: @MainActor () -> Void) { body() }
  }
#endif
