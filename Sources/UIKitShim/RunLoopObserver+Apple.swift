// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#if canImport(UIKit)
  import UIKit

  extension RunLoopObserver {
    static func platformObserve(
      _ action: @escaping @MainActor () -> Void
    ) -> @MainActor () -> Void {
      // Order 0 is before Core Animation's observer (2 000 000): a change after its commit would
      // not be drawn until something else wakes the run loop.
      let observer = CFRunLoopObserverCreateWithHandler(
        kCFAllocatorDefault, CFRunLoopActivity.beforeWaiting.rawValue, true, 0
      ) { _, _ in
        MainActor.assumeIsolated { action() }
      }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
      return { CFRunLoopObserverInvalidate(observer) }
    }
  }
#endif
