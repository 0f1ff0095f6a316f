// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The finger on the screen: where its touch went and which recognisers watch it.
@MainActor
final class TouchPipeline {
  let event = UIEvent()
  private(set) var touch: UITouch?
  /// Where the finger came down.
  private var start = CGPoint.zero
  /// When the finger moved, if not at the present moment of the clock.
  var time: TimeInterval?

  /// Recognisers that have not come to rest, those of the innermost view first.
  private(set) var recognizers: [UIGestureRecognizer] = []

  /// Touches of which a view has not been told everything.
  private var held: [UITouch] = []

  private var lastTap: (point: CGPoint, time: TimeInterval, count: Int)?

  func begin(at point: CGPoint, in device: HeadlessDevice) {
    if touch != nil { finish(.cancelled, in: device) }
    let touch = UITouch()
    touch.screenPoint = point
    touch.previousScreenPoint = point
    touch.tapCount = tapCount(at: point, device.clock.now)
    for window in device.windows.backToFront.reversed() {
      let inside = window.convertFromScreen(point)
      if device.switches.isNoisy { _ = window.hitTest(inside, with: event) }
      guard let view = window.hitTest(inside, with: event) else { continue }
      touch.window = view.window ?? window
      touch.view = view
      break
    }
    guard let view = touch.view else { return }
    self.touch = touch
    start = point
    watch(touch, in: view)
    send(.began, in: device)
  }

  func move(to point: CGPoint, in device: HeadlessDevice) {
    guard let touch, touch.screenPoint != point else { return }
    touch.previousScreenPoint = touch.screenPoint
    touch.screenPoint = point
    send(.moved, in: device)
  }

  func finish(_ phase: UITouch.Phase, in device: HeadlessDevice) {
    guard let touch else { return }
    if phase == .ended {
      lastTap = (touch.screenPoint, device.clock.now, touch.tapCount)
    }
    send(phase, in: device)
    self.touch = nil
    event.touches = []
    settle()
    passOnHeldTouches()
    if phase == .ended { tapStatusBar(touch, in: device) }
  }

  /// A tap on the status bar that no control wanted.
  private func tapStatusBar(_ touch: UITouch, in device: HeadlessDevice) {
    guard let window = touch.window, !(touch.view is UIControl),
      device.isOnStatusBar(touch.screenPoint), start == touch.screenPoint
    else { return }
    device.statusBarWasTapped(above: window)
  }

  private func send(_ phase: UITouch.Phase, in device: HeadlessDevice) {
    guard let touch else { return }
    touch.phase = phase
    touch.timestamp = time ?? device.clock.now
    event.timestamp = touch.timestamp
    event.touches = [touch]
    device.application.sendEvent(event)
    if !touch.undelivered.isEmpty, !held.contains(touch) { held.append(touch) }
  }

  private func tapCount(at point: CGPoint, _ now: TimeInterval) -> Int {
    guard let lastTap, now - lastTap.time <= Self.multipleTapDelay,
      abs(lastTap.point.x - point.x) < 45, abs(lastTap.point.y - point.y) < 45
    else { return 1 }
    return lastTap.count + 1
  }

  /// How long UIKit waits for the next tap of several.
  static let multipleTapDelay: TimeInterval = 0.35

  // MARK: What recognisers hold back

  func heldTouches(watchedBy recognizer: UIGestureRecognizer) -> [UITouch] {
    held.filter { $0.gestureRecognizers?.contains(recognizer) ?? false }
  }

  /// Tells the views what no recogniser holds back any more.
  func passOnHeldTouches() {
    for touch in held { touch.passOn(event) }
    held.removeAll { $0.undelivered.isEmpty }
  }

  // MARK: Recognisers

  private func watch(_ touch: UITouch, in view: UIView) {
    var watching: [UIGestureRecognizer] = []
    var ancestor: UIView? = view
    while let current = ancestor {
      for recognizer in current.gestureRecognizers ?? [] where recognizer.isEnabled {
        let wants = recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch)
        if wants ?? true { watching.append(recognizer) }
      }
      ancestor = current.superview
    }
    touch.gestureRecognizers = watching
    for recognizer in watching where !recognizers.contains(recognizer) {
      recognizers.append(recognizer)
    }
  }

  /// Puts to rest what has come to an end; what waits for another tap stays.
  func settle() {
    guard touch == nil else { return }
    for recognizer in recognizers where !recognizer.isWaiting { recognizer.comeToRest() }
    recognizers.removeAll { !$0.isWaiting }
  }

  /// It sees no more of the touches that there are.
  func forget(_ recognizer: UIGestureRecognizer) {
    recognizers.removeAll { $0 === recognizer }
    for known in held + [touch].compactMap({ $0 }) {
      known.gestureRecognizers?.removeAll { $0 === recognizer }
    }
  }
}
