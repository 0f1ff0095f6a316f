// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The finger on the screen: where its touch went and which recognizers watch it.
@MainActor
final class TouchPipeline {
  let event = UIEvent()
  private(set) var touch: UITouch?
  /// Where the finger came down.
  private var start = CGPoint.zero
  /// When the finger moved, if not at the present moment of the clock.
  var time: TimeInterval?

  /// Recognizers that have not come to rest, those of the innermost view first.
  private(set) var recognizers: [UIGestureRecognizer] = []

  /// Touches with phases that have not been delivered to a view yet.
  private var delayedTouches: [UITouch] = []

  private var lastTap: (point: CGPoint, time: TimeInterval, count: Int)?

  func begin(at point: CGPoint, in device: HeadlessDevice) {
    if touch != nil { finish(.cancelled, in: device) }
    let touch = UITouch()
    touch.screenPoint = point
    touch.previousScreenPoint = point
    touch.tapCount = tapCount(at: point, device.clock.now)
    for window in device.windows.backToFront.reversed() {
      let inside = window.convertFromScreen(point)
      if device.switches.simulatesInterference { _ = window.hitTest(inside, with: event) }
      guard let view = window.hitTest(inside, with: event) else { continue }
      touch.window = view.window ?? window
      touch.view = view
      break
    }
    guard let view = touch.view else { return }
    self.touch = touch
    start = point
    collectRecognizers(touch, in: view)
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
    resetFinishedRecognizers()
    deliverDelayedTouches()
    if phase == .ended { tapStatusBar(touch, in: device) }
  }

  /// A tap on the status bar outside of controls.
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
    if !touch.undelivered.isEmpty, !delayedTouches.contains(touch) { delayedTouches.append(touch) }
  }

  private func tapCount(at point: CGPoint, _ now: TimeInterval) -> Int {
    guard let lastTap, now - lastTap.time <= Self.multipleTapDelay,
      abs(lastTap.point.x - point.x) < 45, abs(lastTap.point.y - point.y) < 45
    else { return 1 }
    return lastTap.count + 1
  }

  /// How long UIKit waits for the next tap of several.
  static let multipleTapDelay: TimeInterval = 0.35

  // MARK: What recognizers hold back

  func touchesDelayed(watchedBy recognizer: UIGestureRecognizer) -> [UITouch] {
    delayedTouches.filter { $0.gestureRecognizers?.contains(recognizer) ?? false }
  }

  /// Delivers the phases that no recognizer delays any more.
  func deliverDelayedTouches() {
    for touch in delayedTouches { touch.deliver(event) }
    delayedTouches.removeAll { $0.undelivered.isEmpty }
  }

  // MARK: Recognizers

  private func collectRecognizers(_ touch: UITouch, in view: UIView) {
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
  func resetFinishedRecognizers() {
    guard touch == nil else { return }
    for recognizer in recognizers where !recognizer.isWaiting { recognizer.resetState() }
    recognizers.removeAll { !$0.isWaiting }
  }

  /// It sees no more of the touches that there are.
  func remove(_ recognizer: UIGestureRecognizer) {
    recognizers.removeAll { $0 === recognizer }
    for known in delayedTouches + [touch].compactMap({ $0 }) {
      known.gestureRecognizers?.removeAll { $0 === recognizer }
    }
  }
}

// MARK: - Windows

extension UIWindow {
  /// Recognizers see a touch before its view does; one that recognizes takes it away from the view.
  func deliver(_ event: UIEvent) {
    for touch in event.touches(for: self) ?? [] {
      touch.queue(touch.phase)
      for recognizer in touch.gestureRecognizers ?? []
      where touch.gestureRecognizers?.contains(recognizer) == true {
        recognizer.receive(touch, event)
      }
      touch.deliver(event)
    }
  }
}
