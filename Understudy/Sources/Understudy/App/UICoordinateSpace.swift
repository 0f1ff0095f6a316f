// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

@MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  var bounds: CGRect { get }
}

/// The coordinates of the screen, in which those of a full-screen scene are the same.
@MainActor
final class ScreenSpace: NSObject, UICoordinateSpace {
  private let screen: UIScreen
  private let formerBounds: CGRect?

  /// `formerBounds` is what the screen was, for a space that it no longer has.
  init(screen: UIScreen, formerBounds: CGRect? = nil) {
    self.screen = screen
    self.formerBounds = formerBounds
  }

  var bounds: CGRect { formerBounds ?? screen.bounds }

  func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    guard let view = space as? UIView else { return point }
    return view.convertFromScreen(point)
  }

  func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    guard let view = space as? UIView else { return point }
    return view.convertToScreen(point)
  }

  func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    CGRect(corners: rect.corners.map { convert($0, to: space) })
  }

  func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    CGRect(corners: rect.corners.map { convert($0, from: space) })
  }
}
