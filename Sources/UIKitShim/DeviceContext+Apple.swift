// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#if canImport(UIKit)
  import Foundation

  extension DeviceContext {
    struct PlatformDevice {}

    func platformRun(_ body: @MainActor () -> Void) { body() }

    nonisolated func platformNextTurn(_ action: @escaping @MainActor () -> Void) {
      DispatchQueue.main.async { action() }
    }
  }
#endif
