// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import GalleryStories
import UIKitShim

/// The list of stories by chapter, with a control to select the act.
final class StoryListPage: UITableViewController {
  private let onPick: @MainActor (Story, Story.Act) -> Void
  private let acts = UISegmentedControl(items: ["Without Usher", "With Usher"])
  private let chapters: [(feature: Story.Feature, stories: [Story])] =
    Story.Feature.allCases.compactMap { feature in
      let stories = Story.all.filter { $0.feature == feature }
      return stories.isEmpty ? nil : (feature, stories)
    }

  /// Creates a list. The closure is called each time a story is selected. A story without the act
  /// "before" is played with Usher.
  init(onPick: @escaping @MainActor (Story, Story.Act) -> Void) {
    self.onPick = onPick
    super.init(style: .insetGrouped)
    title = "Stories"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "story")
    acts.selectedSegmentIndex = 1
    navigationItem.titleView = acts
    #if canImport(SwiftUI)
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "SwiftUI",
        primaryAction: UIAction { [weak self] _ in
          self?.present(SwiftUIScreen.makeController(), animated: true)
        })
    #endif
  }

  override func numberOfSections(in tableView: UITableView) -> Int { chapters.count }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    chapters[section].stories.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    chapters[section].feature.rawValue
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "story", for: indexPath)
    let story = chapters[indexPath.section].stories[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = story.title.english
    content.secondaryText = story.device == .iPad ? "\(story.id), for iPad" : story.id
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let story = chapters[indexPath.section].stories[indexPath.row]
    onPick(story, acts.selectedSegmentIndex == 0 ? .before : .after)
  }
}
