// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Differs: without phase, force, type and gestures.
@MainActor
open class UIPress: NSObject {
  open internal(set) var key: UIKey?
}
