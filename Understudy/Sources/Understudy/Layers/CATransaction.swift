// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

/// Animations start when they are added, so `flush()` has nothing to do and is left out.
open class CATransaction: NSObject {
  open class func begin() {}
  open class func commit() {}
  open class func animationDuration() -> CFTimeInterval { 0.25 }
  open class func disableActions() -> Bool { false }
}
