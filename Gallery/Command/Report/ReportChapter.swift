// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import GalleryStories

/// A chapter at the top of the report: a sentence and the covers of its stories.
enum ReportChapter: CaseIterable {
  case queue, campaigns, modals, alerts, styledAlerts, placeholders

  private var title: String {
    switch self {
    case .queue: "A queue tied to pages"
    case .campaigns: "Campaigns"
    case .modals: "Modals"
    case .alerts: "Alerts"
    case .styledAlerts: "Styled alerts"
    case .placeholders: "Placeholders"
    }
  }

  private var sentence: String {
    switch self {
    case .queue:
      "A popup waits for its turn and its page, disappears with the page, and returns with it."
    case .campaigns:
      "How often a popup may be shown, and how many at launch; also after a crash, and tomorrow."
    case .modals:
      "View controllers that UIKit presents wait in the same queue, and report once how they were "
        + "dismissed."
    case .alerts:
      "Any <code>UIAlertController</code>, in front of everything, from code without a view "
        + "controller."
    case .styledAlerts:
      "Cards with icons that draw themselves, text fields, countdowns, progress and themes."
    case .placeholders:
      "Loading, empty, or failed with a retry, instead of the content of any view controller."
    }
  }

  private static let rehearsalLink =
    " <a href=\"\(Report.rehearsal)\">A rehearsal of a plan</a> shows which campaigns users never see."

  private var features: Set<Story.Feature> {
    switch self {
    case .queue: [.launch, .queue, .pages]
    case .campaigns: [.campaigns]
    case .modals: [.modals]
    case .alerts: [.alerts]
    case .styledAlerts: [.styled]
    case .placeholders: [.placeholders]
    }
  }

  /// Returns the chapter as HTML, with a link if there is a page about the rehearsal.
  func row(of stories: [StoryReport], hasRehearsal: Bool) -> String {
    let own = stories.filter { story in features.contains { $0.rawValue == story.feature } }
    var used: Set<String> = []
    return """
      <section class="chapter">
      <h2>\(title)</h2>
      <p>\(sentence)\(self == .campaigns && hasRehearsal ? Self.rehearsalLink : "")</p>
      <ul class="covers">
      \(own.compactMap { cover($0, &used) }.joined(separator: "\n"))
      </ul>
      </section>
      """
  }

  /// A link to a story, whose picture plays the film. Several stories begin with the same popup, so each
  /// gets a picture that the row does not have yet, if there is one.
  private func cover(_ story: StoryReport, _ used: inout Set<String>) -> String? {
    guard let act = story.after else { return nil }
    let picture = act.covers.first { !used.contains($0) } ?? act.covers[0]
    used.insert(picture)
    return """
      <li class="\(story.device)"><a href="#\(story.id)" data-film="\(act.film)"><span class="film">\
      <img loading="lazy" src="\(picture)" alt></span>\(story.title.escaped)</a></li>
      """
  }
}
