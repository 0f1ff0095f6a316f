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
  private(set) var queue = PopupQueue()
  private(set) var requests: [RequestID: LiveRequest] = [:]
  /// What has been recorded; `nil` while nothing is.
  private(set) var trace: PopupQueue.Trace?

  private var lastSerial: UInt64 = 0
  private var lastHold: UInt64 = 0
  private var knownStage: PopupStage?
  private var line: [PopupQueue.Event] = []
  private var callbacks: [@MainActor () -> Void] = []
  private var isHandling = false
  private var isCallingBack = false
  private var timer: ScheduledWork?
  private var observer: TurnObserver?

  init(stage: Stage) {
    self.stage = stage
  }

  /// Whether anything of ours is observed or scheduled.
  var isIdle: Bool { observer == nil && timer == nil && requests.isEmpty && line.isEmpty }

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

  /// Takes in a request whose number came from `nextID`.
  func enqueue(_ request: LiveRequest, as description: PopupQueue.Request) {
    requests[request.id] = request
    request.presenter.report = { [weak self, id = request.id] fact in self?.take(fact, of: id) }
    observe()
    lookAtStage()
    handle(.enqueued(description))
  }

  /// Begins a new record, or ends recording.
  ///
  /// The record replays if nothing waits or is visible when it begins.
  func record(_ isOn: Bool) {
    trace = isOn ? PopupQueue.Trace() : nil
    guard isOn, let knownStage else { return }
    trace?.record(.stageDidChange(knownStage), at: Instant(sinceStart: MainClock.now), answer: [])
  }

  /// Takes in one event; while another is being handled it waits in line.
  func handle(_ event: PopupQueue.Event) {
    line.append(event)
    guard !isHandling else { return }
    isHandling = true
    while !line.isEmpty {
      let event = line.removeFirst()
      let now = Instant(sinceStart: MainClock.now)
      let effects = queue.handle(event, at: now)
      trace?.record(event, at: now, answer: effects)
      for effect in effects { obey(effect) }
    }
    isHandling = false
    callBack()
    rest()
  }

  /// Calls what users wrote; what they enqueue or end meanwhile is handled before the next of them.
  private func callBack() {
    guard !isCallingBack else { return }
    isCallingBack = true
    while !callbacks.isEmpty { callbacks.removeFirst()() }
    isCallingBack = false
  }

  /// Stops observing when no request lives.
  private func rest() {
    guard requests.isEmpty, line.isEmpty, callbacks.isEmpty else { return }
    observer?.invalidate()
    observer = nil
  }

  private func observe() {
    guard observer == nil else { return }
    observer = TurnObserver { self.look() }
  }

  /// Looks at the stage and at every popup that is on it.
  private func look() {
    lookAtStage()
    for request in requests.values.filter(\.isOnStage).sorted(by: { $0.id < $1.id }) {
      request.presenter.look()
    }
  }

  private func lookAtStage() {
    let seen = stage.look()
    guard seen != knownStage else { return }
    knownStage = seen
    handle(.stageDidChange(seen))
  }
}

// MARK: - Effects

@available(iOSApplicationExtension, unavailable)
extension Driver {
  private func obey(_ effect: PopupQueue.Effect) {
    switch effect {
    case .present(let id, let animated):
      guard let request = requests[id] else { return }
      request.isOnStage = true
      request.presenter.present(on: stage, animated: animated)
    case .dismiss(let id, let animated):
      requests[id]?.presenter.dismiss(animated: animated)
    case .withdraw(let id, let animated):
      guard let request = requests[id] else { return }
      request.isOnStage = false
      request.presenter.withdraw(animated: animated)
    case .restore(let id, let animated):
      guard let request = requests[id] else { return }
      request.isOnStage = true
      request.presenter.restore(animated: animated)
    case .look(let id):
      guard let request = requests[id] else { return }
      handle(.didLook(id, found: request.presenter.sighting))
    case .report(let id, let reason):
      guard let request = requests.removeValue(forKey: id) else { return }
      request.isOnStage = false
      request.presenter.discard()
      for owner in request.owners { callbacks.append { owner.finish(reason) } }
    case .join(let id, let first):
      guard let request = requests.removeValue(forKey: id) else { return }
      request.presenter.discard()
      requests[first]?.adopt(request.owners)
    case .setDeadline(let moment):
      setTimer(to: moment)
    case .requestTurn:
      MainClock.nextTurn { self.handle(.turnDidBegin) }
    }
  }

  private func setTimer(to moment: Instant?) {
    timer?.cancel()
    timer = nil
    guard let moment else { return }
    let wait = moment - Instant(sinceStart: MainClock.now)
    timer = MainClock.schedule(after: wait) {
      self.timer = nil
      self.handle(.deadlineDidPass)
    }
  }

  private func take(_ fact: PresenterFact, of id: RequestID) {
    switch fact {
    case .didPresent: handle(.didPresent(id))
    case .didFail(let failure): handle(.didFailToPresent(id, failure))
    case .didBeginToLeave(let reason): handle(.didBeginToLeave(id, reason))
    case .didLeave: handle(.didLeave(id))
    case .wasRemovedByApp: handle(.wasRemovedByApp(id))
    case .wasClosedByUser: handle(.endRequested(.request(id), .dismissed, animated: true))
    }
  }
}
