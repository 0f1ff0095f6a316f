// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import UsherCore
import UsherLimits

extension CampaignPlan {
  /// The most bytes of a plan in JSON.
  static let longestJSON = 1_000_000

  /// Reads a plan from JSON and checks it.
  ///
  /// The fields have the names of the properties, with their units where they have one:
  /// `lookSeconds`, `expirationSeconds`, `gapSeconds`. The plans in `Gallery/Plans` are examples.
  /// - Throws: `PlanError`, which names each problem and its place.
  public init(json: Data) throws {
    guard json.count <= CampaignPlan.longestJSON else {
      throw PlanError("the plan has \(json.count) bytes; \(CampaignPlan.longestJSON) are the most")
    }
    let value: JSONValue
    do {
      value = try JSONDecoder().decode(JSONValue.self, from: json)
    } catch {
      throw PlanError("the plan is not JSON: \(error.reason)")
    }
    try self.init(value)
    try validate()
  }

  private init(_ value: JSONValue) throws {
    let reader = try PlanReader(
      value, at: "",
      fields: ["campaigns", "daysPerVersion", "groups", "lane", "quietHours", "users"])
    let users = try Users(try reader.required("users"))
    self.init(
      campaigns: try reader.list("campaigns", Campaign.init),
      groups: try reader.list("groups", Group.init),
      lane: try reader.value("lane").map(Lane.init) ?? Lane(),
      quietHours: try reader.value("quietHours").map(QuietHours.init),
      daysPerVersion: try reader.integer("daysPerVersion"), users: users)
  }
}

extension Error {
  /// What the decoder of JSON says, with the place.
  fileprivate var reason: String {
    guard case DecodingError.dataCorrupted(let context)? = self as? DecodingError else {
      return "\(self)"
    }
    let place = context.codingPath.map(\.stringValue).joined(separator: ".")
    let cause = (context.underlyingError as NSError?)?.userInfo["NSDebugDescription"] as? String
    let words = cause ?? context.debugDescription
    return place.isEmpty ? words : "\(words) (\(place))"
  }
}

extension CampaignPlan.Campaign {
  fileprivate init(_ value: JSONValue, _ place: String) throws {
    let reader = try PlanReader(
      value, at: place,
      fields: [
        "arrival", "dismissPercent", "expirationSeconds", "groups", "key", "limits",
        "lookSeconds", "modal", "pages", "priority", "unsolicited", "whenLimited",
      ])
    guard case .text(let key) = try reader.required("key") else {
      throw PlanError("expected a text", at: reader.place(of: "key"))
    }
    self.init(key: key)
    priority = try PopupPriority(reader) ?? priority
    pages = try reader.texts("pages")
    limits = try reader.list("limits", PopupLimit.init)
    groups = try reader.texts("groups")
    isUnsolicited = try reader.bool("unsolicited") ?? isUnsolicited
    isModal = try reader.bool("modal") ?? isModal
    expiration = try reader.duration("expirationSeconds")
    whenLimited =
      try reader.choice("whenLimited", of: ["wait": .wait, "drop": .drop]) ?? whenLimited
    arrival =
      try reader.value("arrival")
      .map { try CampaignPlan.Arrival($0, reader.place(of: "arrival")) } ?? arrival
    lookTime = try reader.duration("lookSeconds") ?? lookTime
    dismissPercent = try reader.number("dismissPercent") ?? dismissPercent
  }
}

extension PopupPriority {
  private static let named: [PopupPriority] = [.urgent, .launch, .campaign, .guide, .standard]

  /// Reads the name of a priority or a number.
  fileprivate init?(_ reader: PlanReader) throws {
    guard let value = reader.value("priority") else { return nil }
    switch value {
    case .text(let text):
      guard let priority = PopupPriority.named.first(where: { $0.description == text }) else {
        let names = PopupPriority.named.map(\.description).joined(separator: ", ")
        throw PlanError(
          "unknown priority “\(text.prefix(40))”; the names are \(names)",
          at: reader.place(of: "priority"))
      }
      self = priority
    default:
      guard let number = try reader.integer("priority") else { return nil }
      self.init(number)
    }
  }
}

extension CampaignPlan.Arrival {
  fileprivate init(_ value: JSONValue, _ place: String) throws {
    let reader = try PlanReader(
      value, at: place,
      fields: ["firstDay", "lastDay", "once", "percentOfLaunches", "secondsAfterLaunch"])
    self.init()
    isOnce = try reader.bool("once") ?? isOnce
    percentOfLaunches = try reader.number("percentOfLaunches") ?? percentOfLaunches
    firstDay = try reader.integer("firstDay") ?? firstDay
    lastDay = try reader.integer("lastDay")
    delay = try reader.duration("secondsAfterLaunch") ?? delay
  }
}

extension PopupLimit {
  fileprivate init(_ value: JSONValue, _ place: String) throws {
    let reader = try PlanReader(value, at: place, fields: ["atMost", "inDays", "per", "restDays"])
    let count = try reader.count("atMost")
    let period = try reader.choice(
      "per", of: ["day": Period.day, "launch": .launch, "appVersion": .appVersion])
    let length = try reader.duration("inDays", unit: 86_400, within: 0...366)
    let rest = try reader.duration("restDays", unit: 86_400, within: 0...366)
    switch (count, period, length, rest) {
    case (let count?, nil, nil, nil): self = .atMost(count)
    case (let count?, let period?, nil, nil): self = .atMost(count, per: period)
    case (let count?, nil, let length?, nil): self = .atMost(count, within: length)
    case (nil, nil, nil, let rest?): self = .rest(afterDismissal: rest)
    default:
      throw PlanError(
        "expected atMost, atMost with per, atMost with inDays, or restDays", at: place)
    }
  }
}

extension CampaignPlan.Group {
  fileprivate init(_ value: JSONValue, _ place: String) throws {
    let reader = try PlanReader(value, at: place, fields: ["limits", "name"])
    guard case .text(let name) = try reader.required("name") else {
      throw PlanError("expected a text", at: reader.place(of: "name"))
    }
    self.init(name: name, limits: try reader.list("limits", PopupLimit.init))
  }
}

extension CampaignPlan.Lane {
  fileprivate init(_ value: JSONValue) throws {
    let reader = try PlanReader(
      value, at: "lane",
      fields: [
        "afterLaunchSeconds", "capacity", "gapSeconds", "perDay", "perLaunch",
        "quietAfterDismissalHours",
      ])
    self.init()
    capacity = try reader.integer("capacity") ?? capacity
    gap = try reader.duration("gapSeconds") ?? gap
    budget.perLaunch = try reader.count("perLaunch")
    budget.perDay = try reader.count("perDay")
    budget.afterLaunch =
      try reader.duration("afterLaunchSeconds", within: 0...3600) ?? budget.afterLaunch
    budget.quietAfterDismissal =
      try reader.duration("quietAfterDismissalHours", unit: 3600, within: 0...366 * 24)
      ?? budget.quietAfterDismissal
  }
}

extension CampaignPlan.Hours {
  fileprivate init(_ value: JSONValue, _ place: String) throws {
    let (start, end) = try PlanReader(value, at: place, fields: ["from", "to"]).minutes
    self.init(startHour: 0, startMinute: start, endHour: 0, endMinute: end)
  }
}

extension QuietHours {
  fileprivate init(_ value: JSONValue) throws {
    let (start, end) = try PlanReader(value, at: "quietHours", fields: ["from", "to"]).minutes
    self.init(startHour: 0, startMinute: start, endHour: 0, endMinute: end)
  }
}

extension CampaignPlan.Users {
  fileprivate init(_ value: JSONValue) throws {
    let reader = try PlanReader(value, at: "users", fields: ["days", "segments"])
    self.init(segments: try reader.list("segments", CampaignPlan.Segment.init))
    days = try reader.integer("days") ?? days
  }
}

extension CampaignPlan.Segment {
  fileprivate init(_ value: JSONValue, _ place: String) throws {
    let reader = try PlanReader(
      value, at: place,
      fields: [
        "firstPage", "hours", "launchesPerDay", "name", "pages", "pagesPerLaunch",
        "secondsPerPage", "share",
      ])
    self.init(pages: try reader.numbers("pages"))
    name = try reader.text("name") ?? name
    share = try reader.number("share") ?? share
    launchesPerDay = try reader.number("launchesPerDay") ?? launchesPerDay
    hours =
      try reader.value("hours").map { try CampaignPlan.Hours($0, reader.place(of: "hours")) }
    firstPage = try reader.text("firstPage")
    pagesPerLaunch = try reader.number("pagesPerLaunch") ?? pagesPerLaunch
    timePerPage = try reader.duration("secondsPerPage") ?? timePerPage
  }
}
