// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

#if canImport(Understudy)
  import Foundation
  import Understudy

  extension DeviceContext {
    struct PlatformDevice {
      weak var device = HeadlessDevice.currentIfAny
    }

    func platformRun(_ body: @MainActor () -> Void) {
      platformDevice.device?.makeCurrent(body)
    }

    nonisolated func platformNextTurn(_ action: @escaping @MainActor () -> Void) {
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { schedule(action) }
      } else {
        Task { @MainActor in schedule(action) }
      }
    }

    private func schedule(_ action: @escaping @MainActor () -> Void) {
      platformDevice.device?.clock.nextTurn(action)
    }
  }

  /// On Linux the main queue may run on any thread, so `Thread.isMainThread` does not help.
  private enum MainQueue {
    private static let key = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
  }
#endif
