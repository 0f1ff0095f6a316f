// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The time of the current device's clock, which starts at 0.
public func CACurrentMediaTime() -> CFTimeInterval {
  MainActor.assumeIsolated { HeadlessDevice.current.clock.now }
}
