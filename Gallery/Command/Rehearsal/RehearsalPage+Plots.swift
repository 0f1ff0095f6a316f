// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import UsherTesting

/// The plots of the page, as SVG that is as wide as its place; their numbers are text beside them.
extension RehearsalPage {
  // MARK: - What keeps a campaign from the screen

  /// The blockers as one bar and a list, which has the exact numbers.
  func blockers(of campaign: RehearsalResult.Campaign) -> String {
    guard !campaign.blockers.isEmpty else {
      return "<p class=\"none\">Nothing kept it waiting.</p>"
    }
    var start = 0.0
    var shapes: [String] = []
    for blocker in campaign.blockers {
      shapes.append(
        "<rect class=\"\(blocker.cause.style)\" x=\"\(start.short)%\" width=\"\(blocker.percent.short)%\" "
          + "height=\"14\"/>")
      start += blocker.percent
    }
    let shown = campaign.blockers.prefix(4)
    var items = shown.map { blocker in
      "<li><i class=\"\(blocker.cause.style)\"></i>\(blocker.cause.html)"
        + "<b>\(blocker.percent.percentText)</b></li>"
    }
    let rest = campaign.blockers.dropFirst(4).reduce(0) { $0 + $1.percent }
    if rest >= 0.05 { items.append("<li><i></i>other<b>\(rest.percentText)</b></li>") }
    return """
      <h4>What kept it from the screen</h4>
      <svg class="kept" role="img" width="100%" height="14"><title>\(words(of: campaign).escaped)</title>\
      \(shapes.joined())</svg>
      <ul class="causes">\(items.joined())</ul>
      """
  }

  private func words(of campaign: RehearsalResult.Campaign) -> String {
    "\(campaign.key) waited for: "
      + campaign.blockers.map { "\($0.cause), \($0.percent.percentText)" }.joined(separator: "; ")
  }

  static var legend: String {
    """
    <p class="note">Waiting is counted from the arrival to the first impression; what kept a campaign from the \
    screen, by the time in the app meanwhile. The curve shows how many of its users have seen it by each day \
    after its arrival.</p>
    """
  }

  // MARK: - Reach over days

  func reach(of campaign: RehearsalResult.Campaign) -> String {
    guard campaign.arrivedUsers > 0 else { return "" }
    var sum = 0
    let shares = campaign.seenUsersByDay.prefix(result.daysPerUser).map { count in
      sum += count
      return Double(sum) / Double(campaign.arrivedUsers) * 100
    }
    guard shares.count > 1, let last = shares.last else { return "" }
    let points = shares.enumerated().map { day, share in
      "\((Double(day) / Double(shares.count - 1) * 100).short),\((100 - share).short)"
    }
    let words =
      "\(shares[0].percentText) saw \(campaign.key) on the day of its arrival, "
      + "\(last.percentText) within \(shares.count) days"
    return """
      <figure class="reach"><svg role="img" viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" \
      height="72"><title>\(words.escaped)</title><path class="grid" d="M0 0H100M0 50H100M0 100H100"/>\
      <path class="area" d="M0 100L\(points.joined(separator: "L"))L100 100Z"/>\
      <path class="line" d="M\(points.joined(separator: "L"))"/></svg>
      <figcaption><span>same day: \(shares[0].percentText)</span><span>day \(shares.count): \
      \(last.percentText)</span></figcaption></figure>
      """
  }

  // MARK: - Popups per day

  var histogram: String {
    let total = max(result.daysByPopups.reduce(0, +), 1)
    let rows = result.daysByPopups.enumerated().map { number, count in
      let label = number == RehearsalResult.mostPopups ? "\(number) or more" : "\(number)"
      let percent = Double(count) / Double(total) * 100
      let words = "\(label) \(number == 1 ? "popup" : "popups"): \(percent.percentText) of the days"
      return """
        <li><span class="name">\(label)</span><svg role="img" width="100%" height="18"><title>\(words)</title>\
        <rect class="track" width="100%" height="18" rx="4"/>\
        <rect class="seen" width="\(percent.short)%" height="18" rx="4"/></svg>\
        <span class="value">\(percent.percentText)</span></li>
        """
    }
    return """
      <h4>Popups on a day, share of the days with a launch</h4>
      <ul class="overview">
      \(rows.joined(separator: "\n"))
      </ul>
      """
  }
}

extension RehearsalResult.Cause {
  /// The class of its color.
  fileprivate var style: String {
    switch self {
    case .limit: "limit"
    case .groupLimit: "group"
    case .laneBudget: "budget"
    case .quietHours: "quiet"
    case .page: "off-page"
    case .gap: "gap"
    case .launchEnded: "ended"
    case .expiration: "expired"
    case .campaign: "rival"
    }
  }

  fileprivate var html: String { description.escaped }
}

extension Double {
  var twoDecimals: String { String(format: "%.2f", self) }

  /// A share from 0 to 100. What is not quite nothing or everything does not look like it.
  var percentText: String {
    if self > 0, self < 0.05 { return "< 0.1 %" }
    if self < 100, self >= 99.95 { return "> 99.9 %" }
    return String(format: self == rounded() ? "%.0f %%" : "%.1f %%", self)
  }
}

extension Int {
  /// The number with groups of three digits.
  var grouped: String {
    var text = ""
    for (index, digit) in String(self).reversed().enumerated() {
      if index > 0, index % 3 == 0 { text = "," + text }
      text = String(digit) + text
    }
    return text
  }
}

extension Duration? {
  /// The time in its natural unit; a dash if there is none.
  var words: String {
    guard let self else { return "–" }
    let seconds = self / .seconds(1)
    return switch seconds {
    case ..<0.5: "at once"
    case ..<90: String(format: "%.0f s", seconds)
    case ..<5400: String(format: "%.0f min", seconds / 60)
    case ..<129_600: String(format: "%.0f h", seconds / 3600)
    default: String(format: "%.1f days", seconds / 86_400)
    }
  }
}
