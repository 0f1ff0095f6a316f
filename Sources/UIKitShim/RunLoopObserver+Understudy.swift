// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#if canImport(Understudy)
  import Understudy

  extension RunLoopObserver {
    static func platformObserve(
      _ action: @escaping @MainActor () -> Void
    ) -> @MainActor () -> Void {
      let observer = HeadlessDevice.current.clock.addTurnObserver(action)
      return { observer.invalidate() }
    }
  }
#endif
