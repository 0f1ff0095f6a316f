// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []

  private var touchedEdge: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first else { return }
    let near = Self.edges(near: touch.screenPoint, of: HeadlessDevice.current.screen.bounds)
    touchedEdge = edges.intersection(near)
    if touchedEdge.isEmpty { state = .failed }
  }

  /// Only a movement away from the edge counts.
  override func accepts(_ movement: CGPoint) -> Bool {
    let (dx, dy) = (movement.x, movement.y)
    return touchedEdge.contains(.left) && dx >= abs(dy)
      || touchedEdge.contains(.right) && -dx >= abs(dy)
      || touchedEdge.contains(.top) && dy >= abs(dx)
      || touchedEdge.contains(.bottom) && -dy >= abs(dx)
  }

  private static func edges(near point: CGPoint, of screen: CGRect) -> UIRectEdge {
    var edges: UIRectEdge = []
    if point.x - screen.minX <= edgeDistance { edges.insert(.left) }
    if screen.maxX - point.x <= edgeDistance { edges.insert(.right) }
    if point.y - screen.minY <= edgeDistance { edges.insert(.top) }
    if screen.maxY - point.y <= edgeDistance { edges.insert(.bottom) }
    return edges
  }

  /// How far from the edge a finger may come down.
  private static let edgeDistance: CGFloat = 20
}
