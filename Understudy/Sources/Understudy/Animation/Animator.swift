// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Steps every running animation of a device.
@MainActor
final class Animator {
  private struct Item {
    let animation: RunningAnimation
    let transaction: Transaction
  }

  private var items: [Item] = []
  private var transactions: [Transaction] = [Transaction()]

  /// Blocks being run, the innermost last.
  var blocks: [AnimationBlock] = []
  var areAnimationsEnabled = true
  /// The interactive animation that records the animations that are made now.
  var interactiveAnimation: InteractiveAnimation?
  let displayLinks = DisplayLinks()

  var isIdle: Bool { items.isEmpty }

  // MARK: Adding and stopping

  func add(_ animation: RunningAnimation) {
    transaction.pending += 1
    items.append(Item(animation: animation, transaction: transaction))
    animation.animation.delegate?.animationDidStart(animation.animation)
  }

  /// Ends one before its time; its layer has already dropped it.
  func stop(_ animation: RunningAnimation) {
    guard let index = items.firstIndex(where: { $0.animation === animation }) else { return }
    notify(items.remove(at: index), finished: false)
  }

  /// Ends what a property animator has animated.
  func end(_ timeline: AnimatorTimeline, finished: Bool) {
    end(finished: finished) { ($0.animation as? TrackAnimation)?.timeline === timeline }
  }

  /// Ends what a block has animated, which calls its completion.
  func end(_ block: AnimationBlock, finished: Bool) {
    end(finished: finished) { ($0.animation.delegate as? BlockDelegate)?.block === block }
  }

  private func end(finished: Bool, where isIncluded: (RunningAnimation) -> Bool) {
    let ended = items.filter { isIncluded($0.animation) }
    for item in ended { remove(item) }
    for item in ended { notify(item, finished: finished) }
  }

  // MARK: Time

  /// The next moment at which something starts or ends. A display link, and what was stopped, wait
  /// for the next frame; what only moves needs no turn.
  func nextEventTime(after now: TimeInterval) -> TimeInterval? {
    var next: TimeInterval?
    func note(_ time: TimeInterval) { next = min(next ?? time, time) }
    for item in items where !item.animation.hasEnded && !item.animation.isPaused {
      let animation = item.animation
      if animation.start > now + HeadlessClock.tolerance {
        note(animation.start)
      } else if hasLostLayer(animation) || endsEarly(animation) {
        note(min(HeadlessClock.frame(after: now), max(now, animation.end)))
      } else {
        note(max(now, animation.end))
      }
    }
    if displayLinks.areRunning { note(HeadlessClock.frame(after: now)) }
    return next
  }

  /// Whether the screen changes with each frame.
  func isMoving(at now: TimeInterval) -> Bool {
    for item in items where !item.animation.hasEnded && !item.animation.isPaused {
      if item.animation.start <= now + HeadlessClock.tolerance { return true }
    }
    return false
  }

  /// Removes the animations that have ended, then reports all of them as one batch.
  func step(at now: TimeInterval) {
    displayLinks.fire(at: now)
    if transactions.count == 1 { transactions[0] = Transaction() }
    guard !items.isEmpty else { return }
    var finished: [Item] = []
    var cut: [Item] = []
    for item in items where !item.animation.hasEnded {
      let animation = item.animation
      if hasLostLayer(animation) {
        cut.append(item)
      } else if animation.end <= now + HeadlessClock.tolerance || endsEarly(animation) {
        finished.append(item)
      }
    }
    if finished.count > 1 { finished.sort { $0.animation.end < $1.animation.end } }
    for item in cut { remove(item) }
    for item in finished {
      item.animation.hasEnded = true
      if item.animation.animation.isRemovedOnCompletion { remove(item) }
    }
    for item in cut { notify(item, finished: false) }
    for item in finished { notify(item, finished: true) }
  }

  private func remove(_ item: Item) {
    items.removeAll { $0.animation === item.animation }
    item.animation.layer?.animations.drop(item.animation)
    item.animation.layer?.setNeedsRender()
  }

  private func notify(_ item: Item, finished: Bool) {
    let animation = item.animation.animation
    animation.delegate?.animationDidStop(animation, finished: finished)
    item.transaction.pending -= 1
    completeIfDone(item.transaction)
  }

  /// The layer is gone, or has left its window.
  private func hasLostLayer(_ animation: RunningAnimation) -> Bool {
    guard let layer = animation.layer else { return true }
    return animation.beganInWindow && !layer.isInWindow
  }

  private func endsEarly(_ animation: RunningAnimation) -> Bool {
    if let interactiveAnimation = (animation.animation as? ViewAnimation)?.interactiveAnimation {
      return interactiveAnimation.isFinished
    }
    guard let device = HeadlessDevice.currentIfAny,
      !device.switches.offscreenAnimationsTakeTheirTime
    else { return false }
    return !(animation.layer?.isOnScreen ?? false)
  }

  // MARK: Transactions

  var transaction: Transaction { transactions[transactions.count - 1] }

  func beginTransaction() {
    transactions.append(Transaction(inside: transaction))
  }

  func commitTransaction() {
    guard transactions.count > 1 else { return }
    let committed = transactions.removeLast()
    committed.isCommitted = true
    completeIfDone(committed)
  }

  private func completeIfDone(_ transaction: Transaction) {
    guard transaction.isCommitted, transaction.pending == 0, let completion = transaction.completion
    else { return }
    transaction.completion = nil
    HeadlessDevice.current.clock.nextTurn { completion() }
  }
}

// MARK: - Display links

/// Target and selector need the Objective-C runtime: `init(headless:)` replaces them. A link runs
/// from the moment it is made; run loops and their modes have no part in it.
@MainActor
open class CADisplayLink: NSObject {
  private var handler: (@MainActor (CADisplayLink) -> Void)?
  private let links: DisplayLinks
  private var selfReference: CADisplayLink?

  package init(headless handler: @escaping @MainActor (CADisplayLink) -> Void) {
    self.handler = handler
    links = HeadlessDevice.current.animator.displayLinks
    super.init()
    selfReference = self
    links.add(self)
  }

  open var isPaused = false
  open private(set) var timestamp: CFTimeInterval = 0
  open private(set) var duration: CFTimeInterval = 0
  open var targetTimestamp: CFTimeInterval { timestamp + HeadlessClock.frameDuration }

  open func invalidate() {
    handler = nil
    links.remove(self)
    selfReference = nil
  }

  func fire(at now: TimeInterval) {
    timestamp = now
    duration = HeadlessClock.frameDuration
    handler?(self)
  }
}

/// The display links of a device, fired at every frame.
@MainActor
final class DisplayLinks {
  private struct Entry {
    weak var link: CADisplayLink?
  }
  private var entries: [Entry] = []
  private var lastFrame: TimeInterval = -1

  var areRunning: Bool { entries.contains { !($0.link?.isPaused ?? true) } }

  func add(_ link: CADisplayLink) { entries.append(Entry(link: link)) }
  func remove(_ link: CADisplayLink) { entries.removeAll { $0.link == nil || $0.link === link } }

  func fire(at now: TimeInterval) {
    guard areRunning else { return }
    let frame = HeadlessClock.frame(after: now) - HeadlessClock.frameDuration
    guard frame > lastFrame + HeadlessClock.tolerance else { return }
    lastFrame = frame
    for link in entries.compactMap(\.link) where !link.isPaused { link.fire(at: now) }
  }
}
