// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// How many of the users for whom a campaign arrives must see it, such as "welcome ≥ 95 %".
public struct RehearsalRequirement: Sendable, Equatable, CustomStringConvertible {
  /// The key of the campaign.
  public let key: String
  /// The least share of these users, from 0 to 100.
  public let percent: Double

  /// Creates a requirement.
  public init(key: String, percent: Double) {
    self.key = key
    self.percent = percent
  }

  /// Reads a requirement: a key, `≥` or `>=`, and a number that `%` may follow.
  /// - Throws: `PlanError`.
  public init(_ text: String) throws {
    guard
      let found = text.wholeMatch(
        of: /\s*(.+?)\s*(?:≥|>=)\s*([0-9]{1,3}(?:\.[0-9]{1,9})?)\s*%?\s*/),
      let percent = Double(found.2), percent <= 100
    else {
      throw PlanError(
        "“\(text.prefix(100))” is no requirement; expected one such as “welcome ≥ 95 %”")
    }
    self.init(key: String(found.1), percent: percent)
  }

  /// The requirement as it is read.
  public var description: String { "\(key) ≥ \(percent.planText) %" }

  /// Returns what is not as required; `nil` if it is met.
  /// - Throws: `PlanError` if there is no such campaign.
  public func failure(in result: RehearsalResult) throws -> String? {
    guard let campaign = result.campaigns.first(where: { $0.key == key }) else {
      throw PlanError(missing(in: result.campaigns.map(\.key)))
    }
    guard let seen = campaign.seenPercent else {
      return "\(self) is not met: it arrived for no user"
    }
    guard seen < percent else { return nil }
    let rounded = (seen * 100).rounded(.down) / 100
    return "\(self) is not met: \(rounded.planText) % of the users for whom it arrived saw it"
  }

  /// Checks that a plan has the campaign.
  /// - Throws: `PlanError` if it has not.
  public func check(_ plan: CampaignPlan) throws {
    let keys = plan.campaigns.map(\.key)
    if !keys.contains(key) { throw PlanError(missing(in: keys)) }
  }

  private func missing(in keys: [String]) -> String {
    "there is no campaign “\(key.prefix(40))”; the keys are \(keys.prefix(30).joined(separator: ", "))"
  }
}
