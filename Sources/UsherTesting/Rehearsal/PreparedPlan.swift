// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore
import UsherLimits

/// A plan in the terms of the engine and the ledger, with times in milliseconds.
struct PreparedPlan: Sendable {
  struct Campaign: Sendable {
    /// The index in the plan.
    let index: Int
    let request: PopupQueue.Request
    let limits: LimitRequest
    /// Whether the ledger has to know about it.
    let isCounted: Bool
    let whenLimited: PopupLimitPolicy
    /// For each page of the plan, whether it may appear there; empty: on any page.
    let pages: [Bool]
    let isModal: Bool
    let isOnce: Bool
    let percentOfLaunches: Double
    let days: ClosedRange<Int>
    let delay: Int64
    let lookTime: Double
    let dismissPercent: Double
    let stream: UInt64
  }

  struct Segment: Sendable {
    let launchesPerDay: Double
    let start: Int64
    let length: Double
    let firstPage: Int?
    let pageSums: [Double]
    let pagesPerLaunch: Double
    let timePerPage: Double
  }

  let days: Int
  let daysPerVersion: Int
  /// The campaigns in the order in which they are submitted in a launch. The serial number of a
  /// request is one more than the index here.
  let campaigns: [Campaign]
  let capacity: Int
  /// The queue at every launch.
  let queue: PopupQueue
  /// The state when each page is visible.
  let pages: [PageState]
  let segments: [Segment]
  let segmentSums: [Double]

  init(_ plan: CampaignPlan) {
    days = plan.users.days
    daysPerVersion = plan.daysPerVersion ?? plan.users.days
    capacity = plan.lane.capacity
    let lane = PopupLane(
      name: "campaigns", capacity: plan.lane.capacity, minimumGap: plan.lane.gap)
    queue = PopupQueue(lanes: [lane])
    let names = Set(plan.users.segments.flatMap(\.pages.keys)).sorted()
    pages = names.enumerated().map { index, name in
      PageState(visible: [PageState.Page(id: PageID(serial: UInt64(index)), name: PageName(name))])
    }
    // A stable order, because those with the same delay are submitted as in the plan.
    let order = plan.campaigns.indices.sorted {
      let (first, second) = (plan.campaigns[$0].arrival, plan.campaigns[$1].arrival)
      return first.delay == second.delay ? $0 < $1 : first.delay < second.delay
    }
    campaigns = order.enumerated().map { number, index in
      Campaign(plan, index: index, serial: UInt64(number + 1), lane: lane, pageNames: names)
    }
    segments = plan.users.segments.map { Segment($0, pageNames: names) }
    segmentSums = plan.users.segments.map(\.share).runningSums
  }
}

extension PreparedPlan.Campaign {
  fileprivate init(
    _ plan: CampaignPlan, index: Int, serial: UInt64, lane: PopupLane, pageNames: [String]
  ) {
    let campaign = plan.campaigns[index]
    let key = PopupKey(campaign.key)
    self.index = index
    request = PopupQueue.Request(
      id: PopupID(serial: serial), key: key, lane: lane, priority: campaign.priority,
      scope: campaign.pages.isEmpty ? .any : .names(Set(campaign.pages.map { PageName($0) })),
      isModal: campaign.isModal, question: PopupQuestion(), expiration: campaign.expiration,
      isUnsolicited: campaign.isUnsolicited)
    let groups = campaign.groups.map { name in
      (group: PopupGroup(name), limits: plan.groups.first { $0.name == name }?.limits ?? [])
    }
    let budget = plan.lane.budget
    limits = LimitRequest(
      key: key, limits: campaign.limits, groups: groups,
      unsolicitedLane: campaign.isUnsolicited && budget != LaneBudget() ? lane.name : nil,
      budget: budget, quietHours: campaign.isUnsolicited ? plan.quietHours : nil)
    isCounted = limits.isLimited
    whenLimited = campaign.whenLimited
    pages = campaign.pages.isEmpty ? [] : pageNames.map(campaign.pages.contains)
    isModal = campaign.isModal
    isOnce = campaign.arrival.isOnce
    percentOfLaunches = campaign.arrival.percentOfLaunches
    let first = campaign.arrival.firstDay
    days = first...max(first, campaign.arrival.lastDay ?? plan.users.days)
    delay = campaign.arrival.delay.milliseconds
    lookTime = Double(campaign.lookTime.milliseconds)
    dismissPercent = campaign.dismissPercent
    stream = RehearsalRandom.stream(of: campaign.key)
  }
}

extension PreparedPlan.Segment {
  fileprivate init(_ segment: CampaignPlan.Segment, pageNames: [String]) {
    launchesPerDay = segment.launchesPerDay
    let hours = segment.hours ?? CampaignPlan.Hours(startHour: 0, endHour: 24)
    start = Int64(hours.start) * 60_000
    let minutes = hours.end > hours.start ? hours.end - hours.start : hours.end - hours.start + 1440
    length = Double(minutes) * 60_000
    firstPage = segment.firstPage.flatMap(pageNames.firstIndex)
    pageSums = pageNames.map { segment.pages[$0] ?? 0 }.runningSums
    pagesPerLaunch = segment.pagesPerLaunch
    timePerPage = Double(segment.timePerPage.milliseconds)
  }
}

extension [Double] {
  fileprivate var runningSums: [Double] {
    var sum = 0.0
    return map { value in
      sum += value
      return sum
    }
  }
}

extension Duration {
  /// Whole milliseconds, rounded up.
  var milliseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
  }
}
