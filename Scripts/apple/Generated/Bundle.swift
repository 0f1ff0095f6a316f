// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

// SwiftPM generates this for a target with resources.
extension Bundle {
  nonisolated static let module = Bundle.main
}
