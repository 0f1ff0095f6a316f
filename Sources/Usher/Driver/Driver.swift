// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Runs the engine of one stage: takes events, obeys effects, and knows which popup has which number.
///
/// One event at a time. The engine's state is stored before its effects run, events that the effects
/// raise wait in line, and what users wrote is called when the line is empty. There is no rule in
/// here. While a request lives, the screen is looked at once per turn; when none does, nothing is
/// observed, scheduled or retained.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class Driver {
  let stage: Stage
  let lookout = PageLookout()
  private(set) var queue = PopupQueue()
  var requests: [RequestID: LiveRequest] = [:]
  /// The engine's holds as readers of the events know them.
  var holds: [PopupHold] = []
  /// What has been recorded; `nil` while nothing is.
  private(set) var trace: PopupQueue.Trace?
  let events = EventLog()
  /// The visible pages as readers of the events know them.
  var knownPages: [PopupEvent.Page] = []

  private var lastSerial: UInt64 = 0
  private var lastHold: UInt64 = 0
  private var lastSequence: UInt64 = 0
  private var line: [PopupQueue.Event] = []
  private var callbacks: [@MainActor () -> Void] = []
  private var isHandling = false
  private var isCallingBack = false
  /// How many requests are on their way in and not in the table yet.
  private var arrivals = 0
  private let alarm = Alarm()

  var knownStage: PopupStage?
  /// Why no time on screen runs at all.
  var assistance = Assistance()
  /// The requests whose time somebody goes with.
  var timekept: [RequestID] = []
  var observer: TurnObserver?
  let nextLook = NextLook()

  init(stage: Stage) {
    self.stage = stage
    PageRegistry.current.add(self)
  }

  deinit {
    Task { @MainActor [events] in events.finish() }
  }

  /// Whether anything of ours is observed or scheduled.
  var isIdle: Bool {
    observer == nil && alarm.moment == nil && !nextLook.isScheduled && requests.isEmpty
      && line.isEmpty
  }

  var now: Instant { Instant(sinceStart: MainClock.now) }

  /// The number of the next request.
  func nextID() -> RequestID {
    lastSerial += 1
    return RequestID(serial: lastSerial)
  }

  /// The number of the next hold.
  func nextHold() -> PopupHold.ID {
    lastHold += 1
    return PopupHold.ID(serial: lastHold)
  }

  /// The number of the next sequence.
  func nextSequence() -> PopupSequence {
    lastSequence += 1
    return PopupSequence(serial: lastSequence)
  }

  /// Begins a new record, or ends recording.
  ///
  /// The record replays if nothing waits or is visible when it begins.
  func record(_ isOn: Bool) {
    trace = isOn ? PopupQueue.Trace() : nil
    guard isOn, let knownStage else { return }
    trace?.record(.stageDidChange(knownStage), at: now, answer: [])
  }

  /// Takes in one event; while another is being handled it waits in line.
  func handle(_ event: PopupQueue.Event) {
    if !isHandling, event.isChance { lookInTheMiddle() }
    line.append(event)
    guard !isHandling else { return }
    isHandling = true
    while !line.isEmpty { take(line.removeFirst()) }
    isHandling = false
    tellTimes()
    callBack()
    rest()
  }

  /// Calls back what has been noted without an event; while one is being handled that comes later.
  func callBackNow() {
    if !isHandling { callBack() }
  }

  /// Takes in one event for each of these before anything is called back for any of them.
  static func handle(_ event: PopupQueue.Event, in drivers: [Driver]) {
    let idle = drivers.filter { !$0.isCallingBack }
    for driver in idle { driver.isCallingBack = true }
    for driver in drivers { driver.handle(event) }
    for driver in idle { driver.isCallingBack = false }
    for driver in idle {
      driver.callBack()
      driver.rest()
    }
  }

  private func take(_ event: PopupQueue.Event) {
    let now = now
    let subject = event.subject
    let before = subject.flatMap { queue.phase(of: $0) }
    let effects = queue.handle(event, at: now)
    trace?.record(event, at: now, answer: effects)
    note(event)
    tellHolds()
    if let subject, let before { note(the: before, of: subject) }
    for effect in effects { obey(effect) }
  }

  /// Calls this when everything else has been done.
  func callLater(_ callback: @escaping @MainActor () -> Void) {
    callbacks.append(callback)
  }

  /// Calls what users wrote; what they enqueue or end meanwhile is handled before the next of them.
  private func callBack() {
    guard !isCallingBack else { return }
    isCallingBack = true
    while !callbacks.isEmpty { callbacks.removeFirst()() }
    isCallingBack = false
  }

  /// A request is on its way in; what is observed for it goes on.
  func beginTakingIn() { arrivals += 1 }

  /// It is in the table, or was refused.
  func endTakingIn() {
    arrivals -= 1
    rest()
  }

  /// Stops observing when no request lives.
  private func rest() {
    guard requests.isEmpty, arrivals == 0, line.isEmpty, callbacks.isEmpty else { return }
    stopObserving()
    if knownStage == .gone { events.finish() }
  }

  /// Keeps a lane from starting anything until this is released or its owner has ended.
  func add(_ hold: PopupHold) { handle(.holdWasAdded(hold)) }

  func release(_ hold: PopupHold.ID) { handle(.holdWasReleased(hold)) }

  /// Sends `deadlineDidPass` at this moment and at no other.
  func setTimer(to moment: Instant?) {
    alarm.set(to: moment) { self.handle(.deadlineDidPass) }
  }
}
