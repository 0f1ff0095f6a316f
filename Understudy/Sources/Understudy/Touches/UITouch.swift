// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

@MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var phase: Phase = .began
  open internal(set) var tapCount = 1
  open internal(set) var window: UIWindow?
  open internal(set) var view: UIView?
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// On the screen, in points.
  var screenPoint = CGPoint.zero
  var previousScreenPoint = CGPoint.zero
  /// A recognizer has taken it: the view has been sent touchesCancelled and gets no more of it.
  var isCancelledInView = false
  /// The phases that the view has not got yet, because a recognizer delays them.
  var undelivered: [Phase] = []
  /// The phase that the view got last.
  var delivered: Phase?

  open func location(in view: UIView?) -> CGPoint { convert(screenPoint, to: view) }
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousScreenPoint, to: view)
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    (view ?? window)?.convertFromScreen(point) ?? point
  }
}
