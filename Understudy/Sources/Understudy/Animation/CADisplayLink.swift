// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Target and selector need the Objective-C runtime: `init(headless:)` replaces them. A link runs
/// from the moment it is made; run loops and their modes have no part in it.
@MainActor
open class CADisplayLink: NSObject {
  private var handler: (@MainActor (CADisplayLink) -> Void)?
  private let links: DisplayLinks
  private var selfReference: CADisplayLink?

  package init(headless handler: @escaping @MainActor (CADisplayLink) -> Void) {
    self.handler = handler
    links = HeadlessDevice.current.animator.displayLinks
    super.init()
    selfReference = self
    links.add(self)
  }

  open var isPaused = false
  open private(set) var timestamp: CFTimeInterval = 0
  open private(set) var duration: CFTimeInterval = 0
  open var targetTimestamp: CFTimeInterval { timestamp + HeadlessClock.frameDuration }

  open func invalidate() {
    handler = nil
    links.remove(self)
    selfReference = nil
  }

  func fire(at now: TimeInterval) {
    timestamp = now
    duration = HeadlessClock.frameDuration
    handler?(self)
  }
}
