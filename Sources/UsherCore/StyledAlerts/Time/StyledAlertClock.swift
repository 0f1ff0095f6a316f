// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The countdowns of one styled alert: which of its buttons cannot be tapped yet, which is to be pressed,
/// and when something that is seen of them changes next.
///
/// A value without a clock of its own: the time is passed in.
package struct StyledAlertClock: Sendable, Equatable {
  /// The countdown of one button.
  package struct Entry: Sendable, Equatable {
    /// The name of the button.
    package let id: String
    /// How it is described.
    package let wish: StyledAlertCountdown
    /// How it stands.
    package internal(set) var countdown: Countdown
    /// Whether its end has been seen to.
    var isDone = false
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
  private var state = ScreenTimeState.still

  package init() {}

  /// Whether there is any countdown.
  package var isEmpty: Bool { entries.allSatisfy { $0 == nil } }

  /// These are the buttons from now on. A countdown that was there before, of a button with that name,
  /// goes on; any other begins.
  package mutating func take(_ buttons: [Button], at now: Instant) {
    var known = entries.compactMap { $0 }
    entries = buttons.map { button in
      guard let wish = button.countdown else { return nil }
      if let place = known.firstIndex(where: { $0.id == button.id && $0.wish == wish }) {
        return known.remove(at: place)
      }
      var countdown = Countdown(wish.span)
      countdown.run(wish.end.runs(in: state), at: now)
      return Entry(id: button.id, wish: wish, countdown: countdown)
    }
  }

  /// The time of the alert stands otherwise from now on.
  package mutating func turn(to state: ScreenTimeState, at now: Instant) {
    self.state = state
    for place in entries.indices {
      guard let end = entries[place]?.wish.end else { continue }
      entries[place]?.countdown.run(end.runs(in: state), at: now)
    }
  }

  /// The countdown of a button, until it is over.
  package func running(_ button: Int, at now: Instant) -> Entry? {
    guard entries.indices.contains(button), let entry = entries[button],
      !entry.countdown.isOver(at: now)
    else { return nil }
    return entry
  }

  /// Whether a button can be tapped.
  package func isActive(_ button: Int, at now: Instant) -> Bool {
    running(button, at: now)?.wish.end != .activates
  }

  /// The next moment at which something changes that is seen; `nil`, if nothing will.
  package func nextTick(at now: Instant) -> Instant? {
    entries.compactMap { entry in
      entry.flatMap { entry in
        // One that is over and has not been seen to is seen to at once.
        entry.isDue(at: now) ? now : entry.countdown.nextTick(at: now)
      }
    }.min()
  }

  /// The button that is to be pressed now, the first if there are several; each is named once.
  package mutating func takeDue(at now: Instant) -> Int? {
    guard let place = entries.indices.first(where: { entries[$0]?.isDue(at: now) == true })
    else { return nil }
    entries[place]?.isDone = true
    return place
  }
}

extension StyledAlertClock.Entry {
  /// Whether the button is to be pressed: not while the user is to be left alone.
  fileprivate func isDue(at now: Instant) -> Bool {
    wish.end == .presses && !isDone && countdown.runs && countdown.isOver(at: now)
  }
}

extension StyledAlertCountdown.End {
  /// Whether a countdown with this end runs while the time of its alert stands so. One after which a
  /// button can be tapped only makes the user wait, and goes on whoever reads.
  func runs(in state: ScreenTimeState) -> Bool {
    switch self {
    case .activates: state != .still
    case .presses: state == .running
    }
  }
}
