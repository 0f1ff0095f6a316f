// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Usher
import UsherTesting

/// The page about a rehearsal: who sees each campaign, after what time, what keeps it from the
/// screen, and how full the days are. It needs no other file.
struct RehearsalPage {
  private static let style = "rehearsal.css"

  let name: String
  let plan: CampaignPlan
  let result: RehearsalResult
  let requirements: [RehearsalRequirement]
  let failures: [String]

  var html: String {
    get throws {
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>Rehearsal: \(name.escaped)</title>
      <link rel="icon" href="data:,">
      <style>
      \(try Self.text(of: Report.style))
      \(try Self.text(of: Self.style))
      </style>
      </head>
      <body>
      <main class="rehearsal">
      \(header)
      \(overview)
      <section>
      <h2>Campaign by campaign</h2>
      \(Self.legend)
      <div class="campaigns">
      \(starvingFirst.map(card).joined(separator: "\n"))
      </div>
      </section>
      \(days)
      </main>
      </body>
      </html>

      """
    }
  }

  private static func text(of asset: String) throws -> String {
    guard let file = Bundle.module.url(forResource: "Assets/\(asset)", withExtension: nil) else {
      throw CocoaError(.fileNoSuchFile)
    }
    return try String(contentsOf: file, encoding: .utf8)
  }

  private var starvingFirst: [RehearsalResult.Campaign] {
    result.campaigns.enumerated().sorted {
      let (first, second) = ($0.element.seenPercent ?? -1, $1.element.seenPercent ?? -1)
      return first == second ? $0.offset < $1.offset : first < second
    }.map(\.element)
  }

  // MARK: - The top

  private var header: String {
    let segments = plan.users.segments.count
    return """
      <header>
      <p class="id">\(name.escaped)</p>
      <h1>\(headline)</h1>
      <p>\(result.userDays.grouped) days of \(result.users.grouped) users in \
      \(segments == 1 ? "1 segment" : "\(segments) segments"), \(result.launches.grouped) launches, seed \
      \(String(result.seed)). Played by the queue itself, with its limits, in virtual time.</p>
      \(failures.map { "<p class=\"failure\">\($0.escaped.replacing(" %", with: "&nbsp;%"))</p>" }.joined(separator: "\n"))
      </header>
      """
  }

  /// The campaigns that most users do not see.
  private var headline: String {
    let starving = result.campaigns.filter { $0.seenPercent.map { $0 < 50 } ?? true }
    let count = result.campaigns.count
    return switch starving.count {
    case 0: "Every campaign is seen by most of its users."
    case 1: "1 of \(count) campaigns is not seen by most of its users."
    default: "\(starving.count) of \(count) campaigns are not seen by most of their users."
    }
  }

  private var overview: String {
    """
    <section>
    <h2>Who sees it</h2>
    <p class="note">Of the users for whom a campaign arrived: the app showed it in one of their launches.</p>
    <ul class="overview">
    \(starvingFirst.map(overviewRow).joined(separator: "\n"))
    </ul>
    </section>
    """
  }

  private func overviewRow(_ campaign: RehearsalResult.Campaign) -> String {
    let percent = campaign.seenPercent ?? 0
    let least = requirements.first { $0.key == campaign.key }?.percent
    let mark = least.map {
      "<rect class=\"least\" x=\"\($0.short)%\" y=\"0\" width=\"2\" height=\"18\"/>"
    }
    let words =
      "\(campaign.key): \(percent.percentText) saw it"
      + (least.map { ", required \($0.percentText)" } ?? "")
    return """
      <li class="\(percent < 50 ? "starving" : "fed")"><span class="name">\(campaign.key.escaped)</span>\
      <svg role="img" width="100%" height="18"><title>\(words.escaped)</title>\
      <rect class="track" width="100%" height="18" rx="4"/>\
      <rect class="seen" width="\(percent.short)%" height="18" rx="4"/>\(mark ?? "")</svg>\
      <span class="value">\(campaign.seenPercent == nil ? "–" : percent.percentText)</span></li>
      """
  }

  // MARK: - One campaign

  private func card(_ campaign: RehearsalResult.Campaign) -> String {
    let percent = campaign.seenPercent ?? 0
    let priority = plan.campaigns.first { $0.key == campaign.key }?.priority.description ?? ""
    return """
      <article class="campaign \(percent < 50 ? "starving" : "fed")">
      <h3>\(campaign.key.escaped) <small>\(priority.escaped)</small></h3>
      <p class="share"><strong>\(campaign.seenPercent == nil ? "–" : percent.percentText)</strong> saw it, \
      \((100 - percent).percentText) never did</p>
      <dl>
      <div><dt>Impressions per user</dt><dd>\(campaign.impressionsPerUser.twoDecimals)</dd></div>
      <div><dt>Median wait</dt><dd>\(campaign.medianWait.words)</dd></div>
      <div><dt>90 % wait at most</dt><dd>\(campaign.longWait.words)</dd></div>
      <div><dt>Launches that ended first</dt><dd>\(campaign.launchesPercent.percentText)</dd></div>
      </dl>
      \(blockers(of: campaign))
      \(reach(of: campaign))
      </article>
      """
  }

  // MARK: - Days

  private var days: String {
    let share = result.timeWithPopup / max(result.timeInApp, .milliseconds(1)) * 100
    return """
      <section class="days">
      <h2>How full a day is</h2>
      <p class="note">On a day with a launch a user sees \(result.popupsPerActiveDay.twoDecimals) popups on \
      average. A popup is on the screen in \(share.percentText) of the time in the app.</p>
      \(histogram)
      </section>
      """
  }

  // MARK: - The terminal

  /// The numbers of each campaign as a table for the terminal.
  static func table(of result: RehearsalResult) -> String {
    let rows = result.campaigns.map { campaign in
      [
        campaign.key, campaign.seenPercent?.percentText ?? "–",
        campaign.impressionsPerUser.twoDecimals, campaign.medianWait.words,
        campaign.longWait.words,
        campaign.blockers.first.map { "\($0.cause) (\($0.percent.percentText))" } ?? "",
      ]
    }
    let all = [["campaign", "saw it", "per user", "median", "90 %", "kept most by"]] + rows
    let widths = all[0].indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { row in
      row.indices.map { column in
        column == row.count - 1
          ? row[column]
          : row[column].padding(toLength: widths[column], withPad: " ", startingAt: 0)
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}

extension RehearsalResult.Campaign {
  /// The share of the launches before the first impression that ended without one.
  var launchesPercent: Double {
    Double(launchesWithoutImpression) / Double(max(launchesBeforeImpression, 1)) * 100
  }
}
