// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore
import UsherLimits

extension RehearsalPlayer {
  /// Where a campaign is in a launch.
  struct CampaignState {
    enum Phase {
      /// Its request is queued.
      case queued
      /// Its popup is on the screen.
      case onScreen
      /// It has no request, or one that is postponed.
      case kept
    }

    var phase = Phase.kept
    /// What keeps it from the screen: at first, the app has not shown it in this launch.
    var kept = Kept.notShown
    var wasShown = false
    /// When its popup began to appear.
    var start: Int64 = 0
    /// When a request that is postponed is queued again; `nil`: not in this launch.
    var postponementEnd: Int64?
    var reservation: LimitRecordID?
  }

  /// A popup that is on the screen.
  struct Occupant {
    enum Phase { case appearing, visible, disappearing }

    let campaign: Int
    var phase = Phase.appearing
    /// When it has appeared or disappeared.
    var animationEnd: Int64
    /// When the user will have seen it; `nil` if the user has.
    var impression: Int64?
    /// When the user dismisses it or uses its button.
    var actionTime = Int64.max

    var nextTime: Int64 {
      phase == .visible ? min(actionTime, impression ?? .max) : animationEnd
    }
  }

  var clock: LimitClock {
    LimitClock(
      boot: "", uptime: .milliseconds(now), secondsSince1970: Double(now) / 1000, zone: "")
  }

  /// Processes an event, and the replies and turns that follow from it at the same time.
  mutating func send(_ event: PopupQueue.Event) {
    let time = MonotonicInstant(sinceStart: .milliseconds(now))
    perform(queue.handle(event, at: time))
    while !pendingEvents.isEmpty {
      perform(queue.handle(pendingEvents.removeFirst(), at: time))
    }
  }

  private mutating func perform(_ effects: [PopupQueue.Effect]) {
    for effect in effects {
      switch effect {
      case .ask(let id): pendingEvents.append(.didAnswer(id, answer(id.campaign), by: .limit))
      case .forgetAnswer(let id): release(id.campaign)
      case .present(let id, _):
        states[id.campaign].phase = .onScreen
        states[id.campaign].start = now
        occupants.append(
          Occupant(campaign: id.campaign, animationEnd: now + Self.animationTime))
      case .dismiss(let id, _): beginDismissal(id.campaign)
      case .deliverOutcome(let id, let reason): finish(id.campaign, reason)
      case .setDeadline(let time): deadline = time?.sinceStart.milliseconds
      case .requestNextTurn: pendingEvents.append(.nextTurnDidBegin)
      // Nothing is suspended, hidden or refused, no request has the key of another one, and a
      // backdrop takes up no time.
      case .stopAsking, .suspend, .resume, .hide, .unhide, .passBackdrop, .removeBackdrop,
        .verify, .join, .update, .reportOverdueHold:
        break
      }
    }
  }

  /// Reserves an impression if the limits allow one.
  private mutating func answer(_ index: Int) -> PopupAnswer {
    let campaign = plan.campaigns[index]
    guard campaign.isCounted else { return .now }
    let (verdict, reservation) = ledger.reserve(campaign.limits, at: clock)
    switch verdict {
    case .admitted:
      states[index].reservation = reservation
      return .now
    case .limited(let reason, let wait):
      states[index].phase = .kept
      states[index].kept = reason.kept
      guard campaign.whenLimited == .wait else { return .drop }
      states[index].postponementEnd = wait.map { now + max($0.milliseconds, 100) }
      return .later(wait)
    case .heldOut, .unavailable:
      return .drop
    }
  }

  private mutating func beginDismissal(_ index: Int) {
    guard let position = occupants.firstIndex(where: { $0.campaign == index }) else { return }
    // Its page was left before the user has seen it.
    let isSeen = occupants[position].phase == .visible && occupants[position].impression == nil
    if !isSeen { release(index) }
    occupants[position].impression = nil
    occupants[position].phase = .disappearing
    occupants[position].animationEnd = now + Self.animationTime
  }

  private mutating func release(_ index: Int) {
    guard let id = states[index].reservation else { return }
    ledger.release(id, at: clock)
    states[index].reservation = nil
  }

  private mutating func finish(_ index: Int, _ reason: PopupDismissalReason) {
    states[index].phase = .kept
    states[index].postponementEnd = nil
    switch reason {
    case .limited: break
    case .expired: states[index].kept = Kept.expiration
    case .pageLeft: states[index].kept = Kept.page
    default: states[index].kept = Kept.notShown
    }
  }

  // MARK: - Popups on the screen

  /// Lets popups appear, be seen, be dismissed and disappear whose time it is.
  mutating func updateOccupants() {
    while let position = occupants.firstIndex(where: { $0.nextTime <= now }) {
      let (campaign, phase) = (occupants[position].campaign, occupants[position].phase)
      let id = plan.campaigns[campaign].request.id
      switch phase {
      case .appearing:
        occupants[position].phase = .visible
        occupants[position].impression = now + Self.impressionTime
        occupants[position].actionTime =
          now + lots[campaign].time(mean: plan.campaigns[campaign].lookTime)
        send(.didPresent(id))
      case .visible where occupants[position].actionTime <= now:
        act(on: position)
      case .visible:
        see(position)
      case .disappearing:
        occupants.remove(at: position)
        send(.didDisappear(id))
      }
    }
  }

  /// The user has seen a popup.
  private mutating func see(_ position: Int) {
    guard occupants[position].impression != nil else { return }
    occupants[position].impression = nil
    let campaign = occupants[position].campaign
    if let id = states[campaign].reservation { ledger.confirm(id, at: clock) }
    impressionsToday += 1
    tally.campaigns[campaign].impressions += 1
    guard let index = unseen.firstIndex(of: campaign), let arrival = arrivals[campaign] else {
      return
    }
    unseen.remove(at: index)
    tally.campaigns[campaign].seenUsers += 1
    tally.campaigns[campaign].launches += 1
    let start = states[campaign].start
    tally.campaigns[campaign].waits.insert(start - arrival)
    let days = start / .millisecondsPerDay - arrival / .millisecondsPerDay
    // The last launch of the last day can go on after midnight.
    tally.campaigns[campaign].seenOnDay[min(Int(days), plan.days)] += 1
  }

  /// The user dismisses a popup or uses its button, and has seen it.
  private mutating func act(on position: Int) {
    see(position)
    let campaign = occupants[position].campaign
    let isDismissal = lots[campaign].isChosen(percent: plan.campaigns[campaign].dismissPercent)
    if isDismissal {
      tally.campaigns[campaign].dismissals += 1
      if let id = states[campaign].reservation { ledger.userDidDismiss(id, at: clock) }
    }
    send(
      .dismissalRequested(
        .request(plan.campaigns[campaign].request.id),
        isDismissal ? .dismissedByUser : .completed, animated: true))
  }
}

extension PopupID {
  /// The index of the campaign whose request it is.
  fileprivate var campaign: Int { Int(serial) - 1 }
}

extension LimitReason {
  fileprivate var kept: Int {
    switch self {
    case .limit(_, .key): Kept.limit
    case .limit(_, .group): Kept.group
    case .limit(_, .lane): Kept.budget
    case .quietHours: Kept.quietHours
    }
  }
}
