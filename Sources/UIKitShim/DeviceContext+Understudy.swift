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
  }
#endif
