// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

/// The view of an activity: a spinner or a progress bar, a text, and a button.
@MainActor
final class ActivityView: PresetColumnView {
  private let spinner = UIActivityIndicatorView(style: .large)
  private let bar = ActivityBar()
  private let text = PresetView.makeLabel(weight: .medium)
  private let button = UIButton(configuration: .plain())
  private var onCancel: @MainActor () -> Void = {}

  init() {
    // The least width is that of the progress bar, so that the card does not change when the bar
    // replaces the spinner.
    super.init(
      [spinner, bar, text, button], inset: CGSize(width: 24, height: 24), minimumWidth: 160,
      maximumRadius: 26)
    text.textAlignment = .center
    button.addAction(
      UIAction { [weak self] _ in self?.onCancel() }, for: .touchUpInside)
  }

  func show(_ activity: PopupActivity) {
    text.text = activity.text
    onCancel = activity.onCancel
    bar.isHidden = activity.progress == nil
    spinner.isHidden = !bar.isHidden
    text.isHidden = activity.text?.isEmpty != false
    button.isHidden = activity.cancelTitle == nil
    button.configuration?.title = activity.cancelTitle
    if spinner.isHidden { spinner.stopAnimating() } else { spinner.startAnimating() }
    if let progress = activity.progress {
      bar.progress = progress
      bar.accessibilityLabel = activity.text ?? LocalizedStrings.progress
    }
    setNeedsLayout()
  }

  override func accessibilityPerformEscape() -> Bool {
    guard !button.isHidden else { return false }
    onCancel()
    return true
  }

  override func size(of view: UIView, within room: CGSize) -> CGSize {
    var size = super.size(of: view, within: room)
    if view === button { size.height = max(size.height, PresetView.touchHeight) }
    return size
  }
}
