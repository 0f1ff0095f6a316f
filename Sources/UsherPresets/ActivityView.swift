// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

/// The view of an activity: a spinner or a progress bar, a text, and a button.
@MainActor
final class ActivityView: UIView {
  private static let inset: CGFloat = 24
  private static let spacing: CGFloat = 14
  /// That of the progress bar, so that the card does not change when it replaces the spinner.
  private static let minimumWidth: CGFloat = 160

  private let background = PresetBackground(maximumRadius: 26)
  private let spinner = UIActivityIndicatorView(style: .large)
  private let bar = ActivityBar()
  private let text = UILabel()
  private let button = UIButton(configuration: .plain())
  private var onCancel: @MainActor () -> Void = {}

  init() {
    super.init(frame: .zero)
    text.font = PresetView.font(.subheadline, size: 15, weight: .medium)
    text.adjustsFontForContentSizeCategory = true
    text.textAlignment = .center
    text.numberOfLines = 0
    text.textColor = .label
    button.addAction(
      UIAction { [weak self] _ in self?.onCancel() }, for: .touchUpInside)
    for view in [background, spinner, bar, text, button] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

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

  override func sizeThatFits(_ size: CGSize) -> CGSize { frames(within: size.width).size }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    for (view, frame) in frames(within: bounds.width).views {
      view.frame = frame.offsetBy(dx: (bounds.width - frame.width) / 2, dy: 0)
    }
  }

  /// The size and the frames, one below the other, each at x = 0.
  private func frames(within width: CGFloat) -> (size: CGSize, views: [(UIView, CGRect)]) {
    let room = CGSize(
      width: max(width - 2 * ActivityView.inset, 0), height: .greatestFiniteMagnitude)
    var (y, widest, views) = (
      ActivityView.inset, ActivityView.minimumWidth, [(UIView, CGRect)]()
    )
    for view in [spinner, bar, text, button] where !view.isHidden {
      var size = view.sizeThatFits(room)
      size.width = min(size.width, room.width)
      if view === button { size.height = max(size.height, PresetView.touchHeight) }
      if !views.isEmpty { y += ActivityView.spacing }
      views.append((view, CGRect(x: 0, y: y, width: size.width, height: size.height)))
      y += size.height
      widest = max(widest, size.width)
    }
    let size = CGSize(
      width: min(widest + 2 * ActivityView.inset, width), height: y + ActivityView.inset)
    return (size, views)
  }
}
