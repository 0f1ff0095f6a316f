// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

/// The view of a confirmation: an icon that is drawn, or an image, and texts below it.
@MainActor
final class ConfirmationView: PresetColumnView {
  private static let iconSize = CGSize(width: 76, height: 76)

  private let icon: UIView
  private let labels: [UILabel]
  private let style: StyledAlertStyle
  private var isDrawn = false

  init(_ texts: [String], style: StyledAlertStyle, image: UIImage?) {
    self.style = style
    icon = ConfirmationView.makeIcon(style, image)
    labels = texts.enumerated().map { index, text in
      let label =
        index == 0
        ? PresetView.makeLabel(text, .title3, size: 20, weight: .semibold)
        : PresetView.makeLabel(text, color: .readableSecondary)
      label.textAlignment = .center
      return label
    }
    super.init(
      [icon] + labels, inset: CGSize(width: 28, height: 26), minimumWidth: 120, maximumRadius: 34)
  }

  private static func makeIcon(_ style: StyledAlertStyle, _ image: UIImage?) -> UIView {
    guard let image else {
      return StyledAlertDrawing(style, color: .label, lineWidth: 6)
    }
    let view = UIImageView(image: image)
    view.contentMode = .scaleAspectFit
    view.tintColor = .label
    return view
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // Not again when it is moved.
    guard window != nil, !isDrawn else { return }
    isDrawn = true
    layoutIfNeeded()
    let delay = (icon as? StyledAlertDrawing)?.draw() ?? 0
    let feedback = StyledAlertTheme.default.feedback(style)
    _ = MainClock.schedule(after: .seconds(delay)) { [weak self] in
      if self?.window != nil { feedback.play() }
    }
  }

  override func size(of view: UIView, within room: CGSize) -> CGSize {
    view === icon ? ConfirmationView.iconSize : super.size(of: view, within: room)
  }

  override func spacing(above view: UIView) -> CGFloat {
    view === labels.first ? super.spacing(above: view) : 4
  }
}
