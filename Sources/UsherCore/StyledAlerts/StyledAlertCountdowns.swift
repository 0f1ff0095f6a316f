// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The countdowns of one styled alert: which of its buttons cannot be tapped yet, which is to be pressed,
/// and when something that is seen of them changes next.
///
/// A value without a clock of its own: the time is passed in.
package struct StyledAlertCountdowns: Sendable, Equatable {
  /// The countdown of one button.
  package struct Entry: Sendable, Equatable {
    /// The name of the button.
    package let id: String
    /// How it is described.
    package let configuration: StyledAlertCountdown
    /// How it stands.
    package internal(set) var countdown: Countdown
    /// Whether its end has been seen to.
    var hasFired = false
  }

  /// What a button has to do with time: its name, and its countdown if it has one.
  package struct Button: Sendable, Equatable {
    package var id: String
    package var countdown: StyledAlertCountdown?

    package init(id: String, countdown: StyledAlertCountdown? = nil) {
      self.id = id
      self.countdown = countdown
    }
  }

  /// For every button its countdown, if it has one.
  private(set) var entries: [Entry?] = []
  private var state = DisplayTimerState.stopped

  package init() {}

  /// Whether there is any countdown.
  package var isEmpty: Bool { entries.allSatisfy { $0 == nil } }

  /// These are the buttons from now on. A countdown that was there before, of a button with that name,
  /// goes on; any other begins.
  package mutating func setButtons(_ buttons: [Button], at now: MonotonicInstant) {
    var existing = entries.compactMap { $0 }
    entries = buttons.map { button in
      guard let configuration = button.countdown else { return nil }
      if let index = existing.firstIndex(where: { $0.id == button.id && $0.configuration == configuration }) {
        return existing.remove(at: index)
      }
      var countdown = Countdown(configuration.duration)
      countdown.setRunning(configuration.action.isRunning(in: state), at: now)
      return Entry(id: button.id, configuration: configuration, countdown: countdown)
    }
  }

  /// The time of the alert stands otherwise from now on.
  package mutating func setTimerState(to state: DisplayTimerState, at now: MonotonicInstant) {
    self.state = state
    for index in entries.indices {
      guard let action = entries[index]?.configuration.action else { continue }
      entries[index]?.countdown.setRunning(action.isRunning(in: state), at: now)
    }
  }

  /// The countdown of a button, until it is over.
  package func activeCountdown(_ button: Int, at now: MonotonicInstant) -> Entry? {
    guard entries.indices.contains(button), let entry = entries[button],
      !entry.countdown.isFinished(at: now)
    else { return nil }
    return entry
  }

  /// Whether a button can be tapped.
  package func isButtonEnabled(_ button: Int, at now: MonotonicInstant) -> Bool {
    activeCountdown(button, at: now)?.configuration.action != .enables
  }

  /// The next moment at which something changes that is seen; `nil`, if nothing will.
  package func nextTick(at now: MonotonicInstant) -> MonotonicInstant? {
    entries.compactMap { entry in
      entry.flatMap { entry in
        // One that is over and has not been seen to is seen to at once.
        entry.isDue(at: now) ? now : entry.countdown.nextTick(at: now)
      }
    }.min()
  }

  /// The button that is to be pressed now, the first if there are several; each is named once.
  package mutating func nextFiringButton(at now: MonotonicInstant) -> Int? {
    guard let index = entries.indices.first(where: { entries[$0]?.isDue(at: now) == true })
    else { return nil }
    entries[index]?.hasFired = true
    return index
  }
}

extension StyledAlertCountdowns.Entry {
  /// Whether the button is to be pressed: not while the user is to be left alone.
  fileprivate func isDue(at now: MonotonicInstant) -> Bool {
    configuration.action == .presses && !hasFired && countdown.isRunning && countdown.isFinished(at: now)
  }
}

extension StyledAlertCountdown.Action {
  /// Whether a countdown with this end runs while the time of its alert stands so. One after which a
  /// button can be tapped only makes the user wait, and goes on whoever reads.
  func isRunning(in state: DisplayTimerState) -> Bool {
    switch self {
    case .enables: state != .stopped
    case .presses: state == .running
    }
  }
}

/// A span of time that runs out, stands still now and then, and is shown in whole seconds.
package struct Countdown: Sendable, Equatable {
  private var timer: DisplayTimer

  /// One of which nothing is over, and which stands still.
  package init(_ duration: Duration) {
    timer = DisplayTimer(duration.clampedToNonNegative)
  }

  /// All of it.
  package var duration: Duration { timer.duration }

  /// Whether it runs.
  package var isRunning: Bool { timer.startedAt != nil }

  /// Starts or stops it.
  package mutating func setRunning(_ isRunning: Bool, at now: MonotonicInstant) {
    timer.setRunning(isRunning, at: now)
  }

  /// What is left.
  package func remaining(at now: MonotonicInstant) -> Duration {
    guard let since = timer.startedAt else { return timer.remaining }
    return max(timer.remaining - max(now - since, .zero), .zero)
  }

  /// What is left in seconds, the one that has begun included: 3, 2, 1, and 0 when it is over.
  package func seconds(at now: MonotonicInstant) -> Int {
    let (seconds, rest) = remaining(at: now).components
    return Int(clamping: seconds) + (rest > 0 ? 1 : 0)
  }

  /// Which part of it is left, from 1 to 0.
  package func fraction(at now: MonotonicInstant) -> Double {
    duration > .zero ? min(1, remaining(at: now) / duration) : 0
  }

  /// Whether nothing is left.
  package func isFinished(at now: MonotonicInstant) -> Bool { remaining(at: now) == .zero }

  /// The next moment at which the seconds are others; `nil` while it stands still, and when it is over.
  package func nextTick(at now: MonotonicInstant) -> MonotonicInstant? {
    let left = remaining(at: now)
    guard isRunning, left > .zero else { return nil }
    return now + (left - .seconds(seconds(at: now) - 1))
  }
}

/// How far some work is, as it is shown.
package enum ProgressValue: Sendable, Hashable {
  /// Nobody knows.
  case indeterminate
  /// So far, from 0 to 1.
  case determinate(Double)

  /// What somebody has said: less than nothing, and what is no number, is nothing, and more than all of
  /// it is all of it.
  package init(_ fraction: Double?) {
    self = fraction.map { .determinate($0 > 0 ? min($0, 1) : 0) } ?? .indeterminate
  }

  /// The part that is done, if that is known.
  package var fraction: Double? {
    if case .determinate(let fraction) = self { fraction } else { nil }
  }

  /// The whole hundredths that are done: not all of them before all of it is.
  package var percent: Int? { fraction.map { Int($0 * 100 + 0.000_001) } }
}
