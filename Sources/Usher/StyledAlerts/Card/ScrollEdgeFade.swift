// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// Covers an edge of a scroll view behind which there is more content: what scrolls fades into the
/// color behind it.
@MainActor
final class ScrollEdgeFade: GradientView {
  enum Edge { case top, bottom }

  static let height: CGFloat = 24

  private let edge: Edge
  /// The color behind the scroll view.
  var color = UIColor.systemBackground {
    didSet { updateColors() }
  }

  init(_ edge: Edge) {
    self.edge = edge
    super.init(frame: .zero)
    isHidden = true
    // From nothing to the color, toward the edge.
    gradient?.startPoint = CGPoint(x: 0.5, y: edge == .top ? 1 : 0)
    gradient?.endPoint = CGPoint(x: 0.5, y: edge == .top ? 0 : 1)
    onTraitChange { [weak self] in self?.updateColors() }
  }

  /// Places it at its edge of the scroll view's frame.
  func place(in viewport: CGRect) {
    let height = min(Self.height, viewport.height / 3)
    frame = CGRect(
      x: viewport.minX, y: edge == .top ? viewport.minY : viewport.maxY - height,
      width: viewport.width, height: height)
  }

  private func updateColors() {
    let color = color.resolvedColor(with: traitCollection)
    gradient?.colors = [0, 0.7, 1].map {
      color.withAlphaComponent(color.cgColor.alpha * $0).cgColor
    }
  }
}

extension UIScrollView {
  /// Whether there is more content behind an edge.
  func hasMore(_ edge: ScrollEdgeFade.Edge) -> Bool {
    switch edge {
    case .top: contentOffset.y >= 1
    case .bottom: contentOffset.y + bounds.height <= contentSize.height - 1
    }
  }
}
