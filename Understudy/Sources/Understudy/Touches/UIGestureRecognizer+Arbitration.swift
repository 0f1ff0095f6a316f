// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIGestureRecognizer {
  func receive(_ touch: UITouch, _ event: UIEvent) {
    guard isEnabled else { return }
    self.touch = touch
    guard current == .possible || current == .began || current == .changed else { return }
    switch touch.phase {
    case .began: touchesBegan([touch], with: event)
    case .moved, .stationary: touchesMoved([touch], with: event)
    case .ended: touchesEnded([touch], with: event)
    case .cancelled: touchesCancelled([touch], with: event)
    }
  }

  /// What a subclass asks for by setting `state`.
  func request(_ new: State) {
    switch (current, new) {
    case (.possible, .began), (.possible, .ended):
      if wanted == nil || new == .ended { wanted = new }
      tryToRecognize()
    case (.possible, .failed), (.possible, .cancelled):
      fail()
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      current = new == .failed ? .cancelled : new
      tellHandlers()
      releaseWaiting(recognized: true)
    case (_, .possible):
      comeToRest()
    default:
      break
    }
  }

  /// Recognises, fails, or goes on waiting for another one to fail.
  func tryToRecognize() {
    guard let wanted, current == .possible else { return }
    guard !rivals.contains(where: { $0.hasRecognized && !canRecognize(with: $0) }),
      viewsAllowIt, delegate?.gestureRecognizerShouldBegin(self) ?? true
    else { return fail() }
    guard !rivals.contains(where: { $0.current == .possible && mustWait(for: $0) }) else { return }
    self.wanted = nil
    current = wanted
    if cancelsTouchesInView { takeTouchFromView() }
    for rival in rivals where rival.current == .possible && !canRecognize(with: rival) {
      if canPrevent(rival) && rival.canBePrevented(by: self) { rival.fail() }
    }
    tellHandlers()
    releaseWaiting(recognized: true)
  }

  func fail() {
    guard current == .possible else { return }
    wanted = nil
    current = .failed
    releaseWaiting(recognized: false)
    let pipeline = HeadlessDevice.current.touches
    pipeline.settle()
    pipeline.passOnHeldTouches()
  }

  /// Ready for the next touch.
  func comeToRest() {
    if current == .possible, wanted == nil, touch == nil { return }
    current = .possible
    wanted = nil
    touch = nil
    reset()
  }

  /// Disabled or taken from its view.
  func giveUp() {
    if current == .began || current == .changed {
      current = .cancelled
      tellHandlers()
    }
    HeadlessDevice.currentIfAny?.touches.forget(self)
    comeToRest()
  }

  func detach() { giveUp() }

  var isWaiting: Bool { current == .possible && (wanted != nil || waitsForMore) }

  private var hasRecognized: Bool {
    switch current {
    case .began, .changed, .ended: true
    case .possible, .cancelled, .failed: false
    }
  }

  private var rivals: [UIGestureRecognizer] {
    HeadlessDevice.current.touches.recognizers.filter { $0 !== self }
  }

  private func canRecognize(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }

  private func mustWait(for other: UIGestureRecognizer) -> Bool {
    prerequisites.contains { $0.object === other }
      || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  /// The views from the touched one up to the recogniser's own; a control refuses taps above it.
  private var viewsAllowIt: Bool {
    var view = touch?.view ?? attachedView
    while let current = view {
      guard current.gestureRecognizerShouldBegin(self) else { return false }
      if current === attachedView { return true }
      view = current.superview
    }
    return true
  }

  /// The touch itself, and earlier taps of the same gesture that are still held back.
  private func takeTouchFromView() {
    let pipeline = HeadlessDevice.current.touches
    for held in pipeline.heldTouches(watchedBy: self) { held.takeFromView(pipeline.event) }
    touch?.takeFromView(pipeline.event)
  }

  private func tellHandlers() {
    for handler in handlers { handler(self) }
  }

  /// Those that waited for this one: they try again, or fail with its success.
  private func releaseWaiting(recognized: Bool) {
    for rival in rivals where rival.wanted != nil && rival.mustWait(for: self) {
      if recognized { rival.fail() } else { rival.tryToRecognize() }
    }
  }
}
