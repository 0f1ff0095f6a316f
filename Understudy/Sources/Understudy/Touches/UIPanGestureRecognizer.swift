// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// One finger; a `minimumNumberOfTouches` above 1 never recognizes.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Where the finger came down, on the screen.
  private(set) var touchdown = CGPoint.zero
  private var origin = CGPoint.zero
  private var samples: [(point: CGPoint, time: TimeInterval)] = []

  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  /// Counts from where the movement was recognized, 10 points from where the finger came down.
  open func translation(in view: UIView?) -> CGPoint {
    guard let touch else { return .zero }
    return vector(from: origin, to: touch.screenPoint, in: view)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let touch else { return }
    let target = view ?? self.view?.window
    let from = target?.convertToScreen(CGPoint.zero) ?? .zero
    let to = target?.convertToScreen(translation) ?? translation
    origin = CGPoint(
      x: touch.screenPoint.x - (to.x - from.x), y: touch.screenPoint.y - (to.y - from.y))
  }

  /// Points per second over the last tenth of a second.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
    let distance = vector(from: first.point, to: last.point, in: view)
    let time = CGFloat(last.time - first.time)
    return CGPoint(x: distance.x / time, y: distance.y / time)
  }

  private func vector(from start: CGPoint, to end: CGPoint, in view: UIView?) -> CGPoint {
    guard let target = view ?? self.view?.window else {
      return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
    let (a, b) = (target.convertFromScreen(start), target.convertFromScreen(end))
    return CGPoint(x: b.x - a.x, y: b.y - a.y)
  }

  private func sample(_ touch: UITouch) {
    samples.append((touch.screenPoint, touch.timestamp))
    samples.removeAll { touch.timestamp - $0.time > 0.1 }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    touchdown = touch.screenPoint
    origin = touchdown
    samples = []
    sample(touch)
    if minimumNumberOfTouches > 1 { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    sample(touch)
    guard storedState == .possible else {
      state = .changed
      return
    }
    let (dx, dy) = (touch.screenPoint.x - touchdown.x, touch.screenPoint.y - touchdown.y)
    guard pendingState == nil, (dx * dx + dy * dy).squareRoot() >= Self.recognitionDistance else {
      return
    }
    guard accepts(CGPoint(x: dx, y: dy)) else {
      state = .failed
      return
    }
    origin = touch.screenPoint
    state = .began
  }

  /// Whether a movement beyond the recognition distance is one for this recognizer.
  func accepts(_ movement: CGPoint) -> Bool { true }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if let touch = touches.first { sample(touch) }
    state = storedState == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = storedState == .possible ? .failed : .cancelled
  }

  open override func reset() {
    samples = []
  }

  private static let recognitionDistance: CGFloat = 10
}

// MARK: - From an edge

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
