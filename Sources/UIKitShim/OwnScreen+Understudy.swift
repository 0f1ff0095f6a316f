// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

#if canImport(Understudy)
  import Understudy

  extension OwnScreen {
    struct PlatformScreen {
      weak var device = HeadlessDevice.currentIfAny
    }

    func platformRun(_ body: @MainActor () -> Void) {
      platformScreen.device?.makeCurrent(body)
    }
  }
#endif
