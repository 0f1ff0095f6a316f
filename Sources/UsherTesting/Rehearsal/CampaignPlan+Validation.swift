// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

extension CampaignPlan {
  /// Checks the plan. Throws all problems.
  func validate() throws {
    var checks = PlanChecks()
    checks.count(campaigns.count, 1...100, "campaigns")
    checks.count(groups.count, 0...100, "groups")
    checks.names(campaigns.map(\.key), "campaigns", "key")
    checks.names(groups.map(\.name), "groups", "name")
    let pages = Set(users.segments.flatMap(\.pages.keys))
    let groupNames = Set(groups.map(\.name))
    for (index, campaign) in campaigns.enumerated() {
      let place = "campaigns[\(index)] “\(campaign.key.prefix(40))”"
      checks.check(campaign, at: place)
      checks.known(campaign.pages, pages, "page", place)
      checks.known(campaign.groups, groupNames, "group", place)
    }
    checks.check(lane)
    if let daysPerVersion { checks.range(daysPerVersion, 1...366, "daysPerVersion") }
    checks.check(users)
    if !checks.problems.isEmpty { throw PlanError(checks.problems) }
  }
}

/// The problems of a plan, found so far.
private struct PlanChecks {
  private(set) var problems: [String] = []

  mutating func range<Number: Comparable>(
    _ value: Number, _ range: ClosedRange<Number>, _ place: String
  ) {
    guard !range.contains(value) else { return }
    problems.append("\(place) is \(value); it must be \(range.lowerBound) to \(range.upperBound)")
  }

  mutating func count(_ count: Int, _ range: ClosedRange<Int>, _ place: String) {
    guard !range.contains(count) else { return }
    problems.append(
      "\(place) has \(count) elements; it must have \(range.lowerBound) to \(range.upperBound)")
  }

  mutating func names(_ names: [String], _ place: String, _ property: String) {
    var known: Set<String> = []
    for (index, name) in names.enumerated() {
      range(name.count, 1...100, "\(place)[\(index)]: the number of characters of its \(property)")
      if !known.insert(name).inserted {
        problems.append("\(place)[\(index)]: the \(property) “\(name)” is in use already")
      }
    }
  }

  mutating func known(_ names: [String], _ known: Set<String>, _ kind: String, _ place: String) {
    count(names.count, 0...100, "\(place): its list of each \(kind)")
    for name in names where !known.contains(name) {
      let all = known.sorted().prefix(20).joined(separator: ", ")
      problems.append(
        "\(place): there is no \(kind) “\(name.prefix(40))”; the names are \(all)")
    }
  }

  mutating func check(_ campaign: CampaignPlan.Campaign, at place: String) {
    count(campaign.limits.count, 0...20, "\(place): limits")
    if let expiration = campaign.expiration {
      range(expiration, .zero ... .seconds(86_400), "\(place): expiration")
    }
    range(campaign.lookTime, .milliseconds(100) ... .seconds(3600), "\(place): lookTime")
    range(campaign.dismissPercent, 0...100, "\(place): dismissPercent")
    let arrival = campaign.arrival
    range(arrival.percentOfLaunches, 0...100, "\(place): arrival.percentOfLaunches")
    range(arrival.firstDay, 1...366, "\(place): arrival.firstDay")
    if let last = arrival.lastDay {
      range(
        last, max(arrival.firstDay, 1)...max(arrival.firstDay, 366), "\(place): arrival.lastDay")
    }
    range(arrival.delay, .zero ... .seconds(3600), "\(place): arrival.delay")
  }

  mutating func check(_ lane: CampaignPlan.Lane) {
    range(lane.capacity, 1...10, "lane.capacity")
    range(lane.gap, .zero ... .seconds(3600), "lane.gap")
  }

  mutating func check(_ users: CampaignPlan.Users) {
    range(users.days, 1...366, "users.days")
    count(users.segments.count, 1...20, "users.segments")
    for (index, segment) in users.segments.enumerated() {
      let place = "users.segments[\(index)] “\(segment.name.prefix(40))”"
      range(segment.share, 0...1_000_000, "\(place): share")
      range(segment.launchesPerDay, 0...50, "\(place): launchesPerDay")
      range(segment.pagesPerLaunch, 1...200, "\(place): pagesPerLaunch")
      range(segment.timePerPage, .milliseconds(500) ... .seconds(3600), "\(place): timePerPage")
      count(segment.pages.count, 1...100, "\(place): pages")
      for (name, weight) in segment.pages.sorted(by: { $0.key < $1.key }) {
        range(name.count, 1...100, "\(place): the number of characters of a page's name")
        range(weight, 0...1_000_000, "\(place): pages.\(name.prefix(40))")
      }
      if segment.pages.values.allSatisfy({ !($0 > 0) }) {
        problems.append("\(place): at least one of its pages must have a number above 0")
      }
      if let page = segment.firstPage { known([page], Set(segment.pages.keys), "page", place) }
    }
    if !users.segments.isEmpty, users.segments.allSatisfy({ !($0.share > 0) }) {
      problems.append("users.segments: at least one must have a share above 0")
    }
  }
}
