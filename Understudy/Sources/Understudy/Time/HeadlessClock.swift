// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The one clock of a device: timers, the main queue, animations and display links run on it.
///
/// Time stands still until the clock is advanced. What is due runs in *turns*, the stand-in's word
/// for one pass of the main run loop: due work in order of its due time, the animations' step, the
/// completions of what ended in it, the layout of the visible windows, then the observers.
/// While something only moves there is no turn, as there is none on a device, where another process
/// draws the frames of an animation.
@MainActor
public final class HeadlessClock {
  /// Seconds since the device was made.
  public private(set) var now: TimeInterval = 0

  /// How many turns have been run.
  public private(set) var turn = 0

  /// Whether a turn is being run.
  public private(set) var isInTurn = false

  /// The distance of two frames while something moves.
  public static let frameDuration: TimeInterval = 1.0 / 60

  private var work: [HeadlessScheduledWork] = []
  private var observers: [HeadlessTurnObserver] = []
  private var lastSerial: UInt64 = 0

  /// Called at the end of each turn, and at each frame of an animation between two turns. The screen
  /// changes at no other time but by code that runs outside of turns. It must not change anything.
  package var screenMayHaveChanged: (@MainActor () -> Void)?

  /// To what moves, steps and lays out; set by the device.
  var link: DeviceLink?
  private var device: HeadlessDevice? { link?.device }

  init() {}

  /// Runs `body` once, in the first turn at or after `delay` seconds from now; never inline.
  @discardableResult
  public func schedule(
    after delay: TimeInterval, _ body: @escaping @MainActor () -> Void
  ) -> HeadlessScheduledWork {
    add(at: now + max(0, delay), isEndless: false, body)
  }

  /// Runs `body` once, in the first turn at or after this moment.
  package func schedule(
    at time: TimeInterval, _ body: @escaping @MainActor () -> Void
  ) -> HeadlessScheduledWork {
    add(at: max(now, time), isEndless: false, body)
  }

  /// For what goes on for ever, like a caret's blinking: it runs in time, but counts as rest.
  func scheduleEndless(
    after delay: TimeInterval, _ body: @escaping @MainActor () -> Void
  ) -> HeadlessScheduledWork {
    add(at: now + max(0, delay), isEndless: true, body)
  }

  private func add(
    at time: TimeInterval, isEndless: Bool, _ body: @escaping @MainActor () -> Void
  ) -> HeadlessScheduledWork {
    lastSerial += 1
    let item = HeadlessScheduledWork(
      due: time, serial: lastSerial, isEndless: isEndless, body: body)
    var index = work.count
    while index > 0, work[index - 1].due > time { index -= 1 }
    work.insert(item, at: index)
    return item
  }

  /// Puts `body` on the main queue: it runs once, in the next turn, or, where the main queue comes
  /// first, in this one.
  @discardableResult
  public func nextTurn(_ body: @escaping @MainActor () -> Void) -> HeadlessScheduledWork {
    let item = schedule(after: 0, body)
    item.isOnMainQueue = true
    return item
  }

  /// Calls `body` at the end of each turn until the observer is invalidated.
  public func addTurnObserver(_ body: @escaping @MainActor () -> Void) -> HeadlessTurnObserver {
    let observer = HeadlessTurnObserver(body: body)
    observers.append(observer)
    return observer
  }

  /// Moves time on, running a turn at every moment something is due, and one at the end.
  public func advance(by interval: TimeInterval) {
    advance(to: now + max(0, interval))
  }

  /// Moves time on to a moment.
  func advance(to end: TimeInterval) {
    var turnsAtOnce = 0
    while let time = nextDue, time <= end + Self.tolerance {
      passFrames(before: time)
      turnsAtOnce = time > now ? 0 : turnsAtOnce + 1
      precondition(
        turnsAtOnce < 10_000,
        "HeadlessClock: 10 000 turns without time passing; something schedules itself for ever.")
      // Never before its moment, not by a rounding either: who is called early asks again for ever.
      now = max(now, time)
      runTurn()
    }
    passFrames(before: end)
    now = max(now, end)
    runTurn()
  }

  /// Stops at the frames that `screenMayHaveChanged` is to see.
  private func passFrames(before time: TimeInterval) {
    guard let device, let screenMayHaveChanged else { return }
    while let frame = device.nextFrame(after: now), frame < time - Self.tolerance {
      now = frame
      device.makeCurrent { screenMayHaveChanged() }
    }
  }

  /// The next moment at which `screenMayHaveChanged` is called.
  package var nextScreenChange: TimeInterval? {
    guard let frame = device?.nextFrame(after: now) else { return nextDue }
    return min(frame, nextDue ?? frame)
  }

  /// Runs one turn at the present moment.
  public func runTurn() {
    guard let device else { return runTurnInContext() }
    device.makeCurrent { runTurnInContext() }
  }

  private func runTurnInContext() {
    let wasInTurn = isInTurn
    isInTurn = true
    defer { isInTurn = wasInTurn }
    turn += 1
    let hasServedMainQueue = runDueWork { _ in true }
    // As in a pass of `CFRunLoop`: the main queue is served before the observers, but not in two
    // passes in succession.
    if device?.mainQueueComesFirst == true, !hasServedMainQueue {
      runDueWork { $0.isOnMainQueue }
    }
    device?.stepAnimations(at: now)
    device?.layOutWindows()
    device?.finishTurn()
    var hasInvalid = false
    for observer in observers where !observer.isValid { hasInvalid = true }
    if hasInvalid { observers.removeAll { !$0.isValid } }
    for observer in observers where observer.isValid { observer.call() }
    screenMayHaveChanged?()
  }

  /// Runs what is due of the work that has been scheduled until now. Returns whether any of it was
  /// on the main queue.
  @discardableResult
  private func runDueWork(_ isIncluded: (HeadlessScheduledWork) -> Bool) -> Bool {
    let newest = lastSerial
    var wasOnMainQueue = false
    while let index = work.firstIndex(where: { $0.serial <= newest && isIncluded($0) }),
      work[index].due <= now + Self.tolerance
    {
      let next = work.remove(at: index)
      if next.isOnMainQueue, !next.isCancelled { wasOnMainQueue = true }
      next.run()
    }
    return wasOnMainQueue
  }

  /// How many observe turns.
  package var observerCount: Int { observers.filter(\.isValid).count }

  /// How much work waits for its time, without what goes on for ever.
  package var workCount: Int { work.filter { !$0.isCancelled && !$0.isEndless }.count }

  /// The next moment at which a turn is needed; nil when nothing is due and no animation runs. A
  /// caret's blinking does not count.
  public var nextTurnTime: TimeInterval? { nextDue(countsEndless: false) }

  /// The next time at which anything at all is due; for driving the clock by real time.
  package var nextDueTime: TimeInterval? { nextDue }

  /// Whether a turn is needed at this moment.
  var isDue: Bool { nextTurnTime.map { $0 <= now + Self.tolerance } ?? false }

  private var nextDue: TimeInterval? { nextDue(countsEndless: true) }

  private func nextDue(countsEndless: Bool) -> TimeInterval? {
    var hasCancelled = false
    for item in work where item.isCancelled { hasCancelled = true }
    if hasCancelled { work.removeAll { $0.isCancelled } }
    var due: TimeInterval?
    for item in work where due == nil && (countsEndless || !item.isEndless) { due = item.due }
    guard let moving = device?.nextAnimationTime(after: now) else { return due }
    return min(moving, due ?? moving)
  }

  /// The first frame after `moment`; frames lie on a fixed grid of sixtieths of a second.
  static func frame(after time: TimeInterval) -> TimeInterval {
    ((time / frameDuration + 1e-6).rounded(.down) + 1) * frameDuration
  }

  nonisolated static let tolerance: TimeInterval = 1e-9
}

// MARK: - Scheduled work

/// A piece of work that waits for its time on a `HeadlessClock`.
@MainActor
public final class HeadlessScheduledWork {
  /// When it runs, on the clock's time.
  public let due: TimeInterval
  let serial: UInt64
  let isEndless: Bool
  /// Whether it is work of the main queue, not of a timer.
  var isOnMainQueue = false
  private var body: (@MainActor () -> Void)?

  init(
    due: TimeInterval, serial: UInt64, isEndless: Bool, body: @escaping @MainActor () -> Void
  ) {
    self.isEndless = isEndless
    self.due = due
    self.serial = serial
    self.body = body
  }

  /// Whether it has run or was canceled.
  public var isCancelled: Bool { body == nil }

  /// Releases the closure; nothing runs any more.
  public func cancel() {
    body = nil
  }

  func run() {
    let body = body
    self.body = nil
    body?()
  }
}

/// Called at the end of every turn of a `HeadlessClock`, as a run loop observer before waiting is.
@MainActor
public final class HeadlessTurnObserver {
  private var body: (@MainActor () -> Void)?

  init(body: @escaping @MainActor () -> Void) {
    self.body = body
  }

  /// Whether it is still called.
  public var isValid: Bool { body != nil }

  /// Releases the closure; it is not called again, not even later in the same turn.
  public func invalidate() {
    body = nil
  }

  func call() {
    body?()
  }
}

/// The time of the current device's clock, which starts at 0.
public func CACurrentMediaTime() -> CFTimeInterval {
  MainActor.assumeIsolated { HeadlessDevice.current.clock.now }
}
