// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// An invitation to an activity, on a sheet. It calls a closure in `viewDidLoad`, as early as many
/// pages present alerts.
final class InvitationPage: ScrollingPage {
  private let activity = Activity.evening
  private let onLoad: @MainActor (InvitationPage) -> Void
  private lazy var content = PictureAndWords(
    ArtworkView(activity.artwork, cornerRadius: 20), words(), above: 0.58, beside: 0.58)

  init(onLoad: @escaping @MainActor (InvitationPage) -> Void) {
    self.onLoad = onLoad
    super.init(width: .readable)
    title = Copy.guestTitle.text
    navigationItem.largeTitleDisplayMode = .never
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: Copy.bagClose.text, primaryAction: UIAction { [weak self] _ in self?.close() })
    column.add(content)
    traitsDidChange()
    onLoad(self)
  }

  override func traitsDidChange() {
    guard isViewLoaded else { return }
    content.arrange(isBeside: traitCollection.hasCompactHeight && !traitCollection.hasHugeText)
  }

  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }

  private func close() {
    dismiss(animated: true)
  }

  private func words() -> UIStackView {
    let name = UILabel(activity.title, style: .title1, weight: .bold, color: Palette.ink)
    name.accessibilityTraits = .header
    let words = UIStackView(.vertical, [name])
    words.add(FactRow(symbol: "calendar", text: activity.when.text), after: 12)
    words.add(FactRow(symbol: "mappin.and.ellipse", text: activity.place.text), after: 8)
    words.add(UILabel(activity.story, style: .body, color: Palette.ink), after: 16)
    return words
  }
}
