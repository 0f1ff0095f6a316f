// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore
import UsherLimits

/// Plays the lives of users, one after another, and counts what they see.
struct RehearsalPlayer {
  /// How long a popup takes to appear, and to disappear.
  static let animationTime: Int64 = 350
  /// How long a popup must be visible until the user has seen it, in milliseconds.
  static let impressionTime: Int64 = 1000

  let plan: PreparedPlan
  let seed: UInt64
  /// Whether campaigns are queued, too, that their limits never allow in this launch.
  let queuesEverything: Bool
  var tally: RehearsalTally

  // MARK: - One user

  /// What a user does.
  private var random = RehearsalRandom(seed: 0, stream: 0)
  /// When each campaign arrives, how long the user looks at it and whether the user dismisses it.
  var lots: [RehearsalRandom] = []
  private var segment = 0
  /// The launches so far; each ends with the process.
  private var launchCount: UInt64 = 0
  /// What the store of the ledger contains.
  private var records: [LimitRecord] = []
  private var reading: LimitReading?
  /// When each campaign arrived; `nil`: not yet.
  var arrivals: [Int64?] = []
  /// The campaigns that have arrived and were not seen yet.
  var unseen: [Int] = []
  /// The impressions of the present day.
  var impressionsToday = 0

  // MARK: - One launch

  var now: Int64 = 0
  var queue: PopupQueue
  var ledger: LimitLedger
  var deadline: Int64?
  /// The replies and turns that follow from the present event.
  var pendingEvents: [PopupQueue.Event] = []
  var states: [CampaignState] = []
  var occupants: [Occupant] = []
  var page = 0
  private var timeOnPage: Int64 = 0
  private var pagesLeft = 0
  private var arriving: [Int] = []

  init(_ plan: PreparedPlan, seed: UInt64, queuesEverything: Bool = false) {
    self.plan = plan
    self.seed = seed
    self.queuesEverything = queuesEverything
    tally = RehearsalTally(campaigns: plan.campaigns.count, days: plan.days)
    queue = plan.queue
    ledger = LimitLedger(
      device: 1, launch: LimitLaunch(id: 0, uptime: .zero, appVersion: ""), offset: { _, _ in 0 })
  }

  /// Plays the days of a user.
  mutating func play(user: Int) {
    let userSeed = seed &+ UInt64(user) &* 0xD134_2543_DE82_EF95
    random = RehearsalRandom(seed: userSeed, stream: 0)
    lots = plan.campaigns.map { RehearsalRandom(seed: userSeed, stream: $0.stream) }
    segment = random.index(in: plan.segmentSums)
    (launchCount, reading) = (0, nil)
    records.removeAll(keepingCapacity: true)
    arrivals = [Int64?](repeating: nil, count: plan.campaigns.count)
    unseen.removeAll(keepingCapacity: true)
    now = 0
    for day in 1...plan.days { play(day: day) }
    tally.userDays += plan.days
    tally.users += 1
  }

  private mutating func play(day: Int) {
    let segment = plan.segments[segment]
    let count = random.events(mean: segment.launchesPerDay)
    guard count > 0 else { return }
    let midnight = Int64(day - 1) * .millisecondsPerDay
    var times: [Int64] = []
    for _ in 0..<count {
      let time = segment.start + Int64(random.fraction() * segment.length)
      times.append(midnight + time % .millisecondsPerDay)
    }
    impressionsToday = 0
    // An app that is still in use is launched later.
    for time in times.sorted() { play(segment, launchAt: max(time, now), day: day) }
    tally.launches += count
    tally.activeDays += 1
    tally.popupsPerDay[min(impressionsToday, RehearsalResult.mostPopups)] += 1
  }

  // MARK: - One launch

  private mutating func play(_ segment: PreparedPlan.Segment, launchAt start: Int64, day: Int) {
    begin(launchAt: start, day: day)
    pagesLeft = random.count(mean: segment.pagesPerLaunch)
    visit(segment.firstPage ?? random.index(in: segment.pageSums), segment)
    showArriving(until: start, since: start)
    send(.pagesDidChange(plan.pages[page]))
    send(.sceneDidChange(.active))
    while true {
      let isPaused = occupants.contains { plan.campaigns[$0.campaign].isModal }
      var next = isPaused ? Int64.max : now + timeOnPage
      if let deadline { next = min(next, deadline) }
      if let first = arriving.first { next = min(next, start + plan.campaigns[first].delay) }
      for occupant in occupants { next = min(next, occupant.nextTime) }
      advance(to: next, isPaused: isPaused)
      if deadline.map({ $0 <= now }) ?? false {
        deadline = nil
        send(.deadlineDidPass)
      }
      updateOccupants()
      showArriving(until: now, since: start)
      guard timeOnPage <= 0 else { continue }
      guard pagesLeft > 0 else { break }
      visit(random.index(in: segment.pageSums), segment)
      send(.pagesDidChange(plan.pages[page]))
    }
    end()
  }

  private mutating func begin(launchAt start: Int64, day: Int) {
    now = start
    launchCount += 1
    queue = plan.queue
    ledger = LimitLedger(
      device: 1,
      launch: LimitLaunch(
        id: launchCount, uptime: .milliseconds(start),
        appVersion: "\((day - 1) / plan.daysPerVersion)"),
      offset: { _, _ in 0 }, reading: reading, records: records)
    deadline = nil
    occupants.removeAll(keepingCapacity: true)
    states = [CampaignState](repeating: CampaignState(), count: plan.campaigns.count)
    arriving.removeAll(keepingCapacity: true)
    for (index, campaign) in plan.campaigns.enumerated() where campaign.days.contains(day) {
      if campaign.isOnce, arrivals[index] != nil { continue }
      if campaign.percentOfLaunches < 100,
        !lots[index].isChosen(percent: campaign.percentOfLaunches)
      {
        continue
      }
      arriving.append(index)
    }
  }

  private mutating func visit(_ next: Int, _ segment: PreparedPlan.Segment) {
    page = next
    pagesLeft -= 1
    timeOnPage = random.time(mean: segment.timePerPage)
  }

  /// Shows the campaigns whose delay is over.
  private mutating func showArriving(until time: Int64, since start: Int64) {
    while let first = arriving.first, start + plan.campaigns[first].delay <= time {
      arriving.removeFirst()
      if arrivals[first] == nil {
        arrivals[first] = now
        unseen.append(first)
        tally.campaigns[first].arrivedUsers += 1
      } else if !queuesEverything, occupants.isEmpty, isOver(first) {
        continue
      }
      states[first].phase = .queued
      states[first].wasShown = true
      send(.enqueued(plan.campaigns[first].request))
    }
  }

  /// Whether the user has seen a campaign that its limits never allow in this launch. The queue would
  /// ask for it once and then never again, so omitting it changes nothing but the time that it takes.
  private mutating func isOver(_ index: Int) -> Bool {
    guard plan.campaigns[index].isCounted, !unseen.contains(index) else { return false }
    if case .limited(_, wait: nil) = ledger.verdict(for: plan.campaigns[index].limits, at: clock) {
      return true
    }
    return false
  }

  /// Ends the process: what is on the screen or waits is gone.
  private mutating func end() {
    for index in unseen where states[index].wasShown {
      tally.campaigns[index].launches += 1
      tally.campaigns[index].unseenLaunches += 1
    }
    let changes = ledger.takeChanges()
    reading = ledger.reading
    for (id, record) in changes.records.sorted(by: { $0.key < $1.key }) {
      let index = Int(id.number) - 1
      if index < records.count { records[index] = record } else { records.append(record) }
    }
  }

  // MARK: - Time

  private mutating func advance(to next: Int64, isPaused: Bool) {
    let length = next - now
    guard length > 0 else { return }
    for index in unseen {
      guard let kept = whatKeeps(index) else { continue }
      // Finding it out here is a hundred times faster than asking the queue.
      assert(doesQueueAgree(that: kept, keeps: index), "\(queue): \(kept) keeps \(index)")
      tally.campaigns[index].keptTimes[kept] += length
    }
    tally.timeInApp += length
    if !occupants.isEmpty { tally.timeWithPopup += length }
    if !isPaused { timeOnPage -= length }
    now = next
  }

  /// Returns what keeps a campaign from the screen; `nil` if it is there.
  private func whatKeeps(_ index: Int) -> Int? {
    let state = states[index]
    switch state.phase {
    case .onScreen: return nil
    case .kept where state.postponementEnd.map({ now < $0 }) ?? true: return state.kept
    case .kept, .queued:
      let pages = plan.campaigns[index].pages
      guard pages.isEmpty || pages[page] else { return Kept.page }
      guard occupants.count >= plan.capacity else { return Kept.gap }
      return Kept.firstCampaign + occupants[0].campaign
    }
  }
}

extension RehearsalPlayer {
  /// Whether the queue names the same reason.
  private func doesQueueAgree(that kept: Int, keeps index: Int) -> Bool {
    let id = plan.campaigns[index].request.id
    return switch kept {
    case Kept.notShown, Kept.expiration: queue.phase(of: id) == nil
    case Kept.limit, Kept.group, Kept.budget, Kept.quietHours:
      if case .limited? = queue.blockers(of: id).first { true } else { queue.phase(of: id) == nil }
    case Kept.page:
      queue.phase(of: id) == nil
        || queue.blockers(of: id).contains { if case .wrongPage = $0 { true } else { false } }
    case Kept.gap: queue.blockers(of: id).contains { if case .laneGap = $0 { true } else { false } }
    default:
      queue.blockers(of: id).contains { blocker in
        guard case .laneFull(let popups) = blocker else { return false }
        return popups.first?.id == plan.campaigns[kept - Kept.firstCampaign].request.id
      }
    }
  }
}

extension Int64 {
  static let millisecondsPerDay: Int64 = 86_400_000
}
