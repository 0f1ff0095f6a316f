// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

/// The finger on the screen and where its touch went.
@MainActor
final class TouchPipeline {
  let event = UIEvent()
}

extension UIWindow {
  func deliver(_ event: UIEvent) {}
}
