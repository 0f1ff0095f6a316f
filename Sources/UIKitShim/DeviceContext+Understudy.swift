// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#if canImport(Understudy)
  import Understudy

  extension DeviceContext {
    struct PlatformDevice {
      weak var device = HeadlessDevice.currentIfAny
    }

    func platformRun(_ body: @MainActor () -> Void) {
      platformDevice.device?.makeCurrent(body)
    }

    nonisolated func platformNextTurn(_ action: @escaping @MainActor () -> Void) {
      if HeadlessDevice.isOnMainQueue {
        MainActor.assumeIsolated { schedule(action) }
      } else {
        Task { @MainActor in schedule(action) }
      }
    }

    private func schedule(_ action: @escaping @MainActor () -> Void) {
      platformDevice.device?.clock.nextTurn(action)
    }
  }
#endif
