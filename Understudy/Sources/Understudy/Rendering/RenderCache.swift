// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation

/// What the renderer keeps between frames.
@MainActor
final class RenderCache {
  /// Classes of views whose `draw(_:)` is UIKit's own and draws nothing.
  var classesWithoutDrawing: Set<ObjectIdentifier> = []
}
