// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIGestureRecognizer {
  func receive(_ touch: UITouch, _ event: UIEvent) {
    guard isEnabled else { return }
    self.touch = touch
    guard storedState == .possible || storedState == .began || storedState == .changed else {
      return
    }
    switch touch.phase {
    case .began: touchesBegan([touch], with: event)
    case .moved, .stationary: touchesMoved([touch], with: event)
    case .ended: touchesEnded([touch], with: event)
    case .cancelled: touchesCancelled([touch], with: event)
    }
  }

  /// What a subclass asks for by setting `state`.
  func request(_ new: State) {
    switch (storedState, new) {
    case (.possible, .began), (.possible, .ended):
      if pendingState == nil || new == .ended { pendingState = new }
      tryToRecognize()
    case (.possible, .failed), (.possible, .cancelled):
      fail()
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      storedState = new == .failed ? .cancelled : new
      callHandlers()
      resumeDependents(recognized: true)
    case (_, .possible):
      resetState()
    default:
      break
    }
  }

  /// Recognizes, fails, or goes on waiting for another one to fail.
  func tryToRecognize() {
    guard let pendingState, storedState == .possible else { return }
    guard
      !competitors.contains(where: {
        $0.hasRecognized && (!canRecognize(with: $0) || mustWait(for: $0))
      }),
      isAllowedByViews, delegate?.gestureRecognizerShouldBegin(self) ?? true
    else { return fail() }
    guard !competitors.contains(where: { $0.storedState == .possible && mustWait(for: $0) }) else {
      return
    }
    self.pendingState = nil
    storedState = pendingState
    if cancelsTouchesInView { cancelTouchInView() }
    for rival in competitors where rival.storedState == .possible && !canRecognize(with: rival) {
      if canPrevent(rival) && rival.canBePrevented(by: self) { rival.fail() }
    }
    callHandlers()
    resumeDependents(recognized: true)
  }

  func fail() {
    guard storedState == .possible else { return }
    pendingState = nil
    storedState = .failed
    resumeDependents(recognized: false)
    let pipeline = HeadlessDevice.current.touches
    pipeline.resetFinishedRecognizers()
    pipeline.deliverDelayedTouches()
  }

  /// Ready for the next touch.
  func resetState() {
    if storedState == .possible, pendingState == nil, touch == nil { return }
    storedState = .possible
    pendingState = nil
    touch = nil
    reset()
  }

  /// Disabled or taken from its view.
  func abort() {
    if storedState == .began || storedState == .changed {
      storedState = .cancelled
      callHandlers()
    }
    HeadlessDevice.currentIfAny?.touches.remove(self)
    resetState()
  }

  func detach() { abort() }

  var isWaiting: Bool { storedState == .possible && (pendingState != nil || awaitsMoreTaps) }

  private var hasRecognized: Bool {
    switch storedState {
    case .began, .changed, .ended: true
    case .possible, .cancelled, .failed: false
    }
  }

  private var competitors: [UIGestureRecognizer] {
    HeadlessDevice.current.touches.recognizers.filter { $0 !== self }
  }

  private func canRecognize(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }

  func mustWait(for other: UIGestureRecognizer) -> Bool {
    failureRequirements.contains { $0.object === other }
      || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  /// The views from the touched one up to the recognizer's own; a control refuses taps above it.
  private var isAllowedByViews: Bool {
    var view = touch?.view ?? attachedView
    while let current = view {
      guard current.gestureRecognizerShouldBegin(self) else { return false }
      if current === attachedView { return true }
      view = current.superview
    }
    return true
  }

  /// The touch itself, and earlier taps of the same gesture that are still held back.
  private func cancelTouchInView() {
    let pipeline = HeadlessDevice.current.touches
    for held in pipeline.touchesDelayed(watchedBy: self) { held.cancelInView(pipeline.event) }
    touch?.cancelInView(pipeline.event)
  }

  private func callHandlers() {
    for handler in handlers { handler(self) }
  }

  /// Those that waited for this one: they try again, or fail with its success.
  private func resumeDependents(recognized: Bool) {
    for rival in competitors where rival.pendingState != nil && rival.mustWait(for: self) {
      if recognized { rival.fail() } else { rival.tryToRecognize() }
    }
  }
}
